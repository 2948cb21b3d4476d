import type { Review } from '@bank/content/reviews/review-log.ts'
import { bankTime } from '@bank/content/spanish/bank-time.ts'
import { failureIn } from '@bank/content/spanish/failure-in.ts'
import type { Words } from '../../language/en.ts'

/** A time by the clock of the bank, with its zone: refusals name times so, too, and two clocks in one row say two things. */
export const timeWords = (at: string, { language }: Pick<Words, 'language'>): string => bankTime(language === 'es' ? 'es' : 'en', at)

/** One step as a line: who, what, when. */
export const lineOf = ({ by, action, at }: Pick<Review, 'by' | 'action' | 'at'>, words: Words): string =>
  `${by} ${words.steps[action]}, ${timeWords(at, words)}`

/** How a plan begins what it says, for mails as well: they have no clock. */
const plannedFor = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC$/m

/** What was said with a step; of one that failed, why, in the language of the admin; of a plan its time by the clock of the bank. */
export const commentOf = ({ action, comment }: Pick<Review, 'action' | 'comment'>, words: Pick<Words, 'language'>): string => {
  if (action === 'failed') return failureIn(words.language, comment)
  const isPlan = action === 'scheduled' || action === 'endScheduled'
  return isPlan ? comment.replace(plannedFor, (_, day: string, time: string) => timeWords(`${day}T${time}Z`, words)) : comment
}
