import { formatAmount, formatDay } from '@bank/i18n/format.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import { printedFee } from '@bank/rules/accounts/printed-fee.ts'
import { chooseProducts } from '@bank/rules/blocks/choose-products.ts'
import type { SavingsTier } from '@bank/rules/interest/savings-interest.ts'
import { elementId } from '@bank/ui/element-id.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { BlockContext, ToProps } from '../block.ts'
import { filledFinePrint } from '../savings-rate/fine-print.ts'
import { printedTiers, tiersOf } from '../savings-rate/printed-tiers.ts'
import { type RateLedger, rateLedger } from '../savings-rate/rate-ledger.ts'
import type { savingsCalculator } from './schema.ts'

/** What the calculator needs in the browser. `said` holds `{balance}`, `{year}` and `{month}`. */
export type CalculatorProps = {
  readonly id: string
  readonly language: Language
  readonly tiers: readonly SavingsTier[]
  /** What the account costs below its minimum balance; nothing where its record says of no such fee. */
  readonly fee: { readonly belowCents: number; readonly words: string } | undefined
  readonly words: {
    readonly balance: string
    readonly help: string
    readonly year: string
    readonly month: string
    readonly negative: string
    readonly invalid: string
    /** Holds `{amount}`. */
    readonly thousands: string
    readonly said: string
    /** Holds `{balance}`. */
    readonly on: string
    /** Over a text that cannot be read; holds `{balance}`. */
    readonly stillOn: string
    readonly work: string
    readonly formula: string
    readonly asOf: string
    readonly inAYear: string
    readonly picture: string
    /** In place of the picture where nothing is earned. */
    readonly noPicture: string
    /** By how many months have passed. */
    readonly marks: Readonly<Record<number, string>>
  }
}

export type SavingsCalculatorProps = {
  headline: Text | undefined
  intro: Text | undefined
  calculator: CalculatorProps
  /** Stands in for the calculator where there is no JavaScript, or where it did not come. It ends with whom to call for a lost card (D-HEAD-1). */
  needsScript: string
  phone: string
  asOf: string
  /** Each tier's rate with its name, `4.50% APY`, and the balances that earn it. */
  tiers: readonly { rate: string; condition: string; detail: string | undefined }[]
  table: RateLedger | undefined
  estimates: string
  finePrint: Text | undefined
  action: Action | undefined
}

/** Balances of the table when the record names none: on both sides of the limit, and at it. */
const exampleBalances = [10_000, 40_000, 50_000, 100_000] as const

/** The cycle fee of the account that the calculator is about, below the balance that waives it. */
const feeOf = ({ language, records, t }: BlockContext): CalculatorProps['fee'] => {
  const isOurs = (id: string | undefined) => records['deposit-rates'].some((rate) => rate.id === id && rate.usesSavingsTiers)
  const account = chooseProducts(records.products, { language }).find(({ rate }) => isOurs(rate))
  const [fee = 0, minimum = 0] = [account?.cycleServiceCharges, account?.balanceRequired].map(printedFee)
  if (!account?.name || fee === 0 || minimum === 0) return undefined
  const dollars = (amount: number) => formatAmount(amount, language)
  return { belowCents: minimum * 100, words: t('savings.fee', { name: account.name, fee: dollars(fee), minimum: dollars(minimum) }) }
}

/** The calculator with the tiers and the date of the site settings. It needs no words of its own; without tiers it is hidden. */
export const toProps: ToProps<typeof savingsCalculator, SavingsCalculatorProps> = (record, context) => {
  const { language, settings, t } = context
  const tiers = tiersOf(settings)
  if (tiers.length === 0) return undefined
  const asOf = formatDay(settings.savingsAsOf, language)
  const balances = (record.balances ?? []).flatMap(({ amount }) => amount ?? [])
  return {
    headline: nonBlank(record.headline),
    intro: nonBlank(record.intro),
    calculator: {
      id: `balance-${elementId(record.id)}`,
      language,
      tiers,
      fee: feeOf(context),
      words: {
        balance: t('savings.balance'),
        help: t('savings.help'),
        year: t('savings.year'),
        month: t('savings.month'),
        negative: t('savings.negative'),
        invalid: t('savings.invalid'),
        thousands: t('writtenThousands'),
        said: t('savings.said'),
        on: t('savings.on'),
        stillOn: t('savings.stillOn'),
        work: t('savings.work'),
        formula: t('savings.formula'),
        asOf: asOf && `${t('ratesAsOf', { date: asOf })}.`,
        inAYear: t('savings.year'),
        picture: t('savings.picture'),
        noPicture: t('savings.noPicture'),
        marks: { 1: t('savings.after1'), 6: t('savings.after6'), 12: t('savings.after12') },
      },
    },
    needsScript: t('savings.needsScript'),
    phone: settings.tollFreeNumber ?? '',
    asOf: asOf && t('ratesAsOf', { date: asOf }),
    tiers: printedTiers(tiers, context).map(({ rates, condition, detail }) => ({
      rate: `${rates.map((rate) => `${rate}%`).join(` ${t('rateTo')} `)} ${t('annualYield')}`,
      condition,
      detail,
    })),
    table: rateLedger(balances.length > 0 ? balances : exampleBalances, tiers, undefined, context),
    estimates: t('savings.estimates'),
    finePrint: filledFinePrint(nonBlank(record.finePrint), asOf, tiers, language),
    action: action(context, record.link, record.linkText, record.refresh),
  }
}
