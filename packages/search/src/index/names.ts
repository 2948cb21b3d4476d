import type { DocumentKind } from '../document.ts'
import type { ReadDocument } from '../documents/read-document.ts'
import type { Query } from '../query/read-query.ts'

/** Kinds whose names are names of their own. A page’s or a question’s is a sentence, and a part of it may mean many things. */
const namedKinds: ReadonlySet<DocumentKind> = new Set(['product', 'person', 'event'])

/** Words of the shortest part of a name that stands for it. */
const leastPart = 2

/** Documents by the words of their names. */
const byWholeName = (read: readonly ReadDocument[]): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>()
  for (const [number, { passages }] of read.entries())
    for (const { isName, words } of passages) {
      if (!isName || words.length === 0) continue
      const key = Array.from(words).join()
      const known = found.get(key)
      if (!known) found.set(key, [number])
      else if (known.at(-1) !== number) known.push(number)
    }
  return found
}

/** Documents by parts of their names: words that follow each other. A part of several names stands for none of them. */
const byPart = (read: readonly ReadDocument[]): ReadonlyMap<string, number | undefined> => {
  const found = new Map<string, number | undefined>()
  for (const [number, { passages }] of read.entries())
    for (const { isName, words } of passages) {
      if (!isName) continue
      for (let start = 0; start <= words.length - leastPart; start += 1)
        for (let end = start + leastPart; end <= words.length; end += 1) {
          const key = Array.from(words).slice(start, end).join()
          found.set(key, found.has(key) && found.get(key) !== number ? undefined : number)
        }
    }
  return found
}

/**
 * Finds the documents that are called as a query says, those written just so before all others; else people whose first and family name it holds, or the
 * one document of whose name it is a part.
 */
export const namedDocuments = (
  read: readonly ReadDocument[],
  isNamed: (document: number, token: number) => boolean,
): ((query: Query) => readonly number[]) => {
  const whole = byWholeName(read)
  const parts = byPart(read)
  const people = read.flatMap(({ document }, number) => (document.kind === 'person' ? [number] : []))
  return ({ tokens, text, slots }) => {
    if (slots.some(({ kind }) => kind === 'unknown')) return []
    const key = tokens.join()
    const called = whole.get(key)
    if (called) {
      const written = called.filter((number) => read[number]?.document.name === text)
      return written.length > 0 ? written : called
    }
    const named = slots.flatMap(({ kind, words }) => (kind === 'person' ? words : []))
    if (named.length >= leastPart) return people.filter((number) => named.every((word) => isNamed(number, word)))
    const part = parts.get(key)
    return part !== undefined && namedKinds.has(read[part]?.document.kind ?? 'page') ? [part] : []
  }
}
