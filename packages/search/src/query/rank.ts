import { countOf, type Postings } from '../index/postings.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import type { Query, Slot } from './read-query.ts'

/** What was found: documents by their numbers, best first, and how good each is. */
export type Ranking = { readonly documents: Uint32Array; readonly scores: Float32Array }

/** What ranking reads of an index, and the tables in which it adds up. They are empty before and after each search. */
export type Ranked = {
  readonly postings: Postings
  readonly vocabulary: Vocabulary
  readonly weights: Float32Array
  readonly namedWeights: Float32Array
  readonly isNamed: (document: number, token: number) => boolean
  readonly numberOf: (url: string) => number | undefined
  /** Documents whose whole name is these tokens. */
  readonly named: (tokens: readonly number[]) => readonly number[]
  readonly scores: Float32Array
  readonly covered: Float32Array
  readonly slotScores: Float32Array
  readonly seen: Uint8Array
}

/** The part of what was asked for that a result must hold, by how rare its words are. */
const leastCoverage = 0.5
/** What each word of a phrase beyond its first adds to how rare it is. */
const phraseBonus = 0.3
/** An unknown word beside a phrase of several words says less than one beside nothing. */
const unknownBesidePhrase = 0.4
/** The part of a search that a concept must be for its answers to come first. */
const leastPromoted = 0.45
const answerStep = 0.1
const wholeName = 0.9

/** How much a slot tells, by how few documents hold it. */
export const rarityOf = ({ tokens, kind, words }: Slot, documents: number, postings: Postings, hasPhrase: boolean): number => {
  const count = tokens.length === 0 ? 0 : countOf(postings, tokens[0]?.token ?? 0)
  const rarity = Math.max(0.2, Math.log((documents + 1) / (count + 0.5)))
  if (kind === 'unknown') return hasPhrase ? rarity * unknownBesidePhrase : rarity
  return rarity * (1 + phraseBonus * (words - 1))
}

/** Adds up what each document holds of the slots; says which documents hold any. */
const addUp = (index: Ranked, slots: readonly Slot[], rarities: readonly number[]): number[] => {
  const { postings, scores, covered, slotScores, seen } = index
  const touched: number[] = []
  for (const [at, { tokens }] of slots.entries()) {
    const rarity = rarities[at] ?? 0
    const own: number[] = []
    for (const { token, share } of tokens) {
      const most = postings.most[token] ?? 1
      for (let place = postings.starts[token] ?? 0; place < (postings.starts[token + 1] ?? 0); place += 1) {
        const document = postings.documents[place] as number
        const score = ((postings.weights[place] as number) / most) * share
        if (slotScores[document] === 0) own.push(document)
        if (score > (slotScores[document] as number)) slotScores[document] = score
      }
    }
    for (const document of own) {
      if (seen[document] === 0) {
        seen[document] = 1
        touched.push(document)
      }
      scores[document] = (scores[document] as number) + rarity * (slotScores[document] as number)
      covered[document] = (covered[document] as number) + rarity
      slotScores[document] = 0
    }
  }
  return touched
}

/** What the answers of a concept that is most of the search gain, by document. */
const promoted = (index: Ranked, slots: readonly Slot[], rarities: readonly number[], total: number): ReadonlyMap<number, number> => {
  const gains = new Map<number, number>()
  if (slots.some(({ kind }) => kind === 'place')) return gains
  for (const [at, { tokens, kind }] of slots.entries()) {
    const share = (rarities[at] ?? 0) / total
    const concept = kind === 'concept' ? index.vocabulary.concepts.get(tokens[0]?.token ?? 0) : undefined
    if (!concept || share < leastPromoted) continue
    for (const [rank, url] of concept.answers.entries()) {
      const document = index.numberOf(url)
      if (document !== undefined) gains.set(document, Math.max(gains.get(document) ?? 0, share * (1 - answerStep * rank)))
    }
  }
  return gains
}

/** Ranks the documents that hold enough of what was asked for. */
export const rank = (index: Ranked, { slots, tokens }: Query, least = leastCoverage): Ranking => {
  const { postings, scores, covered, seen, weights, namedWeights } = index
  const hasPhrase = slots.some(({ kind, words }) => kind === 'concept' && words > 1)
  const rarities = slots.map((slot) => rarityOf(slot, weights.length, postings, hasPhrase))
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0)
  const touched = addUp(index, slots, rarities)
  const gains = promoted(index, slots, rarities, total)
  const whole = index.named(tokens)
  const found: number[] = []
  for (const document of touched) {
    const coverage = (covered[document] as number) / total
    if (coverage >= least || gains.has(document)) {
      const isNamed =
        namedWeights[document] !== weights[document] && slots.some((slot) => slot.kind !== 'place' && slot.tokens.some(({ token }) => index.isNamed(document, token)))
      const weight = (isNamed ? namedWeights : weights)[document] as number
      const base = ((scores[document] as number) / total) * coverage * coverage * weight
      scores[document] = base + (gains.get(document) ?? 0) + (whole.includes(document) ? wholeName : 0)
      found.push(document)
    } else scores[document] = 0
    covered[document] = 0
    seen[document] = 0
  }
  found.sort((one, other) => (scores[other] as number) - (scores[one] as number) || one - other)
  const ranking = { documents: Uint32Array.from(found), scores: Float32Array.from(found, (document) => scores[document] as number) }
  for (const document of found) scores[document] = 0
  return ranking
}
