// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { SavingsRate as View } from './SavingsRate.tsx'
import { savingsRate as schema } from './schema.ts'
import { toProps } from './toProps.ts'

const block = { schema, toProps, View }
const fields = {
  balances: [{ amount: 40_000 }, { amount: 100_000 }],
  finePrint: { en: 'As of {date}, up to {limit}: {rate}, then {excessRate}.', es: 'Al {date}.' },
}

const cells = (host: HTMLElement) =>
  [...host.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent))

describe('savings rate', () => {
  it('[CALC-01] [CALC-02] [CALC-03] [CALC-06] works its ledger out from the tiers of the settings', () => {
    expect(cells(renderBlock(block, fields))).toEqual([
      ['$40,000', '$150.00', '$1,800.00', '4.50%'],
      ['$100,000', '$175.00', '$2,100.00', '2.10%'],
    ])
  })

  it('follows other tiers and another date', () => {
    const host = renderBlock(block, fields, {
      content: { settings: { savingsTiers: [{ upTo: 10_000, rate: 0.04 }, { rate: 0.01 }], savingsAsOf: '2027-01-04' } },
    })
    expect(cells(host)[0]).toEqual(['$40,000', '$58.33', '$700.00', '1.75%'])
    expect(host.querySelector('.label')?.textContent).toBe('Rates as of January 4, 2027')
    expect(host.querySelector('.savings-rate-first')?.textContent).toBe('4.00% APYon balances of $10,000 or less')
  })

  it('gives the second tier its range and says what the part above earns', () => {
    expect(renderBlock(block, fields).querySelector('.savings-rate-other')?.textContent).toBe(
      '4.50% to 0.50% APYon balances above $40,000The first $40,000 earns 4.50% APY and the part above it earns 0.50% APY.',
    )
  })

  it('gives each of more tiers its own rate', () => {
    const savingsTiers = [{ upTo: 1000, rate: 0.01 }, { upTo: 5000, rate: 0.02 }, { rate: 0.03 }]
    const others = renderBlock(block, {}, { content: { settings: { savingsTiers } } }).querySelectorAll('.savings-rate-other')
    expect([...others].map(({ textContent }) => textContent)).toEqual([
      '2.00% APYon the part of the balance above $1,000',
      '3.00% APYon the part of the balance above $5,000',
    ])
  })

  it('fills date, limit and rates into the small print, in the language of the page', () => {
    expect(renderBlock(block, fields).querySelector('.fine')?.textContent).toBe(
      'As of November 20, 2026, up to $40,000: 4.50%, then 0.50%.',
    )
    expect(renderBlock(block, fields, { language: 'es' }).querySelector('.fine')?.textContent).toBe('Al 20 de noviembre de 2026.')
  })

  it('[BLK-03] is hidden when the settings hold no tiers', () => {
    expect(renderBlock(block, fields, { content: { settings: { savingsTiers: [] } } }).innerHTML).toBe('')
  })
})
