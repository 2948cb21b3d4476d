import type { statesOffered } from '@bank/rules/constants.ts'

/** A ring or a line as numbers: x and y of one point after the other, in units of the map. */
export type Line = readonly number[]

/** The states the bank serves (CONST-09). */
export type OwnState = (typeof statesOffered)[number]

/** What the map is drawn from. Rings do not repeat their first point. */
export type Shapes = {
  /** Rings of all land, by the shoreline database: what lies in none of them is sea. */
  readonly land: readonly Line[]
  /** Rings of the three states; where they lie at the sea they reach into it, and the land cuts them. */
  readonly states: Readonly<Record<OwnState, readonly Line[]>>
  /** Rings of lakes. */
  readonly lakes: readonly Line[]
  /** Borders of states, and of the country. */
  readonly borders: readonly Line[]
  /** Borders of counties and parishes within the three states. */
  readonly counties: readonly Line[]
  /** Rivers, from the largest to the smallest. */
  readonly rivers: readonly (readonly Line[])[]
  /** Rings of the land drawn roughly: what depth is measured from. */
  readonly shore: readonly Line[]
}
