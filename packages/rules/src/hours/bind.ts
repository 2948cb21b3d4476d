import type { Item } from './items.ts'
import type { Day } from './week.ts'

/** Days and what holds on them, as the text binds them together. */
export type Bound = { readonly days: readonly Day[]; readonly hours: readonly Item[] }

/** `isUnclear` where people may bind them otherwise. */
type Found = Bound & { readonly isUnclear: boolean }

/** Items of one sort in a row, days or hours, with what may become of them. */
type Run = {
  readonly isDays: boolean
  readonly items: readonly Item[]
  /** Whether the run may go to one side in one piece. */
  readonly isWhole: boolean
  /** Where it may be cut in two, one part for either side: numbers of items on the left. */
  readonly cuts: readonly number[]
  /** Whether it may be bound to the run before it. */
  readonly mayFollow: boolean
}

const isTimes = (item: Item): boolean => item.kind === 'range' || item.kind === 'pause'

/** Days make one list, and ranges with their pauses one day's hours; a word such as "closed" stands alone. */
const mayJoin = (item: Item, before: Item, isLoose: boolean): boolean =>
  item.kind === 'days' ? (isLoose && !item.isNewLine) || !item.isNewPart : isTimes(item) && isTimes(before) && !item.isNewPart

/** Takes one pass in each direction over the items. */
const runOf = (items: readonly Item[], isLoose: boolean): Run => {
  const joins = items.map((item, index) => index === 0 || mayJoin(item, items[index - 1] as Item, isLoose))
  const firstBreak = joins.includes(false) ? joins.indexOf(false) : items.length
  const lastBreak = joins.lastIndexOf(false)
  const [first] = items
  const cuts = items.flatMap((item, at) => (at > 0 && at <= firstBreak && at >= lastBreak && item.kind !== 'pause' ? [at] : []))
  return {
    isDays: first?.kind === 'days',
    items,
    isWhole: firstBreak === items.length,
    cuts,
    mayFollow: isLoose || !first?.isNewPart,
  }
}

const runs = (all: readonly Item[], isLoose: boolean): readonly Run[] => {
  const starts = all.flatMap(({ kind }, at) => (at === 0 || (kind === 'days') !== (all[at - 1]?.kind === 'days') ? [at] : []))
  return starts.map((start, index) => runOf(all.slice(start, starts[index + 1]), isLoose))
}

/** In how many ways a run serves the sides that it is bound to. */
const ways = ({ isWhole, cuts }: Run, isBoundLeft: boolean, isBoundRight: boolean): number => {
  if (isBoundLeft && isBoundRight) return cuts.length
  return (isBoundLeft || isBoundRight) && isWhole ? 1 : 0
}

/** How often everything up to a run can be bound: without the run after it, and with it. Two stands for more, too. */
type Counts = { readonly free: number; readonly bound: number }

const count = (all: readonly Run[]): readonly Counts[] => {
  const counted: Counts[] = []
  for (const [index, run] of all.entries()) {
    const before = counted.at(-1) ?? { free: 1, bound: 0 }
    const total = (isBoundRight: boolean) => before.free * ways(run, false, isBoundRight) + before.bound * ways(run, true, isBoundRight)
    const mayBind = all[index + 1]?.mayFollow === true
    counted.push({ free: Math.min(total(false), 2), bound: mayBind ? Math.min(total(true), 2) : 0 })
  }
  return counted
}

/** Walks the only way back, from the last run to the first. */
const theOnlyWay = (all: readonly Run[], counted: readonly Counts[]): readonly Found[] => {
  const found: Found[] = []
  let isBoundRight = false
  let right: readonly Item[] = []
  for (let index = all.length - 1; index >= 0; index--) {
    const run = all[index] as Run
    const boundBefore = counted[index - 1]?.bound ?? 0
    const isBoundLeft: boolean = boundBefore > 0 && ways(run, true, isBoundRight) > 0
    const cut = isBoundLeft && isBoundRight ? (run.cuts[0] ?? 0) : isBoundLeft ? run.items.length : 0
    if (isBoundRight) found.unshift(boundTo(run, run.items.slice(cut), right))
    right = run.items.slice(0, cut)
    isBoundRight = isBoundLeft
  }
  return found
}

/**
 * Whether a word such as "closed" was bound to days of which somebody may say something else: those that are called open, alone or in a
 * list, and those that a comma parts from it while other days follow at once.
 */
const isUnclear = (listed: readonly Item[], [word]: readonly Item[], isWordLast: boolean): boolean =>
  word !== undefined &&
  !isTimes(word) &&
  ((isWordLast && word.leansRight) || listed.some(({ isOpen }, index) => isOpen && (word.kind === 'closed' || index < listed.length - 1)))

const boundTo = (run: Run, own: readonly Item[], next: readonly Item[]): Found => {
  const [listed, hours] = run.isDays ? [own, next] : [next, own]
  const days = listed.flatMap((item) => (item.kind === 'days' ? item.days : []))
  return { days, hours, isUnclear: isUnclear(listed, hours, run.isDays) }
}

const bindBy = (all: readonly Item[], isLoose: boolean): readonly Found[] | undefined => {
  const found = runs(all, isLoose)
  const counted = count(found)
  return counted.at(-1)?.free === 1 ? theOnlyWay(found, counted) : undefined
}

/**
 * Binds every list of days to the hours beside it, before or after them, with nothing left over; `undefined` unless there is exactly one
 * way (D-LOC-10). A semicolon keeps parts apart; only where that leaves something over, and all hours are of one list, days may go on behind one: in
 * "Mon 9-5; Tue; Fri 9-6" those of Tuesday may be missing.
 */
export const bind = (all: readonly Item[]): readonly Bound[] | undefined => {
  const loose = (): readonly Found[] | undefined => (runs(all, true).length < 3 ? bindBy(all, true) : undefined)
  const bound = bindBy(all, false) ?? loose()
  return bound?.some(({ isUnclear: unclear }) => unclear) ? undefined : bound
}
