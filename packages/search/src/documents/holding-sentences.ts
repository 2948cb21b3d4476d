import type { Sentence } from './sentences.ts'

/** Sentences of a document that are looked at for one result, less than two numbers have bits. */
export const mostShown = 60

/** Which of the first sentences of a document hold each of some words, as bits: two numbers for each word. */
export const holdingSentences = (sentences: readonly Sentence[], words: readonly number[]): Uint32Array => {
  const places = new Map(words.map((word, place) => [word, place]))
  const held = new Uint32Array(2 * words.length)
  for (const [number, sentence] of sentences.slice(0, mostShown).entries())
    for (const word of sentence.words) {
      const place = places.get(word)
      if (place === undefined) continue
      const at = 2 * place + (number >> 5)
      held[at] = (held[at] as number) | (1 << (number & 31))
    }
  return held
}
