import { regexes } from 'zod/mini'

/** Whether a visitor wrote anything: blanks alone count as nothing. */
export const hasText = (value: string): boolean => value.trim() !== ''

/** Whether a text is a mail address. Blanks around it are forgiven: telephones add them while they complete words. */
export const isEmailAddress = (value: string): boolean => regexes.email.test(value.trim())
