import { join } from 'node:path'
import { toProps } from '@bank/blocks/account-comparison/toProps.ts'
import { testContext } from '@bank/blocks/testing/context.ts'
import { languages } from '@bank/i18n/languages.ts'
import type { Records } from '@bank/model/collections.ts'
import type { Settings } from '@bank/model/settings.ts'
import { type HelperReason, helperAges, suggestAccount } from '@bank/rules/accounts/suggest-account.ts'
import { describe, expect, it } from 'vitest'
import { settingsKey } from '../store/declaration.ts'
import { repositoryRoot } from '../store/environment/repository-root.ts'
import { readContentFiles } from './content-files.ts'

const { records } = await readContentFiles(join(repositoryRoot, 'content'))
const all = (slug: string): readonly unknown[] => records.filter((record) => record.slug === slug).map(({ fields }) => fields)
const products = all('products') as Records['products']
const rates = all('deposit-rates') as Records['deposit-rates']
const settings = all(settingsKey)[0] as Settings
const content = { products, 'product-categories': all('product-categories') as Records['product-categories'], 'deposit-rates': rates }

const years = { adult: [25, 99], young: [18, 24], teen: [13, 17], child: [0, 12] } as const

const yieldsWith = (product: (typeof products)[number] | undefined, money: number): readonly number[] => {
  const rate = rates.find(({ id }) => id === product?.rate)
  if (rate?.usesSavingsTiers) return [settings.savingsTiers?.[0]?.rate ?? 0]
  return (rate?.bands ?? []).filter(({ minimumBalance = 0 }) => minimumBalance <= money).map((band) => band.yield ?? 0)
}

type Answers = { readonly sector: string; readonly age?: keyof typeof years | undefined; readonly has?: string | undefined }

/** Whether the record of an account is for somebody, whatever its kind. */
const isFor = (product: (typeof products)[number] | undefined, { sector, age, has }: Answers): boolean => {
  const [from, to] = age ? years[age] : [18, 18]
  const isOfAge = from >= (product?.minimumAge ?? 18) && to <= (product?.maximumAge ?? 99)
  return product?.Sector === sector && isOfAge && product.id.replace(/-..$/, '') !== has && (!product.requires || product.requires === has)
}

const isOfKind = (key: string, category: string | undefined): boolean =>
  !category || !!content['product-categories'].find(({ id }) => id === category)?.Product?.some((id) => id.replace(/-..$/, '') === key)

/** Every set of answers that the page lets somebody give. */
const answersOf = (block: NonNullable<ReturnType<typeof toProps>>) =>
  block.sectors.flatMap(({ value: sector }) => {
    const kinds = [
      ...block.groups.filter(({ accounts }) => accounts.some(({ known }) => known.sector === sector)).map(({ id }) => id),
      undefined,
    ]
    const ages = sector === 'personal' ? helperAges.map(({ value }) => value) : [undefined]
    const haves = block.prerequisites.find((one) => one.sector === sector)?.options.map(({ value }) => value) ?? [undefined]
    return kinds.flatMap((category) =>
      ages.flatMap((age) =>
        haves.flatMap((has) =>
          block.amounts.flatMap(({ value: amount }) =>
            block.wishes.map(({ value: wish }) => ({ sector, category, age, has, amount, wish })),
          ),
        ),
      ),
    )
  })

describe.each(languages)('[PROD-04] [PROD-07] every set of answers (%s)', (language) => {
  const block = toProps({ id: 'compare', kind: 'accountComparison' } as never, testContext(language, { records: content, settings }))
  const sets = block ? answersOf(block) : []
  const accounts = block?.accounts.map(({ known }) => known) ?? []
  const productOf = (key: string) => products.find(({ id }) => id === `${key}-${language}`) ?? products.find(({ id }) => id === `${key}-en`)
  const named = sets.map((answers) => ({ answers, found: suggestAccount(accounts, answers) }))

  it('leads to an account that somebody may have, of the kind that was asked for wherever there is one', () => {
    expect(sets.length).toBeGreaterThan(300)
    for (const { answers, found } of named) {
      if (!found) continue
      const product = productOf(found.key)
      const label = `${JSON.stringify(answers)} ${found.key}`
      expect(product?.Sector, label).toBe(answers.sector)
      if (answers.age) {
        expect(years[answers.age][0], label).toBeGreaterThanOrEqual(product?.minimumAge ?? 18)
        expect(years[answers.age][1], label).toBeLessThanOrEqual(product?.maximumAge ?? 99)
      }
      expect([undefined, answers.has], label).toContain(product?.requires)
      expect(found.key, label).not.toBe(answers.has)
      const isOther = found.reasons.includes('otherKind')
      expect(isOfKind(found.key, answers.category), label).toBe(!isOther)
      expect(
        accounts.some(({ key }) => isFor(productOf(key), answers) && key !== answers.has && isOfKind(key, answers.category)),
        label,
      ).toBe(!isOther)
      expect(found.key === 'secured-card', label).toBe(answers.category === 'cards' && !isOther)
    }
  })

  it('gives no reason that a record denies, and fits only where the wish is met and the money is enough', () => {
    for (const { answers, found } of named) {
      if (!found) continue
      const product = productOf(found.key)
      const rate = rates.find(({ id }) => id === product?.rate)
      const deposit = product?.minDepositOpen ?? 0
      const money = Math.max(answers.amount, deposit)
      const yields = yieldsWith(product, money)
      const rivals = accounts.filter(({ key }) => isFor(productOf(key), answers) && (productOf(key)?.minDepositOpen ?? 0) <= money)
      const isBestOf = (some: typeof rivals) =>
        some.length > 1 && some.every(({ key }) => Math.max(0, ...yieldsWith(productOf(key), money)) <= Math.max(0, ...yields))
      const isBest = isBestOf(rivals)
      const isBestOfKind = isBestOf(rivals.filter(({ key }) => isOfKind(key, answers.category)))
      const isFree = /^(?:None|Ninguno)$/.test(product?.cycleServiceCharges ?? '')
      const isCard = (product?.productHighlights ?? []).some(({ highlight }) => highlight === 'credit')
      const minimum = Number(/^\$([\d,]+)/.exec(product?.balanceRequired ?? '')?.[1]?.replace(',', '') ?? 0)
      const isOther = !isOfKind(found.key, answers.category)
      const truth: Record<HelperReason, boolean> = {
        otherKind: isOther,
        noFee: isFree,
        hasFee: /^\$[1-9]/.test(product?.cycleServiceCharges ?? ''),
        feeUnknown: !product?.cycleServiceCharges,
        earns: yields.some((one) => one > 0),
        earnsMost: isBest && yields.some((one) => one > 0),
        earnsMostOfKind: !isBest && isBestOfKind && yields.some((one) => one > 0),
        earnsNothing: !!product?.paysNoInterest,
        otherEarns: Math.max(0, ...yields) === 0 && !!found.other,
        earnsFromMore: !!rate && yields.length === 0,
        rateUnknown: !rate && !product?.paysNoInterest,
        access: !isCard && !rate?.earlyWithdrawal,
        noAccess: isCard,
        locked: !!rate?.earlyWithdrawal,
        keepsBalance: minimum > 0,
        needsBalance: minimum > answers.amount,
        opensWith: deposit <= answers.amount,
        needsMore: deposit > answers.amount,
      }
      const label = `${JSON.stringify(answers)} ${JSON.stringify(found)}`
      for (const reason of found.reasons) expect(truth[reason], `${reason}: ${label}`).toBe(true)
      const isMet = { fee: truth.noFee, rate: truth.earns, access: truth.access }[answers.wish]
      expect(found.fits, label).toBe(!isOther && isMet && truth.opensWith && minimum <= answers.amount)
      const met = { fee: ['noFee'], rate: ['earns', 'earnsMost', 'earnsMostOfKind'], access: ['access'] }[answers.wish]
      expect(met.includes(found.reasons[isOther ? 1 : 0] ?? ''), label).toBe(isMet)
    }
  })

  it('[D-PROD-8] names the account of another kind that earns more, wherever it says or keeps silent about one', () => {
    const most = ({ key }: { key: string }, money: number) => Math.max(0, ...yieldsWith(productOf(key), money))
    for (const { answers, found } of named) {
      if (!found) continue
      const label = `${JSON.stringify(answers)} ${JSON.stringify(found)}`
      const money = Math.max(answers.amount, productOf(found.key)?.minDepositOpen ?? 0)
      const opening = accounts.filter(({ key }) => isFor(productOf(key), answers) && (productOf(key)?.minDepositOpen ?? 0) <= money)
      const isSaid = found.reasons.some((reason) => reason === 'earnsMostOfKind' || reason === 'otherEarns')
      expect(found.other !== undefined, label).toBe(isSaid)
      const other = opening.find(({ key }) => key === found.other)
      if (other) {
        expect(isOfKind(other.key, answers.category), label).toBe(false)
        expect(most(other, money), label).toBe(Math.max(...opening.map((one) => most(one, money))))
        expect(most(other, Number.MAX_VALUE), label).toBeGreaterThan(most(found, money))
      } else if (answers.wish === 'rate') {
        expect(most(found, Number.MAX_VALUE), label).toBeGreaterThanOrEqual(Math.max(0, ...opening.map((one) => most(one, money))))
        const isSilent = most(found, Number.MAX_VALUE) === 0 && opening.some((one) => most(one, Number.MAX_VALUE) > 0)
        expect(isSilent, label).toBe(false)
      }
    }
    expect(
      named.find(
        ({ answers: { sector, category, amount, wish } }) => sector === 'business' && !category && amount === 300 && wish === 'rate',
      )?.found,
    ).toMatchObject({ key: 'business-savings', fits: false })
  })

  it.each([
    ['checking', 'teen', 25, 'access', 'first-account', true],
    ['checking', 'young', 25, 'access', 'first-account', true],
    ['checking', 'young', 25, 'fee', 'first-account', true],
    ['savings', 'adult', 25, 'access', 'footing-savings', true],
    ['savings', 'adult', 300, 'access', 'footing-savings', true],
    ['checking', 'adult', 100, 'rate', 'tall-pine-checking', false],
    ['checking', 'adult', 25, 'access', 'everyday-checking', true],
  ] as const)('names for %s at the age %s with $%i and the wish %s the account %s', (category, age, amount, wish, key, fits) =>
    expect(
      named.find(({ answers: one }) => one.category === category && one.age === age && one.amount === amount && one.wish === wish)?.found,
    ).toMatchObject({ key, fits }),
  )

  it('never sends money out of reach of somebody who wants it within, where an account of the kind opens with it', () => {
    for (const { answers, found } of named) {
      const other = accounts.find(
        (account) =>
          account.sector === answers.sector &&
          (answers.category ? account.categories.includes(answers.category) : !account.isCredit) &&
          account.requires === undefined &&
          account.minimumAge === undefined &&
          account.maximumAge === undefined &&
          (answers.age === undefined || answers.age === 'adult' || answers.age === 'young') &&
          account.key !== answers.has &&
          !account.isLocked &&
          !account.isCredit &&
          account.deposit <= answers.amount &&
          (account.balance ?? 0) <= answers.amount,
      )
      if (answers.wish === 'access' && other) expect(found?.fits, `${JSON.stringify(answers)} ${other.key}`).toBe(true)
    }
  })

  it('leads to each account with some answers, and a child that wants a checking account to its savings', () => {
    const keys = new Set(named.flatMap(({ found }) => found?.key ?? []))
    for (const key of ['footing-savings', 'first-account', 'seedling-savings', 'treasury-sweep', 'building-account'])
      expect(keys).toContain(key)
    expect(named.find(({ answers }) => answers.category === 'checking' && answers.age === 'child')?.found).toMatchObject({
      key: 'seedling-savings',
      fits: false,
    })
    expect(named.filter(({ found }) => !found)).toEqual([])
  })
})
