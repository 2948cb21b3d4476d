import * as z from 'zod/mini'
import { contactMethods, longestTexts as longest } from '../constants.ts'
import { choiceField, emailField, nameField, phoneField, requiredLongText, textField } from '../fields.ts'
import type { AllFields, FormField } from '../form-field.ts'
import type { FormMessages } from '../messages.ts'

/** The fields of support form one, in order (FORM-01); the choice of how to be answered is its alone (D-FORM-22). */
export const supportFields = ({ fullName, email, phone, contactMethod, message }: AllFields): readonly FormField[] => [
  fullName,
  email,
  phone,
  contactMethod,
  message,
]

/** What support form one checks before it sends anything (FORM-01 to FORM-08). */
export const supportSchema = (messages: FormMessages) =>
  z.object({
    fullName: nameField(longest.fullName, messages.fullNameRequired),
    phone: phoneField(longest.phone, messages.phoneRequired),
    email: emailField(longest.email, { required: messages.emailRequired, invalid: messages.emailInvalid }),
    message: requiredLongText(longest.message, messages.messageRequired),
    preferredMethodOfContact: choiceField(contactMethods, messages.referralRequired),
    subject: z.optional(textField(longest.subject)),
  })

export type SupportValues = z.infer<ReturnType<typeof supportSchema>>
