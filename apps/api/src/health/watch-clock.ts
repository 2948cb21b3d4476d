import { monotonicNow } from '@bank/leads/thread/protocol.ts'

/** Less than this is how clocks are kept right; more is a clock that was set. Milliseconds. */
const leastStep = 10_000
/** Milliseconds after which a clock that was set counts as right: it will not be set back. */
const believedAfter = 3_600_000

export type ClockWatch = {
  /** Milliseconds by which the clock was set, forward or back; 0 while it only went on. */
  readonly step: () => number
  /** Milliseconds since 1970 without such a step: what came while the clock was set is as old as it is. */
  readonly now: () => number
}

/** Compares the clock, which people and programs set, with one that nobody can. */
export const watchClock = (now: () => number = Date.now, steady: () => number = monotonicNow): ClockWatch => {
  let offset = now() - steady()
  let since: number | undefined
  const stepNow = (): number => {
    const step = now() - steady() - offset
    if (Math.abs(step) < leastStep) {
      since = undefined
      return 0
    }
    since ??= steady()
    if (steady() - since >= believedAfter) {
      offset += step
      since = undefined
      return 0
    }
    return Math.round(step)
  }
  return { step: stepNow, now: () => now() - stepNow() }
}
