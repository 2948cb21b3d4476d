import { statesOffered } from '@bank/rules/constants.ts'
import * as z from 'zod/mini'
import { longestTexts as longest } from '../constants.ts'
import { choiceField, emailField, nameField, requiredText } from '../fields.ts'
import type { AllFields, FormField } from '../form-field.ts'
import type { FormMessages } from '../messages.ts'

/** The fields of the heroes and the home-assist form, in order (FORM-29, FORM-30). */
export const leadFields = ({ fullName, phone, email, city, state }: AllFields): readonly FormField[] => [
  fullName,
  phone,
  email,
  city,
  state,
]

/** What the heroes and the home-assist form check before they send anything (FORM-29 to FORM-39). */
export const leadSchema = (messages: FormMessages) =>
  z.object({
    fullName: nameField(longest.fullName, messages.fullNameRequired),
    phone: requiredText(longest.phone, messages.phoneRequired),
    email: emailField(longest.email, { required: messages.emailRequired, invalid: messages.emailInvalid }),
    city: nameField(longest.city, messages.leadCityRequired),
    state: choiceField(statesOffered, messages.leadStateRequired),
  })

export type LeadValues = z.infer<ReturnType<typeof leadSchema>>
