import { isSearchAnswer, type SearchAnswer } from '@bank/search/view/search-answer.ts'
import { resultsAtOnce, type SearchState } from '@bank/search/view/search-state.ts'
import { searchAddress } from './search-address.ts'

/** Address of the ten results from `offset` on. */
const resultsAddress = ({ terms, kind }: SearchState, language: string, offset: number): string =>
  searchAddress('results', terms, language) + (offset ? `&offset=${offset}` : '') + (kind ? `&kind=${kind}` : '')

/** Asks for the results of a state from `from` on, ten with each call, as one answer. Rejects when one of the calls is not answered. */
export const fetchResults = async (
  fetch: (address: string) => Promise<Response>,
  state: SearchState,
  language: string,
  from = 0,
): Promise<SearchAnswer> => {
  const ask = async (offset: number): Promise<SearchAnswer> => {
    const response = await fetch(resultsAddress(state, language, offset))
    const answer: unknown = response.ok ? await response.json() : undefined
    if (!isSearchAnswer(answer)) throw new Error(`${response.status}`)
    return answer
  }
  const calls = Math.ceil((state.shown - from) / resultsAtOnce)
  const answers = await Promise.all(Array.from({ length: calls }, (_, call) => ask(from + call * resultsAtOnce)))
  const [first, ...others] = answers as [SearchAnswer, ...SearchAnswer[]]
  return { ...first, data: [first, ...others].flatMap(({ data }) => data) }
}
