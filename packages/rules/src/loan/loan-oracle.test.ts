import { describe, expect, it } from 'vitest'
import { loanPayment } from './loan-payment.ts'

/*
 * Loans worked out a second time, in whole numbers of 40 digits behind the point and without the formula of the product: the payment is
 * the amount over the sum of its discounts, month after month.
 */
const one = 10n ** 40n

const halfUp = (above: bigint, below: bigint): bigint => (2n * above + below) / (2n * below)

const payment = (cents: bigint, rate: bigint, months: number): bigint => {
  const growth = one + (rate * one) / 1_200_000n
  let discount = one
  let annuity = 0n
  for (let month = 0; month < months; month += 1) {
    discount = (discount * one) / growth
    annuity += discount
  }
  return halfUp(cents * one, annuity)
}

const payOff = (cents: bigint, rate: bigint, level: bigint, extra: bigint, months: number) => {
  let [owed, interest, month] = [cents, 0n, 0]
  for (; owed > 0n; month += 1) {
    const due = halfUp(owed * rate, 1_200_000n)
    const least = level > due ? level - due : 0n
    interest += due
    owed -= month === months - 1 || least + extra > owed ? owed : least + extra
  }
  return { months: month, interest: Number(interest) }
}

/** Numbers that come in the same order in every run. */
const numbers = (seed: number) => {
  let last = seed
  return () => {
    last = (Math.imul(last, 1_103_515_245) + 12_345) >>> 0
    return last / 2 ** 32
  }
}

describe('loans against an independent oracle', () => {
  it('[ROUTE-40] [D-CALC-6] 10,000 amounts, rates, terms and extra payments come to the same cent', () => {
    const next = numbers(20_261_123)
    const loans = Array.from({ length: 10_000 }, () => ({
      amountCents: Math.ceil(10 ** (2 + next() * 8)),
      yearlyRate: Math.round(next() * 30_000) / 1000,
      years: 1 + Math.floor(next() * 10),
      extraCents: next() < 0.5 ? 0 : Math.floor(next() * 50_000),
    }))
    const differing = loans.filter(({ amountCents, yearlyRate, years, extraCents }) => {
      const rate = BigInt(Math.round(yearlyRate * 1000))
      const level = payment(BigInt(amountCents), rate, years * 12)
      const should = payOff(BigInt(amountCents), rate, level, BigInt(extraCents), years * 12)
      const is = loanPayment({ amountCents, yearlyRate, years, extraCents })
      return (
        is?.monthlyPaymentCents !== Number(level) ||
        is.totalInterestCents !== should.interest ||
        is.schedule.length !== should.months ||
        is.schedule.at(-1)?.balance !== 0
      )
    })
    expect(differing).toEqual([])
  })
})
