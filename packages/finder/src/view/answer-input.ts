import type { FinderData } from '../finder-data.ts'
import type { Found } from '../results/find-locations.ts'
import type { Meaning } from '../search/meaning.ts'
import type { FinderState } from '../state/finder-state.ts'

/** All that an answer is written from. */
export type AnswerInput = FinderData & {
  readonly now: Date
  readonly state: FinderState
  readonly found: Found
  /** Names that are written like what was typed, where that means nothing. */
  readonly alike: readonly Meaning[]
  /** What the visitor's region is called, where distances are measured from it. */
  readonly regionName?: string | undefined
  readonly isOwnPosition: boolean
}
