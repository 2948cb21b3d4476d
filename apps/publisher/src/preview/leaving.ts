import type { ContentMirror } from '@bank/content/export/content-mirror.ts'
import type { Preview as Shown } from '@bank/content/export/preview.ts'
import { recordsNaming } from '@bank/content/preview/records-naming.ts'
import { rulesNaming } from '@bank/content/preview/rules-naming.ts'
import { valueIn } from '@bank/content/preview/value-in.ts'
import { ContentError } from '@bank/content/records/problem.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { BuildError } from '@bank/site/build/build-error.ts'
import type { Preview } from '@bank/site/build/preview-of.ts'
import type { RecordName } from '@bank/site/build/shown-records.ts'
import type { SitePublisher } from '@bank/site/build/site-publisher.ts'
import { type NamedProblem, namedProblems } from '../named-problems.ts'
import type { Findings } from './findings.ts'

/** Content with the site that is made of it, or why there is none. */
type Made = { readonly shown: Shown; readonly site: Preview | BuildError }

/** Most pages that are looked at for what they show of a record, or for links to it. */
const mostPages = 40

const textsOf = (problems: readonly NamedProblem[]): ReadonlySet<string> => new Set(problems.map(({ text }) => text))

/** What is wrong after and was not before. */
const added = (before: readonly NamedProblem[], after: readonly NamedProblem[]): readonly NamedProblem[] => {
  const known = textsOf(before)
  return [...new Map(after.map((problem) => [problem.text, problem])).values()].filter(({ text }) => !known.has(text))
}

const uriOf = (path: string): string => path.replace(/^\/\w\w(?=\/)/, '').replace(/(?<=.)\/$/, '')

/** The pages that show a record and stay, and those that may link to its own pages, which go. */
const touchedPages = async (record: RecordName, before: Preview, after: Preview, content: Snapshot): Promise<readonly string[]> => {
  const showing = (await before.pagesOf(record)).map(({ path }) => path)
  const stays = (path: string) => after.recordsAt({ path }) !== undefined
  const uris = showing.filter((path) => !stays(path)).map(uriOf)
  const found = new Set(showing.filter(stays))
  for (const naming of recordsNaming(content, uris)) for (const { path } of await after.pagesOf(naming)) found.add(path)
  return [...found].slice(0, mostPages)
}

const faultsOn = async (site: Preview, paths: readonly string[]): Promise<readonly NamedProblem[]> => {
  const faults: string[] = []
  for (const path of paths) faults.push(...(await site.faultsAt({ path })))
  return namedProblems(new BuildError(faults))
}

/** What pages would do without, one line each. */
const warningsOn = ({ shown, site }: { readonly shown: Shown; readonly site: Preview }, paths: readonly string[]): readonly string[] => {
  const records = paths.flatMap((path) => site.recordsAt({ path })?.records ?? []).filter(({ slug }) => slug === 'pages')
  return [...new Set(records.map(({ id }) => id))].flatMap((id) => shown.warnings({ slug: 'pages', id }))
}

const contentProblems = ({ shown }: Made): readonly NamedProblem[] => namedProblems(new ContentError('', shown.problems))
const buildProblems = ({ site }: Made): readonly NamedProblem[] => (site instanceof BuildError ? namedProblems(site) : [])

/** What stands in the way of a record without which there is no site at all: what its collection misses then is this record. */
const missedByAll = (record: RecordName, { shown }: Pick<Made, 'shown'>, { problems }: ContentError): Findings => {
  const named = problems.map((problem) =>
    problem.source === record.slug && problem.record === ''
      ? { ...problem, record: record.id, value: valueIn(shown.snapshot, record, problem.field) }
      : problem,
  )
  return { toMend: namedProblems(new ContentError('', named)), toLookAt: [] }
}

/** What the next publish would refuse, or show otherwise, for want of a record: `before` is made with it, `after` without. */
const missing = async (record: RecordName, before: Made, after: Made): Promise<Findings> => {
  // As in a publish: there are no pages to look at while the content is wrong, and no page is without what stands on all of them.
  for (const problems of [contentProblems, buildProblems]) {
    const toMend = added(problems(before), problems(after))
    if (toMend.length > 0) return { toMend, toLookAt: [] }
  }
  // Nothing needs an alert, and it may stand on every page.
  if (record.slug === 'alerts') return { toMend: [], toLookAt: [] }
  // Nobody can tell what pages need of a site that can't be made, unless the record is what keeps it from that.
  if (after.site instanceof BuildError) return { toMend: buildProblems(after), toLookAt: [] }
  if (before.site instanceof BuildError) return { toMend: [], toLookAt: [] }
  const rules = namedProblems(new ContentError('', rulesNaming(record, before.shown.snapshot)))
  if (rules.length > 0) return { toMend: rules, toLookAt: [] }
  const paths = await touchedPages(record, before.site, after.site, after.shown.snapshot)
  const known = new Set(warningsOn({ shown: before.shown, site: before.site }, paths))
  return {
    toMend: added(await faultsOn(before.site, paths), await faultsOn(after.site, paths)),
    toLookAt: warningsOn({ shown: after.shown, site: after.site }, paths).filter((line) => !known.has(line)),
  }
}

/** What the next publish would refuse, or show otherwise, for want of a record that leaves the site; drafts aside. */
export const leavingFindings = async (
  record: RecordName,
  { showing }: Pick<ContentMirror, 'showing'>,
  site: Pick<SitePublisher, 'preview'>,
): Promise<Findings> => {
  const made = async (shown: Shown): Promise<Made> => ({
    shown,
    site: await site.preview(shown.snapshot).catch((error: unknown) => (error instanceof BuildError ? error : Promise.reject(error))),
  })
  const before = await made(showing({ drafts: 'none' }))
  try {
    return await missing(record, before, await made(showing({ drafts: 'none', leaving: record })))
  } catch (error) {
    if (error instanceof ContentError) return missedByAll(record, before, error)
    throw error
  }
}
