import { languages } from '@bank/i18n/languages.ts'
import { statesOffered } from '@bank/rules/constants.ts'
import * as z from 'zod/mini'
import { longestTexts as longest } from './constants.ts'
import { emailField, nameField, requiredText } from './fields.ts'
import type { LeadFormKind } from './form-kinds.ts'
import { forms } from './forms.ts'

/**
 * Body of POST /api/contact/heroes/ and /api/contact/homeassist/ (API-11, API-13): all five fields, a state that the bank
 * serves, and the `env` of the form that the path belongs to. Unknown fields are dropped.
 */
export const leadMessage = (form: LeadFormKind) =>
  z.object({
    fullName: nameField(longest.fullName),
    phone: requiredText(longest.phone),
    email: emailField(longest.email),
    city: nameField(longest.city),
    state: z.enum(statesOffered),
    env: z.literal(forms[form].env),
    /** Language of the page (FORM-64). */
    lang: z.enum(languages),
    /** Token of the captcha, whichever provider made it. */
    recaptcha: requiredText(longest.recaptcha),
  })

/** A lead as it travels, with its token. */
export type LeadPayload = z.infer<ReturnType<typeof leadMessage>>
/** A lead as it is kept: the token is spent and of no more use. */
export type LeadMessage = Omit<LeadPayload, 'recaptcha'>
