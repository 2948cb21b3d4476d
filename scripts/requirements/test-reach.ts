import { type ImportsOf, reachedFrom } from './import-graph.ts'

type KnipConfig = { readonly workspaces: Readonly<Record<string, { readonly entry: readonly string[] }>> }

/** Globs of what production starts from: the entries of `knip.json` that are marked with `!`, from the root of the repository. */
export const entryPatterns = ({ workspaces }: KnipConfig): readonly string[] =>
  Object.entries(workspaces).flatMap(([folder, { entry }]) =>
    entry.filter((pattern) => pattern.endsWith('!')).map((pattern) => `${folder === '.' ? '' : `${folder}/`}${pattern.slice(0, -1)}`),
  )

/** Whether a file is made for tests and examples only, so that production never loads it. */
const isForTests = (path: string): boolean =>
  /\.test\.tsx?$|(?:^|\/)testing\/|\/examples?\.ts$|^packages\/sample\/|^(?:e2e|bench)\//.test(path)

/**
 * The modules of production that a test loads, directly or through files made for tests. What those modules load in turn is left
 * out: a function that nobody calls proves nothing by what it calls itself.
 *
 * @internal Its test tries the cases of this step alone.
 */
export const testedBy = (test: string, importsOf: ImportsOf): readonly string[] => {
  const helpers = reachedFrom([test], importsOf, (path) => !isForTests(path))
  return [...new Set([...helpers].flatMap(importsOf))].filter((path) => !isForTests(path))
}

/** Tests of `tests` that load no module which runs because of one of `entries`: they hold whatever the product does. */
export const withoutReach = (tests: readonly string[], entries: readonly string[], importsOf: ImportsOf): readonly string[] => {
  const production = reachedFrom(entries, importsOf, isForTests)
  return tests.filter((test) => !testedBy(test, importsOf).some((path) => production.has(path)))
}
