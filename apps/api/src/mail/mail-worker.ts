import { setTimeout as wait } from 'node:timers/promises'
import { millisecondsPerDay } from '@bank/rules/constants.ts'
import { errorCodes } from '../contact/redact-error.ts'
import { type Sending, sendDueMails } from './send-due-mails.ts'
import { keepUp, type Upkeep } from './upkeep.ts'
import type { WatchedDelivery } from './watch-delivery.ts'

export type MailWorker = {
  /** Claims nothing more and resolves when the mails under way are through, or were ended after a few seconds to be tried again. */
  readonly stop: () => Promise<void>
  /** Whether mails do not get out because of their server. */
  readonly isServerSilent: () => boolean
}

export type MailWorkerOptions = Sending &
  Upkeep & {
    readonly leads: Sending['leads'] & Upkeep['leads']
    /** Milliseconds between two looks for due mails while there are none. */
    readonly every: number
    readonly server: Pick<WatchedDelivery, 'isSilent' | 'look'>
    /** Ends all mails under way; each is then a failure, and tried again later. */
    readonly endDeliveries: () => void
  }

/** Milliseconds between two looks whether a silent mail server is back. */
const serverEvery = 5000

/** Milliseconds after which mails under way no longer hold up others, and how many such rounds there may be. */
const hangsAfter = 5000
const mostHanging = 8

/** Milliseconds that mails under way get to end once the worker is stopped. */
const stopsWithin = 5000

/** Doublings of the wait while the database fails: from one second to half a minute. */
const mostDoublings = 5

/** Sends mails as they come until it is stopped. Never ends by itself: when the database fails, it says so and goes on. */
export const startMailWorker = (options: MailWorkerOptions): MailWorker => {
  const { log, now, random, every, server } = options
  const stopping = new AbortController()
  let upkeepAt = now()
  let failures = 0

  // Mails that hang end by themselves. Meanwhile one at a time shows whether their server is back.
  const underWay = new Set<Promise<number>>()
  const send = async (): Promise<number> => {
    if (underWay.size >= mostHanging) return 0
    const sending = sendDueMails(underWay.size > 0 ? { ...options, atOnce: 1 } : options)
    underWay.add(sending)
    const ended = sending.finally(() => underWay.delete(sending))
    const enough = new AbortController()
    const waited = wait(hangsAfter, 0, { ref: false, signal: AbortSignal.any([enough.signal, stopping.signal]) }).catch(() => 0)
    return Promise.race([ended, waited]).finally(() => enough.abort())
  }

  /** Resolves to whether there may be more to do at once. */
  const round = async (): Promise<boolean> => {
    try {
      const sent = await send()
      // Later than a day: the clock was set back meanwhile.
      if (now() >= upkeepAt || upkeepAt > now() + millisecondsPerDay) {
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
  const looking = setInterval(() => void server.look(), serverEvery).unref()
  return {
    isServerSilent: server.isSilent,
    stop: () => {
      clearInterval(looking)
      stopping.abort()
      const ending = setTimeout(options.endDeliveries, stopsWithin)
      return working.then(async () => void (await Promise.allSettled(underWay))).finally(() => clearTimeout(ending))
    },
  }
}
