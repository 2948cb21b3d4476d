import type { WeighedDocument } from '../documents/weigh-document.ts'

/** Which documents hold a token and what it weighs in each, for all tokens in a row. */
export type Postings = {
  /** Where the documents of a token start; those of the last one end at the last number. */
  readonly starts: Uint32Array
  readonly documents: Uint32Array
  readonly weights: Float32Array
  /** Which of its first sentences hold the token, as bits: two numbers for each document. */
  readonly sentences: Uint32Array
  /** The most that each token weighs anywhere. */
  readonly most: Float32Array
}

/** Lets others have their turn. */
export type Pause = () => Promise<void>

/** Documents that are looked at in one turn. */
const atOnce = 500

/** Puts the tokens of documents in a row. */
export const createPostings = async (documents: readonly WeighedDocument[], tokens: number, pause: Pause): Promise<Postings> => {
  const starts = new Uint32Array(tokens + 1)
  for (const [index, document] of documents.entries()) {
    if (index % atOnce === atOnce - 1) await pause()
    for (const token of document.tokens) starts[token + 1] = (starts[token + 1] ?? 0) + 1
  }
  for (let token = 0; token < tokens; token += 1) starts[token + 1] = (starts[token + 1] ?? 0) + (starts[token] ?? 0)
  const all = starts[tokens] ?? 0
  const postings = {
    starts,
    documents: new Uint32Array(all),
    weights: new Float32Array(all),
    sentences: new Uint32Array(2 * all),
    most: new Float32Array(tokens),
  }
  const next = starts.slice()
  for (const [index, document] of documents.entries()) {
    if (index % atOnce === atOnce - 1) await pause()
    for (let at = 0; at < document.tokens.length; at += 1) {
      const token = document.tokens[at] ?? 0
      const weight = document.weights[at] ?? 0
      const place = next[token] ?? 0
      postings.documents[place] = index
      postings.weights[place] = weight
      postings.sentences[2 * place] = document.sentences[2 * at] as number
      postings.sentences[2 * place + 1] = document.sentences[2 * at + 1] as number
      next[token] = place + 1
      if (weight > (postings.most[token] ?? 0)) postings.most[token] = weight
    }
  }
  return postings
}

/** How many documents hold a token. */
export const countOf = ({ starts }: Postings, token: number): number => (starts[token + 1] ?? 0) - (starts[token] ?? 0)
