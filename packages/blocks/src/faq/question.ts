import { nonBlank, type Text } from '@bank/model/text.ts'
import type { BlockContext } from '../block.ts'
import type { FaqQuestion } from './group-questions.ts'

export type Question = { readonly id: string; readonly question: Text; readonly answer: Text }

/** A question with its answer, ready to be shown; nothing when either is missing. */
export const toQuestion = ({ id, question, answer }: FaqQuestion, { html }: Pick<BlockContext, 'html'>): readonly Question[] => {
  const asked = nonBlank(question)
  const answered = html(answer)
  return asked && answered ? [{ id, question: asked, answer: answered }] : []
}
