import type { ReadDocument } from '../documents/read-document.ts'

/** Documents from which on a sentence that all of them say tells none from others: what the law wants to be said, usual hours. */
const leastSaying = 3

/** Sentences that several documents say alike, as JSON texts. */
export const commonSentences = (read: readonly ReadDocument[]): ReadonlySet<string> => {
  const counts = new Map<string, number>()
  for (const { sentences } of read)
    for (const json of new Set(sentences.map((sentence) => sentence.json))) counts.set(json, (counts.get(json) ?? 0) + 1)
  return new Set([...counts].flatMap(([json, count]) => (count >= leastSaying ? [json] : [])))
}
