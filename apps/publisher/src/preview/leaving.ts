import type { Preview as Shown } from '@bank/content/export/preview.ts'
import { rulesNaming } from '@bank/content/preview/rules-naming.ts'
import { valueIn } from '@bank/content/preview/value-in.ts'
import { ContentError } from '@bank/content/records/problem.ts'
import type { RecordName } from '@bank/site/build/preview/shown-records.ts'
import { BuildError } from '@bank/site/build/problems/build-error.ts'
import type { SitePublisher } from '@bank/site/build/site-publisher.ts'
import { namedProblems } from '../named-problems.ts'
import { broughtAhead, broughtToPages, type Made, madeOf, siteProblems } from './brought-about.ts'
import type { Findings } from './findings.ts'

/** What pages would do without, one line each. */
const warningsOn = ({ shown, site }: Made, paths: readonly string[]): readonly string[] => {
  if (site instanceof BuildError) return []
  const records = paths.flatMap((path) => site.recordsAt({ path })?.records ?? []).filter(({ slug }) => slug === 'pages')
  return [...new Set(records.map(({ id }) => id))].flatMap((id) => shown.warnings({ slug: 'pages', id }))
}

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
const missing = async (
  record: RecordName,
  before: Made,
  after: Made,
  site: Pick<SitePublisher, 'difference'>,
  isWhole: boolean,
): Promise<Findings> => {
  // As in a publish: there are no pages to look at while the content is wrong, and no page is without what stands on all of them.
  const ahead = broughtAhead(before, after)
  if (ahead.length > 0) return { toMend: ahead, toLookAt: [] }
  // Nothing needs an alert, and it may stand on every page.
  if (record.slug === 'alerts') return { toMend: [], toLookAt: [] }
  // Nobody can tell what pages need of a site that can't be made, unless the record is what keeps it from that.
  if (after.site instanceof BuildError) return { toMend: siteProblems(after), toLookAt: [] }
  const rules = namedProblems(new ContentError('', rulesNaming(record, before.shown.snapshot)))
  if (rules.length > 0) return { toMend: rules, toLookAt: [] }
  const { problems, changed } = await broughtToPages(before, after, site, isWhole)
  const known = new Set(warningsOn(before, changed))
  return { toMend: problems, toLookAt: warningsOn(after, changed).filter((line) => !known.has(line)) }
}

/** Content without the record, or what it can't be without. */
export type Without = Shown | ContentError

/**
 * What the next publish would refuse, or show otherwise, for want of a record that leaves the site; drafts aside. `published` is all that is on it,
 * `without` the same but for the record; `isWhole` looks at all pages that change.
 */
export const leavingFindings = async (
  record: RecordName,
  published: Made,
  without: Without,
  site: Pick<SitePublisher, 'preview' | 'difference'>,
  isWhole: boolean,
): Promise<Findings> =>
  without instanceof ContentError
    ? missedByAll(record, published, without)
    : missing(record, published, await madeOf(without, site), site, isWhole)
