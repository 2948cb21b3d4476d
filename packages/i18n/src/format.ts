import type { Language } from './languages.ts'

/** Both languages write figures as they are written in the United States: 1,850.00. */
export const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' }

/** A format for each language, made when it is first used: that costs a hundred times what using it does. */
const inLanguage = <Format>(make: (locale: string) => Format): ((language: Language) => Format) => {
  const made: Partial<Record<Language, Format>> = {}
  return (language) => {
    made[language] ??= make(locales[language])
    return made[language]
  }
}

const dollarFormat = /* @__PURE__ */ inLanguage((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }))
const wholeDollarFormat = /* @__PURE__ */ inLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
)
const dayFormat = /* @__PURE__ */ inLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))
const weekdayFormat = /* @__PURE__ */ inLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }))
const shortDayFormat = /* @__PURE__ */ inLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }),
)
const monthFormat = /* @__PURE__ */ inLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** Beyond these cents a fraction of dollars is no longer exact to the cent. */
const mostExactCents = 1e15

/** A calculated amount of whole cents with its cents: 180000 is `$1,800.00` in both languages. */
export const formatDollars = (cents: number, language: Language): string =>
  dollarFormat(language).format(Math.abs(cents) < mostExactCents ? cents / 100 : (`${cents}E-2` as `${number}`))

/** An amount in dollars as limits, fees and deposits are printed, without cents when it is whole: `$40,000`, `$12.50` (D-PROD-5). */
export const formatAmount = (dollars: number, language: Language): string =>
  Number.isInteger(dollars) ? wholeDollarFormat(language).format(dollars) : formatDollars(Math.round(dollars * 100), language)

/** A rate with two decimals and without its sign, for the sign is often set apart: 0.045 is `4.50`. */
export const formatRate = (rate: number): string => (Math.round(rate * 1_000_000) / 10_000).toFixed(2)

/** A rate with its sign: `4.50%`. */
export const formatPercent = (rate: number): string => `${formatRate(rate)}%`

const written = (day: string | undefined, format: Intl.DateTimeFormat): string => {
  const date = new Date(`${day ?? ''}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? '' : format.format(date)
}

/** A calendar day `YYYY-MM-DD` in words; the day stays the same in every time zone. Empty for what is no day. */
export const formatDay = (day: string | undefined, language: Language): string => written(day, dayFormat(language))

/** Days from one to another in words: December 7 – 12, 2026. */
export const formatDays = (first: string, last: string, language: Language): string => {
  const [from, to] = [first, last].map((day) => new Date(`${day}T00:00:00Z`))
  return from && to ? dayFormat(language).formatRange(from, to) : ''
}

/** The month of a calendar day in words: December 2026. Empty for what is no day. */
export const formatMonth = (day: string | undefined, language: Language): string => written(day, monthFormat(language))

/** A calendar day of these weeks where there is little room: Thu, Nov 26. Empty for what is no day. */
export const formatShortDay = (day: string | undefined, language: Language): string => written(day, shortDayFormat(language))

/** A calendar day with its day of the week: Thursday, November 26, 2026. Empty for what is no day. */
export const formatDayOfWeek = (day: string | undefined, language: Language): string => written(day, weekdayFormat(language))
