import type { Coordinates } from '@bank/rules/geo/distance.ts'

/** What a search may mean. `members` are the locations that belong to it, by their place in the list; they come first. */
export type Meaning = {
  readonly kind: 'zip' | 'town' | 'county' | 'state' | 'region' | 'part' | 'branch'
  /** As it is written: `Houston`, `77008`, `St. Tammany`; of a part of a state its side, `south`. */
  readonly name: string
  /** Two capital letters; empty for a region. */
  readonly state: string
  /** Where distances are measured from; nothing for a state. */
  readonly at: Coordinates | undefined
  readonly members: readonly number[]
  /** It was found with mistakes, by its beginning, or in a part of what was typed. */
  readonly isGuess: boolean
}
