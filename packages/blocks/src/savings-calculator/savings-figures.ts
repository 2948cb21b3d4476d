import { formatDollars, formatPercent } from '@bank/i18n/format.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { earnedCents, exactDollars, isWholeCents, type SavingsTier, savingsParts } from '@bank/rules/interest/savings-interest.ts'

/** One part of the balance as it is worked out: `$40,000.00 × 4.50% = $1,800.00`, not rounded. */
export type SavingsStep = { readonly amount: string; readonly rate: string; readonly interest: string }

/** A column of the picture of the year: what is earned by the end of a month, each part as a share of what the year earns. */
export type YearColumn = { readonly month: number; readonly shares: readonly number[] }

export type SavingsFigures = {
  readonly balance: string
  readonly month: string
  readonly year: string
  readonly steps: readonly SavingsStep[]
  /** The interest of the year before it is rounded. */
  readonly exactYear: string
  /** Whether a twelfth of the year is whole cents. */
  readonly isMonthExact: boolean
  readonly columns: readonly YearColumn[]
  /** What is earned after one month, half a year and the year. */
  readonly marks: readonly { readonly months: number; readonly earned: string }[]
}

const months = Array.from({ length: 12 }, (_, index) => index + 1)
const markedMonths = [1, 6, 12] as const

/**
 * A balance of whole cents and what it earns in a month and in a year, in dollars with commas and cents (CALC-03, CALC-06), with the way
 * it is worked out. Without a balance there is nothing to draw.
 */
export const savingsFigures = (balanceCents: number, tiers: readonly SavingsTier[], language: Language): SavingsFigures => {
  const parts = savingsParts(balanceCents, tiers)
  const dollars = (cents: number) => formatDollars(cents, language)
  const total = Number(parts.reduce((sum, { exact }) => sum + exact, 0n))
  return {
    balance: dollars(balanceCents),
    month: dollars(earnedCents(parts, 1)),
    year: dollars(earnedCents(parts, 12)),
    steps: parts.map((part) => ({ amount: dollars(part.cents), rate: formatPercent(part.rate), interest: `$${exactDollars([part])}` })),
    exactYear: `$${exactDollars(parts)}`,
    isMonthExact: isWholeCents(parts, 1),
    columns: total > 0 ? months.map((month) => ({ month, shares: parts.map(({ exact }) => (Number(exact) / total) * (month / 12)) })) : [],
    marks: markedMonths.map((month) => ({ months: month, earned: dollars(earnedCents(parts, month)) })),
  }
}
