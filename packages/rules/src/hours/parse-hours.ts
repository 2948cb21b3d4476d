import { type Bound, bind } from './bind.ts'
import { timeRange } from './clock-time.ts'
import { type Item, items } from './items.ts'
import { tokens } from './tokens.ts'
import { type Day, days, dusk, fullDay, type TimeRange } from './week.ts'

/** What a text says about one day. Ranges are in order and do not overlap. */
export type DayReading =
  | { readonly kind: 'ranges'; readonly ranges: readonly TimeRange[] }
  | { readonly kind: 'closed' }
  | { readonly kind: 'appointment' }

export type ParsedHours =
  /** What is said about each day that the text speaks of. */
  | { readonly kind: 'read'; readonly days: { readonly [day in Day]?: DayReading } }
  /** Nothing written. */
  | { readonly kind: 'empty' }
  /** Not of the notation: shown as written, and refused where it is saved (D-LOC-10). */
  | { readonly kind: 'text'; readonly text: string }

/** Takes a pause out of the range that it lies in (D-LOC-10). */
const without = (ranges: readonly TimeRange[], pause: Item): TimeRange[] | undefined => {
  if (pause.kind !== 'pause') return undefined
  for (const [index, range] of ranges.entries()) {
    const cut = range.start < 0 ? undefined : timeRange(pause.start, pause.end, range.start)
    const isInside = cut && cut.start >= 0 && cut.end >= 0 && cut.end <= range.end
    if (!isInside || cut.end - cut.start === range.end - range.start) continue
    const left = [
      { start: range.start, end: cut.start },
      { start: cut.end, end: range.end },
    ].filter(({ start, end }) => start < end)
    return [...ranges.slice(0, index), ...left, ...ranges.slice(index + 1)]
  }
  return undefined
}

/** "9-12, closed 12-1, 1-5": what is said to be closed lies between two ranges already. */
const isBetween = (pause: Item, last: TimeRange | undefined, next: Item | undefined): boolean => {
  if (pause.kind !== 'pause' || next?.kind !== 'range' || !last) return false
  const [gap, after] = [timeRange(pause.start, pause.end, last.end), timeRange(next.start, next.end, last.end)]
  return gap !== undefined && gap.start === last.end && gap.end === after?.start
}

/** Ranges in the written order; each starts after the one before it has ended (D-LOC-9). */
const rangesOf = (hours: readonly Item[]): readonly TimeRange[] | undefined => {
  let ranges: TimeRange[] = []
  for (const [index, item] of hours.entries()) {
    if (isBetween(item, ranges.at(-1), hours[index + 1])) continue
    if (item.kind === 'range') {
      const last = ranges.at(-1)
      const range = last?.end === dusk ? undefined : timeRange(item.start, item.end, last?.end)
      if (!range) return undefined
      ranges.push(range)
    } else {
      const left = without(ranges, item)
      if (!left) return undefined
      ranges = left
    }
  }
  return ranges
}

const readingOf = (hours: readonly Item[]): DayReading | undefined => {
  const [first] = hours
  if (first?.kind === 'closed' || first?.kind === 'appointment') return { kind: first.kind }
  const ranges = first?.kind === 'allDay' ? [{ start: 0, end: fullDay }] : rangesOf(hours)
  return ranges && { kind: 'ranges', ranges }
}

const isOfTimes = ({ hours }: Bound): boolean => hours[0]?.kind === 'range'

/** "Mon 9-12, Mon 1-5" goes on with the hours of its day: ranges of exactly the same days are one list. */
const joined = (bound: readonly Bound[]): readonly Bound[] => {
  const parts: Bound[] = []
  for (const part of bound) {
    const key = [...part.days].sort().join()
    const earlier = parts.findIndex((one) => isOfTimes(one) && isOfTimes(part) && [...one.days].sort().join() === key)
    const before = parts[earlier]
    if (before) parts[earlier] = { ...before, hours: [...before.hours, ...part.hours] }
    else parts.push(part)
  }
  return parts
}

type Said = { readonly reading: DayReading; readonly listed: number }

/** What holds when a day is spoken of twice: only being closed, where its own list is the shorter one (D-LOC-10). */
const ofTwo = (one: Said, other: Said): Said | undefined => {
  const closed = [one, other].filter(({ reading }) => reading.kind === 'closed')
  if (closed.length === 2) return one
  const open = one.reading.kind === 'closed' ? other : one
  return closed[0] && closed[0].listed < open.listed ? closed[0] : undefined
}

/** A pause behind a comma may belong to hours before those that it follows: "Mon-Thu 9-4, Fri 9-6, closed 12-1" (D-LOC-10). */
const isSharedPause = (bound: readonly Bound[]): boolean =>
  bound.some(({ hours }, index) =>
    hours.some(
      (pause) =>
        pause.kind === 'pause' &&
        pause.isApart &&
        bound.slice(0, index).some((earlier) => without(rangesOf(earlier.hours) ?? [], pause) !== undefined),
    ),
  )

const readAll = (bound: readonly Bound[]): ReadonlyMap<Day, DayReading> | undefined => {
  const found = new Map<Day, Said>()
  for (const part of joined(bound)) {
    const reading = readingOf(part.hours)
    if (!reading || new Set(part.days).size < part.days.length) return undefined
    for (const day of part.days) {
      const said = { reading, listed: part.days.length }
      const earlier = found.get(day)
      if (part.hours[0]?.isException && !earlier) return undefined
      const holds = earlier ? ofTwo(earlier, said) : said
      if (!holds) return undefined
      found.set(day, holds)
    }
  }
  return new Map([...found].map(([day, { reading }]) => [day, reading]))
}

const isOneReading = (hours: readonly Item[]): boolean =>
  hours.length === 1 || hours.every(({ kind }) => kind === 'range' || kind === 'pause')

/**
 * Reads the hours of an opening-hours field (LOC-27 to LOC-37, D-LOC-7 to D-LOC-10), in English or Spanish: day names and ranges, times with or
 * without am and pm, noon, midnight, dawn and dusk, several ranges joined by "and", "&" or a comma, pauses, "closed" and "by appointment".
 * Text without day names speaks of `ownDay`. Never throws and takes time in proportion to the text.
 */
export const parseHours = (text: string | null | undefined, ownDay: Day): ParsedHours => {
  const written = (text ?? '').trim()
  if (written === '') return { kind: 'empty' }
  const unread = { kind: 'text', text: written } as const
  const read = tokens(written)
  const found = read && items(read)
  if (!found || found.length === 0) return unread
  const namesDays = found.some(({ kind }) => kind === 'days')
  if (!namesDays && !isOneReading(found)) return unread
  const bound = namesDays ? bind(found) : [{ days: [ownDay], hours: found }]
  const said = bound && !isSharedPause(bound) ? readAll(bound) : undefined
  return said ? { kind: 'read', days: Object.fromEntries(days.flatMap((day) => (said.has(day) ? [[day, said.get(day)]] : []))) } : unread
}
