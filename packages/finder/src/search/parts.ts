import { namesNoPlace } from '../text/no-place.ts'
import { isOrdinary } from '../text/ordinary-words.ts'

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

/** `St` within a search is a saint or, as in `Canal St New Orleans`, a street. */
export const streetVariant = (text: string): readonly string[] =>
  /\S saint \S/.test(text) ? [text.replace(/(?<=\S )saint(?= \S)/, 'street')] : []
