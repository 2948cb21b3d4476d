import type { Review } from '@bank/content/reviews/review-log.ts'
import { useWords } from '../language/use-words.ts'
import { commentOf, lineOf } from './review-words.ts'

/** What happened to a draft so far, oldest first, with what was said. */
export const ReviewSteps = ({ reviews }: { readonly reviews: readonly Review[] }) => {
  const words = useWords()
  if (reviews.length === 0) return null
  return (
    <ol className="workflow-steps">
      {reviews.map((each) => (
        <li key={`${each.at} ${each.action}`}>
          {lineOf(each, words)}
          {each.comment && <blockquote>{commentOf(each, words)}</blockquote>}
        </li>
      ))}
    </ol>
  )
}
