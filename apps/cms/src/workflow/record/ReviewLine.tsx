import { commentIn } from '@bank/content/reviews/program-words.ts'
import type { Review } from '@bank/content/reviews/review-log.ts'
import type { Words } from '../../language/en.ts'
import { lineOf } from './review-words.ts'

/** One step of a draft, with what was said. */
export const ReviewLine = ({ of: step, words }: { readonly of: Review; readonly words: Words }) => (
  <>
    {lineOf(step, words)}
    {step.comment && <blockquote>{commentIn(words.language, step.comment, step.action)}</blockquote>}
  </>
)
