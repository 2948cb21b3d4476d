import type { LocationTypeKey } from '@bank/rules/locations/location-types.ts'

/** What visitors can ask a location for, beside its kind: each a parameter of the address. */
export const features = [
  'drive-thru',
  'notary',
  'safe-deposit',
  'coin-machine',
  'night-deposit',
  'check-cashing',
  'cashiers-checks',
  'atm-deposits',
] as const

export type Feature = (typeof features)[number]

/** Kinds in the order in which they are offered. */
export const kinds = ['bankingCenter', 'atm', 'loan', 'deposit', 'commercial'] as const satisfies readonly LocationTypeKey[]

/** What the search needs to know of a location. */
export type FinderLocation = {
  readonly id: string
  /** Its title in the language of the page, and its name. */
  readonly names: readonly string[]
  readonly street: string
  readonly city: string
  /** Two capital letters. */
  readonly state: string
  readonly zip: string
  /** Ten digits. */
  readonly phone?: string
  /** Who leads it, as its page says. */
  readonly manager?: string
  readonly lat?: number
  readonly lng?: number
  readonly kinds: readonly LocationTypeKey[]
  readonly features: readonly Feature[]
  /** Codes of the languages that are spoken there. */
  readonly languages: readonly string[]
  /** Its hours, by their place among all different ones. */
  readonly hours: number
}

/** A location as a list shows it, in the language of the page. Attributes of links are those that the link rules ask for. */
export type FinderRow = {
  readonly title: string
  /** Set where the title is in another language than the page. */
  readonly lang?: string
  readonly to?: Readonly<Record<string, string>>
  readonly types: string
  readonly address: readonly string[]
  readonly phone?: { readonly text: string; readonly href: string }
}

/**
 * Dates with other hours than those of the week in words, `Thu, Nov 26: closed (Thanksgiving Day)`, or a first day; and the days `YYYY-MM-DD` from which and
 * through which a printed sheet says so.
 */
export type FinderDates = { readonly from: string; readonly through: string; readonly text: string }

/** The usual week of a location in words, for the sheet that is printed. */
export type FinderWeek = {
  /** Lines such as `Monday – Thursday: 9:00 a.m. – 4:00 p.m.`. */
  readonly lines: readonly string[]
  /** Which of the dates with other hours are its own. */
  readonly dated: readonly number[]
}
