import { formatAmount, formatDollars, formatPercent } from '@bank/i18n/format.ts'
import type { Text } from '@bank/model/text.ts'
import { type SavingsTier, savingsInterest } from '@bank/rules/interest/savings-interest.ts'
import type { BlockContext } from '../block.ts'

export type LedgerRow = { readonly balance: string; readonly month: string; readonly year: string; readonly rate: string }

export type RateLedger = {
  readonly title: Text
  readonly heads: LedgerRow
  readonly rows: readonly LedgerRow[]
}

/**
 * What example balances, in dollars, come to: in a month, in a year and as a rate on the whole balance, which the annual figure
 * is made into (CALC-01 to CALC-03, CALC-06). Nothing without balances.
 */
export const rateLedger = (
  balances: readonly (number | undefined)[],
  tiers: readonly SavingsTier[],
  title: Text | undefined,
  { language, t }: Pick<BlockContext, 'language' | 't'>,
): RateLedger | undefined => {
  const rows = balances.flatMap((amount) => {
    if (!amount) return []
    const { annualCents, monthlyCents } = savingsInterest(Math.round(amount * 100), tiers)
    return [
      {
        balance: formatAmount(amount, language),
        month: formatDollars(monthlyCents, language),
        year: formatDollars(annualCents, language),
        rate: formatPercent(annualCents / (amount * 100)),
      },
    ]
  })
  if (rows.length === 0) return undefined
  return {
    title: title ?? { text: t('whatItComesTo') },
    heads: { balance: t('balance'), month: t('inAMonth'), year: t('inAYear'), rate: t('annualYield') },
    rows,
  }
}
