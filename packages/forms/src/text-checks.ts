import { visibleSign } from '@bank/rules/text/visible-sign.ts'
import { regexes } from 'zod/mini'
import { hasPrivateNumber } from './private-numbers.ts'

/** Whether a visitor wrote anything that can be seen. */
export const hasText = (value: string): boolean => visibleSign.test(value)

/** A letter of any script that somebody can see: what a name has, and dashes and dots alone have not. */
export const visibleLetter = /(?!\p{DI})\p{L}/u

/** Nothing, or a ZIP code as the post gives them out, with or without its four more digits; neither 00000 nor 99999 is one. */
export const zipCode = /^\s*(?:(?!00[0-4]|9999)\d{5}(?:-?\d{4})?)?\s*$/

/**
 * Whether a text is a mail address. Blanks around it are forgiven: telephones add them while they complete words. One with the number of a
 * card in it counts as none: it must not be stored, and masked nobody could be answered there (D-FORM-24).
 */
export const isEmailAddress = (value: string): boolean => regexes.email.test(value.trim()) && !hasPrivateNumber(value, true)

/** Digits of the shortest number that can be called from anywhere in its town. */
const leastOfTelephone = 7

/** Whether a text holds enough digits, of any script, to be called back at. Nothing written is no number, and not wrong by itself. */
export const isTelephone = (value: string): boolean => !hasText(value) || (value.match(/\p{Nd}/gu)?.length ?? 0) >= leastOfTelephone
