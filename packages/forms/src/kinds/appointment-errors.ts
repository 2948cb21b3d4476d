import { figure } from '../figure.ts'
import type { FieldName, FilledForm, FormField } from '../form-field.ts'
import { hasText, isEmailAddress, isTelephone, visibleLetter } from '../text-checks.ts'
import type { AppointmentMessages } from './appointment.ts'

/** Errors of fields that must be filled in. */
const required = {
  place: 'placeRequired',
  topic: 'topicRequired',
  spokenLanguage: 'languageRequired',
  firstDate: 'dateRequired',
  firstTime: 'timeRequired',
  secondDate: 'dateRequired',
  secondTime: 'timeRequired',
  fullName: 'fullNameRequired',
  email: 'emailRequired',
} as const

/** The texts of the form's fields; an empty one stands for nothing. */
export type AppointmentValues = Readonly<Record<keyof typeof required | 'phone', string>>

/**
 * What the page checks of each text by itself; what is offered is asked afterwards (`appointmentProblems`). By hand and not by a schema, which
 * would weigh 4 KB more than the form itself: a test shows that the API's schema takes all that passes.
 */
export const appointmentTextErrors = (
  fields: readonly FormField[],
  values: Readonly<Partial<Record<FieldName, string>>>,
  messages: AppointmentMessages,
): FilledForm =>
  Object.fromEntries(
    fields.flatMap(({ name, longest = Number.POSITIVE_INFINITY }) => {
      const value = values[name] ?? ''
      const missing = name in required && messages[required[name as keyof typeof required]]
      if (missing && !(name === 'fullName' ? visibleLetter.test(value) : hasText(value))) return [[name, missing]]
      if ([...value].length > longest) return [[name, messages.longest.replace('{max}', figure(longest))]]
      if (name === 'phone' && !isTelephone(value)) return [[name, messages.phoneRequired]]
      return name === 'email' && !isEmailAddress(value) ? [[name, messages.emailInvalid]] : []
    }),
  )
