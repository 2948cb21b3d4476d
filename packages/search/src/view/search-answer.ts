/** One thing that was found. Marks are pairs of positions in the excerpt, start and end. */
export type Found = {
  readonly title: string
  readonly url: string
  readonly kind: string
  /** Languages of the page and of its name, where they are none of the search. */
  readonly lang?: string
  readonly titleLang?: string
  readonly excerpt: string
  readonly marks: readonly (readonly [start: number, end: number])[]
}

/** A short answer to what was typed. */
export type ShortAnswer =
  | { readonly kind: 'telephone' | 'routing'; readonly title: string; readonly url: string; readonly number: string }
  | { readonly kind: 'hours'; readonly title: string; readonly url: string; readonly lines: readonly string[]; readonly lead: number }
  | { readonly kind: 'question' | 'address'; readonly title: string; readonly url: string; readonly text: string }

/** What the service answers to a search (D-SRCH-2). */
export type SearchAnswer = {
  readonly data: readonly Found[]
  /** How many there are of the kind that was asked for. */
  readonly total: number
  /** How many there are of each kind, most first. */
  readonly kinds: readonly { readonly kind: string; readonly total: number }[]
  /** Typed words that no result holds, where no result holds all of them. */
  readonly missing?: readonly string[]
  /** Sentences to say beside the count. */
  readonly note?: string
  readonly answer?: ShortAnswer
  /** Names nearest to what was typed, where nothing was found. */
  readonly nearest?: readonly { readonly title: string; readonly url: string }[]
}

/** Whether this is an answer of the service: anything else counts as a failure. */
export const isSearchAnswer = (value: unknown): value is SearchAnswer => {
  const { data, total, kinds } = (value ?? {}) as Partial<Record<keyof SearchAnswer, unknown>>
  return Array.isArray(data) && typeof total === 'number' && Array.isArray(kinds)
}

/** Only addresses of this site become links, whatever the service says. */
export const ownPath = (url: string): string => (/^\/(?![/\\])/.test(url) ? url : '/')
