import { searchAddress } from './search-address.ts'

/** The `term` of each item of `data`, each once (SRCH-10). Throws when the answer is not one. */
const readTerms = (answer: unknown): readonly string[] => {
  const { data } = answer as { readonly data: readonly { readonly term?: unknown }[] }
  return [...new Set(data.map(({ term }) => term).filter((term) => typeof term === 'string' && term !== ''))] as string[]
}

/** Asks for suggestions to a trimmed text. Rejects when there is no answer, or one that is none. */
export const fetchSuggestions = async (text: string, language: string, signal: AbortSignal): Promise<readonly string[]> => {
  const response = await fetch(searchAddress('suggest', text, language), { signal })
  if (!response.ok) throw new Error(`Suggestions answered ${response.status}`)
  return readTerms(await response.json())
}
