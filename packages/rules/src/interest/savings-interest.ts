import { savingsTiers } from '../constants.ts'

/** Savings up to `upTo` dollars, above those of the tier before, earn `rate` a year (0.045 is 4.5 %). No `upTo` means no limit. */
export type SavingsTier = { readonly upTo?: number | null | undefined; readonly rate: number }

export type SavingsInterest = { readonly annualCents: number; readonly monthlyCents: number }

/** Rates are exact to this part of one: 0.045 is 45,000,000 of them. */
const rateUnits = 1_000_000_000

const divideHalfUp = (value: bigint, by: bigint): number => Number((2n * value + by) / (2n * by))

/**
 * Interest on a balance of whole cents, annual and monthly, each rounded half up to the cent, the monthly one from the
 * unrounded annual (CALC-01 to CALC-05, D-CALC-4). Zero, less, and what is no safe number earn nothing. Tiers go upward.
 */
export const savingsInterest = (balanceCents: number, tiers: readonly SavingsTier[] = savingsTiers): SavingsInterest => {
  if (!Number.isSafeInteger(balanceCents) || balanceCents <= 0) return { annualCents: 0, monthlyCents: 0 }
  let lower = 0
  let annual = 0n
  for (const { upTo, rate } of tiers) {
    const upper = upTo === undefined || upTo === null ? balanceCents : Math.min(balanceCents, Math.round(upTo * 100))
    if (upper > lower) annual += BigInt(upper - lower) * BigInt(Math.round(rate * rateUnits))
    lower = Math.max(lower, upper)
  }
  return { annualCents: divideHalfUp(annual, BigInt(rateUnits)), monthlyCents: divideHalfUp(annual, BigInt(rateUnits) * 12n) }
}
