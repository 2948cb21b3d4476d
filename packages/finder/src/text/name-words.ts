/** Words of names of places as they are said in Spanish, or otherwise in English, and how they are compared. */
const sameWords: Readonly<Record<string, string>> = Object.fromEntries(
  `
university universidad univ uni|airport aeropuerto aerop apto|stadium estadio|hospital hosp clinica clinic|zoo zoologico|museum museo museums museos|aquarium acuario
park parque parks|mall plaza square|shopping comercial|beach playa|bridge puente|port puerto pto|base afb|military militar|air aerea aereo|corridor corredor
energy energia energetico energetica|district ward end side quarter barrio distrito lado zona sector vecindario neighborhood
first primer primera primero|second segundo segunda ii|third tercer tercera tercero|fourth cuarto cuarta|fifth quinto quinta|sixth sexto sexta
seventh septimo septima|eighth octavo octava|ninth noveno novena|tenth decimo decima|methodist metodista|baptist bautista|center centro centre
medical medico medica|garden gardens jardin jardines|botanical botanic botanico botanica|island isla isle islas isles|lake lago|river rio|bay bahia
city ciudad cd|saint san santa santo st sta sto|north norte northern septentrional|south sur southern meridional|east este eastern oriental oriente
west oeste western occidental poniente|northeast noreste nordeste northeastern|northwest noroeste northwestern|southeast sureste sudeste southeastern
southwest suroeste sudoeste southwestern|college colegio|community comunitario comunitaria|tech tecnologica tecnologico technical technology|space espacial
children childrens child ninos infantil|old viejo vieja|new nuevo nueva nva nvo|heights alturas|market mercado|capitol capitolio|texas tejas
louisiana luisiana|mississippi misisipi|state estatal|christian cristiana cristiano|woman womans womens women mujeres mujer|country campo
camp campamento|hill hills colina colinas|war guerra|world mundial|convention convenciones|forest bosque bosques|village villa|town pueblo|fort fuerte ft
force fuerza|general gral|veterans veteran veteranos|station estacion|building edificio|church iglesia|cathedral catedral|library biblioteca|theater teatro theatre
tower torre|valley valle|pass paso|point punta|mount monte mt|long largo larga|grand grande gran|big|ocean oceano|springs spring manantial manantiales
prairie pradera|rose roses rosa rosas|sugar azucar|land tierra|falls cascada cascadas|lower bajo baja|upper|middle mid medio media|french frances francesa
our nuestra nuestro|lady senora|cowboys vaqueros|saints santos|rockets cohetes|galleria galeria galerias|superdome superdomo|main principal|front frente
highway carretera|boulevard bulevar|avenue avenida|pearl perla|league liga|fair feria|sweet dulce|water agua aguas|sun sol|king rey|queen reina|star estrella|bear oso|horse caballo|deer venado ciervo|eagle aguila|pine pino pinos pines
oak roble robles oaks|cedar cedro cedros|cypress cipres|elm olmo|walnut nogal|strawberry fresa|orange naranja|rock piedra roca stone|brick ladrillo|salt sal|mill molino molinos mills
farm granja|ranch rancho|friendship amistad|emancipation emancipacion|government gobierno|scenic escenica escenico|railroad ferrocarril|liberty libertad|hope esperanza
independence independencia|paradise paraiso|creek arroyo|bluff acantilado|terrace terraza|courthouse corte tribunal juzgado|refinery refineria|prison prision carcel
casino casinos|shipyard astillero|cruise cruceros crucero|providence providencia|trinity trinidad|grace gracia|peace paz|red rojo roja|white blanco blanca|black negro negra|green verde|golden dorado dorada
arthur arturo|charles carlos|louis luis|john juan|peter pedro|paul pablo|george jorge|mary maria|joseph jose|francis francisco|michael miguel|james santiago jaime
stephen esteban|william guillermo|edward eduardo|henry enrique|philip felipe|thomas tomas|anthony antonio|bernard bernardo|helen elena|augustine agustin
`
    .trim()
    .split(/[|\n]/)
    .flatMap((line) => {
      const [first = '', ...others] = line.split(' ')
      return others.map((other) => [other, first])
    }),
)

/** Words that tell no place from another. */
const silent = new Set('the of at in on and a an de del la las el los en y e un una'.split(' '))

/** Words for what a place is, those that people use for the same thing together. */
const kindGroups = [
  'university college school campus institute community tech',
  'hospital medical center health regional general',
  'base fort camp naval air force army military station depot',
  'airport field international regional municipal',
  'stadium field park arena dome center coliseum',
  'mall shopping center market outlet outlets',
  'museum',
  'zoo',
  'aquarium',
  'park',
  'district',
].map((group) => new Set(group.split(' ')))

/** Words for what a place is: a name is known without them where two words are left. */
const kinds = new Set(
  'university airport stadium hospital zoo museum aquarium park mall base college center district school campus military air force naval army shopping international regional'.split(
    ' ',
  ),
)

/** Words that ask for places of a kind, each a group's; what else belongs to the group tells none of them from another. */
const asking = new Set('university college hospital base fort camp naval airport stadium mall shopping museum zoo aquarium park'.split(' '))

const keyOf = (words: readonly string[]): string => [...new Set(words)].sort().join(' ')

const inEnglishWord = (word: string): string => (Object.hasOwn(sameWords, word) && sameWords[word]) || word

const wordsOf = (normalised: string): readonly string[] =>
  normalised
    .replace('barrio chino', 'chinatown')
    .replace(/\bcentro de (?!convenciones|l[ao]s? )/, 'downtown ')
    .split(' ')
    .flatMap((word) => (silent.has(word) ? [] : inEnglishWord(word)))

/** A normalised name with its words in English, in the order that they were typed; nothing where none is of the other kind. */
export const inEnglish = (normalised: string): string | undefined =>
  normalised.split(' ').some((word) => inEnglishWord(word) !== word) ? wordsOf(normalised).join(' ') : undefined

/** What names are compared by, whatever the language and the order of their words. */
export type NameKeys = {
  readonly whole: string
  /** Without words for what it is (`estadio Minute Maid`), where enough is left. */
  readonly short: string | undefined
}

/** The keys of a normalised name: `universidad de Houston` and `University of Houston` have the same. */
export const nameKeys = (normalised: string): NameKeys => {
  const words = wordsOf(normalised)
  const named = words.filter((word) => !kinds.has(word))
  return { whole: keyOf(words), short: named.length > 1 && named.length < words.length ? keyOf(named) : undefined }
}

/** What a name says apart from what it is. */
export type NamedKind = {
  /** Groups of words for what it is, by their place among all; those that a search may ask for. */
  readonly groups: readonly number[]
  readonly asks: boolean
  /** All words, and those that are not of its kinds: `sam`, `houston` of `Sam Houston State University`. */
  readonly words: readonly string[]
  readonly own: readonly string[]
}

/** Words that stand in names of institutions of every kind. */
const ofInstitutions = new Set(['state', 'city'])

/** Takes a normalised name apart into what it is and what it is called. */
export const namedKind = (normalised: string): NamedKind => {
  const words = wordsOf(normalised)
  const groupsOf = (some: readonly string[]): readonly number[] =>
    [...kindGroups.keys()].filter((group) => some.some((word) => kindGroups[group]?.has(word)))
  // A medical center is no arena: the word alone says what a place is only where no other does.
  const specific = groupsOf(words.filter((word) => word !== 'center'))
  const groups = specific.length > 0 ? specific : groupsOf(words)
  const own = words.filter((word) => !ofInstitutions.has(word) && !groups.some((group) => kindGroups[group]?.has(word)))
  return { groups, asks: words.some((word) => asking.has(word)), words, own }
}
