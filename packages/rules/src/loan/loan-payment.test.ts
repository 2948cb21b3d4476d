import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loanPayment } from './loan-payment.ts'

describe('loanPayment', () => {
  it.each([
    [200_000_00, 6, 30, 1199_10],
    [250_000_00, 6.5, 30, 1580_17],
    [20_000_00, 5, 5, 377_42],
    [12_000_00, 0, 1, 1000_00],
  ])('[ROUTE-40] %i cents at %d percent over %d years cost %i cents a month', (amountCents, yearlyRate, years, payment) => {
    expect(loanPayment({ amountCents, yearlyRate, years })?.monthlyPaymentCents).toBe(payment)
  })

  it('[ROUTE-40] pays interest first: half a per cent of 200,000 dollars in the first month', () => {
    expect(loanPayment({ amountCents: 200_000_00, yearlyRate: 6, years: 30 })?.schedule[0]).toEqual({
      month: 1,
      payment: 1199_10,
      interest: 1000_00,
      principal: 199_10,
      balance: 199_800_90,
    })
  })

  it('charges nothing at a rate of zero', () => {
    expect(loanPayment({ amountCents: 100_00, yearlyRate: 0, years: 1 })?.totalInterestCents).toBe(0)
  })

  it.each([
    { amountCents: 0, yearlyRate: 5, years: 5 },
    { amountCents: -100, yearlyRate: 5, years: 5 },
    { amountCents: 10.5, yearlyRate: 5, years: 5 },
    { amountCents: Number.NaN, yearlyRate: 5, years: 5 },
    { amountCents: 100, yearlyRate: -1, years: 5 },
    { amountCents: 100, yearlyRate: Number.NaN, years: 5 },
    { amountCents: 100, yearlyRate: 101, years: 5 },
    { amountCents: 100, yearlyRate: 5, years: 0 },
    { amountCents: 100, yearlyRate: 5, years: 101 },
    { amountCents: 100, yearlyRate: 5, years: Number.POSITIVE_INFINITY },
    { amountCents: 100, yearlyRate: 5, years: 5, extraCents: -1 },
    { amountCents: 100, yearlyRate: 5, years: 5, extraCents: 0.5 },
  ])('gives nothing for %o', (loan) => {
    expect(loanPayment(loan)).toBeUndefined()
  })

  it('[ROUTE-40] always pays the loan back exactly', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000_00 }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.integer({ min: 1, max: 50 }),
        (amountCents, yearlyRate, years) => {
          const result = loanPayment({ amountCents, yearlyRate, years })
          const schedule = result?.schedule ?? []
          expect(schedule.reduce((total, { principal }) => total + principal, 0)).toBe(amountCents)
          expect(schedule.at(-1)?.balance).toBe(0)
          expect(
            schedule.every(({ payment, interest, principal }) => payment === interest + principal && principal >= 0 && interest >= 0),
          ).toBe(true)
          expect(result?.totalInterestCents).toBe(schedule.reduce((total, { interest }) => total + interest, 0))
        },
      ),
    )
  })
})

describe('loanPayment, at its limits', () => {
  const loan = { amountCents: 100_000, yearlyRate: 6, years: 1 }

  it('[D-CALC-6] takes one month, a hundred years and a hundred percent, and nothing beyond', () => {
    expect(loanPayment({ ...loan, years: 1 / 12 })?.schedule).toHaveLength(1)
    expect(loanPayment({ ...loan, years: 100 })?.schedule).toHaveLength(1200)
    expect(loanPayment({ ...loan, yearlyRate: 100 })?.schedule).toHaveLength(12)
    expect(loanPayment({ ...loan, years: 0.01 })).toBeUndefined()
    expect(loanPayment({ ...loan, years: 100.01 })).toBeUndefined()
  })

  it('[D-CALC-6] ends with the month in which nothing is owed any more', () => {
    const { schedule = [] } = loanPayment({ amountCents: 10, yearlyRate: 0, years: 1 }) ?? {}
    expect(schedule).toHaveLength(10)
    expect(schedule.at(-1)).toMatchObject({ month: 10, principal: 1, balance: 0 })
  })
})
