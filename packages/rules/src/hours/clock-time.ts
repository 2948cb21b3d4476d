import { dawn, dusk, fullDay, type TimeRange } from './week.ts'

/**
 * A time as written. A `clock` has an hour from 1 to 12, and `half` when am or pm was written, `isJoined` without a sign before its minutes; `exact` ones, in minutes after midnight, are
 * those that only a clock of 24 hours has.
 */
export type ClockTime =
  | { readonly kind: 'clock'; readonly hour: number; readonly minute: number; readonly half?: 'am' | 'pm'; readonly isJoined?: boolean }
  | { readonly kind: 'exact'; readonly minutes: number }
  | { readonly kind: 'noon' }
  | { readonly kind: 'midnight' }
  | { readonly kind: 'dawn' }
  | { readonly kind: 'dusk' }

type Clock = Extract<ClockTime, { kind: 'clock' }>
/** Without am or pm. */
type BareTime = Clock & { readonly half?: never }
/** Any but dawn and dusk. */
type PlainTime = Exclude<ClockTime, { kind: 'dawn' | 'dusk' }>

const noon = 720
/** Where nothing says so, no hours begin before five in the morning. */
const earliestMorning = 300
/** Longer hours have to name am or pm at both ends (D-LOC-9). */
const longestUnmarked = 960

/** Hours and minutes with or without am or pm, "930" too. Undefined for no time of day, and for 12am, which may be either end of a day. */
export const clockTime = (hours: string, minutes: string | undefined, half: 'am' | 'pm' | undefined): ClockTime | undefined => {
  const isJoined = hours.length > 2
  if (isJoined && minutes !== undefined) return undefined
  const hour = Number(isJoined ? hours.slice(0, -2) : hours)
  const minute = Number(isJoined ? hours.slice(-2) : (minutes ?? 0))
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return undefined
  // "555-1234" is a telephone number: without a sign, minutes are quarters of an hour.
  if (isJoined && minute % 15 > 0) return undefined
  const isOfTwelve = hour >= 1 && hour <= 12
  if (half && (!isOfTwelve || (hour === 12 && half === 'am'))) return undefined
  if (!isOfTwelve) return { kind: 'exact', minutes: hour * 60 + minute }
  return { kind: 'clock', hour, minute, ...(half && { half }), ...(isJoined && { isJoined }) }
}

/** A time with an h, "17h", which only a clock of 24 hours has. Before five it may be meant for an afternoon (D-LOC-9). */
export const hourTime = (hours: string, minutes = '0'): ClockTime | undefined => {
  const time = Number(hours) * 60 + Number(minutes)
  return Number(minutes) < 60 && time >= earliestMorning && time <= fullDay ? { kind: 'exact', minutes: time } : undefined
}

const inMorning = ({ hour, minute }: Clock): number => (hour % 12) * 60 + minute

const inHalf = (time: Clock, half: 'am' | 'pm' | undefined): number => inMorning(time) + (half === 'pm' ? noon : 0)

const isBare = (time: ClockTime): time is BareTime => time.kind === 'clock' && time.half === undefined

/** What a start means when it is not bare. */
const startOf = (time: PlainTime): number => {
  if (time.kind === 'noon') return noon
  if (time.kind === 'midnight') return 0
  return time.kind === 'exact' ? time.minutes : inHalf(time, time.half)
}

/** As an end, midnight is the end of the day (D-LOC-7). */
const endOf = (time: PlainTime): number => startOf(time) || fullDay

const isMidnight = (time: ClockTime): boolean => time.kind === 'midnight' || (time.kind === 'exact' && time.minutes % fullDay === 0)

/** Without am or pm, 5 to 11 is morning, 12 is noon and 1 to 4 is afternoon (LOC-31, D-LOC-9); the other half comes second. */
const halves = (time: Clock): readonly [likely: number, other: number] => {
  const morning = inMorning(time)
  return time.hour >= 5 && time.hour <= 11 ? [morning, morning + noon] : [morning + noon, morning]
}

/** Hours that begin again after this time say so themselves: "9-11 and 9-11" is a slip. */
const latestBareStart = 19 * 60

/** A bare start: as `half` tells, else the likely one. After an earlier range it may be the other one, when only that is late enough. */
const bareStart = (start: Clock, after: number, before: number, half?: 'am' | 'pm'): number | undefined => {
  // "100-200" are figures; behind "900-1200" they are hours.
  if (start.isJoined && start.hour < 5 && after === 0 && !half) return undefined
  const [likely, other] = halves(start)
  const first = half && start.hour !== 12 ? inHalf(start, half) : likely
  const found = (after > 0 ? [first, likely, other] : [first, likely]).find((at) => at >= after && at < before)
  return found === undefined || half || found <= latestBareStart ? found : undefined
}

/** A bare end: the first such time after the start. A bare 12 ends a morning at noon, and no day at midnight. */
const bareEnd = (end: Clock, start: number): number | undefined => [inMorning(end), inMorning(end) + noon].find((at) => at > start)

/** Hours from dawn or until dusk: signs, not times, so the other end has to be one that cannot mean anything else. */
const withSigns = (start: ClockTime, end: ClockTime, after: number): TimeRange | undefined => {
  if (start.kind === 'dawn') {
    if (after > 0 || end.kind === 'dawn' || isBare(end)) return undefined
    return { start: dawn, end: end.kind === 'dusk' ? dusk : endOf(end) }
  }
  if (end.kind === 'dawn') return undefined
  if (start.kind === 'dusk') {
    // From dusk on there is only the evening.
    return end.kind !== 'dusk' && !isBare(end) && endOf(end) > noon ? { start: dusk, end: endOf(end) } : undefined
  }
  const from = isBare(start) ? bareStart(start, after, fullDay) : startOf(start)
  return from === undefined || from < after || from >= fullDay ? undefined : { start: from, end: dusk }
}

const isPlain = (time: ClockTime): time is PlainTime => time.kind !== 'dawn' && time.kind !== 'dusk'

/** Two times of which one is of a clock of 24 hours: so is the other one, and a start before 5 could be either. */
const ofOneClock = (start: PlainTime, end: PlainTime): TimeRange | undefined => {
  if (isBare(end) || (isBare(start) && start.hour < 5)) return undefined
  return { start: isBare(start) ? start.hour * 60 + start.minute : startOf(start), end: endOf(end) }
}

const plainRange = (start: PlainTime, end: PlainTime, after: number): TimeRange | undefined => {
  if ((isBare(start) && isMidnight(end)) || (isMidnight(start) && isBare(end))) return undefined
  // "00-00" stands where nobody wrote hours.
  if (start.kind === 'exact' && end.kind === 'exact' && start.minutes + end.minutes === 0) return undefined
  if (start.kind === 'exact' || end.kind === 'exact') return ofOneClock(start, end)
  const half = end.kind === 'clock' ? end.half : undefined
  const from = isBare(start) ? bareStart(start, after, isBare(end) ? fullDay : endOf(end), half) : startOf(start)
  if (from === undefined) return undefined
  const to = isBare(end) ? bareEnd(end, from) : endOf(end)
  return to === undefined ? undefined : { start: from, end: to }
}

/**
 * The range from one written time to another (D-LOC-7, D-LOC-9), which starts no sooner than `after`, the end of the range before it, in
 * minutes. `undefined` when it would run past midnight, or when it could mean something else.
 */
export const timeRange = (start: ClockTime, end: ClockTime, after = 0): TimeRange | undefined => {
  if (!isPlain(start) || !isPlain(end)) return withSigns(start, end, after)
  const range = plainRange(start, end, after)
  if (!range || range.start < after || range.start >= range.end) return undefined
  const isMarked = !isBare(start) && !isBare(end)
  return isMarked || range.end - range.start <= longestUnmarked ? range : undefined
}
