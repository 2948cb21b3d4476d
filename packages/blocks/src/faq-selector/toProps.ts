import { nonBlank, type Text } from '@bank/model/text.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { ToProps } from '../block.ts'
import { type Question, toQuestion } from '../faq/question.ts'
import type { faqSelector } from './schema.ts'

export type FaqSelectorProps = {
  headline: Text | undefined
  questions: readonly Question[]
  more: Action | undefined
}

/** Shows the block's own questions in its own order (BLK-38). A question that is not published is left out. */
export const toProps: ToProps<typeof faqSelector, FaqSelectorProps> = (record, context) => {
  const published = new Map(context.records['faq-questions'].map((question) => [question.id, question]))
  const questions = (record.Question ?? []).flatMap((id) => {
    const question = published.get(id)
    return question ? toQuestion(question, context) : []
  })
  if (questions.length === 0) return undefined
  return { headline: nonBlank(record.headline), questions, more: action(context, record.link, record.linkText, record.refresh) }
}
