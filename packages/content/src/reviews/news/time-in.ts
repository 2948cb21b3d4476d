import type { Language } from '@bank/i18n/languages.ts'
import { branchTimeZone } from '@bank/rules/constants.ts'

/** The country whose way of writing times is used, by language. */
const locales = { en: 'en-US', es: 'es-US' } as const

/** A time by the clock of the bank, in words: mails do not know that of their readers. */
export const timeIn = (language: Language, at: string): string =>
  new Date(at).toLocaleString(locales[language], {
    ...{ timeZone: branchTimeZone, timeZoneName: 'short' },
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  })
