import { formatDollars } from '@bank/i18n/format.ts'
import { defaultLanguage } from '@bank/i18n/languages.ts'
import type { Loan } from '@bank/rules/loan/loan-payment.ts'
import { pointThousands, readUsNumber } from '@bank/rules/text/us-number.ts'

/** What is typed into the four fields. */
export type LoanFields = { readonly amount: string; readonly rate: string; readonly years: string; readonly extra: string }

export type LoanField = keyof LoanFields

export const loanFields = ['amount', 'rate', 'years', 'extra'] as const satisfies readonly LoanField[]

export type ReadLoan = { readonly loan?: Required<Loan>; readonly wrong: readonly LoanField[] }

const largestAmount = 100_000_000
const highestRate = 30
const longestTerm = 40

/** A number in the grouping of the United States (D-CALC-2). Not a number for anything else, `1e5` and `250.000,00` among them. */
const readNumber = (typed: string): number => {
  const { sign, whole, decimals } = readUsNumber(typed) ?? {}
  return sign === '' ? Number(`${whole}.${decimals}0`) : Number.NaN
}

/** Reads the fields into a loan, or says which of them are wrong. Amounts are rounded to the cent, rates to three decimals; no extra payment is none. */
export const readLoan = ({ amount, rate, years, extra }: LoanFields): ReadLoan => {
  // A point with three digits after it may group thousands: it is asked about (D-CALC-2).
  const dollars = (typed: string) => (pointThousands(typed) ? Number.NaN : readNumber(typed))
  const values = {
    amount: dollars(amount),
    rate: readNumber(rate.replace(/%\s*$/, '')),
    years: readNumber(years),
    extra: extra.trim() === '' ? 0 : dollars(extra),
  }
  const fits: Record<LoanField, boolean> = {
    amount: values.amount >= 1 && values.amount <= largestAmount,
    rate: values.rate >= 0 && values.rate <= highestRate,
    years: Number.isInteger(values.years) && values.years >= 1 && values.years <= longestTerm,
    extra: values.extra >= 0 && values.extra <= largestAmount,
  }
  const wrong = loanFields.filter((field) => !fits[field])
  if (wrong.length > 0) return { wrong }
  const cents = (value: number) => Math.round(Number((value * 100).toFixed(4)))
  const yearlyRate = Math.round(values.rate * 1000) / 1000
  return { loan: { amountCents: cents(values.amount), yearlyRate, years: values.years, extraCents: cents(values.extra) }, wrong }
}

/** A loan as its fields show it: `35,000.00`, `7.25`, `5`, and nothing where nothing is paid beside. */
export const writeLoan = ({ amountCents, yearlyRate, years, extraCents = 0 }: Loan): LoanFields => {
  const money = (cents: number) => formatDollars(cents, defaultLanguage).replace('$', '')
  return { amount: money(amountCents), rate: String(yearlyRate), years: String(years), extra: extraCents > 0 ? money(extraCents) : '' }
}
