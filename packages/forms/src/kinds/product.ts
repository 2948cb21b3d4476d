import type { Translate } from '@bank/i18n/translate.ts'
import * as z from 'zod/mini'
import { longestTexts as longest } from '../constants.ts'
import { emailField, longText, nameField, optionalPhone, zipField } from '../fields.ts'
import type { AllFields, FormField } from '../form-field.ts'
import type { FormMessages } from '../messages.ts'
import { type AddressFormOptions, otherNeedsWords, referralFields } from '../referral.ts'

/** The fields of the product form, in order (FORM-23); it always calls its zip required (FORM-24, FORM-25, D-FORM-12). */
export const productFields = (fields: AllFields, { zip, referral }: AddressFormOptions, t: Translate): readonly FormField[] => [
  ...[fields.fullName, fields.email, fields.optionalPhone],
  { ...fields.zip, ...(zip && { isRequired: true }), hint: t('form.mustBeGiven') },
  ...(referral ? [fields.referral, fields.referralOther] : []),
  fields.optionalMessage,
]

/** What the product form checks before it sends anything (FORM-23 to FORM-28): its zip only when the option is on (D-FORM-12). */
export const productSchema = (options: AddressFormOptions, messages: FormMessages) =>
  z
    .object({
      fullName: nameField(longest.fullName, messages.fullNameRequired),
      email: emailField(longest.email, { required: messages.emailRequired, invalid: messages.emailInvalid }),
      phone: optionalPhone(longest.phone, messages.phoneRequired),
      zip: zipField(longest.zip, { required: options.zip, missing: messages.zipRequired, invalid: messages.zipInvalid }),
      message: z.optional(longText(longest.message)),
      ...referralFields(options, messages),
    })
    .check(otherNeedsWords(messages))

export type ProductValues = z.infer<ReturnType<typeof productSchema>>
