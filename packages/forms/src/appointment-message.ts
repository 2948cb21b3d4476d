import { languages } from '@bank/i18n/languages.ts'
import * as z from 'zod/mini'
import { longestTexts as longest, longestChoice } from './constants.ts'
import { emailField, nameField, requiredText, textField } from './fields.ts'
import { forms } from './forms.ts'
import { isTelephone } from './text-checks.ts'

/** A day as `YYYY-MM-DD`; whether the calendar has it shows when it is looked up. */
const dateField = z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))
/** A full or half hour as `HH:MM`: no other is offered. */
const timeField = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[03]0$/))

/**
 * Body of POST /api/contact/appointment/: where, about what, in which language and at which two times by the clocks of that place. Which choices there
 * are is up to the content in force, so that only the API can tell.
 */
export const appointmentMessage = z.object({
  /** Id of a branch, or `telephone`. */
  place: requiredText(longestChoice),
  topic: requiredText(longestChoice),
  /** Code of a language, or its name where it has none. */
  spokenLanguage: requiredText(longestChoice),
  firstDate: dateField,
  firstTime: timeField,
  secondDate: dateField,
  secondTime: timeField,
  fullName: nameField(longest.fullName),
  email: emailField(longest.email),
  phone: z.optional(textField(longest.phone).check(z.refine(isTelephone))),
  env: z.literal(forms.appointment.env),
  /** Language of the page. */
  lang: z.enum(languages),
  /** Token of the captcha, whichever provider made it. */
  recaptcha: requiredText(longest.recaptcha),
})

/** A request as it travels, with its token. */
export type AppointmentPayload = z.infer<typeof appointmentMessage>

/**
 * A request as it is kept: the token is spent, and what the choices mean is written down in English, for content may change before
 * somebody reads it.
 */
export const keptAppointment = z.extend(z.omit(appointmentMessage, { recaptcha: true }), {
  placeName: z.string(),
  topicName: z.string(),
  languageName: z.string(),
  /** IANA name of the zone of both times. */
  timeZone: z.string(),
})

export type KeptAppointment = z.infer<typeof keptAppointment>
