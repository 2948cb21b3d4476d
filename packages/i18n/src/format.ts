import type { Language } from './languages.ts'

/** Both languages write figures as they are written in the United States: 1,850.00. */
const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' }

/** An amount of whole cents with its cents: 180000 is `$1,800.00` in both languages. */
export const formatDollars = (cents: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'USD' }).format(cents / 100)

/** An amount of whole dollars without cents, as balances and opening deposits are given: `$40,000`. */
export const formatWholeDollars = (dollars: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(dollars)

/** A rate with two decimals and without its sign, for the sign is often set apart: 0.045 is `4.50`. */
export const formatRate = (rate: number): string => (Math.round(rate * 1_000_000) / 10_000).toFixed(2)

/** A rate with its sign: `4.50%`. */
export const formatPercent = (rate: number): string => `${formatRate(rate)}%`

/** A calendar day `YYYY-MM-DD` in words; the day stays the same in every time zone. Empty for what is no day. */
export const formatDay = (day: string | undefined, language: Language): string => {
  const date = new Date(`${day ?? ''}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}

/** The month of a calendar day in words: December 2026. Empty for what is no day. */
export const formatMonth = (day: string | undefined, language: Language): string => {
  const date = new Date(`${day ?? ''}T00:00:00Z`)
  return Number.isNaN(date.getTime())
    ? ''
    : new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date)
}
