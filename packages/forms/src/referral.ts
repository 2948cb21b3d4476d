import * as z from 'zod/mini'
import { longestTexts, otherReferral, referralOptions } from './constants.ts'
import { optionalChoice, textField } from './fields.ts'
import type { FormMessages } from './messages.ts'
import { hasText } from './text-checks.ts'

/** What the page or the content tag decides about a form with an address (D-FORM-10). */
export type AddressFormOptions = {
  readonly zip: boolean
  readonly referral: boolean
}

export type ReferralValues = {
  readonly whereDidYouHearAboutUs?: string | undefined
  readonly whereDidYouHearAboutUsOther?: string | undefined
}

/** Where the visitor heard about the bank, and the words behind `Other` (FORM-18 to FORM-22). */
export const referralFields = ({ referral }: AddressFormOptions, messages: FormMessages) => ({
  whereDidYouHearAboutUs: optionalChoice(referralOptions, { required: referral, error: messages.referralRequired }),
  whereDidYouHearAboutUsOther: z.optional(textField(longestTexts.whereDidYouHearAboutUsOther)),
})

/** `values` may be of any shape: this is asked while other fields are still wrong. */
const lacksWords = (values: unknown): boolean => {
  const { whereDidYouHearAboutUs: choice, whereDidYouHearAboutUsOther: words } = Object(values)
  return choice === otherReferral && !(typeof words === 'string' && hasText(words))
}

/** `Other` needs words (FORM-21); said even while other fields are still wrong, so that all errors show at once. */
export const otherNeedsWords = (messages: FormMessages) =>
  z.refine<ReferralValues>((values) => !lacksWords(values), {
    path: ['whereDidYouHearAboutUsOther'],
    error: messages.referralOtherRequired,
    when: () => true,
  })

/** Whether the field `Please specify` shows (FORM-20). */
export const asksForOther = (choice: string | undefined): boolean => choice === otherReferral
