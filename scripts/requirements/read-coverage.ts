import { globSync, readFileSync } from 'node:fs'
import { repository } from '../repository.ts'
import { importReader } from './import-graph.ts'
import { type BrowserProofs, browserProofs, type Coverage, coverageOf, listedIds, namedIds, unseenIds } from './requirement-ids.ts'
import { entryPatterns, withoutReach } from './test-reach.ts'

const read = (path: string): string => readFileSync(`${repository}/${path}`, 'utf8')

const filesOf = (patterns: readonly string[]): readonly string[] =>
  globSync(patterns, { cwd: repository, exclude: ['**/node_modules/**'] }).sort()

const unitTests = ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']

export type RepositoryCoverage = Coverage &
  BrowserProofs & {
    readonly listed: readonly string[]
    /** Unit tests that name a row and load nothing that production runs. */
    readonly unreached: readonly string[]
  }

/** What the tests of this repository prove of the rows of `docs/requirements.md`. Reads files and runs no test. */
export const readCoverage = (): RepositoryCoverage => {
  const list = read('docs/requirements.md')
  const listed = listedIds(list)
  const files = new Map(filesOf([...unitTests, 'e2e/**/*.spec.ts']).map((path) => [path, read(path)]))
  const rows = new Set(listed)
  const proving = filesOf(unitTests).filter((path) => [...namedIds(files.get(path) ?? '')].some((id) => rows.has(id)))
  const entries = filesOf(entryPatterns(JSON.parse(read('knip.json'))))
  return {
    listed,
    ...coverageOf(listed, files),
    ...browserProofs(listed, unseenIds(list), files),
    unreached: withoutReach(proving, entries, importReader(repository)),
  }
}
