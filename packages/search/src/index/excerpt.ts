import type { Sentence } from '../documents/sentences.ts'

/** What each token counts for in the choice of a sentence; 0 for those that are not marked. */
export type Wanted = { readonly weights: Float32Array; readonly tokens: readonly number[] }

/** Sentences of a document that are looked at for one result. */
const mostSentences = 60

const best = (sentences: readonly Sentence[], { weights, tokens }: Wanted): Sentence | undefined => {
  let found: Sentence | undefined
  let most = 0
  for (let index = 0; index < sentences.length && index < mostSentences; index += 1) {
    const sentence = sentences[index] as Sentence
    let sum = 0
    let seen = 0
    for (let at = 0; at < sentence.words.length; at += 1) {
      const weight = weights[sentence.words[at] as number] as number
      if (weight === 0) continue
      // A word that comes again says no more: each is counted once, by its place among those wanted.
      const bit = 1 << (tokens.indexOf(sentence.words[at] as number) & 31)
      if ((seen & bit) === 0) sum += weight
      seen |= bit
    }
    if (sum > most) [found, most] = [sentence, sum]
  }
  return found
}

/** The sentence that shows best why a document was found, and the places to mark, as the end of its result in JSON. */
export const excerptJson = (sentences: readonly Sentence[], wanted: Wanted): string => {
  const sentence = best(sentences, wanted)
  if (!sentence) return `${sentences[0]?.json ?? '""'},"marks":[]}`
  let marks = ''
  for (let at = 0; at < sentence.words.length; at += 1) {
    if (wanted.weights[sentence.words[at] as number] === 0) continue
    marks += `${marks === '' ? '' : ','}[${sentence.places[2 * at]},${sentence.places[2 * at + 1]}]`
  }
  return `${sentence.json},"marks":[${marks}]}`
}
