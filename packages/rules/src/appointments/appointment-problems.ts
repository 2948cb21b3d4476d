import type { Schedule } from '../hours/schedule.ts'
import { byTelephone } from './appointment-places.ts'
import { type TimeProblem, timeProblem } from './appointment-times.ts'

/** What a visitor asks for, as the form sends it. Dates `YYYY-MM-DD`, times `HH:MM`, both by the clocks of the place. */
export type AppointmentWish = {
  readonly phone?: string | undefined
  readonly place: string
  readonly topic: string
  readonly spokenLanguage: string
  readonly firstDate: string
  readonly firstTime: string
  readonly secondDate: string
  readonly secondTime: string
}

/** What may be asked for: the values of each choice, and the hours of each place. */
export type AppointmentOffer = {
  readonly topics: readonly string[]
  readonly places: readonly { readonly id: string; readonly languages: readonly string[]; readonly schedule: Schedule }[]
}

export type AppointmentProblem = {
  readonly field: keyof AppointmentWish
  readonly kind: 'missing' | 'unknown' | 'sameTime' | TimeProblem
}

/**
 * Minutes after midnight of `HH:MM`.
 *
 * @internal Its test tries the cases of this step alone.
 */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** `HH:MM` of minutes after midnight. */
export const timeValue = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/**
 * Everything about a wish that the bank cannot offer; the page and the API ask the same. Dates and times must be well written. Of a place that is not
 * known nothing else is asked; two times must differ; by telephone a number is needed.
 */
export const appointmentProblems = (
  wish: AppointmentWish,
  { topics, places }: AppointmentOffer,
  now: Date,
): readonly AppointmentProblem[] => {
  const place = places.find(({ id }) => id === wish.place)
  const topic: readonly AppointmentProblem[] = topics.includes(wish.topic) ? [] : [{ field: 'topic', kind: 'unknown' }]
  if (!place) return [{ field: 'place', kind: 'unknown' }, ...topic]
  const problemAt = (field: 'firstTime' | 'secondTime', date: string, time: string): readonly AppointmentProblem[] => {
    const kind = timeProblem(place.schedule, { date, minutes: minutesOf(time) }, now)
    return kind ? [{ field, kind }] : []
  }
  const isSame = wish.firstDate === wish.secondDate && wish.firstTime === wish.secondTime
  return [
    ...topic,
    ...(place.languages.includes(wish.spokenLanguage) ? [] : [{ field: 'spokenLanguage', kind: 'unknown' } as const]),
    ...problemAt('firstTime', wish.firstDate, wish.firstTime),
    ...(isSame ? [{ field: 'secondTime', kind: 'sameTime' } as const] : problemAt('secondTime', wish.secondDate, wish.secondTime)),
    ...(place.id === byTelephone && !/\p{Nd}/u.test(wish.phone ?? '') ? [{ field: 'phone', kind: 'missing' } as const] : []),
  ]
}
