import { isByClock, type TimeRange } from './week.ts'
import type { DayHours } from './week-hours.ts'

/** Ranges of a day whose times are known, none when it is closed or by appointment; nothing when they are not, or follow the sun. */
export const knownRanges = (hours: DayHours): readonly TimeRange[] | undefined => {
  if (hours.kind === 'text') return undefined
  if (hours.kind !== 'ranges') return []
  return hours.ranges.every(isByClock) ? hours.ranges : undefined
}
