/** How many results come at once, and how many a page shows at most. */
export const resultsAtOnce = 10
export const mostResults = 200

/** All that a visitor asked of the results page. Every state has an address, and every address means a state (ROUTE-09). */
export type SearchState = {
  /** As typed, without blanks around. */
  readonly terms: string
  /** Only results of this kind. */
  readonly kind: string | undefined
  /** A multiple of `resultsAtOnce`. */
  readonly shown: number
}

const readShown = (text: string | null): number => {
  const wanted = Math.ceil(Number(text) / resultsAtOnce) * resultsAtOnce
  return Math.min(Math.max(wanted || 0, resultsAtOnce), mostResults)
}

/** What the query of an address asks for. A kind that is none of `kinds` counts as none. */
export const readState = (query: string, kinds: readonly string[]): SearchState => {
  const asked = new URLSearchParams(query)
  return {
    terms: (asked.get('terms') ?? '').trim(),
    kind: kinds.find((kind) => kind === asked.get('kind')),
    shown: readShown(asked.get('shown')),
  }
}

/** The query, without its question mark, that asks for a state; parameters of others in `query` stay. */
export const writeState = ({ terms, kind, shown }: SearchState, query = ''): string => {
  const written = new URLSearchParams(query)
  written.set('terms', terms)
  if (kind) written.set('kind', kind)
  else written.delete('kind')
  if (shown > resultsAtOnce) written.set('shown', String(shown))
  else written.delete('shown')
  return written.toString()
}
