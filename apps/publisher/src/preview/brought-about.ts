import type { Preview as Shown } from '@bank/content/export/preview.ts'
import { missedEverywhere } from '@bank/content/preview/missed-everywhere.ts'
import { ContentError } from '@bank/content/records/problem.ts'
import type { Preview } from '@bank/site/build/preview/preview-of.ts'
import { BuildError } from '@bank/site/build/problems/build-error.ts'
import type { SitePublisher } from '@bank/site/build/site-publisher.ts'
import { type NamedProblem, namedProblems } from '../named-problems.ts'

/** Content with the site that is made of it, or why there is none. */
export type Made = { readonly shown: Shown; readonly site: Preview | BuildError }

/** The site of what is shown. */
export const madeOf = async (shown: Shown, site: Pick<SitePublisher, 'preview'>): Promise<Made> => ({
  shown,
  site: await site.preview(shown.snapshot).catch((error: unknown) => (error instanceof BuildError ? error : Promise.reject(error))),
})

/** What is wrong after and was not before, each once. */
const added = (before: readonly NamedProblem[], after: readonly NamedProblem[]): readonly NamedProblem[] => {
  const known = new Set(before.map(({ text }) => text))
  return [...new Map(after.map((problem) => [problem.text, problem])).values()].filter(({ text }) => !known.has(text))
}

const contentProblems = ({ shown }: Made): readonly NamedProblem[] => namedProblems(new ContentError('', shown.refused))

/** What is wrong with what all pages have. */
export const siteProblems = ({ site }: Made): readonly NamedProblem[] => (site instanceof BuildError ? namedProblems(site) : [])

/** What the next publish would refuse of a change before there are pages, or what visitors would miss everywhere: of the records, or else of what stands on all pages. */
export const broughtAhead = (before: Made, after: Made): readonly NamedProblem[] => {
  const missed = namedProblems(new ContentError('', missedEverywhere(before.shown.snapshot, after.shown.snapshot)))
  const ofContent = [...added(contentProblems(before), contentProblems(after)), ...missed]
  return ofContent.length > 0 ? ofContent : added(siteProblems(before), siteProblems(after))
}

/** What a change does to pages: what the next publish would refuse of them, and addresses of those that say something else. */
export type BroughtToPages = { readonly problems: readonly NamedProblem[]; readonly changed: readonly string[] }

/** The same of pages, with the checks of a publish, of all that change or of the first of them; nothing where either content makes no site: nobody can tell what its pages need. */
export const broughtToPages = async (
  before: Made,
  after: Made,
  site: Pick<SitePublisher, 'difference'>,
  isWhole: boolean,
): Promise<BroughtToPages> => {
  if (before.site instanceof BuildError || after.site instanceof BuildError) return { problems: [], changed: [] }
  const { problems, changed } = await site.difference(before.shown.snapshot, after.shown.snapshot, isWhole)
  return { problems: namedProblems(new BuildError(problems)), changed }
}
