import type { Review } from '@bank/content/reviews/review-log.ts'
import { bankTime } from '@bank/content/spanish/bank-time.ts'
import type { Words } from '../../language/en.ts'

/** A time by the clock of the bank, with its zone: refusals name times so, too, and two clocks in one row say two things. */
export const timeWords = (at: string, { language }: Pick<Words, 'language'>): string => bankTime(language, at)

/** One step as a line: who, what, when. */
export const lineOf = ({ by, action, at }: Pick<Review, 'by' | 'action' | 'at'>, words: Words): string =>
  `${by} ${words.steps[action]}, ${timeWords(at, words)}`
