/** The words of a text, each with where it starts (UTF-16 units). */
export const wordsOf = (text: string): { readonly word: string; readonly start: number }[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu), (match) => ({ word: match[0], start: match.index }))

/** A word as it is compared: lower case, without accents (`cajero automático` is found by `cajero automatico`). */
export const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a text as they are compared. */
export const foldedWords = (text: string): readonly string[] => wordsOf(text).map(({ word }) => fold(word))
