import { formatDollars } from '@bank/i18n/format.ts'
import { defaultLanguage } from '@bank/i18n/languages.ts'
import type { Loan } from '@bank/rules/loan/loan-payment.ts'

/** What is typed into the three fields. */
export type LoanFields = { readonly amount: string; readonly rate: string; readonly years: string }

export type LoanField = keyof LoanFields

export const loanFields = ['amount', 'rate', 'years'] as const satisfies readonly LoanField[]

export type ReadLoan = { readonly loan?: Loan; readonly wrong: readonly LoanField[] }

const largestAmount = 100_000_000
const highestRate = 30
const longestTerm = 40

/** A number as people type it: with a dollar or per cent sign, commas and blanks. Not a number for anything else. */
const readNumber = (typed: string): number => {
  const bare = typed.replace(/[$%,\s]/g, '')
  return /^\d*\.?\d+$|^\d+\.$/.test(bare) ? Number(bare) : Number.NaN
}

/** Reads the fields into a loan, or says which of them are wrong. Amounts are rounded to the cent. */
export const readLoan = ({ amount, rate, years }: LoanFields): ReadLoan => {
  const values = { amount: readNumber(amount), rate: readNumber(rate), years: readNumber(years) }
  const fits: Record<LoanField, boolean> = {
    amount: values.amount >= 1 && values.amount <= largestAmount,
    rate: values.rate >= 0 && values.rate <= highestRate,
    years: Number.isInteger(values.years) && values.years >= 1 && values.years <= longestTerm,
  }
  const wrong = loanFields.filter((field) => !fits[field])
  return wrong.length > 0
    ? { wrong }
    : { loan: { amountCents: Math.round(values.amount * 100), yearlyRate: values.rate, years: values.years }, wrong }
}

/** A loan as its fields show it: `35,000.00`, `7.25`, `5`. */
export const writeLoan = ({ amountCents, yearlyRate, years }: Loan): LoanFields => ({
  amount: formatDollars(amountCents, defaultLanguage).replace('$', ''),
  rate: String(yearlyRate),
  years: String(years),
})
