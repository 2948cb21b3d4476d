import type { Review } from '@bank/content/reviews/review-log.ts'
import { failureIn } from '@bank/content/spanish/failure-in.ts'
import type { Words } from '../language/en.ts'

/** A time as the editor's own clock shows it. */
export const timeWords = (at: string, { locale }: Pick<Words, 'locale'>): string =>
  new Date(at).toLocaleString(locale, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** One step as a line: who, what, when. */
export const lineOf = ({ by, action, at }: Pick<Review, 'by' | 'action' | 'at'>, words: Words): string =>
  `${by} ${words.steps[action]}, ${timeWords(at, words)}`

/** What was said with a step; of one that failed, why, in the language of the admin. */
export const commentOf = ({ action, comment }: Pick<Review, 'action' | 'comment'>, { language }: Words): string =>
  action === 'failed' ? failureIn(language, comment) : comment
