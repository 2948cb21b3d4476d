import type { SearchDocument, WordGroup } from '../document.ts'
import type { SearchInput } from '../index/index-parts.ts'
import { foldedText } from '../text/words.ts'
import type { SuggestedName } from './suggestions.ts'

const keyOf = (text: string): string => foldedText(text).join(' ')

/** A heading that people ask for by its words is the name of something on the page: `Lockbox`, `Positive pay`. */
const namedHeadings = ({ headings }: SearchDocument, own: readonly WordGroup[]): readonly string[] => {
  const asked = new Set(own.flatMap(({ phrases }) => phrases.map(keyOf)))
  return headings.filter((heading) => asked.has(keyOf(heading)))
}

/** Machines and lists of places: somebody who types their name means one of them, anybody else none. */
const isOneOfMany = ({ kind, location }: SearchDocument): boolean => kind === 'location' && location === undefined

/** Names that are suggested: each document's own, with the phrases that it answers first, what menus call it, and what stands on it by name. */
export const suggestedNames = ({ documents, groups }: SearchInput): readonly SuggestedName[] => {
  const answered = Map.groupBy(groups, ({ answers }) => answers[0])
  return documents.flatMap((document) => {
    const own = answered.get(document.url) ?? []
    return [
      { name: document.name, synonyms: own.flatMap(({ phrases }) => phrases), isOneOfMany: isOneOfMany(document) },
      ...[...document.labels, ...namedHeadings(document, own)].map((name) => ({ name, synonyms: [] })),
    ]
  })
}
