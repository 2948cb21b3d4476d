import type { SearchDocument } from '../document.ts'
import { foldedText } from '../text/words.ts'
import { type Lexicon, silent } from './lexicon.ts'

/** Two words that follow each other in a name, by what they are when no blank is typed between them: `pineywoods`. */
export const wordsWrittenTogether = (lexicon: Lexicon, documents: readonly SearchDocument[]): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, readonly number[]>()
  for (const { name, labels } of documents)
    for (const words of [name, ...labels].map(foldedText))
      for (const [place, word] of words.entries()) {
        const next = words[place + 1]
        const both = next === undefined ? [] : [lexicon.number(word), lexicon.number(next)]
        if (both.length > 0 && !both.includes(silent)) found.set(lexicon.look(`${word}${next}`).token, both)
      }
  return found
}
