import type { LoanMonth } from '@bank/rules/loan/loan-payment.ts'

/** The drawing, in its own units: what is owed goes from its left upper to its right lower corner. */
export const chartSize = { width: 600, height: 200 } as const

/**
 * The line of what is still owed, from the whole amount at the left to nothing; `months` is the width of the drawing in time. One point
 * a year is enough for the eye.
 */
export const owedLine = (schedule: readonly LoanMonth[], amountCents: number, months: number): string => {
  const { width, height } = chartSize
  const point = (month: number, balance: number) =>
    `${((month / months) * width).toFixed(1)} ${(height - (balance / amountCents) * height).toFixed(1)}`
  const isShown = ({ month, balance }: LoanMonth) => month % Math.max(1, Math.round(months / 40)) === 0 || balance === 0
  return `M${[point(0, amountCents), ...schedule.filter(isShown).map(({ month, balance }) => point(month, balance))].join('L')}`
}

/** The surface below a line of what is owed. */
export const owedArea = (line: string): string => `${line}V${chartSize.height}H0Z`
