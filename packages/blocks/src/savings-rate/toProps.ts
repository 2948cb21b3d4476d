import { formatDay } from '@bank/i18n/format.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { ToProps } from '../block.ts'
import { filledFinePrint } from './fine-print.ts'
import { type PrintedTier, printedTiers, tiersOf } from './printed-tiers.ts'
import { type RateLedger, rateLedger } from './rate-ledger.ts'
import type { savingsRate } from './schema.ts'

export type SavingsRateProps = {
  product: Text | undefined
  asOf: string
  first: PrintedTier
  others: readonly PrintedTier[]
  table: RateLedger | undefined
  annualYield: string
  to: string
  finePrint: Text | undefined
  action: Action | undefined
  secondAction: Action | undefined
}

/**
 * The rates, their date and what they come to on the block's example balances. Everything is computed from the tiers in
 * the site settings; without tiers the block is hidden.
 */
export const toProps: ToProps<typeof savingsRate, SavingsRateProps> = (record, context) => {
  const { language, settings, t } = context
  const tiers = tiersOf(settings)
  const [first, ...others] = printedTiers(tiers, context)
  if (!first) return undefined
  const asOf = formatDay(settings.savingsAsOf, language)
  const balances = (record.balances ?? []).map(({ amount }) => amount)
  return {
    product: nonBlank(record.product),
    asOf: asOf && t('ratesAsOf', { date: asOf }),
    first,
    others,
    table: rateLedger(balances, tiers, nonBlank(record.tableTitle), context),
    annualYield: t('annualYield'),
    to: t('rateTo'),
    finePrint: filledFinePrint(nonBlank(record.finePrint), asOf, tiers, language),
    action: action(context, record.link, record.linkText, record.refresh),
    secondAction: action(context, record.secondLink, record.secondLinkText, record.secondRefresh),
  }
}
