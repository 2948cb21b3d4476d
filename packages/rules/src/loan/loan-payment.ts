export type Loan = {
  readonly amountCents: number
  /** Yearly interest in per cent: 6.5 is 6.5 %. */
  readonly yearlyRate: number
  readonly years: number
  /** Paid each month beside the payment, in whole cents. */
  readonly extraCents?: number | undefined
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

/** A per cent of a year and a month has so many thousandths of a per cent: rates are exact to three decimals. */
const rateUnitsOfMonth = 1_200_000

/**
 * Monthly payment, total interest and schedule of a loan with level payments (D-CALC-6). The rate counts to three decimals. Interest is
 * rounded half up to the cent each month and the last payment settles the rest, so the principals add up to the amount and the last
 * balance is 0. What is paid beside the payment lowers the balance and so ends the loan earlier. `undefined` for an amount that is no
 * positive whole number of cents, a rate outside 0 to 100, a term outside one month to 100 years, or an extra that is no whole number of cents.
 */
export const loanPayment = ({ amountCents, yearlyRate, years, extraCents = 0 }: Loan): LoanResult | undefined => {
  const months = Math.round(years * 12)
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0 || !Number.isSafeInteger(extraCents) || extraCents < 0) return undefined
  if (!(yearlyRate >= 0 && yearlyRate <= 100) || !(months >= 1 && years <= longestLoanYears)) return undefined
  const rate = Math.round(yearlyRate * 1000)
  const level = Math.round(levelPayment(amountCents, rate / rateUnitsOfMonth, months))
  const schedule: LoanMonth[] = []
  let owed = amountCents
  for (let month = 1; owed > 0; month += 1) {
    const interest = Math.round((owed * rate) / rateUnitsOfMonth)
    const principal = month === months ? owed : Math.min(owed, Math.max(0, level - interest) + extraCents)
    owed -= principal
    schedule.push({ month, payment: principal + interest, interest, principal, balance: owed })
  }
  return { monthlyPaymentCents: level, totalInterestCents: schedule.reduce((total, { interest }) => total + interest, 0), schedule }
}
