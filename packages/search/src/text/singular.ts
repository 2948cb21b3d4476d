import type { Language } from '@bank/i18n/languages.ts'

/** Shorter words are left as they are: `gas`, `mes`. */
const leastLetters = 4

const english = (word: string): string => {
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word) || word === 'news') return word
  if (word.endsWith('ies')) return word.length > leastLetters ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  return /(?:ss|sh|ch|x|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/** `sucursales` as `sucursal`, `clientes` as `cliente`: both lose what either may end with, so that they meet. */
const spanish = (word: string): string => {
  const bare = word.replace(/(?:s|es|e)$/, '').replace(/e$/, '')
  if (bare.length < leastLetters - 1) return word
  const shorter = bare.endsWith('s') && bare.length >= leastLetters ? spanish(bare) : bare
  return shorter.endsWith('z') ? `${shorter.slice(0, -1)}c` : shorter
}

/** A folded word without its plural ending, the same for one and many; not always a word of the language. */
export const singular = (word: string, language: Language): string => {
  if (word.length < leastLetters || !/^[a-z]+$/.test(word)) return word
  return language === 'es' ? spanish(word) : english(word)
}
