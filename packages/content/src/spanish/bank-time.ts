import { branchTimeZone } from '@bank/rules/constants.ts'

/** Times in a language of the admin, which is English where it is not Spanish. */
const localeOf = (language: string): string => (language === 'es' ? 'es-US' : 'en-US')

/** The time zone by whose clock the bank tells times. */
export const bankTimeZone = branchTimeZone

const byBank = { timeZone: bankTimeZone, timeZoneName: 'short', hour: 'numeric', minute: '2-digit' } as const

/** The hour of a time, in milliseconds, by the clock of the bank. */
export const bankHour = (language: string, at: number): string => new Date(at).toLocaleTimeString(localeOf(language), byBank)

/** A time, ISO 8601, by the clock of the bank, in a language: who reads it is where nobody knows. Lists have room for a short month. */
export const bankTime = (language: string, at: string, month: 'long' | 'short' = 'long'): string =>
  new Date(at).toLocaleString(localeOf(language), {
    ...byBank,
    ...{ year: 'numeric', month, day: 'numeric' },
  })
