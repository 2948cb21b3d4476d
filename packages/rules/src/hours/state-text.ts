import type { LocalTime } from './calendar-date.ts'
import { type HoursWords, timeText } from './hours-text.ts'
import type { OpenState } from './open-state.ts'
import { fullDay } from './week.ts'

/** Names of the words in which hours and states are told; places in them are written `{time}`, `{at}` and `{day}`. */
export const stateWordNames = [
  'closed',
  'closedUntilNotice',
  'byAppointment',
  'allDay',
  'noon',
  'midnight',
  'dawn',
  'dusk',
  'timeBeforeNoon',
  'timeAfterNoon',
  'open',
  'closingSoon',
  'openingSoon',
  'notOpenYet',
  'closesAt',
  'opensAt',
  'opensOn',
  // At midnight, which would leave open which of the day's two is meant.
  'opensOnDay',
  // "at 1:00 p.m.", which Spanish says otherwise than the next one.
  'atOne',
  'atTime',
  'atNoon',
  'atMidnight',
] as const

/** Words of one language. */
export type StateWords = HoursWords & { readonly [name in (typeof stateWordNames)[number]]: string }

const atText = (minutes: number, words: StateWords): string => {
  if (minutes % fullDay === 0) return words.atMidnight
  if (minutes === 720) return words.atNoon
  const isOne = Math.floor(minutes / 60) % 12 === 1
  return (isOne ? words.atOne : words.atTime).replace('{time}', timeText(minutes, words))
}

const weekday = { weekday: 'long', timeZone: 'UTC' } as const
const farDay = { ...weekday, month: 'long', day: 'numeric' } as const

/** The name of a day within the next week, else its date as well. */
const dayText = (date: string, now: LocalTime, locale: string): string => {
  const days = (Date.parse(date) - Date.parse(now.date)) / 86_400_000
  return new Intl.DateTimeFormat(locale, days < 7 ? weekday : farDay).format(new Date(date))
}

const opensText = (opens: LocalTime, now: LocalTime, words: StateWords, locale: string): string => {
  const at = atText(opens.minutes, words)
  if (opens.date === now.date) return words.opensAt.replace('{at}', at)
  return (opens.minutes === 0 ? words.opensOnDay : words.opensOn).replace('{day}', dayText(opens.date, now, locale)).replace('{at}', at)
}

const told = (...texts: readonly (string | undefined)[]): readonly string[] => texts.filter((text) => text !== undefined)

/** A state in words, most important first: ["Open", "closes at 5:00 p.m."]; nothing about what is not known. */
export const stateText = (state: OpenState, now: LocalTime, words: StateWords, locale: string): readonly string[] => {
  switch (state.kind) {
    case 'unknown':
      return []
    case 'appointment':
      return [words.byAppointment]
    case 'closedUntilNotice':
      return told(words[state.kind], state.reason)
    case 'open':
    case 'closingSoon':
      return told(words[state.kind], state.closes && words.closesAt.replace('{at}', atText(state.closes.minutes, words)), state.hoursReason)
    default:
      return told(words[state.kind], state.reason, state.opens && opensText(state.opens, now, words, locale), state.hoursReason)
  }
}

/** A state in one sentence. Why it is so stands in parentheses, as editors wrote it: "Open, closes at 4:00 p.m. (Longer hours)"; empty where nothing is known. */
export const stateSentence = (state: OpenState, ...rest: readonly [LocalTime, StateWords, string]): string => {
  const { reason, hoursReason = reason } = state as { readonly reason?: string; readonly hoursReason?: string }
  return stateText(state, ...rest)
    .join(', ')
    .replace(`, ${hoursReason}`, () => ` (${hoursReason})`)
}
