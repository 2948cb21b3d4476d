import { siteReleaseKind } from '@bank/content/store/labels/site-release.ts'
import type { ListedRelease } from '../publisher/publisher-endpoints.ts'

type Changes = Pick<ListedRelease, 'changes' | 'changed' | 'isHeld' | 'isAhead'>

/** A record as a change names it. */
export type ChangedRecord = { readonly slug: string; readonly id: string }

/** So many pages of a release are named at once. */
export const mostNamed = 5

export const keyOf = ({ slug, id }: ChangedRecord): string => `${slug}/${id}`

const recordsOf = ({ changes }: Pick<Changes, 'changes'>): readonly ChangedRecord[] =>
  changes.flatMap(({ kind, record }) => (kind === siteReleaseKind ? [] : [{ slug: kind, id: record }]))

/** The records whose pages are asked for: those of releases with more pages than are named at once. */
export const recordsToAsk = (releases: readonly Changes[]): readonly ChangedRecord[] => {
  const asked = releases.filter(({ changed = [], isHeld, isAhead }) => changed.length > mostNamed && !isHeld && !isAhead)
  return [...new Map(asked.flatMap(recordsOf).map((record) => [keyOf(record), record])).values()]
}

/** The pages that changed with a release, those of the records that were changed first: lists and maps of the site change with most releases. */
export const changedPages = (
  { changes, changed = [] }: Pick<Changes, 'changes' | 'changed'>,
  pagesOf: ReadonlyMap<string, readonly string[]>,
): readonly string[] => {
  const own = recordsOf({ changes }).flatMap((record) => pagesOf.get(keyOf(record)) ?? [])
  return [...new Set([...own.filter((path) => changed.includes(path)), ...changed])]
}
