import type { Feature } from '../finder-location.ts'

/** What the words of a search ask for beside a place: a machine, a service or hours. */
export type Wishes = {
  readonly kind: 'atm' | 'bankingCenter' | undefined
  readonly features: readonly Feature[]
  readonly openNow: boolean
  readonly saturday: boolean
}

const articles = '(?:(?:with|and|that has|has|having|a|an|the|nearest|closest|con|y|que|tenga|un|una|el|la|los|las) )*'
const closest = '(?: mas (?:cercan|proxim)[ao]s?)?'
const towards = '(?: (?:in|near|around|at|(?:close|closest|nearest|next) to|to|en|cerca de|por|a))?'
/** `Branch, LA` is a town. */
const noState = '(?! (?:la|louisiana|tx|texas|ms|mississippi)$)'

/** Words without case and accents; those that name more come first, for what was read is taken away. */
const words = {
  'safe-deposit': 'safe(?:ty)? deposit(?: box(?:es)?)?|cajas? (?:de seguridad|fuertes?)',
  'atm-deposits':
    'deposit atms?|atms? deposits?|(?:atms?|cajeros?)(?: automaticos?)? (?:(?:that )?takes?|with|que reciben?|con|para) (?:deposits?|depositos?)',
  'drive-thru': 'drive ?(?:thru|through|up)s?|autobancos?|auto ?servicios?',
  notary: 'notar(?:y|ies)(?: publics?)?|notari[ao]s?(?: public[ao]s?)?',
  openNow: 'open now|abiert[ao]s? ahora',
  saturday: '(?:open |abiert[ao]s? |abren? )?(?:on |el |los )?(?:saturdays?|sabados?)',
  // A branch may be called `Cajero de Canal Street`.
  atm: `(?:atms?|cash machines?|cajeros?(?: automaticos?)?)${closest}(?: de(?:l banco)?)?`,
  // At the end it may be the name of a town: `Farmers Branch`.
  branch: `(?:(?:^|^(?:the |a |my )?(?:nearest |closest )?)(?:branch(?:es)?|banking centers?)(?: of)?${noState}|sucursal(?:es)?(?: bancarias?)?${closest}(?: de(?:l banco)?)?)`,
} as const

type Wish = keyof typeof words

const patterns = (Object.entries(words) as [Wish, string][]).map(
  ([wish, text]) => [wish, new RegExp(`(?<=^| )${articles}(?:${text})${towards}(?= |$)`, 'g')] as const,
)

/** What may stand around a wish and names no place. */
const placeless =
  /^(?:(?:the|any|an?|my|nearest|closest|near|nearby|close|to|me|here|branch(?:es)?|banks?|locations?|services?|el|la|un|una|mas|cercan[ao]s?|cerca|de|mi|aqui|sucursal(?:es)?|bancos?|servicios?)(?: |$))*$/

/** Reads wishes out of a folded search; `rest` is what is left, empty when that names no place. Without wishes it is the search itself. */
export const readWishes = (folded: string): { readonly wishes: Wishes; readonly rest: string } => {
  const found = new Set<Wish>()
  let rest = folded
  for (const [wish, pattern] of patterns) {
    const left = rest.replace(pattern, '')
    if (left !== rest) found.add(wish)
    rest = left
  }
  rest = rest.replace(/ +/g, ' ').trim()
  const has = (wish: Wish): boolean => found.has(wish)
  return {
    wishes: {
      kind: has('atm') || has('atm-deposits') ? 'atm' : has('branch') ? 'bankingCenter' : undefined,
      features: (['drive-thru', 'notary', 'safe-deposit', 'atm-deposits'] as const).filter(has),
      openNow: has('openNow'),
      saturday: has('saturday'),
    },
    rest: found.size > 0 && placeless.test(rest) ? '' : rest,
  }
}
