import { formatAmount, formatPercent } from '@bank/i18n/format.ts'
import type { Language } from '@bank/i18n/languages.ts'
import type { Text } from '@bank/model/text.ts'
import type { SavingsTier } from '@bank/rules/interest/savings-interest.ts'

/** Small print about the rates, with `{date}`, `{limit}`, `{rate}` and `{excessRate}` filled in. `asOf` is a day in words. */
export const filledFinePrint = (
  words: Text | undefined,
  asOf: string,
  [lowest, excess]: readonly SavingsTier[],
  language: Language,
): Text | undefined => {
  const places: Record<string, string> = {
    date: asOf,
    limit: formatAmount(lowest?.upTo ?? 0, language),
    rate: formatPercent(lowest?.rate ?? 0),
    excessRate: formatPercent(excess?.rate ?? lowest?.rate ?? 0),
  }
  return words && { ...words, text: words.text.replace(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place) }
}
