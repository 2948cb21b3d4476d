import { namesHere, namesNoPlace, withoutCountry } from './no-place.ts'
import { fold, normalise, officialNames } from './normalise.ts'
import { splitState } from './read-state.ts'
import { readWishes, type Wishes } from './read-wishes.ts'

/** Words around a place that name none. */
const around =
  /^(?:(?:the )?(?:nearest |closest )?(?:branch(?:es)?|atms?|banks?|banking centers?|locations?|office) ?(?:near|in|on|at|close to|around)?|near|in|on|cerca de|(?:la |el )?(?:sucursal(?:es)?|cajer[oa]s?(?: automatic[oa]s?)?|bancos?|oficinas?) ?(?:mas cercan[ao]s? )?(?:cerca de|en|de)?|codigo postal|zip(?: code)?) (?=.)/
const after = /(?<=.) (?:branch(?:es)?|atms?|banks?|sucursal(?:es)?|cajer[oa]s?)$/

const bankWord = /(?:^| )(?:banks?|bancos?)(?: |$)/

const branchAtEnd = /. (?:branch(?:es)?|sucursal(?:es)?)$/

const countyWords =
  /^(?:(?:el |la )?(?:condado|parroquia)(?: de(?: la)?)? (.+)|(.+) (county|parish|condado|parroquia)|(county|parish) of (.+))$/

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
  /** Without the words around the place, with the state at its end: regions and streets are called after states. */
  readonly whole: string
  /** It asks for what is near the visitor. */
  readonly isHere: boolean
  /** It asks for a bank, and so for a banking center before a machine or an office. */
  readonly isForBank: boolean
  /** It ends in a word for a branch, which may belong to a name: `Olive Branch`. */
  readonly endsWithBranch: boolean
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
  const [, spanish, before, word, of, behind] = countyWords.exec(place) ?? []
  const name = spanish ?? before ?? behind
  if (!name) return undefined
  const isParish = /\b(?:parish|parroquia)\b/.test(word ?? of ?? place.replace(name, ''))
  return { name: (isParish && Object.hasOwn(parishes, name) && parishes[name]) || name, isParish }
}

const placeIn = (text: string): string => text.replace(around, '').replace(after, '').trim() || text

const article = /^(?:the|la|el) (?=.)/

/** A bank and where it is without a space between them: `bancoenhouston`. */
const grownOn = /^(bancos?|banks?|atms?|cajeros?|sucursal(?:es)?|branch(?:es)?)(en|in|near|cercade)(?=\p{L}{4})/u

/** How a question begins before it says what is looked for: `where's the closest branch to Kenner`, `necesito una sucursal en Houma`. */
const opening =
  /^(?:(?:hi|hello|please|hola|buenos dias|buenas tardes|por favor|oye|disculpe) )*(?:where(?: is|s| are| can i (?:find|get))?|wheres|what(?: is|s)|which(?: is)?|is there|are there|(?:i )?(?:need|want|am looking for|looking for)(?: to (?:find|go to))?|find(?: me)?|show me|(?:a ?)?donde (?:queda|esta|hay|encuentro|puedo encontrar|tienen)|hay|tienen|busco|buscando|necesito|quiero(?: ir a)?|cual es|dime|me puede(?:n)? decir(?: donde (?:queda|esta|hay))?) (?=\S+ \S)/

/** A ZIP code whose digits stand apart. */
const apartZip = /^\s*(\d) (\d) (\d) (\d) (\d)\s*$/

const takeApart = (asTyped: string): Query => {
  const typed = asTyped.slice(0, 80).replace(apartZip, '$1$2$3$4$5')
  const written = fold(typed).replace(opening, '').replace(grownOn, '$1 $2 ').replace(' cercade ', ' cerca de ')
  const { wishes, rest: asked } = readWishes(written)
  // Before the state is read: `Ciudad de Texas` is a town.
  const folded = namesNoPlace(asked) ? '' : officialNames(withoutCountry(asked))
  // A number before other words is the number of a house.
  const zip = /(?:^|\s)(\d{5})(?: \d{4})?$/.exec(splitState(folded).rest)?.[1]
  const { rest, state, isState } = splitState(folded, typed)
  const text = normalise(rest)
  const place = placeIn(text)
  return {
    wishes,
    text,
    place,
    zip,
    state,
    county: readCounty(place),
    isState,
    whole: placeIn(normalise(folded)).replace(article, ''),
    // Who asks for what is open now means what can be reached.
    isHere: namesHere(written) || (text === '' && wishes.openNow),
    isForBank: bankWord.test(written),
    endsWithBranch: branchAtEnd.test(text),
  }
}

/** How many texts are kept with what they say: one search asks for some of them several times. */
const mostKept = 50
const kept = new Map<string, Query>()

/** Reads what a visitor typed: wishes, a ZIP code, a state at its end, a county or parish, and the words around the place. */
export const readQuery = (typed: string): Query => {
  const query = kept.get(typed) ?? takeApart(typed)
  if (kept.size >= mostKept) kept.clear()
  kept.set(typed, query)
  return query
}
