import { soonMinutes } from '../constants.ts'
import { addDays, type LocalTime, localTime, minutesBetween } from './calendar-date.ts'
import { openState, rangesOf } from './open-state.ts'
import { hoursOn, type Schedule } from './schedule.ts'

const minute = 60_000

/** The moment of a local time, from one not far before it; clocks that are changed in between are asked once more. */
const momentOf = (time: LocalTime, from: number, timeZone: string): number => {
  const reached = from + minutesBetween(localTime(new Date(from), timeZone), time) * minute
  return reached + minutesBetween(localTime(new Date(reached), timeZone), time) * minute
}

/**
 * When something else may be said of a schedule than at `moment`, in milliseconds since 1970: it opens or closes, will do so soon, or another day begins
 * (LOC-26). Throws a RangeError for a time zone that is not known here.
 */
export const nextChange = (schedule: Schedule, moment: Date): number => {
  const { timeZone } = schedule
  const from = Math.floor(moment.getTime() / minute) * minute
  const { opens, closes } = openState(schedule, moment) as { readonly opens?: LocalTime; readonly closes?: LocalTime }
  const ends = [opens, closes].filter((end) => end !== undefined)
  const { date } = localTime(moment, timeZone)
  const { hours } = hoursOn(schedule, date)
  // What the sun leaves open may be known from a time of the clock on; the signs of dawn and dusk lie before every moment of the day.
  const edges = rangesOf(hours).flatMap((range) => Object.values(range))
  const midnight = { date: addDays(date, 1), minutes: 0 }
  const changes = [midnight, ...ends, ...edges.map((minutes) => ({ date, minutes }))]
    .map((time) => momentOf(time, from, timeZone))
    .flatMap((end) => [end - soonMinutes * minute, end])
  return Math.min(...changes.filter((change) => change > moment.getTime()))
}
