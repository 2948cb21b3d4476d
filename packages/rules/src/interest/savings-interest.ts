import { savingsTiers } from '../constants.ts'

/** Savings up to `upTo` dollars, above those of the tier before, earn `rate` a year (0.045 is 4.5 %). No `upTo` means no limit. */
export type SavingsTier = { readonly upTo?: number | null | undefined; readonly rate: number }

export type SavingsInterest = { readonly annualCents: number; readonly monthlyCents: number }

/** A part of a balance that earns one rate; `exact` is its interest of a year in billionths of a cent, before any rounding. */
export type SavingsPart = { readonly cents: number; readonly rate: number; readonly exact: bigint }

/** Rates are exact to this part of one: 0.045 is 45,000,000 of them. */
const rateUnits = 1_000_000_000

const divideHalfUp = (value: bigint, by: bigint): number => Number((2n * value + by) / (2n * by))

const sum = (parts: readonly SavingsPart[]): bigint => parts.reduce((total, { exact }) => total + exact, 0n)

/** The parts of a balance of whole cents, one for each tier that it reaches. None for zero, less, and what is no safe number. Tiers go upward. */
export const savingsParts = (balanceCents: number, tiers: readonly SavingsTier[] = savingsTiers): readonly SavingsPart[] => {
  if (!Number.isSafeInteger(balanceCents) || balanceCents <= 0) return []
  let lower = 0
  return tiers.flatMap(({ upTo, rate }) => {
    const upper = upTo === undefined || upTo === null ? balanceCents : Math.min(balanceCents, Math.round(upTo * 100))
    const cents = Math.max(0, upper - lower)
    lower += cents
    return cents > 0 ? [{ cents, rate, exact: BigInt(cents) * BigInt(Math.round(rate * rateUnits)) }] : []
  })
}

/** What parts earn in so many months, in whole cents, rounded half up from the unrounded year (D-CALC-4). */
export const earnedCents = (parts: readonly SavingsPart[], months: number): number =>
  divideHalfUp(sum(parts) * BigInt(months), BigInt(rateUnits) * 12n)

/** Whether what parts earn in so many months is whole cents before any rounding. */
export const isWholeCents = (parts: readonly SavingsPart[], months: number): boolean =>
  (sum(parts) * BigInt(months)) % (BigInt(rateUnits) * 12n) === 0n

/**
 * Interest on a balance of whole cents, annual and monthly, each rounded half up to the cent, the monthly one from the
 * unrounded annual (CALC-01 to CALC-05, D-CALC-4).
 */
export const savingsInterest = (balanceCents: number, tiers: readonly SavingsTier[] = savingsTiers): SavingsInterest => {
  const parts = savingsParts(balanceCents, tiers)
  return { annualCents: earnedCents(parts, 12), monthlyCents: earnedCents(parts, 1) }
}

/** Interest in dollars without rounding, at least to the cent: `1,825.015` for 182,501.5 cents. */
export const exactDollars = (parts: readonly SavingsPart[]): string => {
  const digits = String(sum(parts)).padStart(12, '0')
  const whole = digits.slice(0, -11).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${whole}.${digits.slice(-11, -9)}${digits.slice(-9).replace(/0+$/, '')}`
}
