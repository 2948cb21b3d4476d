import * as z from 'zod/mini'
import { longestTexts, otherReferral, referralOptions } from './constants.ts'
import { chosen, hasText, optionalChoice, textField } from './fields.ts'
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
  whereDidYouHearAboutUs: optionalChoice(referralOptions, { required: referral, error: messages.referralRequired }),
  whereDidYouHearAboutUsOther: z.optional(textField(longestTexts.whereDidYouHearAboutUsOther)),
})

const lacksWords = (values: unknown): boolean =>
  typeof values === 'object' &&
  values !== null &&
  'whereDidYouHearAboutUs' in values &&
  values.whereDidYouHearAboutUs === otherReferral &&
  !(
    'whereDidYouHearAboutUsOther' in values &&
    typeof values.whereDidYouHearAboutUsOther === 'string' &&
    hasText(values.whereDidYouHearAboutUsOther)
  )

/** `Other` needs words (FORM-21); said even while other fields are still wrong, so that all errors show at once. */
export const otherNeedsWords = (messages: FormMessages) =>
  z.refine<ReferralValues>((values) => !lacksWords(values), {
    path: ['whereDidYouHearAboutUsOther'],
    error: messages.referralOtherRequired,
    when: () => true,
  })

/** Whether the field `Please specify` shows (FORM-20). */
export const asksForOther = (choice: string | undefined): boolean => choice === otherReferral

/** The referral as it is sent: words behind a choice that hides them are left out (D-FORM-21). */
export const sentReferral = ({ whereDidYouHearAboutUs, whereDidYouHearAboutUsOther }: ReferralValues) => ({
  whereDidYouHearAboutUs: chosen(referralOptions, whereDidYouHearAboutUs),
  whereDidYouHearAboutUsOther: asksForOther(whereDidYouHearAboutUs) ? whereDidYouHearAboutUsOther : undefined,
})
