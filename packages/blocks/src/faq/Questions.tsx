import { useId } from 'react'
import { Accordion } from '../accordion/Accordion.tsx'
import type { Question } from './question.ts'

type QuestionsProps = {
  of: readonly Question[]
  /** Questions can be linked to; a page has each question once like that. */
  anchored?: boolean | undefined
  /** The heading that each question is, below that of its group. */
  heading?: 'h3' | 'h4' | undefined
  onExpand?: ((id: string) => void) | undefined
  onCollapse?: ((id: string) => void) | undefined
}

/** Questions, each an accordion that holds its answer (BLK-37). */
export const Questions = ({ of, anchored, heading = 'h3', onExpand, onCollapse }: QuestionsProps) => {
  const list = useId()
  return (
    <div className="faq-questions">
      {of.map(({ id, question, answer }) => (
        <div key={id} className="faq-question" id={anchored ? `faq-${id}` : undefined}>
          <Accordion
            id={`answer${list}${id}`}
            title={question}
            body={answer}
            open={false}
            heading={heading}
            onExpand={() => onExpand?.(id)}
            onCollapse={() => onCollapse?.(id)}
          />
        </div>
      ))}
    </div>
  )
}
