import type { SearchDocument } from '../document.ts'
import { foldedText } from '../text/words.ts'

/** Names and addresses of documents that are nearest to what was typed. */
export type Nearest = (typed: string) => readonly Pick<SearchDocument, 'name' | 'url'>[]

export const mostNearest = 5

/** The part of two texts that must be alike. */
const leastAlike = 0.35
/** Kinds whose names are worth showing to somebody who looked for something else. */
const kinds = new Set(['page', 'product', 'question'])

const pairs = (text: string): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const word of foldedText(text)) {
    const padded = ` ${word} `
    for (let at = 0; at < padded.length - 1; at += 1) found.add(padded.slice(at, at + 2))
  }
  return found
}

/** How alike two sets are: 1 when they hold the same, and much of it when one holds the other. */
const alike = (typed: ReadonlySet<string>, name: ReadonlySet<string>): number => {
  let both = 0
  for (const pair of typed) if (name.has(pair)) both += 1
  return both / (0.7 * typed.size + 0.3 * name.size)
}

/** Reads the names that may be offered where nothing was found; they are compared by pairs of letters. */
export const nearestNames = (documents: readonly SearchDocument[]): Nearest => {
  const offered = documents
    .filter(({ kind }) => kinds.has(kind))
    .flatMap((document) => [document.name, ...document.labels].map((name) => ({ document, pairs: pairs(name) })))
  return (typed) => {
    const wanted = pairs(typed.slice(0, 100))
    if (wanted.size === 0) return []
    const best = new Map<SearchDocument, number>()
    for (const { document, pairs: name } of offered) {
      const likeness = alike(wanted, name)
      if (likeness >= leastAlike && likeness > (best.get(document) ?? 0)) best.set(document, likeness)
    }
    return [...best]
      .sort(([, one], [, other]) => other - one)
      .slice(0, mostNearest)
      .map(([{ name, url }]) => ({ name, url }))
  }
}
