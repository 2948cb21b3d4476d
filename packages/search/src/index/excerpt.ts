import { mostShown } from '../documents/holding-sentences.ts'
import type { ReadDocument } from '../documents/read-document.ts'
import { commonSentences } from './common-sentences.ts'
import type { Postings } from './postings.ts'

/** Tokens that are marked, each with the number of what it was asked with; and by their numbers, whether they are. */
export type Wanted = { readonly tokens: readonly number[]; readonly askedWith: readonly number[]; readonly isWanted: Uint8Array }

/** Writes results as the items of a JSON list (`utf8Json`): documents by their numbers, `mostResults` at most. */
type WriteResults = (documents: readonly number[], wanted: Wanted) => string

/** Things that were asked for, and results, that there is room for; of more things some share theirs. */
const room = 32
const mostResults = 10

/** Which of its first sentences other documents say as well, as bits: two numbers for each document. */
const saidElsewhere = (read: readonly ReadDocument[]): Uint32Array => {
  const common = commonSentences(read)
  const bits = new Uint32Array(2 * read.length)
  for (const [document, { sentences }] of read.entries())
    for (const [number, { json }] of sentences.slice(0, mostShown).entries())
      if (common.has(json)) bits[2 * document + (number >> 5)] = (bits[2 * document + (number >> 5)] as number) | (1 << (number & 31))
  return bits
}

/** The sentence of a result that shows best why it was found, and the places to mark, as the end of its JSON. */
const excerptJson = ({ sentences }: ReadDocument, best: number, { isWanted }: Wanted): string => {
  const sentence = sentences[best]
  if (!sentence) return `${sentences[0]?.json ?? '""'},"marks":[]}`
  const { json, words, places } = sentence
  let marks = ''
  for (let at = 0; at < words.length; at += 1) {
    if (isWanted[words[at] as number] !== 1) continue
    marks += `${marks === '' ? '' : ','}[${places[2 * at]},${places[2 * at + 1]}]`
  }
  return `${json},"marks":[${marks}]}`
}

/** Results with their sentences. The tables in which it looks for them are empty before and after each call. */
export const createResults = (read: readonly ReadDocument[], postings: Postings): WriteResults => {
  const common = saidElsewhere(read)
  /** By document, its place among the results and one more; none where it is no result. */
  const placeOf = new Uint8Array(read.length)
  /** For each result and each thing that was asked for, the sentences that hold it, as bits. */
  const held = new Uint32Array(2 * room * mostResults)
  /** How many of the things that were asked for each sentence of one result holds. */
  const counts = new Uint8Array(mostShown)

  /** Fills `held`; says how many of its numbers are in use for each result. */
  const collect = ({ tokens, askedWith }: Wanted): number => {
    let used = 0
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at] as number
      const own = 2 * ((askedWith[at] as number) % room)
      const end = postings.starts[token + 1] ?? 0
      for (let place = postings.starts[token] ?? 0; place < end; place += 1) {
        const result = placeOf[postings.documents[place] as number] as number
        if (result === 0) continue
        const into = 2 * room * (result - 1) + own
        held[into] = (held[into] as number) | (postings.sentences[2 * place] as number)
        held[into + 1] = (held[into + 1] as number) | (postings.sentences[2 * place + 1] as number)
        used = Math.max(used, own + 2)
      }
    }
    return used
  }

  /**
   * The sentence of a result that holds most of what was asked for, the first of several, and one that other documents do not say as well before one
   * that they do; -1 where none holds any.
   */
  const bestSentence = (document: number, first: number, used: number): number => {
    let last = -1
    for (let own = 0; own < used; own += 1) {
      for (let left = held[first + own] as number; left !== 0; left &= left - 1) {
        const sentence = 32 * (own % 2) + 31 - Math.clz32(left & -left)
        counts[sentence] = (counts[sentence] as number) + 1
        if (sentence > last) last = sentence
      }
      held[first + own] = 0
    }
    let found = -1
    let most = 0
    for (let sentence = 0; sentence <= last; sentence += 1) {
      const count = counts[sentence] as number
      counts[sentence] = 0
      if (count <= most) continue
      const isCommon = (((common[2 * document + (sentence >> 5)] as number) >>> (sentence & 31)) & 1) === 1
      const worth = isCommon ? count / room : count
      if (worth <= most) continue
      found = sentence
      most = worth
    }
    return found
  }

  return (documents, wanted) => {
    for (let at = 0; at < documents.length; at += 1) placeOf[documents[at] as number] = at + 1
    const used = collect(wanted)
    let data = ''
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at] as number
      placeOf[document] = 0
      const own = read[document] as ReadDocument
      data += `${data === '' ? '' : ','}${own.json}${excerptJson(own, bestSentence(document, 2 * room * at, used), wanted)}`
    }
    return data
  }
}
