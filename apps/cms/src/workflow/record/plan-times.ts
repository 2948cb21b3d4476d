import { farthestPlan } from '@bank/content/schedule/farthest-plan.ts'

const minute = 60_000

/** A time by the clock of this computer, as a field of the browser holds it: `2026-03-02T09:05`. */
const localTime = (at: Date): string => new Date(at.getTime() - at.getTimezoneOffset() * minute).toISOString().slice(0, 16)

/** The first and the last minute that may be planned: the one that comes next, and the last of the next ten years. */
export const planTimes = (now: Date): { readonly min: string; readonly max: string } => ({
  min: localTime(new Date(now.getTime() + minute)),
  max: localTime(farthestPlan(now)),
})
