import { ContentError } from '@bank/content/records/problem.ts'
import type { RecordName } from '@bank/site/build/shown-records.ts'
import type { SitePublisher } from '@bank/site/build/site-publisher.ts'
import type { NamedProblem } from '../named-problems.ts'
import { broughtAhead, broughtToPages, type Made } from './brought-about.ts'
import type { Findings } from './findings.ts'

/** What the next publish would refuse for nothing but the draft of a record, wherever that stands: links to an address that it leaves, above all. */
export const causedBy = async (
  { slug }: RecordName,
  published: () => Promise<Made>,
  after: Made,
  site: Pick<SitePublisher, 'difference'>,
): Promise<readonly NamedProblem[]> => {
  // A site that lacks what there is none without, such as its settings, has nothing yet that could break.
  const before = await published().catch((error: unknown) => (error instanceof ContentError ? undefined : Promise.reject(error)))
  if (!before) return []
  const ahead = broughtAhead(before, after)
  // Nothing needs an alert, and what is wrong with it is found where it shows.
  if (ahead.length > 0 || slug === 'alerts') return ahead
  return (await broughtToPages(before, after, site)).problems
}

/** Findings with what a record causes elsewhere, marked as that, each once. */
export const withCaused = ({ slug, id }: RecordName, findings: Findings, caused: readonly NamedProblem[]): Findings => {
  const isOwn = (problem: NamedProblem) => problem.slug === slug && (problem.id ?? problem.slug) === id
  const all = new Map(findings.toMend.map((problem) => [problem.text, problem]))
  for (const problem of caused) all.set(problem.text, isOwn(problem) ? problem : { ...problem, isCaused: true })
  return { ...findings, toMend: [...all.values()] }
}
