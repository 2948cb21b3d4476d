/** What the helper knows about an account; `deposit` is what opens it, in dollars, `highestYield` a fraction. */
export type HelperAccount = {
  readonly key: string
  readonly sector: string | undefined
  readonly categories: readonly string[]
  readonly deposit: number
  readonly highestYield: number
  readonly highlights: readonly string[]
}

export const helperWishes = ['fee', 'rate', 'access'] as const
export type HelperWish = (typeof helperWishes)[number]

/** What a visitor answered; without a category any will do. */
export type HelperAnswers = {
  readonly sector: string
  readonly category: string | undefined
  /** Dollars at hand for the first day. */
  readonly amount: number
  readonly wish: HelperWish
}

/** Why an account is named: each is a sentence of the interface. */
export type HelperReason = 'opensWith' | 'needsMore' | 'noFee' | 'earnsMost' | 'earns' | 'access'

export type Suggestion = { readonly key: string; readonly reasons: readonly HelperReason[] }

const hasNoFee = ({ highlights }: HelperAccount) => highlights.includes('noCycle')
const isAtHand = ({ highlights }: HelperAccount) => highlights.includes('flexibleAccess')

/** How well an account does what is wished for: more is better. */
const merit: Record<HelperWish, (account: HelperAccount) => number> = {
  fee: (account) => Number(hasNoFee(account)),
  rate: ({ highestYield }) => highestYield,
  access: (account) => Number(isAtHand(account)),
}

/**
 * Names the account that fits some answers best, and says why (PROD-04, PROD-07): one of the sector and category that opens with the
 * money at hand, or, where none does, the one that needs the least. Equals go by the lower deposit, then by their order. Nothing without accounts.
 */
export const suggestAccount = (accounts: readonly HelperAccount[], answers: HelperAnswers): Suggestion | undefined => {
  const { sector, category, amount, wish } = answers
  const fitting = accounts.filter((account) => account.sector === sector && (!category || account.categories.includes(category)))
  const affordable = fitting.filter(({ deposit }) => deposit <= amount)
  const least = Math.min(...fitting.map(({ deposit }) => deposit))
  const choice = affordable.length > 0 ? affordable : fitting.filter(({ deposit }) => deposit === least)
  const [best] = choice.toSorted((one, other) => merit[wish](other) - merit[wish](one) || one.deposit - other.deposit)
  if (!best) return undefined
  const earnsMost = choice.every(({ highestYield }) => highestYield <= best.highestYield)
  const reasons: Record<HelperWish, HelperReason | undefined> = {
    fee: hasNoFee(best) ? 'noFee' : undefined,
    rate: best.highestYield > 0 ? (earnsMost && choice.length > 1 ? 'earnsMost' : 'earns') : undefined,
    access: isAtHand(best) ? 'access' : undefined,
  }
  const order = [wish, ...helperWishes.filter((other) => other !== wish)]
  return { key: best.key, reasons: [...order.flatMap((name) => reasons[name] ?? []), best.deposit <= amount ? 'opensWith' : 'needsMore'] }
}
