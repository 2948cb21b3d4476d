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
  return bare.endsWith('s') && bare.length >= leastLetters ? spanish(bare) : bare
}

/** `luz` and `luces`: one ends with the letter that many have. */
const withoutZ = (word: string): string => (word.endsWith('z') ? `${word.slice(0, -1)}c` : word)

/** A folded word without its plural ending, the same for one and many; not always a word of the language. */
export const singular = (word: string, language: Language): string => {
  if (!/^[a-z]{3,}$/.test(word)) return word
  if (language === 'es') return withoutZ(word.length < leastLetters ? word : spanish(word))
  return word.length < leastLetters ? word : english(word)
}
