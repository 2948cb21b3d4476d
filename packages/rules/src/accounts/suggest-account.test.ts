import { describe, expect, it } from 'vitest'
import { printedFee } from './printed-fee.ts'
import { type HelperAccount, type HelperAnswers, type HelperReason, type HelperWish, suggestAccount } from './suggest-account.ts'

const account = (key: string, fields: Partial<HelperAccount>): HelperAccount => ({
  key,
  sector: 'personal',
  categories: ['savings'],
  deposit: 0,
  fee: undefined,
  yields: [],
  paysNothing: false,
  balance: undefined,
  isLocked: false,
  isCredit: false,
  minimumAge: undefined,
  maximumAge: undefined,
  requires: undefined,
  ...fields,
})

const accounts = [
  account('everyday', { categories: ['checking'], deposit: 25, fee: 8, paysNothing: true }),
  account('first', { categories: ['checking'], fee: 0, paysNothing: true, minimumAge: 13, maximumAge: 24 }),
  account('pine', { deposit: 500, fee: 5, balance: 500, yields: [{ from: 0, yield: 0.045 }] }),
  account('footing', { deposit: 25, fee: 0, yields: [{ from: 0, yield: 0.02 }] }),
  account('steady', { categories: ['certificates'], deposit: 500, fee: 0, yields: [{ from: 500, yield: 0.0385 }], isLocked: true }),
  account('add', {
    categories: ['certificates'],
    deposit: 500,
    fee: 0,
    yields: [{ from: 500, yield: 0.035 }],
    isLocked: true,
  }),
  account('card', { categories: ['cards'], deposit: 300, isCredit: true }),
  account('workboat', { sector: 'business', deposit: 100, fee: 12, paysNothing: true }),
  account('later', { sector: 'business', categories: ['savings', 'later'], deposit: 100, fee: 5, yields: [{ from: 1000, yield: 0.015 }] }),
  account('analysis', { sector: 'treasury', deposit: 1000, fee: 20, paysNothing: true }),
  account('sweep', { sector: 'treasury', fee: 75, balance: 50_000, requires: 'analysis' }),
]
const ask = (answers: Partial<HelperAnswers>, known: readonly HelperAccount[] = accounts) =>
  suggestAccount(known, { sector: 'personal', category: undefined, age: 'adult', amount: 500, wish: 'rate', ...answers })

describe('[PROD-04] [PROD-07] [D-PROD-8] the helper', () => {
  it.each([
    [{ wish: 'rate' }, 'pine', true, ['earnsMost', 'hasFee', 'keepsBalance', 'opensWith']],
    [{ wish: 'rate', amount: 100 }, 'footing', true, ['earnsMost', 'noFee', 'opensWith']],
    [{ wish: 'fee', category: 'savings' }, 'footing', true, ['noFee', 'earns', 'opensWith']],
    [{ wish: 'rate', category: 'savings', amount: 0 }, 'footing', false, ['earnsMost', 'noFee', 'needsMore']],
    [{ wish: 'fee', category: 'checking', age: 'teen' }, 'first', true, ['noFee', 'opensWith']],
    [{ wish: 'fee', category: 'checking', age: 'young' }, 'first', true, ['noFee', 'opensWith']],
    [{ wish: 'fee', category: 'checking' }, 'everyday', false, ['hasFee', 'opensWith']],
    [{ wish: 'access', category: 'certificates' }, 'steady', false, ['locked', 'noFee', 'earnsMostOfKind', 'opensWith']],
    [{ wish: 'rate', category: 'certificates' }, 'steady', true, ['earnsMostOfKind', 'noFee', 'locked', 'opensWith']],
    [{ wish: 'access', category: 'cards' }, 'card', false, ['noAccess', 'opensWith']],
    [{ wish: 'access', category: 'checking', age: 'young' }, 'first', true, ['access', 'noFee', 'opensWith']],
    [{ wish: 'access', category: 'savings', amount: 300 }, 'footing', true, ['access', 'noFee', 'earnsMost', 'opensWith']],
    [{ wish: 'rate', category: 'savings', amount: 25 }, 'footing', true, ['earnsMost', 'noFee', 'opensWith']],
    [{ wish: 'fee', category: 'cards' }, 'card', false, ['feeUnknown', 'opensWith']],
    [{ wish: 'rate', sector: 'business', age: undefined }, 'later', false, ['earnsFromMore', 'hasFee', 'opensWith']],
    [{ wish: 'rate', sector: 'business', age: undefined, amount: 1000 }, 'later', true, ['earnsMost', 'hasFee', 'opensWith']],
    [{ wish: 'fee', sector: 'treasury', age: undefined }, 'analysis', false, ['hasFee', 'needsMore']],
    [{ wish: 'rate', sector: 'treasury', age: undefined, amount: 1000 }, 'analysis', false, ['earnsNothing', 'hasFee', 'opensWith']],
    [
      { wish: 'rate', sector: 'treasury', age: undefined, has: 'analysis' },
      'sweep',
      false,
      ['rateUnknown', 'hasFee', 'needsBalance', 'opensWith'],
    ],
    [
      { wish: 'access', sector: 'treasury', age: undefined, has: 'analysis' },
      'sweep',
      false,
      ['access', 'hasFee', 'needsBalance', 'opensWith'],
    ],
    [
      { wish: 'fee', sector: 'treasury', age: undefined, has: 'analysis', amount: 1000 },
      'sweep',
      false,
      ['hasFee', 'needsBalance', 'opensWith'],
    ],
  ] as const)('with %o names %s', (answers, key, fits, reasons) => {
    expect(ask(answers)).toMatchObject({ key, fits, reasons })
  })

  it.each([
    [{ category: 'certificates', age: 'teen' }, 'first', ['otherKind', 'earnsNothing', 'noFee', 'opensWith']],
    [{ category: 'cards', age: 'teen', wish: 'fee' }, 'first', ['otherKind', 'noFee', 'opensWith']],
    [
      { sector: 'business', category: 'checking', age: undefined, amount: 1000 },
      'later',
      ['otherKind', 'earnsMost', 'hasFee', 'opensWith'],
    ],
  ] as const)('with %o names %s, and says first that it is of another kind', (answers, key, reasons) => {
    expect(ask(answers)).toMatchObject({ key, fits: false, reasons })
  })

  it.each([
    [{ category: 'certificates' }, 'steady', 'pine', 'earnsMostOfKind'],
    [{ wish: 'access', category: 'certificates' }, 'steady', 'pine', 'earnsMostOfKind'],
    [{ category: 'checking', amount: 100 }, 'everyday', 'footing', 'otherEarns'],
    [{ category: 'checking' }, 'everyday', 'pine', 'otherEarns'],
    [{ sector: 'business', category: 'none', age: undefined, amount: 1000 }, 'free', 'later', 'otherEarns'],
    [{ sector: 'business', category: 'none', age: undefined, amount: 300 }, 'free', 'later', 'otherEarns'],
    [{ sector: 'business', age: undefined, amount: 300 }, 'later', undefined, 'earnsFromMore'],
    [{ category: 'savings' }, 'pine', undefined, 'earnsMost'],
    [{ wish: 'fee', category: 'checking' }, 'everyday', undefined, 'hasFee'],
  ] as const)('with %o names %s, and %s as the one of another kind that earns more', (answers, key, other, reason) => {
    const free = account('free', { sector: 'business', categories: ['none'], deposit: 100, fee: 0, paysNothing: true })
    const found = ask(answers, [...accounts, free])
    expect(found).toMatchObject({ key, reasons: expect.arrayContaining([reason]) })
    expect(found?.other).toBe(other)
  })

  it.each([
    ['earns most of several', accounts.toReversed(), 500, 'pine'],
    [
      'would earn most of several with a higher balance',
      [
        account('everyday', { categories: ['checking'] }),
        account('low', { yields: [{ from: 1000, yield: 0.01 }] }),
        account('high', { yields: [{ from: 1000, yield: 0.02 }] }),
      ],
      100,
      'high',
    ],
    ['earns nothing either', [account('everyday', { categories: ['checking'] }), account('plain', {})], 500, undefined],
  ] as const)('names of other kinds, where it %s, the account', (_name, known, amount, other) => {
    const found = ask({ category: 'checking', amount }, known)
    expect([found?.key, found?.other, found?.reasons.includes('otherEarns')]).toEqual(['everyday', other, other !== undefined])
  })

  const earning = (rate: number, from = 0) => ({ yields: [{ from, yield: rate }] })

  it.each<[name: string, HelperWish, worse: Partial<HelperAccount>, better: Partial<HelperAccount>, HelperReason[]]>([
    ['without a fee that opens with more', 'fee', { fee: 5 }, { fee: 0, deposit: 5000 }, ['noFee', 'needsMore']],
    ['within reach that opens with more', 'access', { isLocked: true }, { deposit: 5000 }, ['access', 'needsMore']],
    ['whose balance the money keeps', 'rate', { balance: 5000, ...earning(0.05) }, earning(0.02), ['earns', 'opensWith']],
    [
      'that earns more, whose balance the money keeps as little',
      'rate',
      { balance: 5000, ...earning(0.01) },
      { balance: 5000, deposit: 200, ...earning(0.02) },
      ['earnsMost', 'needsBalance', 'opensWith'],
    ],
    ['that earns more with the money at hand', 'rate', earning(0.01), earning(0.02, 500), ['earnsMost', 'opensWith']],
    [
      'that opens, where both earn from a higher balance',
      'rate',
      { deposit: 2000, fee: 0, ...earning(0.05, 9000) },
      { fee: 9, ...earning(0.01, 2000) },
      ['earnsFromMore', 'hasFee', 'opensWith'],
    ],
    ['that opens, where both cost a fee', 'fee', { deposit: 2000, fee: 5 }, { fee: 8 }, ['hasFee', 'opensWith']],
    ['with the lower fee, whatever the other earns', 'fee', { fee: 8, ...earning(0.01) }, { fee: 5 }, ['hasFee', 'opensWith']],
    ['whose fee is known', 'fee', {}, { fee: 8 }, ['hasFee', 'opensWith']],
    ['that opens with less for the same fee', 'fee', { deposit: 300, fee: 5 }, { deposit: 100, fee: 5 }, ['hasFee', 'opensWith']],
  ])('prefers an account %s', (_name, wish, worse, better, reasons) => {
    expect(ask({ wish }, [account('worse', worse), account('better', better)])).toMatchObject({ key: 'better', reasons })
  })

  it('compares an account with none where it is alone', () => {
    expect(ask({ wish: 'rate' }, [account('alone', earning(0.02))])).toMatchObject({
      fits: true,
      reasons: ['earns', 'opensWith'],
    })
  })

  it('says what has to stay in an account, whatever is at hand', () => {
    const plump = account('plump', { deposit: 100, fee: 0, balance: 5000, yields: [{ from: 0, yield: 0.001 }] })
    for (const amount of [0, 100, 1000])
      expect(ask({ category: 'savings', wish: 'fee', amount }, [plump]), String(amount)).toMatchObject({
        key: 'plump',
        fits: false,
        reasons: expect.arrayContaining(['needsBalance']),
      })
  })

  it.each([
    [{ category: 'checking', age: 'child' }],
    [{ age: 'child' }],
    [{ sector: 'mortgage', category: 'savings', age: undefined }],
  ] as const)('names none with %o, whom no account of any kind is for', (answers) => {
    expect(ask(answers)).toBeUndefined()
  })

  it.each([
    ['None', 0],
    ['Ninguno', 0],
    [' None. ', 0],
    ['None with direct deposits', undefined],
    ['Almost none', undefined],
    ['$8', 8],
    [' $25.00', 25],
    ['$8.00; none with $500.00 in direct deposits', 8],
    ['$1,075.00', 1075],
    ['Free in May, $8.00 else', undefined],
    ['$0.123', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads the cycle fee %s', (words, fee) => expect(printedFee(words)).toBe(fee))
})
