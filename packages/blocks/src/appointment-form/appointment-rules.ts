import type { FieldName, FilledForm, FormField } from '@bank/forms/form-field.ts'
import type { FormErrors } from '@bank/forms/form-schema.ts'
import { forms } from '@bank/forms/forms.ts'
import type { AppointmentMessages } from '@bank/forms/kinds/appointment.ts'
import { type AppointmentValues, appointmentTextErrors } from '@bank/forms/kinds/appointment-errors.ts'
import { byTelephone } from '@bank/rules/appointments/appointment-places.ts'
import { type AppointmentProblem, appointmentProblems, timeValue } from '@bank/rules/appointments/appointment-problems.ts'
import { appointmentDates } from '@bank/rules/appointments/appointment-times.ts'
import { type HoursWords, timeText } from '@bank/rules/hours/hours-text.ts'
import type { Schedule } from '@bank/rules/hours/schedule.ts'
import type { AnyFormProps, FormTexts } from '@bank/ui/form/form-props.ts'
import type { FormRules } from '@bank/ui/form/form-rules.ts'

type Options = NonNullable<FormField['options']>

/** A place as the page knows it: `hours` is where its hours stand among all different ones, `zone` the name of its time. */
export type OfferedPlace = { readonly id: string; readonly languages: Options; readonly zone: string; readonly hours: number }

/** The form for appointments as plain data: all that its choices hang on. */
export type AppointmentFormData = AnyFormProps & {
  readonly kind: 'appointment'
  readonly texts: FormTexts<AppointmentMessages>
  readonly places: readonly OfferedPlace[]
  readonly hours: readonly Schedule[]
  readonly locale: string
  readonly words: HoursWords & {
    readonly [name in 'chooseLanguage' | 'chooseDay' | 'dayFirst' | 'chooseTime' | 'noDays' | 'lost' | 'notThere']: string
  }
}

const dayLabel = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(date))

/** What a select shows: the visitor's choice while it is offered, else what was meant for them, else the only one there is. */
const shownValue = (options: Options, ...wanted: readonly (string | undefined)[]): string =>
  wanted.find((value) => options.some((option) => option.value === value)) ?? (options.length === 1 ? (options[0]?.value ?? '') : '')

/** Days and times of a place as options. */
const timesAt = ({ hours, locale, words }: AppointmentFormData, place: OfferedPlace, now: Date) => {
  const schedule = hours[place.hours]
  const dates = schedule ? appointmentDates(schedule, now) : []
  return {
    days: dates.map(({ date, isByAppointment }) => ({
      value: date,
      label: isByAppointment ? `${dayLabel(date, locale)} (${words.byAppointment})` : dayLabel(date, locale),
    })),
    timesOn: (day: string): Options =>
      (dates.find(({ date }) => date === day)?.times ?? []).map((minutes) => ({
        value: timeValue(minutes),
        label: timeText(minutes, words),
      })),
  }
}

/** The fields of a chosen place: its languages, its days, and the times of the days that were chosen. */
const fieldsAt = (props: AppointmentFormData, place: OfferedPlace, chosen: FilledForm, now: Date): readonly FormField[] => {
  const { words, language } = props
  const { days, timesOn } = timesAt(props, place, now)
  const wish = (field: FormField, day: 'firstDate' | 'secondDate'): FormField => {
    const value = shownValue(days, chosen[day])
    if (field.name === day) return { ...field, options: days, value, placeholder: days.length > 0 ? words.chooseDay : words.noDays }
    const options = timesOn(value)
    const placeholder = value ? words.chooseTime : words.dayFirst
    return { ...field, options, value: shownValue(options, chosen[field.name]), placeholder, hint: `(${place.zone})` }
  }
  return props.fields.map((field) => {
    switch (field.name) {
      case 'spokenLanguage':
        return {
          ...field,
          options: place.languages,
          value: shownValue(place.languages, chosen.spokenLanguage, language),
          placeholder: words.chooseLanguage,
        }
      case 'firstDate':
      case 'firstTime':
        return wish(field, 'firstDate')
      case 'secondDate':
      case 'secondTime':
        return wish(field, 'secondDate')
      case 'phone':
        return place.id === byTelephone ? { ...withoutHint(field), isRequired: true } : field
      default:
        return field
    }
  })
}

const withoutHint = ({ hint: _hint, ...field }: FormField): FormField => field

const problemText = ({ field, kind }: AppointmentProblem, messages: AppointmentMessages): string => {
  if (kind === 'sameTime' || kind === 'tooSoon') return messages[kind]
  return field === 'phone' ? messages.phoneRequired : messages.notOffered
}

const placeOf = ({ places }: AppointmentFormData, id: string | undefined): OfferedPlace | undefined =>
  places.find((place) => place.id === id)

/** What is typed and chosen is right by itself; whether it is offered is asked of the same rules as in the API. */
const errorsOf = (props: AppointmentFormData, values: FilledForm, now: Date): FormErrors => {
  const { texts, fields, places, hours } = props
  const { messages } = texts
  const typed = appointmentTextErrors(fields, values, messages)
  if (!placeOf(props, values.place)) return typed
  const topics = (fields.find(({ name }) => name === 'topic')?.options ?? []).map(({ value }) => value)
  const offered = places.flatMap((place) => {
    const schedule = hours[place.hours]
    return schedule ? [{ id: place.id, languages: place.languages.map(({ value }) => value), schedule }] : []
  })
  const problems = appointmentProblems(values as AppointmentValues, { topics, places: offered }, now)
  const told = problems.map((problem): readonly [FieldName, string] => [problem.field, problemText(problem, messages)])
  // A field that is empty is told to be, and says nothing about what is offered.
  return { ...Object.fromEntries(told), ...typed }
}

/** The rules of the form for appointments; `now` tells the time whenever days and times are asked for. */
export const appointmentRules = (now: () => Date): FormRules<AppointmentFormData> => ({
  fields: (props, chosen) => {
    const place = placeOf(props, chosen.place)
    return place
      ? fieldsAt(props, place, chosen, now())
      : props.fields.map((field) => (field.options?.length === 0 ? { ...field, value: '' } : field))
  },
  errors: (props, values) => errorsOf(props, values, now()),
  unoffered: ({ fields, texts: { messages } }, refused) =>
    Object.fromEntries(
      fields.filter(({ name, control }) => control === 'select' && refused.includes(name)).map(({ name }) => [name, messages.notOffered]),
    ),
  message: ({ language }, values, { recaptcha }) => {
    // Values without errors hold all that the schema asks for.
    const { phone, ...wish } = values as AppointmentValues
    return { ...wish, ...(phone?.trim() && { phone }), env: forms.appointment.env, lang: language, recaptcha }
  },
})
