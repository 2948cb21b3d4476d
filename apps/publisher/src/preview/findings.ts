import type { Preview as Shown } from '@bank/content/export/preview.ts'
import { ContentError, describeProblem } from '@bank/content/records/problem.ts'
import type { Preview } from '@bank/site/build/preview/preview-of.ts'
import type { RecordName } from '@bank/site/build/preview/shown-records.ts'
import { BuildError } from '@bank/site/build/problems/build-error.ts'
import { type NamedProblem, namedProblems } from '../named-problems.ts'

/** What stands between a record, as it is being written, and the site. */
export type Findings = {
  /** What publishing would refuse, in its own words, and what nobody approves. */
  readonly toMend: readonly NamedProblem[]
  /** What would be published and should be looked at again, one line each. */
  readonly toLookAt: readonly string[]
  /** Published as it is written, the record would leave the site: `toMend` is what needs it. */
  readonly isLeaving?: true
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

/** What is found of a record itself, as a view shows it, beside what is wrong with the content or its pages. */
export const findingsWith = (record: RecordName, { warnings, unapprovable, wanted }: Shown, wrong: readonly NamedProblem[]): Findings => {
  const refused = namedProblems(new ContentError('', unapprovable(record)))
  const known = new Set(refused.map(({ text }) => text))
  return {
    toMend: [...wrong, ...refused],
    toLookAt: [...wanted(record).map(describeProblem), ...warnings(record).filter((line) => !known.has(line))],
  }
}

const matchesNothing = 'matches no page of the site; write the address of one with its language, such as /en/contact/'

/** Lines of an alert that show it nowhere, such as those with a mistake in them. */
const unmatchedIn = (record: RecordName, site: Preview): readonly string[] =>
  site
    .unmatchedLines(record)
    .map((value) => describeProblem({ source: record.slug, record: record.id, field: ['urls'], value, message: matchesNothing }))

/** Where an alert would be shown, and which lines of its rules show it nowhere. */
export const withAlertPages = async (record: RecordName, found: Findings, site: Preview): Promise<Findings> => ({
  ...found,
  toLookAt: [...found.toLookAt, ...unmatchedIn(record, site)],
  pages: (await site.pagesOf(record)).map(({ path }) => path),
})

/** Looks at a record and at the pages that show it, in a view that holds it as it is being written. */
export const findingsOf = async (record: RecordName, shown: Shown, site: Preview, findPages: FindPages): Promise<Findings> => {
  // The rules of an alert are in the form.
  const pages = await (record.slug === 'alerts' ? site.pagesOf(record) : findPages(record))
  const faults: string[] = []
  for (const { path } of pages.slice(0, mostPages)) faults.push(...(await site.faultsAt({ path })))
  const own = shown.problems.filter(isOwn(record))
  const wrong = [...namedProblems(new ContentError('', own)), ...namedProblems(new BuildError([...new Set(faults)]))]
  const found = findingsWith(record, shown, wrong)
  return record.slug === 'alerts' ? withAlertPages(record, found, site) : found
}
