import { formatAmount, formatDollars } from '@bank/i18n/format.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { type Loan, type LoanMonth, loanPayment } from '@bank/rules/loan/loan-payment.ts'
import { owedArea, owedLine } from './loan-chart.ts'

/** One year of the schedule, as printed. */
export type YearRow = { readonly year: number; readonly interest: string; readonly principal: string; readonly balance: string }

export type LoanFigures = {
  readonly amount: string
  readonly rate: string
  /** Years that it was asked for. */
  readonly term: number
  readonly payment: string
  readonly interest: string
  readonly paid: string
  /** What is paid beside the payment each month, what is paid then in all, and what that saves; nothing where nothing is. */
  readonly extra: { readonly monthly: string; readonly inAll: string; readonly saved: string; readonly months: number } | undefined
  /** The last payment where it is much larger than the others: it settles what rounding has left. */
  readonly last: string | undefined
  /** How long it takes, in whole years and months over. */
  readonly length: { readonly years: number; readonly months: number }
  readonly years: readonly YearRow[]
  readonly schedule: readonly LoanMonth[]
  /** Paths of the drawing: what is owed, and what would be owed without extra payments, empty where there are none. */
  readonly chart: { readonly area: string; readonly line: string; readonly before: string }
  /** The scale of the drawing: amounts from the top, and the year in its middle where that is a whole one. */
  readonly scale: { readonly mostOwed: string; readonly halfOwed: string; readonly halfTerm: string; readonly term: string }
}

/** A last payment so many times as large as the others is told beside them. */
const muchLarger = 1.01

const yearRows = (schedule: readonly LoanMonth[], dollars: (cents: number) => string): readonly YearRow[] =>
  Array.from({ length: Math.ceil(schedule.length / 12) }, (_, index) => {
    const months = schedule.slice(index * 12, index * 12 + 12)
    return {
      year: index + 1,
      interest: dollars(months.reduce((sum, { interest }) => sum + interest, 0)),
      principal: dollars(months.reduce((sum, { principal }) => sum + principal, 0)),
      balance: dollars(months.at(-1)?.balance ?? 0),
    }
  })

/** All that the calculator shows about a loan, in dollars and cents. Nothing for a loan that cannot be computed. */
export const loanFigures = (loan: Loan, language: Language): LoanFigures | undefined => {
  const result = loanPayment(loan)
  const plain = loanPayment({ ...loan, extraCents: 0 })
  if (!result || !plain) return undefined
  const { monthlyPaymentCents, totalInterestCents, schedule } = result
  const dollars = (cents: number) => formatDollars(cents, language)
  const [usual, last] = [schedule[0]?.payment ?? 0, schedule.at(-1)?.payment ?? 0]
  const line = owedLine(schedule, loan.amountCents, plain.schedule.length)
  return {
    amount: dollars(loan.amountCents),
    rate: `${loan.yearlyRate}%`,
    term: loan.years,
    payment: dollars(monthlyPaymentCents),
    interest: dollars(totalInterestCents),
    paid: dollars(loan.amountCents + totalInterestCents),
    extra: loan.extraCents
      ? {
          monthly: dollars(loan.extraCents),
          inAll: dollars(usual),
          saved: dollars(plain.totalInterestCents - totalInterestCents),
          months: plain.schedule.length - schedule.length,
        }
      : undefined,
    last: last > usual * muchLarger ? dollars(last) : undefined,
    length: { years: Math.floor(schedule.length / 12), months: schedule.length % 12 },
    years: yearRows(schedule, dollars),
    schedule,
    scale: {
      mostOwed: formatAmount(Math.round(loan.amountCents / 100), language),
      halfOwed: formatAmount(Math.round(loan.amountCents / 200), language),
      halfTerm: loan.years % 2 === 0 ? String(loan.years / 2) : '',
      term: String(loan.years),
    },
    chart: { line, area: owedArea(line), before: loan.extraCents ? owedLine(plain.schedule, loan.amountCents, plain.schedule.length) : '' },
  }
}
