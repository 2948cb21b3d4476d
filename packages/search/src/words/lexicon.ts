import type { Language } from '@bank/i18n/languages.ts'
import { wholeForm } from '../text/short-forms.ts'
import { singular } from '../text/singular.ts'
import { isGrammar } from '../text/stop-words.ts'
import { foldWord, writtenWords } from '../text/words.ts'

/** Number of a word that says nothing: it is in no text. */
export const silent = -1

/** Numbers of words as they are compared, of one language. It only grows: indexes that follow each other share it. */
export type Lexicon = {
  readonly language: Language
  readonly size: () => number
  /** The number of a word as it is written, a new one where it has none; `silent` for words of grammar. */
  readonly number: (word: string) => number
  /** The number of a folded word without its ending, a new one where it has none; of concepts, too. */
  readonly tokenNumber: (token: string) => number
  /** The number of a word that stands somewhere just as it is written. */
  readonly written: (word: string) => number | undefined
  /** The token of a word as it is written, and its number where it has one. */
  readonly look: (word: string) => { readonly token: string; readonly number: number | undefined }
  readonly numberOf: (token: string) => number | undefined
  readonly token: (number: number) => string
  /** A word with this number as it was first written, in small letters. */
  readonly spelled: (number: number) => string
}

export const createLexicon = (language: Language): Lexicon => {
  const written = new Map<string, number>()
  const numbers = new Map<string, number>()
  const tokens: string[] = []
  const spelled: string[] = []

  const tokenNumber = (token: string): number => {
    const known = numbers.get(token)
    if (known !== undefined) return known
    tokens.push(token)
    numbers.set(token, tokens.length - 1)
    return tokens.length - 1
  }
  const tokenOf = (word: string): string | undefined => {
    const folded = wholeForm(foldWord(word), language)
    return folded === '' || isGrammar(folded, language) ? undefined : singular(folded, language)
  }
  return {
    language,
    size: () => tokens.length,
    number: (word) => {
      const known = written.get(word)
      if (known !== undefined) return known
      const token = tokenOf(word)
      const number = token === undefined ? silent : tokenNumber(token)
      if (number !== silent) spelled[number] ??= word.toLowerCase()
      written.set(word, number)
      return number
    },
    tokenNumber,
    written: (word) => written.get(word),
    look: (word) => {
      const number = written.get(word)
      if (number !== undefined) return { token: number === silent ? '' : (tokens[number] ?? ''), number }
      const token = tokenOf(word)
      return token === undefined ? { token: '', number: silent } : { token, number: numbers.get(token) }
    },
    numberOf: (token) => numbers.get(token),
    token: (number) => tokens[number] ?? '',
    spelled: (number) => spelled[number] ?? tokens[number] ?? '',
  }
}

/** The numbers of the words of a text, without those that say nothing. */
export const numbersIn = (lexicon: Lexicon, text: string): number[] =>
  writtenWords(text)
    .map(lexicon.number)
    .filter((number) => number !== silent)
