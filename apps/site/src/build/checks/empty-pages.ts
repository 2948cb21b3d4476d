import { describeProblem } from '@bank/content/records/problem.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { addressesOf } from '../../page-data/addresses.ts'
import type { BuiltPage } from '../facts/built-site.ts'

type Pages = Snapshot['records']['pages']

/** The record of each address of a content page. */
const recordsByAddress = (records: Pages): ReadonlyMap<string, string> =>
  new Map(
    records.flatMap(({ id, uri, englishOnly }) =>
      (uri ? addressesOf(uri, englishOnly ?? false) : []).map(({ path }) => [path, id] as const),
    ),
  )

/**
 * What must not be published because it says nothing: a site without pages, or pages without a word in their main part.
 * Content that was lost on the way must not replace a page that had some. Returns one line for each, which begins with the record of a content page.
 */
export const emptyPages = (pages: readonly BuiltPage[], records: Pages): readonly string[] => {
  if (pages.length === 0) return ['there are no pages at all']
  const empty = pages.filter(({ facts }) => !facts.saysSomething)
  if (empty.length === 0) return []
  const known = recordsByAddress(records)
  return empty.map(({ path }) => {
    const record = known.get(path)
    const message = `${path} says nothing: there is no word in its main part`
    return record === undefined ? message : describeProblem({ source: 'pages', record, field: ['blocks'], value: undefined, message })
  })
}
