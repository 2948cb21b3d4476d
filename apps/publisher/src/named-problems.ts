import { ContentError, describeProblem } from '@bank/content/records/problem.ts'
import { BuildError } from '@bank/site/build/problems/build-error.ts'

/**
 * Something that keeps content from being published, and the record to mend where it is known. `isCaused` is of findings: it stands elsewhere, and the
 * site has it through nothing but the record that was looked at.
 */
export type NamedProblem = { readonly text: string; readonly slug?: string; readonly id?: string; readonly isCaused?: true }

/** Words by which problems of pages name records, and their collections. */
const collections: Readonly<Record<string, string>> = {
  page: 'pages',
  block: 'blocks',
  alert: 'alerts',
  event: 'events',
  location: 'locations',
}

/** The record that a line begins with: `blocks fees, field …` or `block "fees" on page "home": …`. */
const recordIn = (text: string): { readonly slug: string; readonly id: string } | undefined => {
  const [, slug, id] = /^([a-z][a-z-]*) ([\w-]+)[,:]/.exec(text) ?? []
  if (slug && id) return { slug, id }
  const [, kind = '', named] = /^(\w+) "([\w-]+)"/.exec(text) ?? []
  const collection = collections[kind]
  return collection && named ? { slug: collection, id: named } : undefined
}

/** All problems of a refusal, one by one. */
export const namedProblems = (refusal: ContentError | BuildError): readonly NamedProblem[] =>
  refusal instanceof ContentError
    ? refusal.problems.map((problem) => ({
        text: describeProblem(problem),
        slug: problem.source,
        ...(problem.record && { id: problem.record }),
      }))
    : refusal.problems.map((text) => ({ text, ...recordIn(text) }))

/** All problems of an error by which content is refused; nothing for other errors. */
export const problemsOfRefusal = (error: unknown): readonly NamedProblem[] | undefined =>
  error instanceof BuildError || error instanceof ContentError ? namedProblems(error) : undefined
