import type { LocationTypeKey } from '@bank/rules/locations/location-types.ts'
import { type Feature, features } from '../finder-location.ts'

/** What the words of a search ask for beside a place: a machine, a service, a language or hours. */
export type Wishes = {
  readonly kind: LocationTypeKey | undefined
  readonly features: readonly Feature[]
  readonly openNow: boolean
  /** At any time of today. */
  readonly openToday: boolean
  readonly saturday: boolean
  readonly sunday: boolean
  /** Around the clock. */
  readonly allHours: boolean
  /** Code of a language, `vi`. */
  readonly language: string | undefined
}

const articles = '(?:(?:with|and|that has|has|having|a|an|the|nearest|closest|con|y|que|tenga|un|una|el|la|los|las) )*'
const closest = '(?: mas (?:cercan|proxim)[ao]s?)?'
const towards = '(?: (?:in|on|near|around|at|(?:close|closest|nearest|next) to|to|en|cerca de|por|a))?'
/** `Branch, LA` is a town. */
const noState = '(?! (?:la|louisiana|tx|texas|ms|mississippi)$)'

/** Languages as they are asked for, by their codes. */
const languages = {
  es: 'spanish|espanol',
  vi: 'vietnamese|vietnamita',
  ar: 'arabic|arabe',
  hi: 'hindi',
  mr: 'marathi',
  gu: 'gujarati',
  fa: 'farsi|persian|persa',
  fr: 'french|frances',
  tl: 'tagalog|filipino',
} as const

/** `French Settlement` and `Spanish Fort` are towns, others are parts of one. */
const townsOfNations = 'fort|settlement|camp|quarter|town|lake|market|street|road'

const speaking = (names: string): string =>
  `(?:(?:that |who |que |quien(?:es)? )?(?:speak(?:s|ing)?|(?:se )?hablan?|hablen?)|in|en) (?:${names})(?! (?:${townsOfNations})\\b)|(?:${names}) speak(?:ing|ers?)|^(?:${names})(?! (?:${townsOfNations})\\b)|(?<=. )(?<!\\b(?:barrio|mercado|distrito|fuerte|campamento|pueblo) )(?:${names})$`

/** Words without case and accents; those that name more come first, for what was read is taken away. */
const words = {
  allHours: '(?:(?:open|abiert[ao]s?) )?(?:las )?24 ?(?:(?:hours?|hrs?|h|horas)(?: a day| al dia)?|7)',
  'safe-deposit': 'safe(?:ty)? deposit(?: box(?:es)?)?|cajas? (?:de seguridad|fuertes?)',
  'atm-deposits':
    'deposit(?: cash| checks?)? (?:at (?:an? )?)?atms?|atms? deposits?|depositar (?:(?:efectivo|dinero|cheques) )?en (?:(?:un|el) )?cajeros?(?: automaticos?)?|(?:atms?|cajeros?)(?: automaticos?)? (?:(?:that )?(?:takes?|accepts?)|with|for|que (?:recib[ae]n?|acept[ae]n?)|con|para) (?:cash )?(?:deposits?|depositos?|depositar)',
  'drive-thru':
    'drive ?(?:thru|through|up)s?|autobancos?|auto ?servicios?|(?:ventanillas? (?:para|de)|(?:servicio |banco )?(?:en|desde)) (?:el |los )?(?:autos?|carros?|coches?)',
  'coin-machine':
    'coin(?:s|star)?(?: (?:counting|sorting|exchange))?(?: (?:machines?|counters?|counting|kiosks?))|coinstar|(?:counts?|exchange) (?:my )?coins|(?:contador|clasificador)(?:a|as|es)? de monedas|maquinas? (?:(?:contadoras?|para contar|para cambiar|de contar|de cambiar) )?(?:de )?monedas|(?:contar|cambiar|conteo de|cambio de) monedas',
  'night-deposit':
    '(?:night|after hours|overnight) (?:deposits?|depository|depositories|drops?)(?: ?(?:box(?:es)?|slots?))?|(?:buzon(?:es)? (?:de )?)?depositos? (?:nocturnos?|de noche|fuera de horario)|buzon(?:es)? (?:nocturnos?|de depositos?)',
  'check-cashing':
    'checks? cashing|cash(?:es)? (?:an? |my )?checks?|(?:cambi(?:o|ar|an)|cobr(?:o|ar)|cambio de|cobro de) (?:de )?(?:un |mi )?cheques?',
  'cashiers-checks': '(?:cashiers?|bank|certified|official) checks?|cheques? (?:de caja|de gerencia|certificados?|de cajero)',
  notary: 'notar(?:y|ies)(?: publics?)?|notari[ao]s?(?: public[ao]s?)?',
  openNow: 'open (?:right )?now|abiert[ao]s? ahora',
  openToday: 'opens? today|(?:abiert[ao]s?|abren?) hoy',
  saturday: '(?:open |abiert[ao]s? |abren? )?(?:on |el |los )?(?:saturdays?|sabados?|sat(?= .))',
  sunday: '(?:open |abiert[ao]s? |abren? )?(?:on |el |los )?(?:(?<!santo )domingos?|sundays?|sun(?= .))',
  // A branch may be called `Cajero de Canal Street`.
  atm: `(?:(?:sacar|retirar) (?:dinero|efectivo)|(?:get|withdraw) (?:cash|money)|atms?(?: machines?)?|cash machines?|cajeros?(?: automaticos?)?|cajeras? automaticas?)${closest}(?: de(?:l banco)?)?`,
  // Loans are asked for at branches, too: their name alone, or with a place, asks for no office of their own.
  loan: `^(?:(?:home ?|house |mortgage )?loans?|mortgages?|prestamos?(?: hipotecarios?| (?:para|de) (?:la |una )?(?:vivienda|casa))?|(?:creditos? )?hipotecarios?|hipotecas?)$|(?:home |mortgage )?(?:loan|lending)(?: production)? offices?|mortgage offices?|oficinas? de (?:prestamos?(?: hipotecarios?)?|hipotecas?)(?: de)?`,
  commercial:
    'commercial(?: (?:banking|offices?|bank))?(?! (?:street|road|avenue|drive|boulevard|st|rd|ave|dr|blvd)\\b)|(?:oficinas?|bancas?) comercial(?:es)?(?: de)?',
  // At the end it may be the name of a town: `Farmers Branch`.
  branch: `^(?:the |a |el |un )?(?:banks?|bancos?)$|(?:(?:^|^(?:the |a |my )?(?:nearest |closest )?)(?:branch(?:es)?|banking centers?)(?: of)?${noState}|sucursal(?:es)?(?: bancarias?)?${closest}(?: de(?:l banco)?)?)`,
} as const

type Wish = keyof typeof words

const patternOf = (text: string): RegExp => new RegExp(`(?<=^| )${articles}(?:${text})${towards}(?= |$)`, 'g')

const patterns = (Object.entries(words) as [Wish, string][]).map(([wish, text]) => [wish, patternOf(text)] as const)
const languagePatterns = Object.entries(languages).map(([code, names]) => [code, patternOf(speaking(names))] as const)

/** What may stand around a wish and names no place. */
const placeless =
  /^(?:(?:the|what|which|are|is|any|an?|my|nearest|closest|near|nearby|close|to|me|here|branch(?:es)?|banks?|locations?|services?|offices?|el|la|un|una|que|mas|cercan[ao]s?|cerca|de|mi|aqui|sucursal(?:es)?|bancos?|servicios?|oficinas?)(?: |$))*$/

/** Reads wishes out of a folded search; `rest` is what is left, empty when that names no place. Without wishes it is the search itself. */
export const readWishes = (folded: string): { readonly wishes: Wishes; readonly rest: string } => {
  const found = new Set<Wish>()
  const language = languagePatterns.find(([, pattern]) => folded.search(pattern) >= 0)
  let rest = language ? folded.replace(language[1], '').trim() : folded
  for (const [wish, pattern] of patterns) {
    const left = rest.replace(pattern, '')
    if (left !== rest) found.add(wish)
    rest = left
  }
  rest = rest.replace(/ +/g, ' ').trim()
  const has = (wish: Wish): boolean => found.has(wish)
  return {
    wishes: {
      kind:
        has('atm') || has('atm-deposits')
          ? 'atm'
          : ((['loan', 'commercial'] as const).find(has) ??
            // Machines alone are open around the clock.
            (has('branch') ? 'bankingCenter' : has('allHours') ? 'atm' : undefined)),
      features: features.filter(has),
      openNow: has('openNow'),
      openToday: has('openToday'),
      saturday: has('saturday'),
      sunday: has('sunday'),
      allHours: has('allHours'),
      language: language?.[0],
    },
    rest: (found.size > 0 || language) && placeless.test(rest) ? '' : rest,
  }
}
