import { timeRange } from './clock-time.ts'
import { type Token, tokens } from './tokens.ts'
import { type Day, days, type TimeRange, weekFrom } from './week.ts'

/** Ranges of each day that a text speaks of, in the written order; an empty list means closed. */
export type DayRanges = { readonly [day in Day]?: readonly TimeRange[] }

export type ParsedHours =
  | { readonly kind: 'hours'; readonly ranges: DayRanges }
  /** Nothing written. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'closed' }
  /** By appointment, or not of the notation: to be shown as written (D-LOC-10). */
  | { readonly kind: 'text'; readonly text: string }

/** Reads a list of days such as "Mon-Thu, Sat" from a position on; the position after it, or undefined when no day stands there. */
const readDays = (all: readonly Token[], from: number): { named: readonly Day[]; next: number } | undefined => {
  const named: Day[] = []
  let next = from
  for (;;) {
    const first = all[next]
    if (first?.kind !== 'days') return named.length === 0 ? undefined : { named, next }
    const last = all[next + 1]?.kind === 'to' ? all[next + 2] : undefined
    const [start] = first.days
    if (last?.kind === 'days' && start && first.days.length === 1 && last.days.length === 1) {
      const around = weekFrom(start)
      named.push(...around.slice(0, around.findIndex((day) => last.days.includes(day)) + 1))
      next += 3
    } else {
      named.push(...first.days)
      next += 1
    }
    // "Mon and Wed 9-5" goes on with days; a sign before a time belongs to the ranges.
    if (all[next]?.kind === 'and' && all[next + 1]?.kind === 'days') next += 1
  }
}

const readRange = (all: readonly Token[], from: number): TimeRange | undefined => {
  const [start, to, end] = all.slice(from, from + 3)
  return start?.kind === 'time' && to?.kind === 'to' && end?.kind === 'time' ? timeRange(start.time, end.time) : undefined
}

const readAll = (all: readonly Token[], ownDay: Day): DayRanges | undefined => {
  const found = new Map<Day, TimeRange[]>()
  const add = (to: readonly Day[], ranges: readonly TimeRange[]) => {
    for (const day of to) found.set(day, [...(found.get(day) ?? []), ...ranges])
  }
  let current: readonly Day[] = [ownDay]
  let isAwaitingHours = false
  let at = 0
  while (at < all.length) {
    const token = all[at]
    if (token?.kind === 'and') {
      at += 1
      continue
    }
    const list = readDays(all, token?.kind === 'closed' ? at + 1 : at)
    if (list) {
      if (isAwaitingHours) return undefined
      current = list.named
      at = list.next
      // "closed Sun": the days that follow the word are closed. Otherwise their hours are still to come.
      isAwaitingHours = token?.kind !== 'closed'
      if (!isAwaitingHours) add(current, [])
      continue
    }
    if (token?.kind === 'closed') add(current, [])
    else if (token?.kind === 'allDay') add(current, [{ start: 0, end: 1440 }])
    else {
      const range = readRange(all, at)
      if (!range) return undefined
      add(current, [range])
      at += 2
    }
    isAwaitingHours = false
    at += 1
  }
  return isAwaitingHours || found.size === 0
    ? undefined
    : Object.fromEntries(days.flatMap((day) => (found.has(day) ? [[day, found.get(day)]] : [])))
}

/**
 * Reads the hours of an opening-hours field (LOC-27 to LOC-37, D-LOC-7 to D-LOC-10): day names and ranges, times with or without am and
 * pm, noon, midnight, dawn and dusk, several ranges joined by "and", "&" or a comma. Text without day names speaks of `ownDay`. Never throws and
 * takes time in proportion to the text.
 */
export const parseHours = (text: string | null | undefined, ownDay: Day): ParsedHours => {
  const written = (text ?? '').trim()
  if (written === '') return { kind: 'empty' }
  if (/^closed[.!]?$/i.test(written)) return { kind: 'closed' }
  const read = tokens(written)
  const ranges = read && readAll(read, ownDay)
  return ranges ? { kind: 'hours', ranges } : { kind: 'text', text: written }
}
