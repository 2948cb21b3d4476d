export type Loan = {
  readonly amountCents: number
  /** Yearly interest in per cent: 6.5 is 6.5 %. */
  readonly yearlyRate: number
  readonly years: number
}

/** One month of the schedule, in whole cents; `balance` is what is owed after the payment. */
export type LoanMonth = {
  readonly month: number
  readonly payment: number
  readonly interest: number
  readonly principal: number
  readonly balance: number
}

export type LoanResult = {
  readonly monthlyPaymentCents: number
  readonly totalInterestCents: number
  readonly schedule: readonly LoanMonth[]
}

const longestLoanYears = 100

/** Payment that pays a loan back in equal months: amount × rate / (1 − (1 + rate)^−months), exact for tiny rates too. */
const levelPayment = (amount: number, rate: number, months: number): number =>
  rate === 0 ? amount / months : (amount * rate) / -Math.expm1(-months * Math.log1p(rate))

/**
 * Monthly payment, total interest and schedule of a loan with level payments (D-CALC-6). Interest is rounded to the cent each
 * month and the last payment settles the rest, so the principals add up to the amount and the last balance is 0. `undefined` for an amount
 * that is no positive whole number of cents, a rate outside 0 to 100 or a term outside one month to 100 years.
 */
export const loanPayment = ({ amountCents, yearlyRate, years }: Loan): LoanResult | undefined => {
  const months = Math.round(years * 12)
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) return undefined
  if (!(yearlyRate >= 0 && yearlyRate <= 100) || !(months >= 1 && years <= longestLoanYears)) return undefined
  const rate = yearlyRate / 1200
  const level = Math.round(levelPayment(amountCents, rate, months))
  const schedule: LoanMonth[] = []
  let owed = amountCents
  for (let month = 1; owed > 0; month += 1) {
    const interest = Math.round(owed * rate)
    const principal = month === months ? owed : Math.min(owed, Math.max(0, level - interest))
    owed -= principal
    schedule.push({ month, payment: principal + interest, interest, principal, balance: owed })
  }
  return { monthlyPaymentCents: level, totalInterestCents: schedule.reduce((total, { interest }) => total + interest, 0), schedule }
}
