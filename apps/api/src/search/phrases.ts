import { fold } from './fold.ts'
import type { SearchDocument } from './search-document.ts'

/** Something that can be suggested; titles weigh more than headings. */
export type Phrase = { readonly id: number; readonly phrase: string; readonly weight: number }

const longest = 60

/** What can be suggested for a site: its page titles and short headings, each once however it is written. */
export const phrasesOf = (documents: readonly SearchDocument[]): Phrase[] => {
  const seen = new Map<string, Phrase>()
  const add = (phrase: string, weight: number) => {
    const key = fold(phrase.trim())
    if (key !== '' && phrase.length <= longest && !seen.has(key)) seen.set(key, { id: seen.size, phrase: phrase.trim(), weight })
  }
  for (const { title } of documents) add(title, 2)
  for (const { headings } of documents) for (const heading of headings) add(heading, 1)
  return [...seen.values()]
}
