/** How a visitor wants to be answered; the first one unless they choose (FORM-08, FORM-09). */
export const contactMethods = ['Email', 'Phone'] as const
export type ContactMethod = (typeof contactMethods)[number]
export const defaultContactMethod: ContactMethod = 'Email'

/** The choice that asks for more words (FORM-20, FORM-21). */
export const otherReferral = 'Other'
/** Where a visitor heard about the bank: the values sent, and in English the labels too (FORM-22). */
export const referralOptions = [
  'Newspaper/Magazine',
  'Online (not Social Media)',
  'Social Media',
  'Friend/Family',
  'Banker',
  otherReferral,
] as const
export type ReferralOption = (typeof referralOptions)[number]

/** Subject of the mails that the treasury team page sends (TEAM-11, D-TEAM-2). */
export const teamMailSubject = 'Treasury Management Stage Email Subject'

/**
 * Longest text of each field, in code points: far more than people need, and little enough that every message fits into a
 * body of 32 KB, whatever its script.
 */
export const longestTexts = {
  fullName: 100,
  phone: 40,
  email: 254,
  city: 100,
  zip: 20,
  message: 4000,
  subject: 200,
  mailto: 254,
  source: 500,
  whereDidYouHearAboutUsOther: 200,
  recaptcha: 4000,
} as const

/** Header in which a page says in which language its form was filled in, for not every message has a field for it. */
export const messageLanguageHeader = 'Content-Language'

/** Longest value of a choice that the content names, in UTF-16 units. */
export const longestChoice = 100
