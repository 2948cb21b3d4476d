// @vitest-environment jsdom
import type { Language } from '@bank/i18n/languages.ts'
import type { Records } from '@bank/model/collections.ts'
import { testRecords } from '@bank/sample/records.ts'
import { describe, expect, it } from 'vitest'
import { ProductList } from '../../product-list/ProductList.tsx'
import { productList } from '../../product-list/schema.ts'
import { toProps } from '../../product-list/toProps.ts'
import { testContext } from '../../testing/context.ts'
import { renderBlock } from '../../testing/render.tsx'
import { type ProductRate, productRate } from './product-rate.ts'

const rate = (id: string, language: Language = 'en'): ProductRate => {
  const found = productRate({ id: `any-${language}`, rate: id }, testContext(language, { records: testRecords }))
  if (!found) throw new Error(`there is no rate ${id}`)
  return found
}
const sentences = ({ conditions }: ProductRate) => conditions.map(({ text }) => text)

describe('the rate of a product', () => {
  it('[CALC-01] [CALC-02] takes the tiers of the savings calculator, with the interest rate of each', () =>
    expect(rate('pine-savings').bands).toEqual([
      { condition: 'on balances of $40,000 or less', annualYield: '4.50%', interestRate: '4.40%' },
      {
        condition: 'on balances above $40,000. The first $40,000 earns 4.50% APY and the part above it earns 0.50% APY.',
        annualYield: '4.50% to 0.50%',
        interestRate: '0.50%',
      },
    ]))

  it('says from which balance on a yield is earned', () =>
    expect(rate('seedling-savings').bands).toEqual([
      { condition: 'on any balance', annualYield: '2.50%', interestRate: '2.47%' },
      { condition: 'on balances of $1,000 or more', annualYield: '2.75%', interestRate: '2.71%' },
    ]))

  it('says for how many months a certificate runs, in both languages', () => {
    expect(rate('steady-certificate').bands.map(({ condition }) => condition)).toEqual(['for 6 months', 'for 12 months, on $500 or more'])
    expect(rate('steady-certificate', 'es').bands.map(({ condition }) => condition)).toEqual(['a 6 meses', 'a 12 meses, con $500 o más'])
  })

  it('of money on call is variable, with its date', () =>
    expect(sentences(rate('pine-savings'))).toEqual([
      'Variable rate, accurate as of November 20, 2026; it may change after the account is opened.',
      'Fees could reduce earnings.',
    ]))

  it('of a certificate is fixed, with what early withdrawal costs', () =>
    expect(sentences(rate('steady-certificate', 'es'))).toEqual([
      'Tasa fija durante todo el plazo, vigente al 20 de noviembre de 2026.',
      'Retirar antes cuesta 90 días de intereses.',
      'Los cargos pueden reducir las ganancias.',
    ]))
})

describe('the rate on a product card', () => {
  const card = (name: string, records: Partial<Records> = testRecords) => {
    const host = renderBlock({ schema: productList, toProps, View: ProductList }, {}, { content: { records } })
    return [...host.querySelectorAll('.product-list-card')].find((each) => each.querySelector('h3')?.textContent === name)
  }

  it('stands with everything that must be said of it, and leads to its place on the rate sheet', () => {
    const shown = card('Seedling Savings')?.querySelector('.product-list-rate')
    expect([...(shown?.querySelectorAll('p, li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Annual percentage yield (APY)',
      '2.50% on any balance',
      '2.75% on balances of $1,000 or more',
      'Variable rate, accurate as of November 20, 2026; it may change after the account is opened. Fees could reduce earnings. Seedling Savings on the rate sheet',
    ])
    expect(shown?.querySelector('a')?.getAttribute('href')).toBe('/en/rates/#rate-seedling-savings')
  })

  it('is a plain word where the account earns nothing', () =>
    expect(card('Everyday Checking')?.querySelector('.product-list-rate')?.textContent).toBe('Pays no interest.'))

  it('is left out where nobody has said what the account earns', () => {
    const products = testRecords.products.map((product) => ({ ...product, paysNoInterest: false }))
    expect(card('Workboat Checking', { ...testRecords, products })).toBeDefined()
    expect(card('Workboat Checking', { ...testRecords, products })?.querySelector('.product-list-rate')).toBeNull()
  })
})
