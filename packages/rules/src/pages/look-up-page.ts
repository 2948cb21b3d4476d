import { comparablePath } from '../links/comparable-path.ts'

/** What a page record must say for the lookup. Only `false` is unapproved: records are approved unless somebody says otherwise. */
export type LookedUpPage = {
  readonly uri?: string | undefined
  readonly approved?: boolean | undefined
  readonly deleted?: boolean | undefined
  readonly archived?: boolean | undefined
}

/** The page that stands in for addresses without one; it has no address, and never counts as a page of the bank's own (D-FOOT-1). */
export const notFoundPage = '/404/'

/** A path in the form that records keep it in: compared as paths are, without the language. */
const uriOf = (path: string): string => comparablePath(path).replace(/^\/(?:en|es)\//, '/')

/** Whether the public may see a page: approved, not deleted, not archived (FOOT-16, D-FOOT-2). */
export const isPublicPage = ({ approved, deleted, archived }: LookedUpPage): boolean => approved !== false && !deleted && !archived

/**
 * Looks pages up by path among the rows of a lookup, whichever row it is (FOOT-16, FOOT-17). Language, query, anchor and a missing
 * closing slash make no difference; `/` is the home page (D-FOOT-6). Nothing for a page not found. The rows are read once.
 */
export const pageLookup = <Page extends LookedUpPage>(rows: readonly Page[]): ((path: string) => Page | undefined) => {
  const byUri = new Map<string, Page>()
  for (const row of rows) {
    if (row.uri === undefined || !isPublicPage(row)) continue
    const uri = uriOf(row.uri)
    if (uri !== notFoundPage && !byUri.has(uri)) byUri.set(uri, row)
  }
  return (path) => byUri.get(uriOf(path))
}
