/** A word of a text, as it was written, with where it starts and ends (UTF-16 units). */
export type Word = { readonly word: string; readonly start: number; readonly end: number }

/** Letters and digits; an apostrophe inside a word belongs to it: `bank’s`, `can't`. */
const pattern = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu

/** Words that are compared as they are written. */
const plain = /^[a-z0-9]+$/

export const wordsIn = (text: string): Word[] =>
  Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({ word, start: index, end: index + word.length }))

/** The words of a text alone. */
export const writtenWords = (text: string): readonly string[] => text.match(pattern) ?? []

/** A word as words are compared: lower case, without accents and apostrophes (`cajero automático` is found by `cajero automatico`). */
export const foldWord = (word: string): string =>
  plain.test(word)
    ? word
    : word
        .normalize('NFD')
        .replace(/[\p{M}'’]/gu, '')
        .toLowerCase()

/** Folded words, as names are compared while somebody types. */
export const foldedText = (text: string): readonly string[] => writtenWords(text).map(foldWord)
