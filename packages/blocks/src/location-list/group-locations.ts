import type { OfficeCard } from '../cards/record/cards.ts'

export type StateGroup = {
  /** Code of the state in small letters, or `other`; it is the group's anchor on the page. */
  readonly id: string
  readonly name: string
  /** How many branches, ATMs and offices that are neither, in the order of the list's words. */
  readonly counts: readonly number[]
  /** By name; the locations of a city stay in content order. */
  readonly cities: readonly { readonly name: string; readonly cards: readonly OfficeCard[] }[]
}

const states = ['tx', 'la', 'ms', 'other'] as const

const isOf = ({ facets }: OfficeCard, kind: string): boolean => !!facets?.kind?.some(({ value }) => value === kind)

const kinds: readonly ((card: OfficeCard) => boolean)[] = [
  (card) => isOf(card, 'bankingCenter'),
  (card) => isOf(card, 'atm'),
  (card) => !isOf(card, 'bankingCenter') && !isOf(card, 'atm'),
]

/** All locations by state, in the order in which the bank names its states, then those of other states, and by city (LOC-01). */
export const groupLocations = (cards: readonly OfficeCard[]): readonly StateGroup[] =>
  states.flatMap((id): StateGroup[] => {
    const inState = cards.filter(({ facets }) => facets?.place?.[0]?.value === id)
    if (inState.length === 0) return []
    return [
      {
        id,
        name: inState[0]?.facets?.place?.[0]?.label ?? '',
        counts: kinds.map((isKind) => inState.filter(isKind).length),
        cities: [...Map.groupBy(inState, ({ city }) => city)]
          .map(([name, here]) => ({ name, cards: here }))
          .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
      },
    ]
  })
