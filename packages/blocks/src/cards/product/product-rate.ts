import { formatAmount, formatDay, formatPercent } from '@bank/i18n/format.ts'
import type { RecordOf } from '@bank/model/collection.ts'
import type { depositRates } from '@bank/model/collections/deposit-rates.ts'
import type { Read } from '@bank/model/read.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import { interestRateOf } from '@bank/rules/interest/interest-rate.ts'
import type { BlockContext } from '../../block.ts'
import type { Product } from '../../product-list/pick-products.ts'
import { printedTiers, tiersOf } from '../../savings-rate/printed-tiers.ts'

/** One line of a rate: what balance or term earns which yield, and at which interest rate. */
export type RateBand = { readonly condition: string; readonly annualYield: string; readonly interestRate: string }

/** All that has to stand beside a yield when it is advertised (12 CFR 1030.8(c)). */
export type ProductRate = {
  /** Id of the rate, under which the rate sheet shows it. */
  readonly id: string
  readonly bands: readonly RateBand[]
  readonly conditions: readonly Text[]
}

type DepositRate = Read<RecordOf<typeof depositRates>>

/** Where the rates of all accounts stand. */
export const rateSheetId = 'all-rates'
export const ratesAddress = '/rates/'

/** Id of the place on the rate sheet where a rate stands. */
export const rateAnchor = (rate: string): string => `rate-${rate}`

const tierBands = (context: BlockContext): readonly RateBand[] => {
  const tiers = tiersOf(context.settings)
  return printedTiers(tiers, context).map(({ rates, condition, detail }, index) => ({
    condition: detail ? `${condition}. ${detail}` : condition,
    annualYield: rates.map((rate) => `${rate}%`).join(` ${context.t('rateTo')} `),
    interestRate: formatPercent(interestRateOf(tiers[index]?.rate ?? 0)),
  }))
}

const ownBands = ({ bands = [] }: DepositRate, { language, t }: BlockContext): readonly RateBand[] =>
  bands.map(({ termMonths, minimumBalance, yield: annualYield = 0 }) => {
    const limit = minimumBalance ? formatAmount(minimumBalance, language) : ''
    const months = String(termMonths ?? '')
    const term = limit ? t('forTermFrom', { months, limit }) : t('forTerm', { months })
    const balance = limit ? t('balancesFrom', { limit }) : t('onAnyBalance')
    return {
      condition: termMonths ? term : balance,
      annualYield: formatPercent(annualYield),
      interestRate: formatPercent(interestRateOf(annualYield)),
    }
  })

/**
 * What a product earns, from its rate record, the savings tiers and the date in the settings, with the conditions that go with it.
 * Nothing for a product that has no rate.
 */
export const productRate = (product: Product, context: BlockContext): ProductRate | undefined => {
  const rate = context.records['deposit-rates'].find(({ id }) => id === product.rate)
  if (!rate) return undefined
  const { language, settings, t } = context
  const date = formatDay(settings.savingsAsOf, language)
  const earlyWithdrawal = nonBlank(rate.earlyWithdrawal)
  return {
    id: rate.id,
    bands: rate.usesSavingsTiers ? tierBands(context) : ownBands(rate, context),
    conditions: [
      { text: rate.fixed ? t('fixedRate', { date }) : t('variableRate', { date }) },
      ...(earlyWithdrawal ? [earlyWithdrawal] : []),
      { text: t('feesReduceEarnings') },
    ],
  }
}
