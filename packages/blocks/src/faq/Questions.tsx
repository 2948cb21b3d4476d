import { useId } from 'react'
import { Accordion } from '../accordion/Accordion.tsx'
import { questionAnchor } from './faq-address.ts'
import type { Question } from './question.ts'

type QuestionsProps = {
  of: readonly Question[]
  /** Says which are open, where somebody else knows; such questions can be linked to, and a page has each once like that. */
  isOpen?: ((id: string) => boolean) | undefined
  /** The heading that each question is, below that of its group. */
  heading?: 'h3' | 'h4' | undefined
  onExpand?: ((id: string) => void) | undefined
  onCollapse?: ((id: string) => void) | undefined
}

/** Questions, each an accordion that holds its answer (BLK-37). */
export const Questions = ({ of, isOpen, heading = 'h3', onExpand, onCollapse }: QuestionsProps) => {
  const list = useId()
  return (
    <div className="faq-questions">
      {of.map(({ id, question, answer }) => (
        <div key={id} className="faq-question" id={isOpen ? questionAnchor(id) : undefined}>
          <Accordion
            // One that stays when it is rendered again: what was open is found by it.
            id={isOpen ? `answer-${id}` : `answer${list}${id}`}
            title={question}
            body={answer}
            open={false}
            isOpen={isOpen?.(id)}
            heading={heading}
            onExpand={() => onExpand?.(id)}
            onCollapse={() => onCollapse?.(id)}
          />
        </div>
      ))}
    </div>
  )
}
