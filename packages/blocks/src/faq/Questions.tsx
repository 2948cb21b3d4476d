import { Icon } from '../primitives/Icon.tsx'
import { Html, Words } from '../primitives/Words.tsx'
import type { Question } from './question.ts'

/** Questions that open on their answers (BLK-37). `anchored` ones can be linked to; a page has each question once like that. */
export const Questions = ({ of, anchored }: { of: readonly Question[]; anchored?: boolean }) => (
  <div className="faq-questions">
    {of.map(({ id, question, answer }) => (
      <details key={id} className="faq-question" id={anchored ? `faq-${id}` : undefined}>
        <summary data-track-action="expand" data-track-category="faq">
          <Words of={question} as="span" />
          <Icon name="chevron-down" size={20} />
        </summary>
        <Html of={answer} className="rich faq-answer" />
      </details>
    ))}
  </div>
)
