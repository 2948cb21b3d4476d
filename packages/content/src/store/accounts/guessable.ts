import { bankWords } from './bank-words.ts'
import { isSaying, sayings } from './sayings.ts'

/** Pieces of sayings from which others are made. */
const pieces = [
  'thequickbrownfox',
  'jumpsoverthelazydog',
  'letmein',
  'iloveyou',
  'ilovemy',
  'welovemy',
  'tequiero',
  'amomi',
  'onceuponatime',
  'habiaunavez',
]

/** Loaded with the first password that is looked at: words and passwords take megabytes. */
const loadGuesser = async () => {
  const [{ ZxcvbnFactory }, common, en, es] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  const dictionary = {
    ...common.dictionary,
    ...en.dictionary,
    ...es.dictionary,
    sayings: [...pieces, ...sayings],
    bankWords: [...bankWords],
  }
  return new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs })
}

let guesser: ReturnType<typeof loadGuesser> | undefined

/** Guesses, as a power of ten: ten times what the estimator's highest score asks for, and what nearly every twelve letters at random have. */
const enough = 11

/** The same without what parts its words: of a name whose letters stand apart nothing else is left, of several words enough. */
const enoughInOneWord = 8

/**
 * Whether a program finds a password within 10^11 guesses, when it knows leaked passwords, keyboards, the words and names of English and Spanish, sayings,
 * the words of banks, and these names, forwards and backwards, with or without blanks. Password and names in lower case.
 */
export const isGuessable = async (password: string, names: readonly string[]): Promise<boolean> => {
  if (isSaying(password)) return true
  guesser ??= loadGuesser()
  const factory = await guesser
  const guessesOf = (text: string): number => factory.check(text, [...names]).guessesLog10
  return guessesOf(password) < enough || guessesOf(password.replace(/[\s\p{P}]+/gu, '')) < enoughInOneWord
}
