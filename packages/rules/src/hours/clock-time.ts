import { dawn, dusk, type TimeRange } from './week.ts'

/** A time as written. `half` is there when am or pm was; `fixed` ones are noon, midnight and times of a 24-hour clock. */
export type ClockTime =
  | { readonly kind: 'clock'; readonly hour: number; readonly minute: number; readonly half?: 'am' | 'pm' }
  | { readonly kind: 'fixed'; readonly start: number; readonly end: number }
  | { readonly kind: 'dawn' }
  | { readonly kind: 'dusk' }

type Clock = Extract<ClockTime, { kind: 'clock' }>

const noon = 720
const fullDay = 1440

const inHalf = ({ hour, minute }: Clock, half: 'am' | 'pm'): number => (hour % 12) * 60 + minute + (half === 'pm' ? noon : 0)

/** Without am or pm, 7 to 11 is morning, 12 is noon and 1 to 6 is afternoon (LOC-31, D-LOC-9). */
const guessed = (time: Clock): number => inHalf(time, time.hour >= 7 && time.hour <= 11 ? 'am' : 'pm')

const isUnmarked = (time: ClockTime): time is Clock => time.kind === 'clock' && time.half === undefined

const startOf = (time: ClockTime): number => {
  if (time.kind === 'dawn') return dawn
  if (time.kind === 'dusk') return dusk
  if (time.kind === 'fixed') return time.start
  return time.half !== undefined ? inHalf(time, time.half) : guessed(time)
}

/** As an end, midnight is the end of the day. */
const endOf = (time: ClockTime): number => {
  if (time.kind === 'fixed') return time.end
  const end = startOf(time)
  return end === 0 ? fullDay : end
}

/** The unmarked one of two times with the am or pm of the other, or undefined when that would not keep start before end. */
const borrowed = (start: ClockTime, end: ClockTime): TimeRange | undefined => {
  let range: TimeRange | undefined
  if (isUnmarked(start) && end.kind === 'clock' && end.half) range = { start: inHalf(start, end.half), end: endOf(end) }
  // A bare 12 that ends a morning is noon: "10am-12" never means until midnight.
  if (isUnmarked(end) && start.kind === 'clock' && start.half)
    range = { start: startOf(start), end: end.hour === 12 ? noon + end.minute : inHalf(end, start.half) }
  return range && range.start < range.end ? range : undefined
}

/**
 * The range from one written time to another (D-LOC-7, D-LOC-9). A missing am or pm is taken from the other end where that keeps
 * start before end, else guessed, and then an end not after its start moves 12 hours on. When both ends are marked, an end not after
 * its start is on the next day. `undefined` when fixed times contradict each other.
 */
export const timeRange = (start: ClockTime, end: ClockTime): TimeRange | undefined => {
  const lent = borrowed(start, end)
  if (lent) return lent
  const range = { start: startOf(start), end: endOf(end) }
  const isComparable = range.start >= 0 && range.end >= 0
  if (!isComparable || range.start < range.end) return range
  if (end.kind !== 'clock') return undefined
  const isGuess = isUnmarked(start) || isUnmarked(end)
  const later = range.end + (isGuess ? noon : fullDay)
  return later > range.start ? { start: range.start, end: later } : undefined
}
