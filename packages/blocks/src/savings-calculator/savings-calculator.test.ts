// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { testContext } from '../testing/context.ts'
import { renderBlock } from '../testing/render.tsx'
import { SavingsCalculator as View } from './SavingsCalculator.tsx'
import { savingsCalculator as schema } from './schema.ts'
import { toProps } from './toProps.ts'

const block = { schema, toProps, View }

describe('savings calculator block', () => {
  it('[CALC-01] [CALC-02] [CALC-03] [CALC-06] works examples out before anything is typed, around the limit', () => {
    const rows = [...renderBlock(block, {}).querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))
    expect(rows).toEqual([
      ['$10,000', '$37.50', '$450.00', '4.50%'],
      ['$40,000', '$150.00', '$1,800.00', '4.50%'],
      ['$50,000', '$154.17', '$1,850.00', '3.70%'],
      ['$100,000', '$175.00', '$2,100.00', '2.10%'],
    ])
  })

  it.each([
    ['en', 'Rates as of November 20, 2026', '4.50% APY', '4.50% to 0.50% APY', 'All figures are estimates.'],
    ['es', 'Tasas al 20 de noviembre de 2026', '4.50% APY', '4.50% a 0.50% APY', 'Todas las cifras son estimaciones.'],
  ] as const)('names the rates, their date and that figures are estimates, in %s', (language, asOf, first, second, estimates) => {
    const host = renderBlock(block, {}, { language })
    expect(host.querySelector('.savings-calculator-tiers .label')?.textContent).toBe(asOf)
    expect([...host.querySelectorAll('.savings-calculator-tiers dt')].map(({ textContent }) => textContent)).toEqual([first, second])
    expect(host.querySelector('.savings-calculator-fine')?.textContent).toContain(estimates)
  })

  it('follows the tiers of the settings and the balances of the record', () => {
    const content = { settings: { savingsTiers: [{ upTo: 10_000, rate: 0.04 }, { rate: 0.01 }], savingsAsOf: '2027-01-04' } }
    const host = renderBlock(block, { balances: [{ amount: 40_000 }] }, { content })
    expect([...host.querySelectorAll('tbody tr > *')].map(({ textContent }) => textContent)).toEqual([
      ...['$40,000', '$58.33', '$700.00', '1.75%'],
    ])
  })

  it('[PROD-07] knows the fee and the balance that waives it from the record of the account', () => {
    const account = { id: 'pine-savings-en', name: 'Pine Savings', rate: 'pine', cycleServiceCharges: '$5.00; none with the daily minimum' }
    const feeOf = (balanceRequired: string) => {
      const records = { products: [{ ...account, balanceRequired }], 'deposit-rates': [{ id: 'pine', usesSavingsTiers: true }] }
      return toProps({ id: 'savings', kind: 'savingsCalculator' }, testContext('en', { records }))?.calculator.fee
    }
    expect(feeOf('$500.00')).toEqual({
      belowCents: 500_00,
      words: 'Below a daily minimum balance of $500, Pine Savings has a cycle fee of $5, which these figures leave out.',
    })
    expect(feeOf('None')).toBeUndefined()
  })

  it('[BLK-03] is hidden when the settings hold no tiers', () => {
    expect(renderBlock(block, {}, { content: { settings: { savingsTiers: [] } } }).innerHTML).toBe('')
  })
})
