import { monotonicNow } from '@bank/leads/thread/protocol.ts'
import type { CurrentLog } from '../current/current-value.ts'
import type { LeadsHealth } from './leads-health.ts'

export type LeadsWatch = {
  /** How the leads are; found out now, or not long ago. */
  readonly health: () => Promise<LeadsHealth>
  readonly close: () => void
}

type WatchOptions = {
  readonly look: () => Promise<LeadsHealth>
  /** Milliseconds between two looks; 0: only when somebody asks, each time. */
  readonly every: number
  readonly log: CurrentLog
}

/** Milliseconds for which an answer is good enough for whoever asks: each look writes. */
const freshFor = 1000

const nameOf = (health: LeadsHealth): string => [health.state, ...(('causes' in health && health.causes) || [])].join(' ')

/**
 * Looks after the leads, whether anybody asks or not, and logs when trouble begins and ends. However many ask, the database is asked once
 * at a time.
 */
export const watchLeads = ({ look, every, log }: WatchOptions): LeadsWatch => {
  let looking: Promise<LeadsHealth> | undefined
  let last: { readonly health: LeadsHealth; readonly at: number } | undefined
  let said = 'ready'

  const say = (health: LeadsHealth): void => {
    const name = nameOf(health)
    if (name !== said) {
      if (health.state === 'ready') log.info({ state: health.state }, 'the leads are well again')
      else log.error({ state: health.state, ...('causes' in health && { causes: health.causes }) }, 'the leads are in trouble')
    }
    said = name
  }

  const lookNow = (): Promise<LeadsHealth> => {
    looking ??= look()
      .then((health) => {
        last = { health, at: monotonicNow() }
        say(health)
        return health
      })
      .finally(() => {
        looking = undefined
      })
    return looking
  }

  const timer = every > 0 ? setInterval(() => void lookNow(), every).unref() : undefined
  return {
    health: async () => (last && monotonicNow() - last.at < Math.min(every, freshFor) ? last.health : lookNow()),
    close: () => clearInterval(timer),
  }
}
