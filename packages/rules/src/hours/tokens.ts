import type { ClockTime } from './clock-time.ts'
import { type Day, days } from './week.ts'

export type Token =
  | { readonly kind: 'days'; readonly days: readonly Day[] }
  | { readonly kind: 'time'; readonly time: ClockTime }
  /** Between the two ends of a range. */
  | { readonly kind: 'to' }
  /** Between ranges or days. */
  | { readonly kind: 'and' }
  | { readonly kind: 'closed' | 'allDay' }

const longest = 400

const dayNames =
  /^(?:mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:s|nesday)?s?|thu(?:rs?(?:day)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|th|tu|sa|su|[mtwf])(?![a-z])\.?/

const shortDays: Readonly<Record<string, Day>> = { m: 'mon', t: 'tue', w: 'wed', th: 'thu', f: 'fri' }

const groups: Readonly<Record<string, readonly Day[]>> = {
  weekday: days.slice(0, 5),
  weekend: days.slice(5),
  daily: days,
  'every day': days,
}

const dayTokens = (name: string): Token => {
  const bare = name.replace('.', '')
  const day = shortDays[bare] ?? days.find((one) => one.startsWith(bare.slice(0, 3)))
  return { kind: 'days', days: day ? [day] : [] }
}

/** Hours and minutes with or without am or pm; a leading zero or an hour after 12 tells a 24-hour clock. Undefined for no time of day. */
const clockTime = (hours: string, minutes: string | undefined, half: string | undefined): ClockTime | undefined => {
  const isJoined = hours.length > 2
  const hour = Number(isJoined ? hours.slice(0, -2) : hours)
  const minute = Number(isJoined ? hours.slice(-2) : (minutes ?? 0))
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0) || (isJoined && minutes !== undefined)) return undefined
  if (half && hour >= 1 && hour <= 12) return { kind: 'clock', hour, minute, half: half === 'a' ? 'am' : 'pm' }
  if (half && !(half === 'p' && hour > 12)) return undefined
  const at = hour * 60 + minute
  if (hours.startsWith('0') || hour > 12) return { kind: 'fixed', start: at % 1440, end: at === 0 ? 1440 : at }
  return { kind: 'clock', hour, minute }
}

type Reader = readonly [pattern: RegExp, read: (match: RegExpExecArray) => Token | undefined | 'skip']

/** Tried in order at the start of what is left; every pattern reads a bounded stretch. */
const readers: readonly Reader[] = [
  [/^(?:from|open|hours|:)/, () => 'skip'],
  [/^(?:24\s?(?:hours|hrs)|24\s?\/\s?7)(?![a-z0-9])/, () => ({ kind: 'allDay' })],
  [/^(?:-|to(?![a-z])|until(?![a-z])|till?(?![a-z])|through(?![a-z])|thru(?![a-z]))/, () => ({ kind: 'to' })],
  [/^(?:and(?![a-z])|&|,|;|\+|\/|\.)/, () => ({ kind: 'and' })],
  [/^closed(?![a-z])/, () => ({ kind: 'closed' })],
  [/^(?:12(?::00)?\s?)?noon(?![a-z])/, () => ({ kind: 'time', time: { kind: 'fixed', start: 720, end: 720 } })],
  [/^(?:12(?::00)?\s?)?midnight(?![a-z])/, () => ({ kind: 'time', time: { kind: 'fixed', start: 0, end: 1440 } })],
  [/^(dawn|dusk)(?![a-z])/, ([, name]) => ({ kind: 'time', time: { kind: name === 'dawn' ? 'dawn' : 'dusk' } })],
  [
    /^(\d{1,4})(?:[:.](\d{2}))?(?:\s?([ap])(?:\.?\s?m)?(?![a-z])\.?)?(?!\d)/,
    ([, hours = '', minutes, half]) => {
      const time = clockTime(hours, minutes, half)
      return time && { kind: 'time', time }
    },
  ],
  [/^(weekday|weekend|daily|every day)s?(?![a-z])/, ([, name = '']) => ({ kind: 'days', days: groups[name] ?? [] })],
  [dayNames, ([name]) => dayTokens(name)],
]

/** Splits an hours text into its words and signs; `undefined` when something in it is not of the notation. Linear in the text's length. */
export const tokens = (text: string): readonly Token[] | undefined => {
  if (text.length > longest) return undefined
  let rest = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212~]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
  const read: Token[] = []
  while (rest !== '') {
    const token = nextToken(rest)
    if (!token) return undefined
    if (token.token !== 'skip') read.push(token.token)
    rest = rest.slice(token.length).trimStart()
  }
  return read
}

const nextToken = (rest: string): { token: Token | 'skip'; length: number } | undefined => {
  for (const [pattern, reader] of readers) {
    const match = pattern.exec(rest)
    if (match) {
      const token = reader(match)
      return token && { token, length: match[0].length }
    }
  }
  return undefined
}
