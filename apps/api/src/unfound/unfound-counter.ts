import { setTimeout as wait } from 'node:timers/promises'
import type { Language } from '@bank/i18n/languages.ts'
import type { Leads, LeadsLog, UnfoundSearch } from '@bank/leads/leads.ts'
import { errorCodes } from '../contact/redact-error.ts'
import { impersonalWords } from './impersonal-words.ts'

/** Counts searches that find nothing, so that editors learn what is missing. Who searched is not known to it. */
export type UnfoundCounter = {
  /** Takes a search; returns at once, the words are read when its answer is on its way. */
  readonly note: (language: Language, typed: string) => void
  /** Writes down what there is and ends. Never rejects. */
  readonly close: () => Promise<void>
}

type CounterOptions = {
  /** Nothing while the database cannot be opened. */
  readonly leads: () => Pick<Leads, 'countUnfound'> | undefined
  readonly log: Pick<LeadsLog, 'warn'>
  readonly now: () => number
  /** Milliseconds between two writes. */
  readonly every: number
}

/** Words are written down when they were asked for so often: what one visitor types once stays in memory, and goes with it. */
const leastAsked = 3
/** Searches that are held in memory, of each kind: not yet read, asked too rarely, not yet written. */
const mostHeld = 1000
/** Milliseconds that the end of the site waits for the last write. */
const closePatience = 2000

type Tally = Map<string, UnfoundSearch>

const keyOf = ({ language, words }: UnfoundSearch): string => `${language} ${words}`

/** Adds a search to a tally. Where there is no room for its words, it counts without them. */
const add = (tally: Tally, search: UnfoundSearch): void => {
  const row = tally.size < mostHeld || tally.has(keyOf(search)) ? search : { ...search, words: '' }
  tally.set(keyOf(row), { ...row, count: (tally.get(keyOf(row))?.count ?? 0) + row.count })
}

/** Starts to count. What cannot be written stays and is tried again; what is held is bounded. */
export const unfoundCounter = ({ leads, log, now, every }: CounterOptions): UnfoundCounter => {
  let unread: { readonly language: Language; readonly typed: string }[] = []
  const rare: Tally = new Map()
  /** What was asked for often enough before, oldest first. */
  const frequent = new Set<string>()
  let ready: Tally = new Map()
  let writing: Promise<void> | undefined
  let hasFailed = false

  /** Makes room for one more: the words that were asked for least recently are forgotten, the searches for them are not. */
  const forgetOldest = (): void => {
    const [oldest] = rare.values()
    if (oldest && rare.size >= mostHeld) {
      rare.delete(keyOf(oldest))
      add(ready, { ...oldest, words: '' })
    }
    const [first] = frequent
    if (first !== undefined && frequent.size >= mostHeld) frequent.delete(first)
  }

  const count = (search: UnfoundSearch): void => {
    const key = keyOf(search)
    const asked = { ...search, count: (rare.get(key)?.count ?? 0) + search.count }
    rare.delete(key)
    const isKept = search.words === '' || frequent.has(key)
    if (!isKept) forgetOldest()
    if (!isKept && asked.count < leastAsked) rare.set(key, asked)
    else {
      if (search.words !== '') frequent.add(key)
      add(ready, asked)
    }
  }

  const read = (): void => {
    for (const { language, typed } of unread) count({ language, words: impersonalWords(typed), count: 1 })
    unread = []
  }

  const write = async (): Promise<void> => {
    const database = leads()
    if (!database || ready.size === 0) return
    const taken = ready
    ready = new Map()
    try {
      await database.countUnfound(now(), [...taken.values()])
      hasFailed = false
    } catch (error) {
      if (!hasFailed) log.warn(errorCodes(error), 'searches that found nothing could not be counted now')
      hasFailed = true
      for (const search of taken.values()) add(ready, search)
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
    note: (language, typed) => {
      if (unread.length >= mostHeld) return
      unread.push({ language, typed })
      if (unread.length === 1) setImmediate(read)
    },
    close: async () => {
      clearInterval(timer)
      read()
      for (const search of rare.values()) add(ready, { ...search, words: '' })
      rare.clear()
      const written = (writing ?? Promise.resolve()).then(flush)
      await Promise.race([written, wait(closePatience, undefined, { ref: false })])
    },
  }
}
