import { bankWords, withoutAccents } from './bank-words.ts'

/** Words between others, and those that people put behind the name of their town; the bank's states. */
const common = `of the and a an in at on to for my our your we i you is are with el la los las de del un una en y por para mi su al lo con
  strong proud home love great best go team city town fuerte orgullo casa amor grande mejor vamos equipo ciudad
  texas louisiana mississippi luisiana misisipi tejas saint st coast region costa región`

/** One or several of it are the same. */
const single = (word: string): string => word.replace(/s$/u, '')

const commonWords: ReadonlySet<string> = new Set([...withoutAccents(common).split(/\s+/), ...bankWords].map(single))

/** Fewest letters that make something of its own of a password. */
const fewest = 4

/** Whether words that are known make a word, one after the other: `checkingrates`. */
const isMadeOf = (word: string, isKnown: (part: string) => boolean): boolean => {
  const ends = [0]
  for (let end = 1; end <= word.length; end += 1) if (ends.some((begin) => isKnown(word.slice(begin, end)))) ends.push(end)
  return ends.at(-1) === word.length
}

/** Whether a password is made of these names, their words, the commonest ones and those of banks, in whatever order, with a year or digits. In lower case. */
export const isOfKnownWords = (password: string, names: readonly string[]): boolean => {
  const known = new Set(names.map((name) => single(withoutAccents(name))))
  const isKnown = (word: string): boolean => [word, single(word)].some((each) => known.has(each) || commonWords.has(each))
  const words = withoutAccents(password).split(/[^\p{L}]+/u)
  const own = words.filter((word) => !isMadeOf(word, isKnown))
  return words.some((word) => word.length >= fewest && !own.includes(word)) && own.join('').length < fewest
}
