import { setTimeout as wait } from 'node:timers/promises'
import type { Leads, LeadsLog, Tally, TallyKind } from '@bank/leads/leads.ts'
import { errorCodes } from '../contact/redact-error.ts'

/** Counts what visitors did, so that editors learn of it. Who did it is not known to it. */
export type TallyCounter = {
  /** Takes one of them; returns at once, `noted` is read when the answer to the visitor is on its way. */
  readonly note: (detail: string, noted: string) => void
  /** Writes down what there is and ends. Never rejects. */
  readonly close: () => Promise<void>
}

type CounterOptions = {
  readonly kind: TallyKind
  /** What may be kept of what is noted; empty: nothing. */
  readonly keep: (noted: string) => string
  /** A name is written down when it was noted so often: what one visitor writes once stays in memory, and goes with it. */
  readonly least: number
  /** Nothing while the database cannot be opened. */
  readonly leads: () => Pick<Leads, 'countTallies'> | undefined
  readonly log: Pick<LeadsLog, 'warn'>
  readonly now: () => number
  /** Milliseconds between two writes. */
  readonly every: number
}

/** What is held in memory, of each sort: not yet read, noted too rarely, not yet written. */
const mostHeld = 1000
/** Milliseconds that the end of the site waits for the last write. */
const closePatience = 2000

type Tallies = Map<string, Tally>

const keyOf = ({ detail, name }: Tally): string => `${detail} ${name}`

/** Adds to tallies. Where there is no room for its name, it counts without it. */
const add = (tallies: Tallies, tally: Tally): void => {
  const row = tallies.size < mostHeld || tallies.has(keyOf(tally)) ? tally : { ...tally, name: '' }
  tallies.set(keyOf(row), { ...row, count: (tallies.get(keyOf(row))?.count ?? 0) + row.count })
}

/** Starts to count. What cannot be written stays and is tried again; what is held is bounded. */
export const tallyCounter = ({ kind, keep, least, leads, log, now, every }: CounterOptions): TallyCounter => {
  let unread: { readonly detail: string; readonly noted: string }[] = []
  const rare: Tallies = new Map()
  /** What was noted often enough before, oldest first. */
  const frequent = new Set<string>()
  let ready: Tallies = new Map()
  let writing: Promise<void> | undefined
  let hasFailed = false

  /** Makes room for one more: the name that was noted least recently is forgotten, how often is not. */
  const forgetOldest = (): void => {
    const [oldest] = rare.values()
    if (oldest && rare.size >= mostHeld) {
      rare.delete(keyOf(oldest))
      add(ready, { ...oldest, name: '' })
    }
    const [first] = frequent
    if (first !== undefined && frequent.size >= mostHeld) frequent.delete(first)
  }

  const count = (tally: Tally): void => {
    const key = keyOf(tally)
    const noted = { ...tally, count: (rare.get(key)?.count ?? 0) + tally.count }
    rare.delete(key)
    const isKept = tally.name === '' || frequent.has(key)
    if (!isKept) forgetOldest()
    if (!isKept && noted.count < least) rare.set(key, noted)
    else {
      if (tally.name !== '') frequent.add(key)
      add(ready, noted)
    }
  }

  const read = (): void => {
    for (const { detail, noted } of unread) count({ detail, name: keep(noted), count: 1 })
    unread = []
  }

  const write = async (): Promise<void> => {
    const database = leads()
    if (!database || ready.size === 0) return
    const taken = ready
    ready = new Map()
    try {
      await database.countTallies(now(), kind, [...taken.values()])
      hasFailed = false
    } catch (error) {
      if (!hasFailed) log.warn({ kind, ...errorCodes(error) }, 'what visitors did could not be counted now')
      hasFailed = true
      for (const tally of taken.values()) add(ready, tally)
    }
  }

  const flush = (): Promise<void> => {
    writing ??= write().finally(() => {
      writing = undefined
    })
    return writing
  }

  const timer = setInterval(() => void flush(), every)
  timer.unref()

  return {
    note: (detail, noted) => {
      if (unread.length >= mostHeld) return
      unread.push({ detail, noted })
      if (unread.length === 1) setImmediate(read)
    },
    close: async () => {
      clearInterval(timer)
      read()
      for (const tally of rare.values()) add(ready, { ...tally, name: '' })
      rare.clear()
      const written = (writing ?? Promise.resolve()).then(flush)
      await Promise.race([written, wait(closePatience, undefined, { ref: false })])
    },
  }
}
