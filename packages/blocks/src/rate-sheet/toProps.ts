import { formatAmount, formatDay } from '@bank/i18n/format.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import { recordLanguage } from '@bank/rules/blocks/record-language.ts'
import { defaultMinimumDeposit } from '@bank/rules/constants.ts'
import type { BlockContext, ToProps } from '../block.ts'
import { type ProductRate, productRate, rateAnchor, rateSheetId } from '../cards/product/product-rate.ts'
import { pickProducts } from '../product-list/pick-products.ts'
import type { rateSheet } from './schema.ts'

type Account = ProductRate & {
  readonly anchor: string
  readonly name: Text
  /** Minimum opening deposit in words. */
  readonly deposit: string
}

export type RateSheetProps = {
  id: string
  headline: Text
  asOf: string
  description: Text | undefined
  /** Names of the columns of every table. */
  heads: { readonly condition: string; readonly interestRate: string; readonly annualYield: string }
  categories: readonly { readonly id: string; readonly name: Text; readonly accounts: readonly Account[] }[]
  /** Accounts that earn nothing, by name. */
  noInterest: { readonly title: string; readonly names: readonly Text[] } | undefined
  finePrint: Text | undefined
}

type Product = Parameters<typeof productRate>[0]

const nameOf = ({ id, name = '' }: Product, language: Language): Text => {
  const own = recordLanguage(id)
  return own === language ? { text: name } : { text: name, lang: own }
}

const account = (product: Product, context: BlockContext): readonly Account[] => {
  const rate = productRate(product, context)
  if (!rate) return []
  const dollars = formatAmount(product.minDepositOpen ?? defaultMinimumDeposit, context.language)
  const deposit = `${dollars} ${context.t('minimumOpeningDeposit')}.`
  return [{ ...rate, anchor: rateAnchor(rate.id), name: nameOf(product, context.language), deposit }]
}

/** Every category with its accounts that earn something, then those that don't. Hidden while no account has a rate. */
export const toProps: ToProps<typeof rateSheet, RateSheetProps> = (record, context) => {
  const { language, records, settings, t } = context
  const { products, 'product-categories': categories } = records
  const groups = categories.map(({ id, name }) => ({ id, name, products: pickProducts({ products, categories, language, category: id }) }))
  const shown = groups.flatMap(({ id, name, products: members }) => {
    const accounts = members.flatMap((product) => account(product, context))
    return accounts.length > 0 ? [{ id, name: name ?? { text: '' }, accounts }] : []
  })
  if (shown.length === 0) return undefined
  const date = formatDay(settings.savingsAsOf, language)
  const without = groups.flatMap((group) => group.products).filter(({ paysNoInterest }) => paysNoInterest)
  const finePrint = nonBlank(record.finePrint)
  return {
    id: rateSheetId,
    headline: nonBlank(record.headline) ?? { text: t('rateSheet') },
    asOf: date && t('ratesAsOf', { date }),
    description: nonBlank(record.description),
    heads: { condition: t('rateSheetFor'), interestRate: t('interestRate'), annualYield: t('annualYield') },
    categories: shown,
    noInterest: without.length > 0 ? { title: t('payNoInterest'), names: without.map((product) => nameOf(product, language)) } : undefined,
    finePrint: finePrint && { ...finePrint, text: finePrint.text.replaceAll('{date}', date) },
  }
}
