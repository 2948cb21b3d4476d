import { mostShown } from '../documents/holding-sentences.ts'
import type { Sentence } from '../documents/sentences.ts'
import { type Postings, placeOf } from './postings.ts'

/** Tokens that are marked, each with the number of what it was asked with; and by their numbers, whether they are. */
export type Wanted = { readonly tokens: readonly number[]; readonly askedWith: readonly number[]; readonly isWanted: Uint8Array }

/** Sentences that hold a wanted token, as bits; of more things than there is room for, some share theirs. Empty before and after each choice. */
const room = 32
const held = new Uint32Array(2 * room)
/** How many of the things that were asked for each sentence of a document holds. */
const counts = new Uint8Array(mostShown)

/**
 * The sentence of a document that holds most of what was asked for, the first of several, and one that other documents do not say as well before one
 * that they do; -1 where none holds any.
 */
const best = (
  postings: Postings,
  document: number,
  { tokens, askedWith }: Wanted,
  isSaidElsewhere: (sentence: number) => boolean,
): number => {
  let used = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const place = placeOf(postings, tokens[at] as number, document)
    if (place < 0) continue
    const own = 2 * ((askedWith[at] as number) % room)
    held[own] = (held[own] as number) | (postings.sentences[2 * place] as number)
    held[own + 1] = (held[own + 1] as number) | (postings.sentences[2 * place + 1] as number)
    used = Math.max(used, own + 2)
  }
  let last = -1
  for (let own = 0; own < used; own += 1) {
    for (let left = held[own] as number; left !== 0; left &= left - 1) {
      const sentence = 32 * (own % 2) + 31 - Math.clz32(left & -left)
      counts[sentence] = (counts[sentence] as number) + 1
      if (sentence > last) last = sentence
    }
    held[own] = 0
  }
  let found = -1
  let most = 0
  for (let sentence = 0; sentence <= last; sentence += 1) {
    const count = counts[sentence] as number
    if (count <= most) continue
    const worth = isSaidElsewhere(sentence) ? count / room : count
    if (worth <= most) continue
    found = sentence
    most = worth
  }
  counts.fill(0)
  return found
}

/** The sentence that shows best why a document was found, and the places to mark, as the end of its result in JSON. */
export const excerptJson = (
  postings: Postings,
  document: number,
  sentences: readonly Sentence[],
  wanted: Wanted,
  common: ReadonlySet<string>,
): string => {
  const sentence = sentences[best(postings, document, wanted, (number) => common.has(sentences[number]?.json ?? ''))]
  if (!sentence) return `${sentences[0]?.json ?? '""'},"marks":[]}`
  const { json, words, places } = sentence
  let marks = ''
  for (let at = 0; at < words.length; at += 1) {
    if (wanted.isWanted[words[at] as number] !== 1) continue
    marks += `${marks === '' ? '' : ','}[${places[2 * at]},${places[2 * at + 1]}]`
  }
  return `${json},"marks":[${marks}]}`
}
