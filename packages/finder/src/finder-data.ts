import type { Coordinates } from '@bank/rules/geo/distance.ts'
import type { Branch } from '@bank/rules/hours/branch.ts'
import type { FinderDates, FinderLocation, FinderRow, FinderWeek } from './finder-location.ts'
import type { FinderWords } from './view/phrases.ts'

export type Option = { readonly value: string; readonly label: string }

/** A region of the bank, which people name in place of a town. */
export type Region = Coordinates & {
  /** In the language of the page. */
  readonly name: string
  /** In the other language, where that is another name. */
  readonly otherName?: string
}

/** A link to the page of a state or town. */
type PlaceLink = { readonly to: Readonly<Record<string, string>>; readonly label: string }

/** All that a page's finder needs: one file for each page, fetched when somebody searches. */
export type FinderData = {
  /** Address of the page without its query. */
  readonly action: string
  /** Pages of the states and of the towns with most locations, and what is there: a way in for who has nothing to type. */
  readonly states: readonly (PlaceLink & { readonly detail: string; readonly towns: readonly PlaceLink[] })[]
  readonly types: readonly Option[]
  /** `label` in the language itself, `name` as it stands in a sentence of the page. */
  readonly languages: readonly (Option & { readonly name: string })[]
  /** Where somebody answers, for who finds nothing. */
  readonly phone?: { readonly number: string; readonly href: string } | undefined
  /** Address of the page where an appointment by telephone is asked for, which no distance keeps anybody from. */
  readonly appointment?: string | undefined
  /** Address of the search of the whole site, without its query. */
  readonly siteSearch?: string | undefined
  readonly words: FinderWords
  /** `en-US`. */
  readonly locale: string
  /** The hours that locations have, each once: most branches share theirs. */
  readonly hours: readonly Branch[]
  /** `hours` in words. */
  readonly weeks: readonly FinderWeek[]
  /** Dates on which some of them differ, each once. */
  readonly dates: readonly FinderDates[]
  readonly locations: readonly FinderLocation[]
  /** `locations` in words. */
  readonly rows: readonly FinderRow[]
  /** Attributes of links to an outside maps service, without their address, that the link rules ask for. */
  readonly directions: Readonly<Record<string, string>>
  readonly regions?: readonly Region[] | undefined
}
