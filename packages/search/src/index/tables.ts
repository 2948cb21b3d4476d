import type { Ranked } from '../query/rank.ts'
import type { IndexParts } from './index-parts.ts'

/** Tables of numbers for ranking, one for each document. */
export const tablesOf = ({ documents, read, weighed, postings, vocabulary }: IndexParts): Ranked => {
  const byAddress = new Map(documents.map(({ url }, number) => [url, number]))
  const byName = new Map<string, number[]>()
  for (const [number, { passages }] of read.entries())
    for (const { isName, words } of passages) {
      const key = Array.from(words).join()
      if (!isName || key === '') continue
      const known = byName.get(key)
      if (!known) byName.set(key, [number])
      else if (!known.includes(number)) known.push(number)
    }
  return {
    postings,
    vocabulary,
    weights: Float32Array.from(documents, ({ weight }) => weight),
    namedWeights: Float32Array.from(documents, ({ weight, namedWeight }) => namedWeight ?? weight),
    isNamed: (document, token) => weighed[document]?.named.has(token) ?? false,
    numberOf: (url) => byAddress.get(url),
    named: (tokens) => byName.get(tokens.join()) ?? [],
    scores: new Float32Array(documents.length),
    covered: new Float32Array(documents.length),
    slotScores: new Float32Array(documents.length),
    seen: new Uint8Array(documents.length),
  }
}
