import { describe, expect, it } from 'vitest'
import { type HelperAccount, type HelperAnswers, suggestAccount } from './suggest-account.ts'

const account = (key: string, fields: Partial<HelperAccount>): HelperAccount => ({
  key,
  sector: 'personal',
  categories: ['savings'],
  deposit: 0,
  highestYield: 0,
  highlights: [],
  ...fields,
})

const accounts = [
  account('everyday', { categories: ['checking'], deposit: 25, highlights: ['flexibleAccess'] }),
  account('first', { categories: ['checking'], highlights: ['noCycle', 'noDeposit'] }),
  account('pine', { deposit: 500, highestYield: 0.045, highlights: ['flexibleAccess'] }),
  account('footing', { deposit: 25, highestYield: 0.01, highlights: ['noCycle'] }),
  account('workboat', { sector: 'business', deposit: 100 }),
]
const ask = (answers: Partial<HelperAnswers>) =>
  suggestAccount(accounts, { sector: 'personal', category: undefined, amount: 500, wish: 'rate', ...answers })

describe('[PROD-04] [PROD-07] the helper', () => {
  it.each([
    [{ wish: 'rate' }, 'pine', ['earnsMost', 'access', 'opensWith']],
    [{ wish: 'rate', amount: 100 }, 'footing', ['earnsMost', 'noFee', 'opensWith']],
    [{ wish: 'fee' }, 'first', ['noFee', 'opensWith']],
    [{ wish: 'access', category: 'checking' }, 'everyday', ['access', 'opensWith']],
    [{ wish: 'fee', sector: 'business', amount: 0 }, 'workboat', ['needsMore']],
    [{ wish: 'rate', category: 'savings', amount: 0 }, 'footing', ['earns', 'noFee', 'needsMore']],
  ] as const)('with %o names %s', (answers, key, reasons) => {
    expect(ask(answers)).toEqual({ key, reasons })
  })

  it('names none where there is none', () => {
    expect(ask({ sector: 'business', category: 'checking' })).toBeUndefined()
  })
})
