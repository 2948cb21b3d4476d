import { setTimeout as wait } from 'node:timers/promises'
import type { Leads } from '@bank/leads/leads.ts'
import { millisecondsPerDay } from '@bank/rules/constants.ts'
import { errorCodes } from '../contact/redact-error.ts'
import { type Sending, sendDueMails } from './send-due-mails.ts'

export type MailWorker = {
  /** Claims nothing more and resolves when the mails under way are through. */
  readonly stop: () => Promise<void>
}

export type MailWorkerOptions = Sending & {
  readonly leads: Pick<Leads, 'purge' | 'counts'>
  /** Milliseconds between two looks for due mails while there are none. */
  readonly every: number
  /** Days until the words of a mailed message are cleared. */
  readonly keptDays: number
}

/** Clears what is too old, and reminds of mails that wait for somebody. */
const keepUp = async ({ leads, log, now, keptDays }: MailWorkerOptions): Promise<void> => {
  const purged = await leads.purge(now(), keptDays)
  if (purged > 0) log.info({ purged, keptDays }, 'messages past their time were cleared')
  const { parked } = await leads.counts()
  if (parked > 0) log.error({ parked }, 'mails are parked: npm run leads -- list --state parked')
}

/** Doublings of the wait while the database fails: from one second to half a minute. */
const mostDoublings = 5

/** Sends mails as they come until it is stopped. Never ends by itself: when the database fails, it says so and goes on. */
export const startMailWorker = (options: MailWorkerOptions): MailWorker => {
  const { log, now, random, every } = options
  const stopping = new AbortController()
  let upkeepAt = now()
  let failures = 0

  /** Resolves to whether there may be more to do at once. */
  const round = async (): Promise<boolean> => {
    try {
      const sent = await sendDueMails(options)
      if (now() >= upkeepAt) {
        upkeepAt = now() + millisecondsPerDay
        await keepUp(options)
      }
      failures = 0
      return sent > 0
    } catch (error) {
      failures += 1
      log.error(errorCodes(error), 'the leads database failed while mails were sent')
      return false
    }
  }

  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      if (await round()) continue
      // Several processes do not look at the same moment.
      const pause = every * 2 ** Math.min(failures, mostDoublings) * (1 + random())
      await wait(pause, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
    }
  }

  const working = work()
  return {
    stop: () => {
      stopping.abort()
      return working
    },
  }
}
