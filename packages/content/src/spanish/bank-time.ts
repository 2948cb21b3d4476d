import type { Language } from '@bank/i18n/languages.ts'
import { branchTimeZone } from '@bank/rules/constants.ts'

const locales = { en: 'en-US', es: 'es-US' } as const

/** A time, ISO 8601, by the clock of the bank, in a language: who reads it is where nobody knows. */
export const bankTime = (language: Language, at: string): string =>
  new Date(at).toLocaleString(locales[language], {
    ...{ timeZone: branchTimeZone, timeZoneName: 'short' },
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  })
