import * as z from 'zod/mini'
import { longestTexts as longest } from '../constants.ts'
import { emailField, longText, optionalText, requiredText, textField } from '../fields.ts'
import type { FormMessages } from '../messages.ts'
import { type AddressFormOptions, otherNeedsWords, referralFields } from '../referral.ts'

/**
 * What the product form checks before it sends anything (FORM-23 to FORM-28). It always shows its zip and labels it as
 * required, but checks it only when the option is on (D-FORM-12).
 */
export const productSchema = (options: AddressFormOptions, messages: FormMessages) =>
  z
    .object({
      fullName: requiredText(longest.fullName, messages.fullNameRequired),
      email: emailField(longest.email, { required: messages.emailRequired, invalid: messages.emailInvalid }),
      phone: z.optional(textField(longest.phone)),
      zip: optionalText(longest.zip, { required: options.zip, error: messages.zipRequired }),
      message: z.optional(longText(longest.message)),
      ...referralFields(options, messages),
    })
    .check(otherNeedsWords(messages))

export type ProductValues = z.infer<ReturnType<typeof productSchema>>
