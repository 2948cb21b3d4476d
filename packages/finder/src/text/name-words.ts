/** Words of names of places as they are said in Spanish, or otherwise in English, and how they are compared. */
const sameWords: Readonly<Record<string, string>> = Object.fromEntries(
  `
university universidad univ|airport aeropuerto|stadium estadio|hospital clinica clinic|zoo zoologico|museum museo|aquarium acuario|park parque|mall plaza
beach playa|bridge puente|port puerto|base afb|military militar|air aerea aereo|corridor corredor|energy energia|ward barrio|first primer primera primero|second segundo segunda
third tercer tercera tercero|fourth cuarto cuarta|fifth quinto quinta|sixth sexto sexta|seventh septimo septima|ninth noveno novena|methodist metodista
baptist bautista|center centro centre|medical medico medica|district distrito|garden gardens jardin jardines|island isla|lake lago|river rio|bay bahia|city ciudad
saint san santa|north norte northern|south sur southern|east este eastern|west oeste western|northeast noreste northeastern|northwest noroeste northwestern
southeast sureste southeastern|southwest suroeste southwestern|college colegio|space espacial|children childrens ninos infantil|old viejo vieja|new nuevo nueva
heights alturas|market mercado|capitol capitolio|texas tejas|louisiana luisiana|mississippi misisipi|state estatal|christian cristiana|women womans womens mujeres
country campo|hill hills colinas|square|war guerra|world mundial|convention convenciones|bosque forest|village villa|town pueblo|fort fuerte
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

/** Words for what a place is: a name is known without them where two words are left. */
const kinds = new Set(
  'university airport stadium hospital zoo museum aquarium park mall base college center district school campus military air force naval army shopping comercial international regional'.split(
    ' ',
  ),
)

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
