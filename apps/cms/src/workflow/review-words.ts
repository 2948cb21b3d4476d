import type { Review } from '@bank/content/reviews/review-log.ts'
import { failureIn } from '@bank/content/spanish/failure-in.ts'
import type { Words } from '../language/en.ts'

/** A time as the editor's own clock shows it. */
export const timeWords = (at: string, { locale }: Pick<Words, 'locale'>): string =>
  new Date(at).toLocaleString(locale, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** One step as a line: who, what, when. */
export const lineOf = ({ by, action, at }: Pick<Review, 'by' | 'action' | 'at'>, words: Words): string =>
  `${by} ${words.steps[action]}, ${timeWords(at, words)}`

/** How a plan begins what it says, for mails as well: they have no clock. */
const plannedFor = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC$/m

/** What was said with a step; of one that failed, why, in the language of the admin; of a plan its time by the editor's own clock. */
export const commentOf = ({ action, comment }: Pick<Review, 'action' | 'comment'>, words: Pick<Words, 'language' | 'locale'>): string => {
  if (action === 'failed') return failureIn(words.language, comment)
  const isPlan = action === 'scheduled' || action === 'endScheduled'
  return isPlan ? comment.replace(plannedFor, (_, day: string, time: string) => timeWords(`${day}T${time}Z`, words)) : comment
}
