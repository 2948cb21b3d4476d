import { bankWords } from './guessable.ts'

/** Words between others, and those that people put behind the name of their town; the bank's states. */
const common = `of the and a an in at on to for my our your we i you is are with el la los las de del un una en y por para mi su al lo con
  strong proud home love great best go team city town fuerte orgullo casa amor grande mejor vamos equipo ciudad
  texas louisiana mississippi luisiana misisipi tejas`

/** One or several of it are the same. */
const single = (word: string): string => word.replace(/s$/u, '')

const commonWords = new Set([...common.split(/\s+/), ...bankWords].map(single))

/** Fewest letters that make something of its own of a password. */
const fewest = 4

/** Whether a password is made of these names, their words and the commonest ones, in whatever order, with a year or digits. In lower case. */
export const isOfKnownWords = (password: string, names: readonly string[]): boolean => {
  const known = new Set(names.map(single))
  const words = password.split(/[^\p{L}]+/u).map(single)
  const own = words.filter((word) => !known.has(word) && !commonWords.has(word))
  return words.some((word) => word.length >= fewest && !own.includes(word)) && own.join('').length < fewest
}
