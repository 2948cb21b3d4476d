import type { Language } from '@bank/i18n/languages.ts'
import type { WordGroup } from '../document.ts'
import { isAsking, isGrammar } from '../text/stop-words.ts'
import { foldedText } from '../text/words.ts'
import { createLexicon, numbersIn } from './lexicon.ts'

/** A phrase that cannot be told from others. */
export type PhraseProblem = { readonly group: string; readonly phrase: string; readonly message: string }

const isOnlyAsking = (phrase: string, language: Language): boolean =>
  foldedText(phrase).every((word) => isGrammar(word, language) || isAsking(word, language))

/** What is wrong with phrases of one language: those that say nothing by themselves, and those that stand in two groups. */
export const phraseProblems = (language: Language, groups: readonly Pick<WordGroup, 'id' | 'phrases'>[]): readonly PhraseProblem[] => {
  const lexicon = createLexicon(language)
  const owners = new Map<string, string>()
  return groups.flatMap(({ id, phrases }) =>
    phrases.flatMap((phrase): readonly PhraseProblem[] => {
      const words = numbersIn(lexicon, phrase)
      const key = words.join()
      if (words.length === 0 || (words.length === 1 && isOnlyAsking(phrase, language)))
        return [{ group: id, phrase, message: 'says nothing to the search: it has only words that stand in every question' }]
      const owner = owners.get(key) ?? id
      owners.set(key, owner)
      return owner === id
        ? []
        : [{ group: id, phrase, message: `means the same to the search as a phrase of ${owner}; take one of them out` }]
    }),
  )
}

/** The phrases of a record: one on each line. */
export const phrasesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
