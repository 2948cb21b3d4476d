import { type ClockTime, clockTime, timeRange } from '../hours/clock-time.ts'
import type { TimeRange } from '../hours/week.ts'

const time = String.raw`(noon|mediodía|(\d{1,2})(?::(\d\d))?\s*(?:([ap])\.?\s?m\.?)?)`
const range = new RegExp(String.raw`^(?:from\s+|de\s+|de las?\s+|del\s+)?${time}\s*(?:to|a las?|al|a|–|-)\s*${time}$`, 'i')

const read = ([word = '', hours = '', minutes, half]: readonly (string | undefined)[]): ClockTime | undefined =>
  /^[nm]/i.test(word) ? { kind: 'noon' } : clockTime(hours, minutes, half ? (half.toLowerCase() === 'a' ? 'am' : 'pm') : undefined)

/**
 * The hours of an event by its words, `9:00 a.m. to noon`, `Del mediodía a las 4:00 p. m.`, in minutes after midnight. Nothing where the words say
 * anything else beside, name more than one time to begin, or leave open which half of the day is meant.
 */
export const eventHours = (words: string | undefined): TimeRange | undefined => {
  const match = range.exec(words?.trim() ?? '')
  if (!match) return undefined
  const [start, end] = [read(match.slice(1, 5)), read(match.slice(5, 9))] as const
  const isMarked = end?.kind === 'noon' || (end?.kind === 'clock' && !!end.half)
  return start && end && isMarked ? timeRange(start, end) : undefined
}
