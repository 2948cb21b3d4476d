import type { Ranked } from '../query/rank.ts'
import type { IndexParts } from './index-parts.ts'
import { namedDocuments } from './names.ts'

/** Tables of numbers for ranking, one for each document. */
export const tablesOf = ({ documents, read, weighed, postings, vocabulary }: IndexParts): Ranked => {
  const byAddress = new Map(documents.map(({ url }, number) => [url, number]))
  const isNamed = (document: number, token: number): boolean => weighed[document]?.named.has(token) ?? false
  return {
    postings,
    vocabulary,
    weights: Float32Array.from(documents, ({ weight }) => weight),
    namedWeights: Float32Array.from(documents, ({ weight, namedWeight }) => namedWeight ?? weight),
    fullWeights: Float32Array.from(documents, ({ kind, weight }) => (kind === 'location' ? weight : 1)),
    isNamed,
    isHeldBy: (document, token) => weighed[document]?.tokens.includes(token) ?? false,
    numberOf: (url) => byAddress.get(url),
    named: namedDocuments(read, isNamed),
    scores: new Float32Array(documents.length),
    covered: new Float32Array(documents.length),
    held: new Uint32Array(documents.length),
    slotScores: new Float32Array(documents.length),
    seen: new Uint8Array(documents.length),
  }
}
