import type { Phrase } from '@bank/i18n/translate.ts'
import { prerequisites } from '@bank/model/collections/products.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import { printedFee } from '@bank/rules/accounts/printed-fee.ts'
import {
  type HelperAccount,
  type HelperAge,
  type HelperReason,
  type HelperWish,
  helperAges,
  helperWishes,
} from '@bank/rules/accounts/suggest-account.ts'
import { defaultMinimumDeposit } from '@bank/rules/constants.ts'
import type { BlockContext, ToProps } from '../block.ts'
import { type ProductCard, toProductCard } from '../cards/product/product-card.ts'
import { type Product, pickProducts } from '../product-list/pick-products.ts'
import { tiersOf } from '../savings-rate/printed-tiers.ts'
import type { accountComparison } from './schema.ts'

/** One account as a column. Its key is the same in both languages, and stands in addresses. */
export type ComparedAccount = {
  readonly key: string
  readonly card: ProductCard
  readonly known: HelperAccount
  readonly said: HelperWords
}

/** What the helper says of an account in the words of its record. */
export type HelperWords = { readonly fee: string; readonly balance: string }

export type AccountComparisonProps = {
  headline: Text | undefined
  description: Text | undefined
  groups: readonly { readonly id: string; readonly name: Text; readonly accounts: readonly ComparedAccount[] }[]
  accounts: readonly ComparedAccount[]
  /** Labels of the facts, in the order of the rows. */
  facts: readonly string[]
  sectors: readonly { readonly value: string; readonly label: string }[]
  amounts: readonly { readonly value: number; readonly label: string }[]
  ages: readonly { readonly value: HelperAge; readonly label: string }[]
  /** Whether they have what an account of the sector needs first; an empty value is no. */
  prerequisites: readonly { readonly sector: string; readonly options: readonly { readonly value: string; readonly label: string }[] }[]
  wishes: readonly { readonly value: HelperWish; readonly label: string }[]
  /** Sentences of the helper; `{name}`, `{other}`, `{deposit}`, `{fee}` and `{balance}` are filled in. */
  reasons: Readonly<Record<HelperReason, string>>
  words: Readonly<
    Record<
      | 'choose'
      | 'chosen'
      | 'chosenOne'
      | 'leftOne'
      | 'leftOut'
      | 'unknown'
      | 'full'
      | 'all'
      | 'print'
      | 'table'
      | 'more'
      | 'deposit'
      | 'earns'
      | 'special'
      | 'helper'
      | 'helperNote'
      | 'sector'
      | 'category'
      | 'anyCategory'
      | 'age'
      | 'has'
      | 'left'
      | 'closest'
      | 'amount'
      | 'wish'
      | 'result'
      | 'none'
      | 'show'
      | 'showBoth',
      string
    >
  >
  disclosure: Text | undefined
}

const keyOf = (id: string): string => id.replace(/-(?:en|es)$/, '')

type Rate = BlockContext['records']['deposit-rates'][number]

/** What a rate earns from which balance on, each yield once it is reached. */
const yieldsOf = (rate: Rate | undefined, { settings }: BlockContext): HelperAccount['yields'] => {
  if (rate?.usesSavingsTiers) {
    const tiers = tiersOf(settings)
    return tiers.map(({ rate: yearly }, index) => ({ from: tiers[index - 1]?.upTo ?? 0, yield: yearly }))
  }
  return (rate?.bands ?? []).map(({ minimumBalance, yield: yearly }) => ({ from: minimumBalance ?? 0, yield: yearly ?? 0 }))
}

const knownOf = (product: Product, category: string, context: BlockContext): HelperAccount => {
  const rate = context.records['deposit-rates'].find(({ id }) => id === product.rate)
  const highlights = (product.productHighlights ?? []).flatMap(({ highlight }) => highlight ?? [])
  return {
    key: keyOf(product.id),
    sector: product.Sector,
    categories: [category],
    deposit: product.minDepositOpen ?? defaultMinimumDeposit,
    fee: printedFee(product.cycleServiceCharges),
    yields: yieldsOf(rate, context),
    paysNothing: !!product.paysNoInterest,
    balance: printedFee(product.balanceRequired),
    isLocked: !!rate?.earlyWithdrawal,
    isCredit: highlights.includes('credit') && !product.cycleServiceCharges,
    minimumAge: product.minimumAge,
    maximumAge: product.maximumAge,
    requires: product.requires,
  }
}

const groupsOf = (context: BlockContext): AccountComparisonProps['groups'] => {
  const { products, 'product-categories': categories } = context.records
  return categories.flatMap(({ id, name }) => {
    const accounts = pickProducts({ products, categories, language: context.language, category: id }).map((product) => ({
      key: keyOf(product.id),
      card: toProductCard(product, context),
      known: knownOf(product, id, context),
      said: { fee: product.cycleServiceCharges?.trim() ?? '', balance: product.balanceRequired?.trim() ?? '' },
    }))
    return accounts.length > 0 ? [{ id, name: name ?? { text: '' }, accounts }] : []
  })
}

/** An account that stands in two categories is one column. */
const columnsOf = (groups: AccountComparisonProps['groups']): readonly ComparedAccount[] =>
  [
    ...Map.groupBy(
      groups.flatMap(({ accounts }) => accounts),
      ({ key }) => key,
    ).values(),
  ].flatMap(([first, ...more]) =>
    first ? [{ ...first, known: { ...first.known, categories: [first, ...more].flatMap(({ known }) => known.categories) } }] : [],
  )

const sectorPhrases = {
  personal: 'helper.personal',
  business: 'helper.business',
  treasury: 'helper.treasury',
  mortgage: 'helper.mortgage',
} as const
const agePhrases = { adult: 'helper.adult', young: 'helper.young', teen: 'helper.teen', child: 'helper.child' } as const
const prerequisitePhrases = {
  'treasury-analysis-checking': 'helper.hasTreasury',
  'construction-loan': 'helper.hasLoan',
} as const satisfies Record<(typeof prerequisites)[number], Phrase>
const wishPhrases = { fee: 'helper.wishFee', rate: 'helper.wishRate', access: 'helper.wishAccess' } as const

const prerequisitesOf = (accounts: readonly ComparedAccount[], t: BlockContext['t']): AccountComparisonProps['prerequisites'] =>
  prerequisites.flatMap((value) => {
    const sector = accounts.find(({ known }) => known.requires === value)?.known.sector
    const options = [
      { value, label: t(prerequisitePhrases[value]) },
      { value: '', label: t('helper.hasNot') },
    ]
    return sector ? [{ sector, options }] : []
  })

/** Every account with what it costs and earns (PROD-03 to PROD-19). Hidden without accounts. */
export const toProps: ToProps<typeof accountComparison, AccountComparisonProps> = (record, context) => {
  const { t } = context
  const groups = groupsOf(context)
  const accounts = columnsOf(groups)
  if (accounts.length === 0) return undefined
  const deposits = [...new Set(accounts.map(({ known }) => known.deposit))].sort((one, other) => one - other)
  const labelOf = (deposit: number) => accounts.find(({ known }) => known.deposit === deposit)?.card.deposit ?? ''
  return {
    headline: nonBlank(record.headline),
    description: nonBlank(record.description),
    groups,
    accounts,
    facts: [t('cycleFee'), t('dailyMinimumBalance'), t('transactionFee'), t('productTerms')],
    sectors: (Object.keys(sectorPhrases) as (keyof typeof sectorPhrases)[])
      .filter((sector) => accounts.some(({ known }) => known.sector === sector))
      .map((value) => ({ value, label: t(sectorPhrases[value]) })),
    amounts: deposits.map((value) => ({ value, label: value === 0 ? t('helper.nothing') : t('helper.upTo', { amount: labelOf(value) }) })),
    ages: helperAges.map(({ value }) => ({ value, label: t(agePhrases[value]) })),
    prerequisites: prerequisitesOf(accounts, t),
    wishes: helperWishes.map((value) => ({ value, label: t(wishPhrases[value]) })),
    reasons: {
      otherKind: t('helper.otherKind'),
      opensWith: t('helper.opensWith'),
      needsMore: t('helper.needsMore'),
      noFee: t('helper.noFee'),
      earnsMost: t('helper.earnsMost'),
      earnsMostOfKind: t('helper.earnsMostOfKind'),
      earns: t('helper.earns'),
      otherEarns: t('helper.otherEarns'),
      access: t('helper.access'),
      hasFee: t('helper.hasFee'),
      feeUnknown: t('helper.feeUnknown'),
      earnsNothing: t('helper.earnsNothing'),
      earnsFromMore: t('helper.earnsFromMore'),
      rateUnknown: t('helper.rateUnknown'),
      keepsBalance: t('helper.keepsBalance'),
      needsBalance: t('helper.needsBalance'),
      noAccess: t('helper.noAccess'),
      locked: t('helper.locked'),
    },
    words: {
      choose: t('compare.choose'),
      chosen: t('compare.chosen'),
      chosenOne: t('compare.chosenOne'),
      leftOne: t('compare.leftOne'),
      leftOut: t('compare.leftOut'),
      unknown: t('compare.unknown'),
      full: t('compare.full'),
      all: t('compare.all'),
      print: t('compare.print'),
      table: t('compare.table'),
      more: t('compare.more', { count: accounts.length }),
      deposit: t('minimumOpeningDeposit'),
      earns: t('accountEarns'),
      special: t('compare.special'),
      helper: t('helper.title'),
      helperNote: t('helper.note'),
      sector: t('helper.sector'),
      category: t('helper.category'),
      anyCategory: t('helper.anyCategory'),
      age: t('helper.age'),
      has: t('helper.has'),
      left: t('helper.left'),
      closest: t('helper.closest'),
      amount: t('helper.amount'),
      wish: t('helper.wish'),
      result: t('helper.result'),
      none: t('helper.none'),
      show: t('helper.show'),
      showBoth: t('helper.showBoth'),
    },
    disclosure: context.html(record.disclosure),
  }
}
