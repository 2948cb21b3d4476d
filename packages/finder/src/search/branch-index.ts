import type { FinderLocation } from '../finder-location.ts'
import type { NameWords } from '../text/name-words.ts'
import { normalise, squeeze } from '../text/normalise.ts'
import { type Cost, mistakeCost, nameIndex } from './word-index.ts'

/** Words that tell no branch from another. */
const fillers = new Set([
  'de',
  'del',
  'la',
  'el',
  'las',
  'los',
  'en',
  'the',
  'of',
  'at',
  'on',
  'y',
  'and',
  'atm',
  'cajero',
  'office',
  'oficina',
])

/** Words in the right place cost less than those of a street, and a whole name less than its words. */
const partCost = 0.25
const streetCost = 0.5

/** Letters from which on a word that stands alone may be misspelt: a shorter one is another word, as `México` is not `médico`. */
const leastMisspelt = 7

type Part = 'name' | 'street' | 'city'

/**
 * Finds locations by their names and streets. Every word that was typed must be found, a common one as it is written; the name of a town alone finds
 * none.
 */
export const branchIndex = (locations: readonly FinderLocation[], commonWords: ReadonlySet<string>, { inEnglish }: NameWords) => {
  /** The words of a name, and those that say the same in English: both are looked up. */
  const wordsOf = (text: string): readonly string[] => {
    const normalised = normalise(text)
    return [...normalised.split(' '), ...(inEnglish(normalised)?.split(' ') ?? [])].filter(Boolean)
  }
  const names = nameIndex(
    locations.flatMap(({ names: all, city }, index) =>
      [...new Set(all.map((name) => squeeze(normalise(name))))]
        .filter((name) => name !== squeeze(normalise(city)))
        .map((name) => [name, index] as const),
    ),
    commonWords,
  )
  const places = new Map<string, Map<number, Part>>()
  const add = (words: readonly string[], location: number, part: Part): void => {
    for (const word of words) {
      const known = places.get(word) ?? new Map<number, Part>()
      if (!known.has(location)) known.set(location, part)
      places.set(word, known)
    }
  }
  for (const [index, { city, names: all, street }] of locations.entries()) {
    add(wordsOf(city), index, 'city')
    for (const name of all) add(wordsOf(name), index, 'name')
    add(wordsOf(street), index, 'street')
  }
  const words = nameIndex(
    [...places].map(([word, found]) => [word, found] as const),
    commonWords,
  )

  /** What it costs to find one word in each location. */
  const costsOf = (word: string, isAlone: boolean, isExact: boolean): ReadonlyMap<number, { readonly cost: Cost; readonly part: Part }> => {
    const costs = new Map<number, { cost: Cost; part: Part }>()
    const isNumber = /^\d+$/.test(word)
    for (const [locationsOfWord, cost] of words.find(word, isExact || isNumber))
      for (const [location, part] of isAlone && cost >= mistakeCost ? [] : locationsOfWord) {
        const whole = cost + (part === 'street' ? streetCost : 0)
        const known = costs.get(location)
        if (!known || whole < known.cost) costs.set(location, { cost: whole, part })
      }
    return costs
  }

  return (text: string, isExact = false): readonly (readonly [location: number, cost: Cost])[] => {
    const best = new Map<number, Cost>()
    const keep = (location: number, cost: Cost): void => {
      best.set(location, Math.min(cost, best.get(location) ?? Number.POSITIVE_INFINITY))
    }
    for (const [location, cost] of names.find(squeeze(text), isExact)) keep(location, cost)
    // `Center` is a town, and no part of a name by itself.
    const asked = text === 'center' ? [] : text.split(' ').filter((word) => word && !fillers.has(word))
    const [first, ...rest] = asked.map((word) => costsOf(word, asked.length === 1 && word.length < leastMisspelt, isExact))
    for (const [location, { cost, part }] of first ?? []) {
      const others = rest.flatMap((costs) => costs.get(location) ?? [])
      const isTownAlone = part === 'city' && others.every((other) => other.part === 'city')
      if (others.length === rest.length && !isTownAlone)
        keep(
          location,
          others.reduce((sum, other) => sum + other.cost, cost + partCost),
        )
    }
    return [...best]
  }
}
