import { formatDay, formatDollars, formatPercent, formatRate, formatWholeDollars } from '@bank/i18n/format.ts'
import type { Text } from '@bank/model/text.ts'
import { type SavingsTier, savingsInterest } from '@bank/rules/interest/savings-interest.ts'
import { type Action, action } from '../action.ts'
import { type BlockContext, type ToProps, written } from '../block.ts'
import type { savingsRate } from './schema.ts'

/** One tier as it is printed: one rate, or a range where the tier above earns another one. */
export type PrintedTier = { readonly rates: readonly string[]; readonly condition: string }

export type LedgerRow = { readonly balance: string; readonly month: string; readonly year: string; readonly rate: string }

export type SavingsRateProps = {
  product: Text | undefined
  asOf: string
  first: PrintedTier
  others: readonly PrintedTier[]
  table: { title: Text; heads: { balance: string; month: string; year: string; rate: string }; rows: readonly LedgerRow[] } | undefined
  annualYield: string
  to: string
  finePrint: Text | undefined
  action: Action | undefined
  secondAction: Action | undefined
}

const printedTiers = (tiers: readonly SavingsTier[], { language, t }: BlockContext): readonly PrintedTier[] =>
  tiers.map(({ rate, upTo }, index) => {
    const before = tiers[index - 1]
    if (!before)
      return { rates: [formatRate(rate)], condition: upTo ? t('balancesUpTo', { limit: formatDollars(upTo * 100, language) }) : '' }
    const limit = formatDollars((before.upTo ?? 0) * 100, language)
    if (tiers.length > 2) return { rates: [formatRate(rate)], condition: t('partAbove', { limit }) }
    const words = { limit, rate: formatPercent(before.rate), excessRate: formatPercent(rate) }
    return { rates: [formatRate(before.rate), formatRate(rate)], condition: t('balancesAbove', words) }
  })

/**
 * The rates, their date and what they come to on the block's example balances. Everything is computed from the tiers in
 * the site settings; without tiers the block is hidden. The annual figure is also what the rate column is made of.
 */
export const toProps: ToProps<typeof savingsRate, SavingsRateProps> = (record, context) => {
  const { language, settings, t } = context
  const tiers = (settings.savingsTiers ?? []).map(({ upTo, rate = 0 }) => ({ upTo, rate }))
  const [first, ...others] = printedTiers(tiers, context)
  const [lowest, excess] = tiers
  if (!first || !lowest) return undefined
  const asOf = formatDay(settings.savingsAsOf, language)
  const rows = (record.balances ?? []).flatMap(({ amount }) => {
    if (!amount) return []
    const { annualCents, monthlyCents } = savingsInterest(Math.round(amount * 100), tiers)
    return [
      {
        balance: formatWholeDollars(amount, language),
        month: formatDollars(monthlyCents, language),
        year: formatDollars(annualCents, language),
        rate: formatPercent(annualCents / (amount * 100)),
      },
    ]
  })
  const places: Record<string, string> = {
    date: asOf,
    limit: formatDollars((lowest.upTo ?? 0) * 100, language),
    rate: formatPercent(lowest.rate),
    excessRate: formatPercent(excess?.rate ?? lowest.rate),
  }
  const finePrint = written(record.finePrint)
  return {
    product: written(record.product),
    asOf: asOf && t('ratesAsOf', { date: asOf }),
    first,
    others,
    table:
      rows.length > 0
        ? {
            title: written(record.tableTitle) ?? { text: t('whatItComesTo') },
            heads: { balance: t('balance'), month: t('inAMonth'), year: t('inAYear'), rate: t('annualYield') },
            rows,
          }
        : undefined,
    annualYield: t('annualYield'),
    to: t('rateTo'),
    finePrint: finePrint && { ...finePrint, text: finePrint.text.replace(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place) },
    action: action(context, record.link, record.linkText, record.refresh),
    secondAction: action(context, record.secondLink, record.secondLinkText, record.secondRefresh),
  }
}
