import type { FinderLocation } from '../finder-location.ts'
import { normalise, squeeze } from '../text/normalise.ts'
import { type Cost, nameIndex } from './word-index.ts'

/** Digits of a telephone number, as they may be typed behind a word for one: with the country or, of seven, without the area. */
const telephone = /^(?:(?:tel|telephone|telefono|phone|call|llamar|numero|number|fax) )*(?:\+?1)?((?:\d{3})?\d{7})$/

/** The digits of a folded search that is a telephone number in any notation; nothing where it is none. */
const digitsOf = (folded: string): string | undefined => telephone.exec(folded.replace(/(?<=\d) (?=\d)/g, ''))?.[1]

/** So many locations at most share a number of their own; one that more have is the bank's, and tells no place. */
const mostSharing = 3

/** Finds locations by their telephone number, and by who leads them: both stand on their pages (LOC-05, LOC-06, D-LOC-1). */
export const contactIndex = (locations: readonly FinderLocation[]) => {
  const people = nameIndex(
    locations.flatMap(({ manager }, index) => {
      const name = normalise(manager ?? '')
      // A name and a surname: one of them alone is a town, too.
      return name.includes(' ') ? [name, name.split(' ').reverse().join(' ')].map((text) => [squeeze(text), index] as const) : []
    }),
  )
  return {
    /** Whose number a folded search is: nobody's where it is that of the whole bank; nothing where it is no number. */
    numbered: (folded: string): readonly number[] | undefined => {
      const digits = digitsOf(folded)
      if (digits === undefined) return undefined
      const answering = [...locations.keys()].filter((index) => locations[index]?.phone?.endsWith(digits))
      return answering.length > mostSharing ? [] : answering
    },
    led: (text: string, isExact = false): readonly (readonly [location: number, cost: Cost])[] =>
      text.includes(' ') ? people.find(squeeze(text), isExact) : [],
  }
}
