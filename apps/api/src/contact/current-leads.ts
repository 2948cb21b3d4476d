import { setTimeout as wait } from 'node:timers/promises'
import type { Leads } from '@bank/leads/leads.ts'
import type { CurrentLog } from '../current/current-value.ts'

/** The leads database, as soon as it can be opened. */
export type CurrentLeads = {
  /** Nothing while it cannot be opened: forms then answer 503, and the site goes on. */
  readonly get: () => Leads | undefined
  /** Ends the tries and closes the database. */
  readonly close: () => Promise<void>
}

type Follow = {
  /** Opens the database and brings it to the newest schema. */
  readonly open: () => Promise<Leads>
  readonly log: CurrentLog
  /** Milliseconds between two tries. */
  readonly retryEvery: number
  /** Milliseconds that the start waits for the first try; a silent server must not keep the site from being served. */
  readonly patience: number
  /** Work that goes with the open database, such as sending its mails; `stop` is waited for before it is closed. */
  readonly onOpen: (leads: Leads) => { readonly stop: () => Promise<void> } | undefined
}

/** Opens the leads database in the background, again and again until it works. Resolves when the first try is over, or has taken too long. */
export const followLeads = async ({ open, log, retryEvery, patience, onOpen }: Follow): Promise<CurrentLeads> => {
  const closing = new AbortController()
  let current: { readonly leads: Leads; readonly work: ReturnType<Follow['onOpen']> } | undefined
  let reported: string | undefined

  const tryOnce = async (): Promise<void> => {
    try {
      const leads = await open()
      if (closing.signal.aborted) return await leads.close()
      current = { leads, work: onOpen(leads) }
      log.info({}, 'the leads database is open')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== reported) log.error({ reason }, 'the leads database cannot be opened; forms answer 503 until it can')
      reported = reason
    }
  }

  const untilOpen = async (): Promise<void> => {
    while (!current && !closing.signal.aborted) {
      await wait(retryEvery, undefined, { ref: false, signal: closing.signal }).catch(() => {})
      if (!closing.signal.aborted) await tryOnce()
    }
  }

  const first = tryOnce()
  const opening = first.then(untilOpen)
  await Promise.race([first, wait(patience, undefined, { ref: false, signal: closing.signal })])

  return {
    get: () => current?.leads,
    close: async () => {
      closing.abort()
      // A try that never ends is left alone: the process is about to end anyway.
      await Promise.race([opening, wait(patience, undefined, { ref: false })])
      await current?.work?.stop()
      await current?.leads.close()
    },
  }
}
