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

/** What names are compared by, whatever the language and the order of their words. */
export type NameKeys = {
  readonly whole: string
  /** Without words for what it is (`estadio Minute Maid`), where enough is left. */
  readonly short: string | undefined
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

/**
 * Compares names by their words (D-LOC-1). `sameWords` has words of names as they are said in Spanish, or otherwise in English, each with the one that they are
 * compared by.
 */
export const nameWords = (sameWords: ReadonlyMap<string, string>) => {
  const inEnglishWord = (word: string): string => sameWords.get(word) ?? word

  const wordsOf = (normalised: string): readonly string[] =>
    normalised
      .replace('barrio chino', 'chinatown')
      .replace(/\bcentro de (?!convenciones|l[ao]s? )/, 'downtown ')
      .split(' ')
      .flatMap((word) => (silent.has(word) ? [] : inEnglishWord(word)))

  return {
    /** A normalised name with its words in English, in the order that they were typed; nothing where none is of the other kind. */
    inEnglish: (normalised: string): string | undefined =>
      normalised.split(' ').some((word) => sameWords.has(word)) ? wordsOf(normalised).join(' ') : undefined,
    /** The keys of a normalised name: `universidad de Houston` and `University of Houston` have the same. */
    nameKeys: (normalised: string): NameKeys => {
      const words = wordsOf(normalised)
      const named = words.filter((word) => !kinds.has(word))
      return { whole: keyOf(words), short: named.length > 1 && named.length < words.length ? keyOf(named) : undefined }
    },
    /** Takes a normalised name apart into what it is and what it is called. */
    namedKind: (normalised: string): NamedKind => {
      const words = wordsOf(normalised)
      const groupsOf = (some: readonly string[]): readonly number[] =>
        [...kindGroups.keys()].filter((group) => some.some((word) => kindGroups[group]?.has(word)))
      // A medical center is no arena: the word alone says what a place is only where no other does.
      const specific = groupsOf(words.filter((word) => word !== 'center'))
      const groups = specific.length > 0 ? specific : groupsOf(words)
      const own = words.filter((word) => !ofInstitutions.has(word) && !groups.some((group) => kindGroups[group]?.has(word)))
      return { groups, asks: words.some((word) => asking.has(word)), words, own }
    },
  }
}

export type NameWords = ReturnType<typeof nameWords>
