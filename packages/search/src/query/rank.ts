import { placeWeight } from '../documents/weigh-document.ts'
import { countOf, type Postings } from '../index/postings.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import type { Query, Slot } from './read-query.ts'

/** What was found: documents by their numbers, in no order, and how good each is. */
export type Ranking = {
  readonly documents: readonly number[]
  readonly scores: readonly number[]
  /** Typed words that no result holds; missing where a result holds all of them. */
  readonly missing?: readonly string[]
}

/** What ranking reads of an index, and the tables in which it adds up. They are empty before and after each search. */
export type Ranked = {
  readonly postings: Postings
  readonly vocabulary: Vocabulary
  readonly weights: Float32Array
  readonly namedWeights: Float32Array
  readonly fullWeights: Float32Array
  readonly isNamed: (document: number, token: number) => boolean
  readonly isHeldBy: (document: number, token: number) => boolean
  readonly numberOf: (url: string) => number | undefined
  /** Documents whose whole name a query is, or the only one of which it is a part. */
  readonly named: (query: Query) => readonly number[]
  readonly scores: Float32Array
  readonly covered: Float32Array
  /** Which slots each document holds, a bit for each. */
  readonly held: Uint32Array
  readonly slotScores: Float32Array
  readonly seen: Uint8Array
}

/** The part of what was asked for that a result must hold: half of it, however sums are rounded. */
const leastCoverage = 0.49
/** Less than that, however sums are rounded. */
const sideCoverage = 0.48
/** The part of a search that a concept must be for its answers to come first. */
const leastPromoted = 0.45
const answerStep = 0.3
const lesserConcept = 0.5
const mentioned = 0.5
/** More than all else together: who types a name means what is called so. */
const wholeName = 4
/** Results that hold only some of the words fill up the first page, and no more. */
const mostPartial = 10
/** Further words of a phrase beside the one that tells most. */
const furtherWords = 0.5
/** What each word of a phrase beyond its first adds. */
const lengthBonus = 0.2
const leastOfName = 5
/** Words beside a concept tell less: one that no phrase and one that no document holds. */
const besideConcept = 0.3
const unknownBesideConcept = 0.3
const leastRarity = 0.2

const isName = (kind: Slot['kind']): boolean => kind === 'place' || kind === 'person'

const conceptRarity = (words: readonly number[], { specificity }: Vocabulary): number => {
  const each = words.map(specificity)
  const most = Math.max(...each)
  const sum = each.reduce((added, one) => added + one, 0)
  return (most + furtherWords * (sum - most)) * (1 + lengthBonus * (words.length - 1))
}

/** Pages that may hold a word that carries others. */
const mostOfRare = 3

const isRare = (postings: Postings, { kind, tokens }: Slot): boolean =>
  (kind === 'word' || kind === 'person') && tokens.length > 0 && countOf(postings, tokens[0]?.token ?? 0) <= mostOfRare

/** How much each slot tells of what is meant. Words of documents count by how few hold them, words of phrases by how few groups do. */
const raritiesOf = ({ postings, vocabulary, weights }: Ranked, slots: readonly Slot[]): readonly number[] => {
  const hasConcept = slots.some(({ kind }) => kind === 'concept')
  const rarities = slots.map(({ tokens, kind, words }) => {
    if (isName(kind)) return 0
    if (kind === 'concept') return Math.max(leastRarity, conceptRarity(words, vocabulary))
    const count = tokens.length === 0 ? 0 : countOf(postings, tokens[0]?.token ?? 0)
    const rarity = Math.max(leastRarity, Math.log((weights.length + 1) / (count + 0.5)))
    if (!hasConcept) return rarity
    return rarity * (kind === 'unknown' ? unknownBesideConcept : besideConcept)
  })
  // A word that hardly any page holds carries another that none does, as a first name carries a family name.
  const mostKnown = Math.max(0, ...slots.map((slot, at) => (isRare(postings, slot) ? (rarities[at] ?? 0) : 0)))
  // Whoever names a place or a person means it: all else together is not worth more.
  const others = rarities.reduce((sum, rarity) => sum + rarity, 0)
  const ofName = Math.max(leastOfName, others)
  return slots.map(({ kind }, at) => {
    if (isName(kind)) return ofName
    const rarity = rarities[at] ?? 0
    return kind === 'unknown' && mostKnown > 0 ? Math.min(rarity, mostKnown) : rarity
  })
}

/** Slots that all together do not make a result, the least telling ones, as bits: what holds only these need not be looked at. */
const sideSlots = (rarities: readonly number[], total: number): number => {
  let bits = 0
  let sum = 0
  const least = rarities.map((_rarity, at) => at).sort((one, other) => (rarities[one] as number) - (rarities[other] as number))
  for (const at of least) {
    sum += rarities[at] as number
    if (sum >= sideCoverage * total) break
    bits |= 1 << at
  }
  return bits
}

/** Adds up what each document holds of the slots, of those that hold more than side slots or are in `also`; says which these are. */
const addUp = (
  index: Ranked,
  slots: readonly Slot[],
  rarities: readonly number[],
  side: number,
  also: ReadonlyMap<number, number>,
): number[] => {
  const { postings, scores, covered, held, slotScores, seen } = index
  const touched: number[] = []
  const touch = (document: number): void => {
    if (seen[document] !== 0) return
    seen[document] = 1
    touched.push(document)
  }
  if (side !== 0) {
    for (const document of also.keys()) touch(document)
    for (let at = 0; at < slots.length; at += 1)
      if ((side & (1 << at)) === 0)
        for (const { token } of (slots[at] as Slot).tokens) {
          const end = postings.starts[token + 1] ?? 0
          for (let place = postings.starts[token] ?? 0; place < end; place += 1) touch(postings.documents[place] as number)
        }
  }
  const add = (document: number, score: number, at: number, kind: Slot['kind']): void => {
    const rarity = rarities[at] as number
    scores[document] = (scores[document] as number) + rarity * score
    // Who only speaks of a place does not lie there.
    covered[document] = (covered[document] as number) + rarity * (kind !== 'place' || score === 1 ? 1 : mentioned)
    held[document] = (held[document] as number) | (1 << at)
  }
  for (let at = 0; at < slots.length; at += 1) {
    const { tokens, kind } = slots[at] as Slot
    const own: number[] = []
    for (const { token, share } of tokens) {
      const most = postings.most[token] ?? 1
      const end = postings.starts[token + 1] ?? 0
      for (let place = postings.starts[token] ?? 0; place < end; place += 1) {
        const document = postings.documents[place] as number
        if (side === 0) touch(document)
        else if (seen[document] === 0) continue
        const weight = postings.weights[place] as number
        const score = Math.fround((kind === 'place' && weight >= placeWeight ? 1 : weight / most) * share)
        // Most slots have one token: nothing is to be compared.
        if (tokens.length === 1) add(document, score, at, kind)
        else {
          if (slotScores[document] === 0) own.push(document)
          if (score > (slotScores[document] as number)) slotScores[document] = score
        }
      }
    }
    for (const document of own) {
      add(document, slotScores[document] as number, at, kind)
      slotScores[document] = 0
    }
  }
  return touched
}

/** What the answers of the concept that is most of the search gain, by document; those of a lesser one gain less. */
const promoted = (index: Ranked, slots: readonly Slot[], rarities: readonly number[], total: number): ReadonlyMap<number, number> => {
  const gains = new Map<number, number>()
  if (slots.some(({ kind }) => isName(kind))) return gains
  const most = Math.max(...slots.map(({ kind }, at) => (kind === 'concept' ? (rarities[at] ?? 0) : 0)))
  for (const [at, { tokens, kind }] of slots.entries()) {
    const rarity = rarities[at] ?? 0
    const share = (rarity / total) * (rarity === most ? 1 : lesserConcept)
    const concept = kind === 'concept' ? index.vocabulary.concepts.get(tokens[0]?.token ?? 0) : undefined
    if (!concept || rarity / total < leastPromoted * (rarity === most ? 1 : 0.6)) continue
    for (const [rank, url] of concept.answers.entries()) {
      const document = index.numberOf(url)
      if (document !== undefined) gains.set(document, Math.max(gains.get(document) ?? 0, share * (1 - answerStep * rank)))
    }
  }
  return gains
}

/** Whether most of a search asks for something that nothing answers: word groups say so by having no answers. */
const isUnanswered = ({ vocabulary }: Ranked, slots: readonly Slot[], rarities: readonly number[], total: number): boolean =>
  slots.some(({ tokens, kind }, at) => {
    if (kind !== 'concept' || (rarities[at] ?? 0) / total < leastPromoted) return false
    return vocabulary.concepts.get(tokens[0]?.token ?? 0)?.answers.length === 0
  })

export const nothingFound: Ranking = { documents: [], scores: [] }

const wordsOf = (slots: readonly Slot[]): number => slots.reduce((sum, { written }) => sum + written.length, 0)

/** Whether more of a search is not understood than is. */
const isMostlyUnknown = (slots: readonly Slot[]): boolean => {
  const unknown = slots.filter(({ kind }) => kind === 'unknown')
  return unknown.length > 0 && 2 * wordsOf(unknown) > wordsOf(slots)
}

/** Keeps what holds all slots, and of what does not the best few. `held` has the slots of each. */
const withoutFlood = (ranking: Ranking, held: readonly number[], slots: readonly Slot[]): Ranking => {
  const all = (1 << slots.length) - 1
  if (!held.some((bits) => bits !== all)) return ranking
  const top = ranking.documents.length > mostPartial ? new Set(best(ranking, mostPartial)) : undefined
  const documents: number[] = []
  const scores: number[] = []
  let together = 0
  for (let at = 0; at < held.length; at += 1) {
    const bits = held[at] as number
    const document = ranking.documents[at] as number
    if (top && bits !== all && !top.has(document)) continue
    documents.push(document)
    scores.push(ranking.scores[at] as number)
    together |= bits
  }
  if (documents.length === 0 || held.includes(all)) return { documents, scores }
  return { documents, scores, missing: slots.flatMap(({ written }, at) => (together & (1 << at) ? [] : written)) }
}

/** Ranks the documents that hold enough of what was asked for. */
export const rank = (index: Ranked, query: Query): Ranking => {
  const { slots } = query
  const { scores, covered, held, seen } = index
  const whole = index.named(query)
  const rarities = raritiesOf(index, slots)
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0)
  if (whole.length === 0 && (isMostlyUnknown(slots) || isUnanswered(index, slots, rarities, total))) return nothingFound
  const gains = promoted(index, slots, rarities, total)
  const side = slots.length > 1 && whole.length === 0 ? sideSlots(rarities, total) : 0
  const touched = addUp(index, slots, rarities, side, gains)
  for (const document of whole) if (seen[document] === 0) touched.push(document)
  const documents: number[] = []
  const found: number[] = []
  const holding: number[] = []
  for (const document of touched) {
    const coverage = (covered[document] as number) / total
    const gain = gains.size === 0 ? 0 : (gains.get(document) ?? 0)
    const isWhole = whole.length > 0 && whole.includes(document)
    if (coverage >= leastCoverage || gain > 0 || isWhole) {
      const weight = weightOf(index, document, slots, held[document] === (1 << slots.length) - 1)
      const base = ((scores[document] as number) / total) * coverage * coverage * weight
      documents.push(document)
      found.push(base + gain + (isWhole ? wholeName : 0))
      holding.push(isWhole ? (1 << slots.length) - 1 : (held[document] as number))
    }
    scores[document] = 0
    covered[document] = 0
    held[document] = 0
    seen[document] = 0
  }
  return withoutFlood({ documents, scores: found }, holding, slots)
}

/** How likely a document is meant: in full where its name holds all that was asked for, unless it is one of many places. */
const weightOf = (index: Ranked, document: number, slots: readonly Slot[], hasAll: boolean): number => {
  const weight = index.weights[document] as number
  const full = index.fullWeights[document] as number
  if (
    slots.length > 1 &&
    weight < full &&
    hasAll &&
    slots.every(({ tokens }) => tokens.some(({ token }) => index.isNamed(document, token)))
  )
    return full
  const named = index.namedWeights[document] as number
  return named !== weight && slots.some((slot) => isNamedBy(index, document, slot)) ? named : weight
}

const isNamedBy = (index: Ranked, document: number, { kind, tokens }: Slot): boolean =>
  kind !== 'place' && tokens.some(({ token }) => index.isNamed(document, token))

/** The best of what was found, best first; of equally good ones, those that stand first. */
export const best = ({ documents, scores }: Ranking, count: number): readonly number[] => {
  const chosen: number[] = []
  const isBefore = (one: number, other: number): boolean => {
    const more = (scores[one] as number) - (scores[other] as number)
    return more > 0 || (more === 0 && (documents[one] as number) < (documents[other] as number))
  }
  for (let at = 0; at < documents.length; at += 1) {
    let place = Math.min(chosen.length, count - 1)
    if (chosen.length === count && isBefore(chosen[place] as number, at)) continue
    for (; place > 0 && isBefore(at, chosen[place - 1] as number); place -= 1) chosen[place] = chosen[place - 1] as number
    chosen[place] = at
  }
  return chosen.map((place) => documents[place] as number)
}
