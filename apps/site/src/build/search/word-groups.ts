import { describeProblem } from '@bank/content/records/problem.ts'
import type { Content } from '@bank/content/snapshot/read-content.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { splitPrefix } from '@bank/rules/links/language-prefix.ts'
import type { SearchDocument, WordGroup } from '@bank/search/document.ts'
import { phrasesIn } from '@bank/search/words/check-phrases.ts'

/** Word groups of one language with the addresses of documents that answer them, and what they are called in the other one. */
export const wordGroups = ({ records }: Content, other: Content, documents: readonly SearchDocument[]): readonly WordGroup[] => {
  const foreign = new Map(other.records['search-words'].map(({ id, phrases }) => [id, phrases && !phrases.lang ? phrases.text : '']))
  const addresses = new Map(documents.map(({ url }) => [splitPrefix(url).rest, url]))
  const known = (rows: readonly { readonly address?: string | undefined }[] | undefined): readonly string[] =>
    (rows ?? []).flatMap(({ address }) => addresses.get(address ?? '') ?? [])
  return records['search-words'].flatMap(({ id, phrases, answers, instead, shortAnswer }): readonly WordGroup[] => {
    if (!phrases || phrases.lang) return []
    return [
      {
        id,
        phrases: phrasesIn(phrases.text),
        foreign: phrasesIn(foreign.get(id) ?? ''),
        answers: known(answers),
        instead: known(instead),
        ...(shortAnswer && { shortAnswer }),
      },
    ]
  })
}

/**
 * Answers of search words that the search of no language knows, as lines for the people who wrote them. What a page would say that could not be made nobody
 * can tell: `unmade` are addresses of such.
 */
export const deadAnswers = (
  { records }: Pick<Snapshot, 'records'>,
  documents: Readonly<Record<Language, readonly Pick<SearchDocument, 'url'>[]>>,
  unmade: readonly string[] = [],
): readonly string[] => {
  const untold = new Set(unmade.map((address) => splitPrefix(address).rest))
  const known = new Set(Object.values(documents).flatMap((own) => own.map(({ url }) => splitPrefix(url).rest)))
  return records['search-words'].flatMap(({ id, answers, instead }) =>
    Object.entries({ answers, instead }).flatMap(([field, rows]) =>
      (rows ?? []).flatMap(({ address = '' }, row) =>
        known.has(address) || untold.has(address.replace(/#.*/, ''))
          ? []
          : [
              describeProblem({
                source: 'search-words',
                record: id,
                field: [field, row, 'address'],
                value: address,
                message: 'leads to nothing that the search knows',
              }),
            ],
      ),
    ),
  )
}
