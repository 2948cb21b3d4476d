import { translator } from '@bank/i18n/translate.ts'
import { type FinderWords, finderPhrases } from '../view/phrases.ts'

/** The texts of the finder in a language. */
export const finderWords = (language: 'en' | 'es'): FinderWords => {
  const t = translator(language)
  return Object.fromEntries(finderPhrases.map((phrase) => [phrase, t(phrase)])) as FinderWords
}
