import type { Language } from '@bank/i18n/languages.ts'
import { branchTimeZone } from '@bank/rules/constants.ts'

const locales = { en: 'en-US', es: 'es-US' } as const

/** The time zone by whose clock the bank tells times. */
export const bankTimeZone = branchTimeZone

const byBank = { timeZone: bankTimeZone, timeZoneName: 'short', hour: 'numeric', minute: '2-digit' } as const

/** The hour of a time, in milliseconds, by the clock of the bank. */
export const bankHour = (language: Language, at: number): string => new Date(at).toLocaleTimeString(locales[language], byBank)

/** A time, ISO 8601, by the clock of the bank, in a language: who reads it is where nobody knows. */
export const bankTime = (language: Language, at: string): string =>
  new Date(at).toLocaleString(locales[language], {
    ...byBank,
    ...{ year: 'numeric', month: 'long', day: 'numeric' },
  })
