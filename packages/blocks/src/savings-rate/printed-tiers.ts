import { formatAmount, formatPercent, formatRate } from '@bank/i18n/format.ts'
import type { Read } from '@bank/model/read.ts'
import type { Settings } from '@bank/model/settings.ts'
import type { SavingsTier } from '@bank/rules/interest/savings-interest.ts'
import type { BlockContext } from '../block.ts'

/** One tier as it is printed: one rate, or a range where the tier above earns another one; `detail` says how the range comes about. */
export type PrintedTier = { readonly rates: readonly string[]; readonly condition: string; readonly detail?: string }

/** The tiers of the site settings, lowest first. None when the settings hold none. */
export const tiersOf = (settings: Read<Settings>): readonly SavingsTier[] =>
  (settings.savingsTiers ?? []).map(({ upTo, rate = 0 }) => ({ upTo, rate }))

/** Each tier with its rates and the balances that it is for, in the language of the page. */
export const printedTiers = (
  tiers: readonly SavingsTier[],
  { language, t }: Pick<BlockContext, 'language' | 't'>,
): readonly PrintedTier[] =>
  tiers.map(({ rate, upTo }, index) => {
    const before = tiers[index - 1]
    if (!before) return { rates: [formatRate(rate)], condition: upTo ? t('balancesUpTo', { limit: formatAmount(upTo, language) }) : '' }
    const limit = formatAmount(before.upTo ?? 0, language)
    if (tiers.length > 2) return { rates: [formatRate(rate)], condition: t('partAbove', { limit }) }
    const words = { limit, rate: formatPercent(before.rate), excessRate: formatPercent(rate) }
    return { rates: [formatRate(before.rate), formatRate(rate)], condition: t('balancesAbove', words), detail: t('balancesSplit', words) }
  })
