import type { IndexParts } from './index-parts.ts'
import { countOf } from './postings.ts'

/** How likely somebody means a word of a name or of a phrase, beside one that only stands in a text. */
const ofName = 1000
const ofPhrase = 500

/** Words that a mistyped one may mean, those of names and phrases, with how likely each is. */
export const likelyWords = ({ lexicon, read, vocabulary, postings }: IndexParts): ReadonlyMap<string, number> => {
  const likely = new Map<string, number>()
  const put = (number: number, more: number): void => {
    const token = lexicon.token(number)
    if (!likely.has(token)) likely.set(token, more + (number < postings.most.length ? countOf(postings, number) : 0))
  }
  for (const { passages, document } of read)
    if (document.kind !== 'location' && document.kind !== 'article' && document.kind !== 'event')
      for (const { isName, words } of passages) if (isName) for (const word of Array.from(words)) put(word, ofName)
  for (const { words } of vocabulary.concepts.values()) for (const word of words) put(word, ofPhrase)
  for (const { words, isForeign } of vocabulary.phrases.all) if (!isForeign) for (const word of words) put(word, 0)
  return likely
}
