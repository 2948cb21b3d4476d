import { nonBlank, type Text } from '@bank/model/text.ts'
import { type HelperAccount, type HelperReason, type HelperWish, helperWishes } from '@bank/rules/accounts/suggest-account.ts'
import { defaultMinimumDeposit } from '@bank/rules/constants.ts'
import type { BlockContext, ToProps } from '../block.ts'
import { type ProductCard, toProductCard } from '../cards/product/product-card.ts'
import { type Product, pickProducts } from '../product-list/pick-products.ts'
import { tiersOf } from '../savings-rate/printed-tiers.ts'
import type { accountComparison } from './schema.ts'

/** One account as a column. Its key is the same in both languages, and stands in addresses. */
export type ComparedAccount = { readonly key: string; readonly card: ProductCard; readonly known: HelperAccount }

export type AccountComparisonProps = {
  headline: Text | undefined
  description: Text | undefined
  groups: readonly { readonly id: string; readonly name: Text; readonly accounts: readonly ComparedAccount[] }[]
  accounts: readonly ComparedAccount[]
  /** Labels of the facts, in the order of the rows. */
  facts: readonly string[]
  sectors: readonly { readonly value: string; readonly label: string }[]
  amounts: readonly { readonly value: number; readonly label: string }[]
  wishes: readonly { readonly value: HelperWish; readonly label: string }[]
  /** Sentences of the helper; `{name}` and `{deposit}` are filled in. */
  reasons: Readonly<Record<HelperReason, string>>
  words: Readonly<
    Record<
      | 'choose'
      | 'chosen'
      | 'full'
      | 'all'
      | 'print'
      | 'table'
      | 'deposit'
      | 'earns'
      | 'special'
      | 'helper'
      | 'helperNote'
      | 'sector'
      | 'category'
      | 'anyCategory'
      | 'amount'
      | 'wish'
      | 'result'
      | 'none'
      | 'show',
      string
    >
  >
  disclosure: Text | undefined
}

const keyOf = (id: string): string => id.replace(/-(?:en|es)$/, '')

/** The highest yield of a product, as a fraction; zero for one that has no rate. */
const highestYield = ({ rate: id }: Product, { records, settings }: BlockContext): number => {
  const rate = records['deposit-rates'].find((one) => one.id === id)
  if (!rate) return 0
  const yields = rate.usesSavingsTiers
    ? tiersOf(settings).map(({ rate: yearly }) => yearly)
    : (rate.bands ?? []).map((band) => band.yield ?? 0)
  return Math.max(0, ...yields)
}

const groupsOf = (context: BlockContext): AccountComparisonProps['groups'] => {
  const { products, 'product-categories': categories } = context.records
  return categories.flatMap(({ id, name }) => {
    const accounts = pickProducts({ products, categories, language: context.language, category: id }).map((product) => ({
      key: keyOf(product.id),
      card: toProductCard(product, context),
      known: {
        key: keyOf(product.id),
        sector: product.Sector,
        categories: [id],
        deposit: product.minDepositOpen ?? defaultMinimumDeposit,
        highestYield: highestYield(product, context),
        highlights: (product.productHighlights ?? []).flatMap(({ highlight }) => highlight ?? []),
      },
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
const wishPhrases = { fee: 'helper.wishFee', rate: 'helper.wishRate', access: 'helper.wishAccess' } as const

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
    wishes: helperWishes.map((value) => ({ value, label: t(wishPhrases[value]) })),
    reasons: {
      opensWith: t('helper.opensWith'),
      needsMore: t('helper.needsMore'),
      noFee: t('helper.noFee'),
      earnsMost: t('helper.earnsMost'),
      earns: t('helper.earns'),
      access: t('helper.access'),
    },
    words: {
      choose: t('compare.choose'),
      chosen: t('compare.chosen'),
      full: t('compare.full'),
      all: t('compare.all'),
      print: t('compare.print'),
      table: t('compare.table'),
      deposit: t('minimumOpeningDeposit'),
      earns: t('accountEarns'),
      special: t('compare.special'),
      helper: t('helper.title'),
      helperNote: t('helper.note'),
      sector: t('helper.sector'),
      category: t('helper.category'),
      anyCategory: t('helper.anyCategory'),
      amount: t('helper.amount'),
      wish: t('helper.wish'),
      result: t('helper.result'),
      none: t('helper.none'),
      show: t('helper.show'),
    },
    disclosure: context.html(record.disclosure),
  }
}
