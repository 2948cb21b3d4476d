import { farStateCodes } from '../places/far-states.ts'
import { namesNoPlace, withoutCountry } from './no-place.ts'
import { fold, normalise, officialNames } from './normalise.ts'
import { readWishes, type Wishes } from './read-wishes.ts'

/** Our states by every name, and codes of those around, as the end of a search. */
const ownNames: Readonly<Record<string, string>> = {
  tx: 'TX',
  texas: 'TX',
  tejas: 'TX',
  la: 'LA',
  louisiana: 'LA',
  luisiana: 'LA',
  ms: 'MS',
  mississippi: 'MS',
  misisipi: 'MS',
  al: 'AL',
  ar: 'AR',
  ok: 'OK',
  fl: 'FL',
  tn: 'TN',
  nm: 'NM',
}
const stateCodes: ReadonlyMap<string, string> = new Map([...Object.entries(ownNames), ...farStateCodes])
const farCodes = new Set(farStateCodes.values())
const stateAtEnd = new RegExp(`^(.+) (${[...stateCodes.keys()].join('|')})$`)

/** Two letters behind a comma are a state, though many are words, too. */
const codeBehindComma = /,\s*([a-z]{2})\.?\s*$/i

/** Words around a place that name none. */
const around =
  /^(?:(?:the )?(?:nearest |closest )?(?:branch(?:es)?|atms?|banks?|banking centers?|locations?|office) ?(?:near|in|at|close to|around)?|near|in|cerca de|(?:la |el )?(?:sucursal(?:es)?|cajeros?(?: automaticos?)?|bancos?|oficinas?) ?(?:mas cercan[ao]s? )?(?:cerca de|en|de)?|codigo postal|zip(?: code)?) (?=.)/
const after = /(?<=.) (?:branch(?:es)?|atms?|banks?|sucursal(?:es)?|cajeros?)$/

const countyWords = /^(?:(?:condado|parroquia)(?: de(?: la)?)? (.+)|(.+) (county|parish))$/

/** What was typed, taken apart. */
export type Query = {
  /** A kind, services or hours that are asked for by their names. */
  readonly wishes: Wishes
  /** All that may name a place, normalised, without the state at its end; empty when nothing does. */
  readonly text: string
  /** Without the words around the place. */
  readonly place: string
  readonly zip: string | undefined
  /** Two capital letters. */
  readonly state: string | undefined
  /** Set when it asks for a county or parish. */
  readonly county: { readonly name: string; readonly isParish: boolean | undefined } | undefined
  /** It is the name of a state and nothing else. */
  readonly isState: boolean
}

const splitState = (
  folded: string,
  far?: string,
): { readonly rest: string; readonly state: string | undefined; readonly isState: boolean } => {
  if (far) return { rest: folded.replace(/ ?\S+$/, ''), state: far, isState: false }
  const whole = stateCodes.get(folded)
  if (whole) return { rest: folded, state: whole, isState: true }
  const [, rest = folded, last = ''] = stateAtEnd.exec(folded) ?? []
  return { rest, state: stateCodes.get(last), isState: false }
}

/** A far state by its code behind a comma. */
const farCodeOf = (typed: string): string | undefined => {
  const code = codeBehindComma.exec(typed)?.[1]?.toUpperCase()
  return code !== undefined && farCodes.has(code) ? code : undefined
}

/** Parishes by their Spanish names: towns are called like some of them. */
const parishes: Readonly<Record<string, string>> = {
  asuncion: 'assumption',
  'baton rouge este': 'east baton rouge',
  'baton rouge oeste': 'west baton rouge',
  'carroll este': 'east carroll',
  'carroll oeste': 'west carroll',
  'feliciana este': 'east feliciana',
  'feliciana oeste': 'west feliciana',
  'san bernardo': 'saint bernard',
  'san carlos': 'saint charles',
  'santa elena': 'saint helena',
  santiago: 'saint james',
  'san juan bautista': 'saint john the baptist',
  'san landry': 'saint landry',
  'san martin': 'saint martin',
  'santa maria': 'saint mary',
  'san tammany': 'saint tammany',
}

const readCounty = (place: string): Query['county'] => {
  const [, spanish, english, word] = countyWords.exec(place) ?? []
  const name = spanish ?? english
  if (!name) return undefined
  const isSpanishParish = spanish !== undefined && place.startsWith('parroquia')
  if (isSpanishParish) return { name: (Object.hasOwn(parishes, name) && parishes[name]) || name, isParish: true }
  return { name, isParish: word === 'parish' }
}

/** Reads what a visitor typed: wishes, a ZIP code, a state at its end, a county or parish, and the words around the place. */
export const readQuery = (typed: string): Query => {
  const { wishes, rest: asked } = readWishes(fold(typed.slice(0, 80)))
  // Before the state is read: `Ciudad de Texas` is a town.
  const folded = namesNoPlace(asked) ? '' : officialNames(withoutCountry(asked))
  // A number before other words is the number of a house.
  const zip = /(?:^|\s)(\d{5})(?: \d{4})?$/.exec(splitState(folded).rest)?.[1]
  const { rest, state, isState } = splitState(folded, farCodeOf(typed.slice(0, 80)))
  const text = normalise(rest)
  const place = text.replace(around, '').replace(after, '').trim() || text
  return { wishes, text, place, zip, state, county: readCounty(place), isState }
}
