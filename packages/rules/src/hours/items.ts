import type { ClockTime } from './clock-time.ts'
import type { Token } from './tokens.ts'
import { type Day, days } from './week.ts'
import { weekFrom } from './week-from.ts'

/** A range as written; a `pause` is closed within the ranges before it. */
export type WrittenRange = { readonly kind: 'range' | 'pause'; readonly start: ClockTime; readonly end: ClockTime }

/** What hours are made of. Days are one list without a comma: a single day, a range or a word such as "weekdays". */
export type Item = (
  | { readonly kind: 'days'; readonly days: readonly Day[] }
  | WrittenRange
  | { readonly kind: 'closed' | 'allDay' | 'appointment' }
) & {
  /** Closed days that are left out of those before them. */
  readonly isException?: boolean
  /** Whether a semicolon, a full stop or a new line stands before it. */
  readonly isNewPart: boolean
  /** Whether it is on a new line. */
  readonly isNewLine: boolean
  /** Whether that, a comma or the like stands before it. */
  readonly isApart: boolean
  /** Days that are called open. */
  readonly isOpen: boolean
  /** It stands apart from what is before it, and at once before days: "Mon-Fri, closed Sat". */
  readonly leansRight: boolean
}

/** What an item says, without where it stands. */
type Said = Omit<Item, 'isNewPart' | 'isNewLine' | 'isApart' | 'isOpen' | 'leansRight'>

type Read = { readonly item: Said; readonly next: number }

const rangeOfDays = (first: Day, last: Day): readonly Day[] | undefined => {
  const around = weekFrom(first)
  return first === last ? undefined : around.slice(0, around.indexOf(last) + 1)
}

/** "Mon-Wed-Fri": three days or more in their order, with dashes between them, are a list. */
const chainAt = (all: readonly Token[], at: number): Read | undefined => {
  const chain: Day[] = []
  let next = at
  for (;;) {
    const [token, to] = all.slice(next, next + 2)
    const [day, other] = token?.kind === 'days' ? token.days : []
    const last = chain.at(-1)
    if (!day || other || (last && days.indexOf(day) <= days.indexOf(last))) return undefined
    chain.push(day)
    if (to?.kind !== 'to' || !to.isDash || all[next + 2]?.kind !== 'days') break
    next += 2
  }
  return chain.length > 2 ? { item: { kind: 'days', days: chain } as Said, next: next + 1 } : undefined
}

const daysAt = (first: Extract<Token, { kind: 'days' }>, all: readonly Token[], at: number): Read | undefined => {
  const chain = chainAt(all, at)
  if (chain) return chain
  const [to, last] = all.slice(at + 1, at + 3)
  if (to?.kind !== 'to' || last?.kind !== 'days') return { item: { kind: 'days', days: first.days } as Said, next: at + 1 }
  const [from, until] = [first.days[0], last.days[0]]
  const isOfSingleDays = first.days.length === 1 && last.days.length === 1
  const range = isOfSingleDays && from && until ? rangeOfDays(from, until) : undefined
  return range && { item: { kind: 'days', days: range } as Said, next: at + 3 }
}

const rangeAt = (all: readonly Token[], at: number, kind: 'range' | 'pause'): Read | undefined => {
  const [start, to, end] = all.slice(at, at + 3)
  if (start?.kind !== 'time' || to?.kind !== 'to' || end?.kind !== 'time') return undefined
  return { item: { kind, start: start.time, end: end.time } as Said, next: at + 3 }
}

const itemAt = (token: Token, all: readonly Token[], at: number): Read | undefined => {
  switch (token.kind) {
    case 'days':
      return daysAt(token, all, at)
    case 'time':
      return rangeAt(all, at, 'range')
    case 'pause':
      return rangeAt(all, at + 1, 'pause')
    case 'closed':
      return all[at + 1]?.kind === 'time' ? rangeAt(all, at + 1, 'pause') : { item: { kind: 'closed' } as Said, next: at + 1 }
    case 'allDay':
    case 'appointment':
      return { item: { kind: token.kind } as Said, next: at + 1 }
    default:
      return undefined
  }
}

/** Days can be left out behind hours only, and hours within them: "Mon-Fri 9-5, except Wed", "9-5 except 12-1". */
const exceptionAt = (all: readonly Token[], at: number, before: Item | undefined): Read | undefined => {
  if (before?.kind === 'range' && all[at + 1]?.kind === 'time') return rangeAt(all, at + 1, 'pause')
  return before !== undefined && before.kind !== 'days' && all[at + 1]?.kind === 'days'
    ? { item: { kind: 'closed', isException: true } as Said, next: at + 1 }
    : undefined
}

/** "9-5 (6-8)": of hours in parentheses behind hours nobody can tell what they are. */
const isAside = (all: readonly Token[], at: number, before: Item | undefined, { item, next }: Read): boolean => {
  const opening = all[at - 1]
  const isOpened = opening?.kind === 'and' && opening.isAside === true
  return isOpened && before?.kind === 'range' && item.kind === 'range' && all[next]?.kind !== 'days'
}

/** A dash may join days with their hours ("Sat - 9-1"), never two hours or two lists of days. */
const isJoiningDash = (token: Token, before: Item | undefined, after: Token | undefined): boolean =>
  token.kind === 'to' &&
  token.isDash === true &&
  before !== undefined &&
  after !== undefined &&
  (before.kind === 'days') !== (after.kind === 'days') &&
  after.kind !== 'and' &&
  after.kind !== 'to' &&
  after.kind !== 'break'

const endsPart = (token: Token | undefined): boolean => token === undefined || token.kind === 'and' || token.kind === 'break'

/** "Open/Closed" without a day says both. */
const saysBoth = (all: readonly Token[]): boolean =>
  ['open', 'closed'].every((said) => all.some(({ kind }) => kind === said)) && !all.some(({ kind }) => kind === 'days')

/** Reads words and signs into lists of days and their hours; `undefined` when something is left over. */
export const items = (all: readonly Token[]): readonly Item[] | undefined => {
  if (saysBoth(all)) return undefined
  const found: Item[] = []
  let at = 0
  let isNewPart = false
  let isNewLine = false
  let isApart = false
  let isOpen = false
  for (let token = all[at]; token; token = all[at]) {
    if (token.kind === 'and' || token.kind === 'break' || isJoiningDash(token, found.at(-1), all[at + 1])) {
      isNewPart ||= token.kind === 'break'
      isNewLine ||= token.kind === 'break' && token.isLine === true
      isApart ||= token.kind !== 'to'
      at += 1
      continue
    }
    if (token.kind === 'open') {
      // "Mon-Fri open, Sat 9-12" says of Mon-Fri no times.
      if (found.at(-1)?.kind === 'days' && !isApart && endsPart(all[at + 1])) return undefined
      isOpen = true
      at += 1
      continue
    }
    const before = found.at(-1)
    if (token.kind === 'reason' && before?.kind === 'pause' && !isApart) {
      at += 1
      continue
    }
    const read = token.kind === 'except' ? exceptionAt(all, at, before) : itemAt(token, all, at)
    if (!read || isAside(all, at, before, read)) return undefined
    found.push({ ...read.item, isNewPart, isNewLine, isApart, isOpen, leansRight: isApart && all[read.next]?.kind === 'days' } as Item)
    isNewPart = false
    isNewLine = false
    isApart = false
    isOpen = false
    at = read.next
  }
  return found
}
