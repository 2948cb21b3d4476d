import { formatDollars } from '@bank/i18n/format.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { type Loan, loanPayment } from '@bank/rules/loan/loan-payment.ts'

/** One year of the schedule, as printed. */
export type YearRow = { readonly year: number; readonly interest: string; readonly principal: string; readonly balance: string }

export type LoanFigures = { readonly payment: string; readonly interest: string; readonly paid: string; readonly years: readonly YearRow[] }

/** All that the calculator shows about a loan, in dollars and cents. Nothing for a loan that cannot be computed. */
export const loanFigures = (loan: Loan, language: Language): LoanFigures | undefined => {
  const result = loanPayment(loan)
  if (!result) return undefined
  const { monthlyPaymentCents, totalInterestCents, schedule } = result
  const dollars = (cents: number) => formatDollars(cents, language)
  const years = Array.from({ length: Math.ceil(schedule.length / 12) }, (_, index) => {
    const months = schedule.slice(index * 12, index * 12 + 12)
    return {
      year: index + 1,
      interest: dollars(months.reduce((sum, { interest }) => sum + interest, 0)),
      principal: dollars(months.reduce((sum, { principal }) => sum + principal, 0)),
      balance: dollars(months.at(-1)?.balance ?? 0),
    }
  })
  return {
    payment: dollars(monthlyPaymentCents),
    interest: dollars(totalInterestCents),
    paid: dollars(loan.amountCents + totalInterestCents),
    years,
  }
}
