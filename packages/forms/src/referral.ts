import * as z from 'zod/mini'
import { longestTexts, otherReferral, referralOptions } from './constants.ts'
import { choiceField, hasText, textField } from './fields.ts'
import type { FormMessages } from './messages.ts'

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
  whereDidYouHearAboutUs: referral
    ? choiceField(referralOptions, { optional: false, error: messages.referralRequired })
    : z.optional(choiceField(referralOptions, { optional: true })),
  whereDidYouHearAboutUsOther: z.optional(textField(longestTexts.whereDidYouHearAboutUsOther)),
})

/** `Other` needs words (FORM-21); said even while other fields are still wrong, so that all errors show at once. */
export const otherNeedsWords = (messages: FormMessages) =>
  z.refine<ReferralValues>(
    ({ whereDidYouHearAboutUs, whereDidYouHearAboutUsOther }) =>
      whereDidYouHearAboutUs !== otherReferral || hasText(whereDidYouHearAboutUsOther ?? ''),
    { path: ['whereDidYouHearAboutUsOther'], error: messages.referralOtherRequired, when: ({ value }) => typeof value === 'object' },
  )

/** Whether the field `Please specify` shows (FORM-20). */
export const asksForOther = (choice: string | undefined): boolean => choice === otherReferral

/** The referral as it is sent: words behind a choice that hides them are left out (D-FORM-21). */
export const sentReferral = ({ whereDidYouHearAboutUs, whereDidYouHearAboutUsOther }: ReferralValues) => ({
  ...(whereDidYouHearAboutUs ? { whereDidYouHearAboutUs } : {}),
  ...(asksForOther(whereDidYouHearAboutUs) && whereDidYouHearAboutUsOther ? { whereDidYouHearAboutUsOther } : {}),
})
