import type { Preview as Shown } from '@bank/content/export/preview.ts'
import { ContentError } from '@bank/content/records/problem.ts'
import { BuildError } from '@bank/site/build/build-error.ts'
import type { Preview } from '@bank/site/build/preview-of.ts'
import type { RecordName } from '@bank/site/build/shown-records.ts'
import { type NamedProblem, namedProblems } from '../named-problems.ts'

/** What stands between a record, as it is being written, and the site. */
export type Findings = {
  /** What publishing would refuse, in its own words. */
  readonly toMend: readonly NamedProblem[]
  /** What would be published and should be looked at again, one line each. */
  readonly toLookAt: readonly string[]
  /** For an alert, the pages that its rules match. */
  readonly pages?: readonly string[]
}

/** Most pages of a record that are looked at: its own, and some that list it. */
const mostPages = 4

const isOwn =
  ({ slug, id }: RecordName) =>
  (problem: { readonly source: string; readonly record: string }): boolean =>
    problem.source === slug && (problem.record === id || problem.record === '')

/** Where pages that show a record were found before; looking for them anew takes a look at every page. */
type FindPages = (record: RecordName) => Promise<readonly { readonly path: string }[]>

/** Looks at a record and at the pages that show it, in a view that holds it as it is being written. */
export const findingsOf = async (
  record: RecordName,
  { problems, warnings }: Shown,
  site: Preview,
  findPages: FindPages,
): Promise<Findings> => {
  // The rules of an alert are in the form.
  const pages = await (record.slug === 'alerts' ? site.pagesOf(record) : findPages(record))
  const faults: string[] = []
  for (const { path } of pages.slice(0, mostPages)) faults.push(...(await site.faultsAt({ path })))
  const own = problems.filter(isOwn(record))
  return {
    toMend: [...namedProblems(new ContentError('', own)), ...namedProblems(new BuildError([...new Set(faults)]))],
    toLookAt: warnings(record),
    ...(record.slug === 'alerts' && { pages: pages.map(({ path }) => path) }),
  }
}
