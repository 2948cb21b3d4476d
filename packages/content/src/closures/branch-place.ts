import { unpackPlaces } from '@bank/finder/places/pack-places.ts'
import places from '@bank/finder/places/places.json' with { type: 'json' }
import { branchHours } from '@bank/rules/hours/branch-hours.ts'
import { hiddenBecause } from '../export/visibility.ts'
import type { StoredDocument } from '../store/read-store.ts'

/** Where a location is, and what of it may be closed. */
export type BranchPlace = {
  readonly id: string
  /** Names that a command may call it by: its id and the end of its address. */
  readonly slugs: readonly string[]
  /** Two capital letters. */
  readonly state: string
  /** `Jefferson, LA`; nothing for a ZIP code outside the table. */
  readonly county: string | undefined
  /** There is nothing but a machine. */
  readonly isMachine: boolean
  /** Why visitors do not see it, where they do not. */
  readonly hidden: string | undefined
}

const { counties, zips } = unpackPlaces(places)

const countyName = (index: number): string => `${counties[index]?.name}, ${counties[index]?.state}`

/** All counties and parishes that the finder knows: `Jefferson, LA`. */
export const countyNames: readonly string[] = [...counties.keys()].map(countyName)

const countyOfZip = new Map(zips.map(({ zip, county }) => [zip, countyName(county)]))

type LocationFields = {
  readonly state?: string
  readonly zip?: string
  readonly permalink?: string
  readonly locationType?: readonly { readonly type?: string }[]
} & Parameters<typeof branchHours>[0]

/** A stored location as closures see it. */
export const branchPlaceOf = (document: StoredDocument): BranchPlace => {
  const { closure: _, hoursExceptions: _dates, ...fields } = document.content as LocationFields
  const { lobby, driveThru, atm } = branchHours(fields, []).weeks
  const kinds = (fields.locationType ?? []).map(({ type }) => type)
  const isOfMachine = kinds.length > 0 && kinds.every((kind) => kind === 'atm')
  return {
    id: document.id,
    slugs: [...new Set([document.id, fields.permalink ?? ''])].filter(Boolean),
    state: (fields.state ?? '').trim().toUpperCase(),
    county: countyOfZip.get((fields.zip ?? '').trim().slice(0, 5)),
    isMachine: !lobby && !driveThru && (isOfMachine || atm !== undefined),
    hidden: hiddenBecause(document),
  }
}
