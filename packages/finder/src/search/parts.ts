import { namesNoPlace } from '../text/no-place.ts'
import { isBeside, isOrdinary } from '../text/ordinary-words.ts'

/** Fewest letters of a part: shorter ones are words. */
const leastPart = 3

/**
 * The parts of a normalised search that may be a place where the whole is none: what is left without ordinary words at both ends, then the longest from the end
 * and from the beginning.
 */
export const partsOf = (text: string): readonly string[] => {
  const words = text.split(' ')
  const isMeant = (word: string): boolean => !isOrdinary(word)
  const [first, last] = [words.findIndex(isMeant), words.findLastIndex(isMeant)]
  if (first < 0 || words.length < 2) return []
  const lengths = Array.from({ length: words.length - 1 }, (_, index) => words.length - 1 - index)
  const parts = [words.slice(first, last + 1), ...lengths.flatMap((length) => [words.slice(-length), words.slice(0, length)])]
  return parts
    .filter((part) => part.length < words.length && part.some(isMeant))
    .map((part) => part.join(' '))
    .filter((part) => part.length >= leastPart && !namesNoPlace(part))
}

/** The parts of a normalised search that begin and end within it, the longest first: `baytown` of `exxon baytown refinery`. */
export const innerParts = (text: string): readonly string[] => {
  const words = text.split(' ').slice(1, -1)
  const lengths = Array.from({ length: words.length }, (_, index) => words.length - index)
  return lengths.flatMap((length) =>
    Array.from({ length: words.length - length + 1 }, (_, from) => words.slice(from, from + length))
      .filter((part) => part.some((word) => !isOrdinary(word)))
      .map((part) => part.join(' '))
      .filter((part) => part.length >= leastPart && !namesNoPlace(part)),
  )
}

/** `St` within a search is a saint or, as in `Canal St New Orleans`, a street. */
export const streetVariant = (text: string): readonly string[] =>
  /\S saint \S/.test(text) ? [text.replace(/(?<=\S )saint(?= \S)/, 'street')] : []

/** Fewest letters of a town in one word with another. */
const leastTown = 4

/** A town with a location (`isOwn`) in one word with an ordinary word or the name of a place, as two words: `downtownhouston`, `galleriahouston`. */
export const inTwoWords = <Town>(
  word: string,
  named: (key: string) => readonly Town[],
  isOwn: (town: Town) => boolean,
): string | undefined => {
  for (let at = 2; at < word.length - 1; at++) {
    const parts = [word.slice(0, at), word.slice(at)]
    const isTown = (part: string): boolean => part.length >= leastTown && named(part).some(isOwn)
    const isWord = (part: string): boolean => isBeside(part) || isOrdinary(part) || (part.length >= leastTown && named(part).length > 0)
    if (parts.some(isTown) && parts.every(isWord)) return parts.join(' ')
  }
  return undefined
}
