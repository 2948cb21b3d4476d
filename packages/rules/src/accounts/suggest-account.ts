import { adultAge } from '../constants.ts'

/** What the helper knows about an account, from its record. Amounts are dollars, yields fractions, ages whole years. */
export type HelperAccount = {
  readonly key: string
  readonly sector: string | undefined
  readonly categories: readonly string[]
  /** What opens it. */
  readonly deposit: number
  /** What each cycle costs before anything waives it; nothing where the record does not say. */
  readonly fee: number | undefined
  /** What it earns from which balance on; none where it pays no interest. */
  readonly yields: readonly { readonly from: number; readonly yield: number }[]
  /** Its record says that it pays no interest. */
  readonly paysNothing: boolean
  /** What has to stay in it, in dollars: nothing for none. */
  readonly balance: number | undefined
  /** Taking money out early costs a penalty. */
  readonly isLocked: boolean
  /** A card rather than an account: an answer only where cards are asked for. */
  readonly isCredit: boolean
  readonly minimumAge: number | undefined
  readonly maximumAge: number | undefined
  /** What somebody must have first; an account by its key. */
  readonly requires: string | undefined
}

export const helperWishes = ['fee', 'rate', 'access'] as const
export type HelperWish = (typeof helperWishes)[number]

/** Ages that the helper asks for: each lies on one side of the limits that accounts have. */
export const helperAges = [
  { value: 'adult', from: 25, to: 120 },
  { value: 'young', from: 18, to: 24 },
  { value: 'teen', from: 13, to: 17 },
  { value: 'child', from: 0, to: 12 },
] as const
export type HelperAge = (typeof helperAges)[number]['value']

/** What a visitor answered; without a category any will do. */
export type HelperAnswers = {
  readonly sector: string
  readonly category: string | undefined
  /** Of the person it is for; nothing where it is not for a person. */
  readonly age?: HelperAge | undefined
  /** What of the prerequisites they have. */
  readonly has?: string | undefined
  /** Dollars at hand for the first day. */
  readonly amount: number
  readonly wish: HelperWish
}

/** Why an account is named, and what it does not do of what was asked for: each is a sentence of the interface. */
export type HelperReason =
  | 'otherKind'
  | 'opensWith'
  | 'needsMore'
  | 'noFee'
  | 'earnsMost'
  | 'earnsMostOfKind'
  | 'earns'
  | 'otherEarns'
  | 'access'
  | 'hasFee'
  | 'feeUnknown'
  | 'earnsNothing'
  | 'earnsFromMore'
  | 'rateUnknown'
  | 'keepsBalance'
  | 'needsBalance'
  | 'noAccess'
  | 'locked'

/** `fits` only where all that was asked for is met. `other` is the account of another kind that one of the reasons is about. */
export type Suggestion = {
  readonly key: string
  readonly fits: boolean
  readonly reasons: readonly HelperReason[]
  readonly other?: string | undefined
}

/** What an account earns once so much is in it. */
const yieldWith = ({ yields }: HelperAccount, amount: number): number =>
  Math.max(0, ...yields.flatMap(({ from, yield: rate }) => (from <= amount ? rate : [])))

/** What an account earns with the money at hand, or with what opens it. */
const yieldOf = (account: HelperAccount, amount: number): number => yieldWith(account, Math.max(amount, account.deposit))

/** Money can be taken out whenever one wants: a fact of the record, not one of its highlights. */
const isWithinReach = ({ isCredit, isLocked }: HelperAccount): boolean => !isCredit && !isLocked

/** How well an account does what is wished for: more is better, nothing above zero is not at all. */
const merit: Record<HelperWish, (account: HelperAccount, amount: number) => number> = {
  fee: ({ fee }) => (fee === 0 ? 1 : 0),
  rate: yieldOf,
  access: (account) => Number(isWithinReach(account)),
}

/** Whether somebody may open an account: by sector, kind, age and what they must have first. Nobody needs what they have. */
const mayHave =
  ({ sector, category, age, has }: HelperAnswers) =>
  (account: HelperAccount): boolean => {
    const person = helperAges.find(({ value }) => value === age)
    const isOfAge = !person || (person.from >= (account.minimumAge ?? adultAge) && person.to <= (account.maximumAge ?? person.to))
    const isKind = category ? account.categories.includes(category) : !account.isCredit
    return account.sector === sector && isKind && isOfAge && account.key !== has && (!account.requires || account.requires === has)
  }

/** What an account can be measured against: all that somebody may have, and those of the kind that was asked for. */
type Field = { readonly all: readonly HelperAccount[]; readonly ofKind: readonly HelperAccount[] }

/** What it earns beside all others that open with as much, whatever was asked for; else beside those of its kind. */
const earningOf = (best: HelperAccount, amount: number, { all, ofKind }: Field): HelperReason => {
  const money = Math.max(amount, best.deposit)
  const earned = yieldWith(best, money)
  if (earned === 0) return best.paysNothing ? 'earnsNothing' : best.yields.length > 0 ? 'earnsFromMore' : 'rateUnknown'
  const isMostOf = (accounts: readonly HelperAccount[]) => {
    const opening = accounts.filter(({ deposit }) => deposit <= money)
    return opening.length > 1 && opening.every((other) => yieldWith(other, money) <= earned)
  }
  return isMostOf(all) ? 'earnsMost' : isMostOf(ofKind) ? 'earnsMostOfKind' : 'earns'
}

/** What earns most of other kinds that open with as much, or would with a higher balance; nothing where that is no more than `best` does. */
const earningMore = (best: HelperAccount, amount: number, { all, ofKind }: Field): HelperAccount | undefined => {
  const money = Math.max(amount, best.deposit)
  const earned = (one: HelperAccount) => yieldWith(one, money)
  const ever = (one: HelperAccount) => yieldWith(one, Number.MAX_VALUE)
  const isMore = (one: HelperAccount) => earned(one) > earned(best) || (earned(best) === 0 && ever(one) > ever(best))
  const more = all.filter((one) => !ofKind.includes(one) && one.deposit <= money && isMore(one))
  return more.toSorted((one, other) => earned(other) - earned(one) || ever(other) - ever(one))[0]
}

const reasonFor = (best: HelperAccount, amount: number, field: Field): Record<HelperWish, HelperReason> => ({
  fee: best.fee === 0 ? 'noFee' : best.fee === undefined ? 'feeUnknown' : 'hasFee',
  rate: earningOf(best, amount, field),
  access: isWithinReach(best) ? 'access' : best.isLocked ? 'locked' : 'noAccess',
})

const metReasons: readonly HelperReason[] = ['noFee', 'earnsMost', 'earnsMostOfKind', 'earns', 'access']
/** What costs or earns somebody money is said unasked. */
const saidUnasked: readonly HelperReason[] = ['noFee', 'earnsMost', 'earnsMostOfKind', 'earns', 'hasFee', 'locked']

/** What `suggestAccount` says of the accounts of the kind that was asked for, if any is for whom it is asked. */
const suggestOfKind = (accounts: readonly HelperAccount[], answers: HelperAnswers): Suggestion | undefined => {
  const { amount, wish } = answers
  const fitting = accounts.filter(mayHave(answers))
  const opens = ({ deposit }: HelperAccount) => deposit <= amount
  const keeps = ({ balance = 0 }: HelperAccount) => balance <= amount
  const meets = (account: HelperAccount) => merit[wish](account, amount) > 0
  const leastOf = (some: readonly HelperAccount[]) => {
    const least = Math.min(...some.map(({ deposit }) => deposit))
    return some.filter(({ deposit }) => deposit === least)
  }
  const earning = fitting.filter(({ yields }) => wish === 'rate' && yields.length > 0)
  const choices = [
    fitting.filter((one) => opens(one) && keeps(one) && meets(one)),
    fitting.filter((one) => opens(one) && meets(one)),
    leastOf(fitting.filter(meets)),
    earning.filter(opens),
    leastOf(earning),
    fitting.filter(opens),
    leastOf(fitting),
  ]
  const choice = choices.find(({ length }) => length > 0) ?? []
  const costs = ({ fee }: HelperAccount) => fee ?? Number.MAX_VALUE
  const [best] = choice.toSorted(
    (one, other) => merit[wish](other, amount) - merit[wish](one, amount) || costs(one) - costs(other) || one.deposit - other.deposit,
  )
  if (!best) return undefined
  const field: Field = { all: accounts.filter(mayHave({ ...answers, category: undefined })), ofKind: fitting }
  const reasons = reasonFor(best, amount, field)
  const isPoor = wish === 'rate' && !metReasons.includes(reasons.rate)
  const more = isPoor || reasons.rate === 'earnsMostOfKind' ? earningMore(best, amount, field) : undefined
  const rest = helperWishes.flatMap((name) => (name !== wish && saidUnasked.includes(reasons[name]) ? reasons[name] : []))
  const balance: readonly HelperReason[] = !keeps(best) ? ['needsBalance'] : best.balance ? ['keepsBalance'] : []
  return {
    key: best.key,
    fits: opens(best) && keeps(best) && metReasons.includes(reasons[wish]),
    reasons: [
      reasons[wish],
      ...(isPoor && more ? (['otherEarns'] as const) : []),
      ...rest,
      ...balance,
      opens(best) ? 'opensWith' : 'needsMore',
    ],
    other: more?.key,
  }
}

/**
 * Names the account that fits some answers best, and says why and what is missing (PROD-04, PROD-07, D-PROD-8): of those that somebody may have, one
 * that opens with the money at hand, keeps its balance with it and does what is wished for; else one without that balance; else the one that does it for the least deposit; else, for
 * the highest rate, one that earns from a higher balance; else one that at least opens.
 * Equals go by the lower fee, then the lower deposit, then their order. Where nobody of that age or sector may have one of the kind, the one of
 * another kind that comes nearest, which is said first; nothing where there is none of any.
 */
export const suggestAccount = (accounts: readonly HelperAccount[], answers: HelperAnswers): Suggestion | undefined => {
  const ofKind = suggestOfKind(accounts, answers)
  if (ofKind || !answers.category) return ofKind
  const other = suggestOfKind(accounts, { ...answers, category: undefined })
  return other && { ...other, fits: false, reasons: ['otherKind', ...other.reasons] }
}
