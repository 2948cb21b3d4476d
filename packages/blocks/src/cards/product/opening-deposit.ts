import { formatDollars, formatWholeDollars } from '@bank/i18n/format.ts'
import type { Language } from '@bank/i18n/languages.ts'

/** An amount in US dollars, without cents when it is whole: $0, $100, $12.50 (PROD-05, D-PROD-5). */
export const openingDeposit = (dollars: number, language: Language): string =>
  Number.isInteger(dollars) ? formatWholeDollars(dollars, language) : formatDollars(Math.round(dollars * 100), language)
