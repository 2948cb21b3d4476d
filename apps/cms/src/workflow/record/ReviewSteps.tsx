import type { Review } from '@bank/content/reviews/review-log.ts'
import { useWords } from '../../language/use-words.ts'
import { ReviewLine } from './ReviewLine.tsx'

/** What happened to a draft so far, oldest first, with what was said. */
export const ReviewSteps = ({ reviews }: { readonly reviews: readonly Review[] }) => {
  const words = useWords()
  if (reviews.length === 0) return null
  return (
    <ol className="workflow-steps">
      {reviews.map((each) => (
        <li key={`${each.at} ${each.action}`}>
          <ReviewLine of={each} words={words} />
        </li>
      ))}
    </ol>
  )
}
