import type { Language } from '@bank/i18n/languages.ts'
import { statesOffered } from '@bank/rules/constants.ts'
import * as z from 'zod/mini'
import { contactMethods, defaultContactMethod, longestTexts as longest, referralOptions } from './constants.ts'
import { emailField, longText, nameField, requiredText, textField, zipField } from './fields.ts'
import { forms } from './forms.ts'

/**
 * Body of POST /api/contact/mail/ (API-08, D-FORM-5): the message of every support form. Which fields a form has is the
 * page's affair, so only name and mail address must be there; empty texts count as not given. Unknown fields are dropped.
 */
export const contactMessage = z.object({
  fullName: nameField(longest.fullName),
  phone: z.optional(textField(longest.phone)),
  email: emailField(longest.email),
  /** Recipient as the form was given it; the API looks up whether it may be written to. */
  mailto: z.optional(textField(longest.mailto)),
  subject: z.optional(textField(longest.subject)),
  message: z.optional(longText(longest.message)),
  /** Path of the page that the form was sent from. */
  source: z.optional(textField(longest.source)),
  env: z.literal(forms.support.env),
  /** Token of the captcha, whichever provider made it (API-08, D-FORM-6). */
  recaptcha: requiredText(longest.recaptcha),
  preferredMethodOfContact: z._default(z.enum(contactMethods), defaultContactMethod),
  city: z.optional(textField(longest.city)),
  state: z.optional(z.enum([...statesOffered, ''])),
  zip: zipField(longest.zip),
  whereDidYouHearAboutUs: z.optional(z.enum([...referralOptions, ''])),
  whereDidYouHearAboutUsOther: z.optional(textField(longest.whereDidYouHearAboutUsOther)),
})

/** A contact message as it travels, with its token. */
export type ContactPayload = z.infer<typeof contactMessage>
/** A contact message as it is kept: the token is spent and of no more use, and the language of its page is written down. */
export type ContactMessage = Omit<ContactPayload, 'recaptcha'> & { readonly lang?: Language | undefined }
