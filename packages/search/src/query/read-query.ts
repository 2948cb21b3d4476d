import type { Language } from '@bank/i18n/languages.ts'
import { otherLanguage } from '@bank/rules/language.ts'
import { isAsking, isGrammar } from '../text/stop-words.ts'
import { foldWord } from '../text/words.ts'
import { silent } from '../words/lexicon.ts'
import { type Phrase, type Phrases, phraseAt } from '../words/phrases.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { type Reader, readWords, type Typed } from './read-words.ts'

/** One thing that was asked for. */
export type Slot = {
  /** Tokens that answer it, with what each counts for, 1 at most; none when nobody has written the word. */
  readonly tokens: readonly { readonly token: number; readonly share: number }[]
  readonly kind: 'concept' | 'place' | 'person' | 'word' | 'unknown'
  /** The words that stand for it, as they were understood. */
  readonly words: readonly number[]
  /** The same as they were typed. */
  readonly written: readonly string[]
  /** Whether none of them was typed as it is understood. */
  readonly isCorrected: boolean
}

export type Query = {
  readonly slots: readonly Slot[]
  readonly tokens: readonly number[]
  /** Folded words that name no place, those of grammar left out. */
  readonly beside: readonly string[]
  /** What was typed, without blanks around. */
  readonly text: string
  /** What mistyped words were read as. */
  readonly corrected: readonly string[]
  /** A town that has nothing of the bank. */
  readonly elsewhere: string | undefined
}

/** What a word that only begins like one counts for, and one that was mistyped. */
const completedShare = 0.8

/** Numbers of people, cards and accounts: whoever types one asks for something of their own. */
const longNumber = /\d(?:[ .-]?\d){6}/

const none: readonly never[] = []

type Match = { readonly phrase: Phrase; readonly places: readonly number[] }

/** Words that stand between those of a phrase and do not break it. */
const mostBetween = 3

/** The phrases of two words and more that start with a typed word and whose other words stand near it, in whatever order. */
const looseAt = (phrases: Phrases, words: readonly number[], place: number): Match | undefined => {
  const candidates = phrases.longer.get(words[place] as number)
  if (!candidates) return undefined
  let found: Match | undefined
  let before = Number.POSITIVE_INFINITY
  for (const second of words)
    for (const { phrase, place: own } of candidates.get(second) ?? none) {
      if (own >= before) break
      const places = phrase.words.length > words.length ? undefined : placesOf(phrase.words, words, place)
      if (!places) continue
      found = { phrase, places }
      before = own
      break
    }
  return found
}

/** Where the words of a phrase stand, the first at a place and the others near it. */
const placesOf = (phrase: readonly number[], words: readonly number[], place: number): readonly number[] | undefined => {
  const reach = phrase.length - 1 + mostBetween
  const places = [place]
  for (let index = 1; index < phrase.length; index += 1) {
    let at = words.indexOf(phrase[index] as number)
    while (at >= 0 && (Math.abs(at - place) > reach || places.includes(at))) at = words.indexOf(phrase[index] as number, at + 1)
    if (at < 0) return undefined
    places.push(at)
  }
  return places
}

/** The phrases of a query, longest first, none over another. */
const matchPhrases = (phrases: Phrases, words: readonly number[]): readonly Match[] => {
  const found: Match[] = []
  for (let place = 0; place < words.length; place += 1) {
    const phrase = phraseAt(phrases, words, place)
    if (phrase) found.push({ phrase, places: phrase.words.map((_word, index) => place + index) })
  }
  if (words.length > 1)
    for (let place = 0; place < words.length; place += 1) {
      const match = looseAt(phrases, words, place)
      if (match) found.push(match)
    }
  const taken = new Set<number>()
  const matches: Match[] = []
  found.sort((one, other) => other.places.length - one.places.length)
  for (const match of found) {
    if (match.places.some((place) => taken.has(place))) continue
    for (const place of match.places) taken.add(place)
    matches.push(match)
  }
  return matches
}

/**
 * Phrases without those that only ask for another one: most of their words stand around a question, and the others belong to a concept beside
 * them, `how much charge` beside `overdraft`.
 */
const withoutAsking = ({ concepts }: Vocabulary, typed: readonly Typed[], matches: readonly Match[]): readonly Match[] => {
  // A number asks for nothing, but in a phrase it is an age or the name of a form.
  const asks = (place: number): boolean => typed[place]?.isAsking === true && !/^\d/.test(typed[place].written)
  const onlyAsks = ({ phrase, places }: Match): boolean => {
    const telling = places.flatMap((place) => (asks(place) ? [] : (typed[place]?.token ?? [])))
    if (!concepts.has(phrase.concept) || 2 * telling.length >= places.length) return false
    return matches.some((other) => {
      const owned = other.phrase.concept === phrase.concept ? undefined : concepts.get(other.phrase.concept)?.words
      return owned !== undefined && !other.places.every(asks) && telling.every((word) => owned.has(word))
    })
  }
  return matches.length > 1 ? matches.filter((match) => !onlyAsks(match)) : matches
}

const saysNothing = (folded: string, language: Language): boolean => isGrammar(folded, language) || isAsking(folded, language)

/** Reads what somebody typed: phrases become concepts, longest first, and words of a concept that are left over belong to it. */
export const readQuery = (reader: Reader, text: string): Query => {
  const { vocabulary } = reader
  const typed = readWords(reader, text)
  const words = typed.map(({ token }) => token ?? silent)
  const matches = withoutAsking(vocabulary, typed, matchPhrases(vocabulary.phrases, words))
  const taken = new Set(matches.flatMap(({ places }) => places))
  const owners = matches.flatMap(({ phrase }) => vocabulary.concepts.get(phrase.concept) ?? [])
  const isOwned = (token: number): boolean => owners.some((concept) => concept.words.has(token))
  const isForeign = matches.some(({ phrase }) => phrase.isForeign)
  const slots: Slot[] = []
  for (const { phrase, places } of matches) {
    if (slots.some(({ tokens }) => tokens[0]?.token === phrase.concept)) continue
    const others = places.length === 1 ? (typed[places[0] ?? 0]?.others ?? []) : []
    slots.push({
      kind: vocabulary.places.has(phrase.concept) ? 'place' : 'concept',
      tokens: [{ token: phrase.concept, share: 1 }, ...others.map((token) => ({ token, share: completedShare }))],
      words: phrase.words,
      written: places.toSorted((one, other) => one - other).flatMap((place) => typed[place]?.written || []),
      isCorrected: places.every((place) => typed[place]?.corrected !== undefined),
    })
  }
  for (const [place, { written, token, others, isAsking: asking, corrected }] of typed.entries()) {
    if (taken.has(place) || (token !== undefined && isOwned(token))) continue
    if (asking && (matches.length > 0 || typed.some(({ isAsking: other }) => !other))) continue
    if (isForeign && saysNothing(foldWord(written), otherLanguage(reader.lexicon.language))) continue
    if (token === undefined || !reader.isHeld(token))
      slots.push({ kind: 'unknown', tokens: [], words: [], written: [written], isCorrected: false })
    else if (!slots.some(({ tokens }) => tokens[0]?.token === token))
      slots.push({
        kind: vocabulary.people.has(token) ? 'person' : 'word',
        tokens: [{ token, share: 1 }, ...others.map((other) => ({ token: other, share: completedShare }))],
        words: [token],
        written: [written],
        isCorrected: corrected !== undefined,
      })
  }
  if (longNumber.test(text) && typed.some(({ isAsking: asking }) => !asking))
    slots.push({ kind: 'unknown', tokens: [], words: [], written: [], isCorrected: false })
  const ofPlaces = new Set(matches.flatMap(({ phrase, places }) => (vocabulary.places.has(phrase.concept) ? places : [])))
  return {
    slots,
    tokens: words.filter((word) => word !== silent),
    beside: typed.flatMap(({ written }, place) => (ofPlaces.has(place) ? [] : [foldWord(written)])),
    text: text.trim(),
    corrected: [...new Set(typed.flatMap(({ corrected }) => corrected ?? []))],
    elsewhere: typed.find(({ elsewhere }) => elsewhere)?.elsewhere,
  }
}
