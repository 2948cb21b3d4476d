import type { Preview as Shown } from '@bank/content/export/preview.ts'
import { ContentError } from '@bank/content/records/problem.ts'
import type { Preview } from '@bank/site/build/preview/preview-of.ts'
import type { RecordName } from '@bank/site/build/preview/shown-records.ts'
import { BuildError } from '@bank/site/build/problems/build-error.ts'
import type { SitePublisher } from '@bank/site/build/site-publisher.ts'
import type { NamedProblem } from '../named-problems.ts'
import { broughtAhead, broughtToPages, type Made, madeOf, siteProblems } from './brought-about.ts'
import { type Findings, findingsOf, findingsWith, withAlertPages } from './findings.ts'

type Sites = {
  /** All that is published, and no draft. */
  readonly published: () => Promise<Made>
  readonly site: Pick<SitePublisher, 'preview' | 'difference'>
  /** The site of the drafts of all; rejects with a `BuildError` where one of them breaks every page. */
  readonly allDrafts: () => Promise<Preview>
  /** All pages that the draft changes are looked at, however long that takes. */
  readonly isWhole: boolean
}

/** What the next publish would refuse for nothing but the draft of a record, wherever that stands: links to an address that it leaves, above all. */
const causedBy = async ({ slug }: RecordName, after: Made, { published, site, isWhole }: Sites): Promise<readonly NamedProblem[]> => {
  // A site that lacks what there is none without, such as its settings, has nothing yet that could break.
  const before = await published().catch((error: unknown) => (error instanceof ContentError ? undefined : Promise.reject(error)))
  if (!before) return []
  const ahead = broughtAhead(before, after)
  // Nothing needs an alert, and what is wrong with it is found where it shows.
  if (ahead.length > 0 || slug === 'alerts') return ahead
  return (await broughtToPages(before, after, site, isWhole)).problems
}

/** Findings with what a record causes elsewhere, marked as that, each once. */
const withCaused = ({ slug, id }: RecordName, findings: Findings, caused: readonly NamedProblem[]): Findings => {
  const isOwn = (problem: NamedProblem) => problem.slug === slug && (problem.id ?? problem.slug) === id
  const all = new Map(findings.toMend.map((problem) => [problem.text, problem]))
  for (const problem of caused) all.set(problem.text, isOwn(problem) ? problem : { ...problem, isCaused: true })
  return { ...findings, toMend: [...all.values()] }
}

/** What is found of an alert that breaks every page: its rules are looked at on a site where it says nothing. */
const withRulesOf = async (alert: RecordName, found: Findings, shown: Shown, site: Sites['site']): Promise<Findings> => {
  const { snapshot } = shown
  const alerts = snapshot.records.alerts.map((each) => (each.id === alert.id ? { ...each, description: { en: '', es: '' } } : each))
  const silent = await madeOf({ ...shown, snapshot: { ...snapshot, records: { ...snapshot.records, alerts } } }, site)
  return silent.site instanceof BuildError ? found : withAlertPages(alert, found, silent.site)
}

/** What stands between the draft of a record and the site: what is wrong with it and its pages, and what it alone would break. */
export const draftFindings = async (record: RecordName, shown: Shown, sites: Sites): Promise<Findings> => {
  const after = await madeOf(shown, sites.site)
  const caused = await causedBy(record, after, sites)
  // What stands on every page, such as an alert or a menu, is wrong before there is a page to look at.
  if (after.site instanceof BuildError) {
    const found = findingsWith(record, shown, siteProblems(after))
    return withCaused(record, record.slug === 'alerts' ? await withRulesOf(record, found, shown, sites.site) : found, caused)
  }
  const own = after.site
  // Where somebody else's draft breaks every page, the site of all drafts is not there to ask.
  const all = await sites.allDrafts().catch((error: unknown) => (error instanceof BuildError ? own : Promise.reject(error)))
  const findPages = async (each: RecordName) => {
    const pages = await all.pagesOf(each)
    // A draft that can't be published as it is has no page among those of all drafts.
    return pages.length > 0 ? pages : own.pagesOf(each)
  }
  return withCaused(record, await findingsOf(record, shown, own, findPages), caused)
}
