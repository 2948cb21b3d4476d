import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { AppointmentPayload, KeptAppointment } from '@bank/forms/appointment-message.ts'
import { read } from '@bank/model/read.ts'
import { appointmentPlaces, languageValue } from '@bank/rules/appointments/appointment-places.ts'
import { type AppointmentProblem, appointmentProblems } from '@bank/rules/appointments/appointment-problems.ts'
import { appointmentNotice } from '@bank/rules/constants.ts'
import { Failure } from '../errors.ts'

const timeFields = ['firstTime', 'secondTime']

/** Why a time is not offered, after that time by the clocks of the place. */
const because = {
  past: 'over',
  tooSoon: `less than ${appointmentNotice / 60} hours ahead`,
  tooFar: 'too far ahead',
  closed: 'closed then',
  sameTime: 'asked for twice',
  unknown: '',
  missing: '',
} as const

const refuse = (problems: readonly AppointmentProblem[], wish: Omit<AppointmentPayload, 'recaptcha'>): void => {
  const others = problems.filter(({ field }) => !timeFields.includes(field))
  if (others.length > 0) throw new Failure('fieldsNotRight', [...new Set(others.map(({ field }) => field))])
  if (problems.length === 0) return
  const at = { firstTime: `${wish.firstDate} ${wish.firstTime}`, secondTime: `${wish.secondDate} ${wish.secondTime}` }
  throw new Failure(
    'timesNotOffered',
    problems.map(({ field }) => field),
    problems.map(({ field, kind }) => `${field} (${at[field as keyof typeof at]} ${because[kind]})`),
  )
}

/**
 * A request for an appointment with what its choices mean, by the content in force and by the rules that the page checks it with. Throws a Failure that
 * names the fields: choices that are not offered, and times at which the place is closed, or that are over, too soon or too far ahead.
 */
export const checkAppointment = (
  wish: Omit<AppointmentPayload, 'recaptcha'>,
  { records, settings }: Pick<Snapshot, 'records' | 'settings'>,
  now: Date,
): KeptAppointment => {
  const site = read(settings, 'en')
  const places = appointmentPlaces(read(records.locations, 'en'), site)
  const topics = site.appointmentTopics ?? []
  const offer = {
    topics: topics.map(({ topic }) => topic ?? ''),
    places: places.map((place) => ({ ...place, languages: place.languages.map(languageValue) })),
  }
  refuse(appointmentProblems(wish, offer, now), wish)
  const place = places.find(({ id }) => id === wish.place)
  return {
    ...wish,
    placeName: place?.location ? placeName(place.location) : 'By telephone',
    topicName: topics.find(({ topic }) => topic === wish.topic)?.name?.text ?? wish.topic,
    languageName: languageName(wish.spokenLanguage),
    timeZone: place?.schedule.timeZone ?? '',
  }
}

type Named = Pick<Snapshot['records']['locations'][number], 'name' | 'address1' | 'city' | 'state'> & {
  readonly id: string
  readonly title?: { readonly text: string } | undefined
}

/** Name and address in one line. */
const placeName = ({ id, title, name, address1, city, state }: Named): string =>
  [title?.text || name || id, address1, city, state].filter(Boolean).join(', ')

/** The English name of a language that has a code; any other name as it is. */
const languageName = (value: string): string => {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(value) ?? value
  } catch {
    // Not a code: content may name a language that we know no code of.
    return value
  }
}
