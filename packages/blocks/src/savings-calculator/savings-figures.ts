import { formatDollars } from '@bank/i18n/format.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { type SavingsTier, savingsInterest } from '@bank/rules/interest/savings-interest.ts'

export type SavingsFigures = { readonly balance: string; readonly month: string; readonly year: string }

/** A balance of whole cents and what it earns in a month and in a year, in dollars with commas and cents (CALC-03, CALC-06). */
export const savingsFigures = (balanceCents: number, tiers: readonly SavingsTier[], language: Language): SavingsFigures => {
  const { monthlyCents, annualCents } = savingsInterest(balanceCents, tiers)
  return {
    balance: formatDollars(balanceCents, language),
    month: formatDollars(monthlyCents, language),
    year: formatDollars(annualCents, language),
  }
}
