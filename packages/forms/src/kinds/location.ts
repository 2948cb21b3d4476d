import { statesOffered } from '@bank/rules/constants.ts'
import * as z from 'zod/mini'
import { longestTexts as longest } from '../constants.ts'
import { choiceField, emailField, longText, nameField, optionalPhone, zipField } from '../fields.ts'
import type { AllFields, FormField } from '../form-field.ts'
import type { FormMessages } from '../messages.ts'
import { type AddressFormOptions, otherNeedsWords, referralFields } from '../referral.ts'

/** The fields of the second, location-based form, in order (FORM-10); with the zip option off it has no zip (D-FORM-11). */
export const locationFields = (fields: AllFields, { zip, referral }: AddressFormOptions): readonly FormField[] => [
  ...[fields.fullName, fields.email, fields.optionalPhone, fields.city, fields.state],
  ...(zip ? [{ ...fields.zip, isRequired: true } as const] : []),
  ...(referral ? [fields.referral, fields.referralOther] : []),
  fields.optionalMessage,
]

/** What the second, location-based form checks before it sends anything (FORM-10 to FORM-22, D-FORM-10, D-FORM-13). */
export const locationSchema = (options: AddressFormOptions, messages: FormMessages) =>
  z
    .object({
      fullName: nameField(longest.fullName, messages.fullNameRequired),
      email: emailField(longest.email, { required: messages.emailRequired, invalid: messages.emailInvalid }),
      phone: optionalPhone(longest.phone, messages.phoneRequired),
      city: nameField(longest.city, messages.cityRequired),
      state: choiceField(statesOffered, messages.stateRequired),
      zip: zipField(longest.zip, { required: options.zip, missing: messages.zipRequired, invalid: messages.zipInvalid }),
      message: z.optional(longText(longest.message)),
      ...referralFields(options, messages),
    })
    .check(otherNeedsWords(messages))

export type LocationValues = z.infer<ReturnType<typeof locationSchema>>
