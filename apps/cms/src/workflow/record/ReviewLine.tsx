import type { Review } from '@bank/content/reviews/review-log.ts'
import type { Words } from '../../language/en.ts'
import { commentOf, lineOf } from './review-words.ts'

/** One step of a draft, with what was said. */
export const ReviewLine = ({ of: step, words }: { readonly of: Review; readonly words: Words }) => (
  <>
    {lineOf(step, words)}
    {step.comment && <blockquote>{commentOf(step, words)}</blockquote>}
  </>
)
