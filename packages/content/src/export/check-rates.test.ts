import { describe, expect, it } from 'vitest'
import { describeProblem } from '../records/problem.ts'
import type { StoredDocument } from '../store/read-store.ts'
import { rateProblems } from './check-rates.ts'

const document = (slug: string, id: string, content: StoredDocument['content']): StoredDocument => ({ slug, id, content }) as StoredDocument

const good = [
  document('settings', '', { savingsAsOf: '2026-11-20' }),
  document('deposit-rates', 'pine', { usesSavingsTiers: true }),
  document('deposit-rates', 'steady', { fixed: true, bands: [{ termMonths: 6, yield: 0.036 }], earlyWithdrawal: { en: '90 days.' } }),
  document('products', 'pine-en', { rate: 'pine', minDepositOpen: 500 }),
  document('products', 'pine-es', { rate: 'pine', minDepositOpen: 500 }),
  document('products', 'first-en', { paysNoInterest: true }),
  document('products', 'first-es', { paysNoInterest: true, minDepositOpen: 5 }),
]

const problems = (...changed: readonly StoredDocument[]) => {
  const left = good.filter(({ slug, id }) => !changed.some((each) => each.slug === slug && each.id === id))
  return rateProblems([...left, ...changed]).map(describeProblem)
}

describe('rateProblems', () => {
  it('finds nothing in rates that say all they must', () => expect(problems()).toEqual([]))

  it.each([
    [
      'no yield at all',
      document('deposit-rates', 'pine', { bands: [] }),
      'deposit-rates pine, field bands, value []: must have a row, unless usesSavingsTiers is set',
    ],
    [
      'two sources of its yields',
      document('deposit-rates', 'pine', { usesSavingsTiers: true, bands: [{ yield: 0.01 }] }),
      'deposit-rates pine, field bands, value [{"yield":0.01}]: must be empty while usesSavingsTiers is set',
    ],
    [
      'a term and no word about early withdrawal',
      document('deposit-rates', 'steady', { fixed: true, bands: [{ termMonths: 6, yield: 0.036 }], earlyWithdrawal: { en: ' ' } }),
      'deposit-rates steady, field earlyWithdrawal, value {"en":" "}: is required in English for a rate with terms',
    ],
    [
      'a fixed rate for no time',
      document('deposit-rates', 'steady', { fixed: true, bands: [{ yield: 0.036 }] }),
      'deposit-rates steady, field fixed, value true: is for a rate with terms: say for how many months it is fixed',
    ],
    [
      'a rate and no interest',
      document('products', 'first-en', { rate: 'steady', paysNoInterest: true }),
      'products first-en, field paysNoInterest, value true: must not be set while the account has the rate steady',
    ],
    [
      'access whenever one wants where that has a penalty',
      document('products', 'first-en', { rate: 'steady', productHighlights: [{ highlight: 'flexibleAccess' }] }),
      'products first-en, field productHighlights, value [{"highlight":"flexibleAccess"}]: must not hold flexibleAccess while early withdrawal has a penalty by the rate steady',
    ],
    [
      'another opening deposit in Spanish',
      document('products', 'pine-es', { rate: 'pine', minDepositOpen: 50 }),
      'products pine-es, field minDepositOpen, value 50: is not what pine-en opens with, which has the same rate pine',
    ],
    [
      'rates without a date',
      document('settings', '', {}),
      'settings, field savingsAsOf: is required: rates are printed with the date on which they are accurate',
    ],
  ])('refuses %s', (_name, changed, expected) => expect(problems(changed)).toEqual([expected]))

  it('asks for no date while there are no rates', () => expect(rateProblems([document('settings', '', {})])).toEqual([]))
})
