import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import Stryker from '@stryker-mutator/core'
import { type AreaName, areas } from './mutants/areas.ts'
import { compare, explainedIn, fileOf, textBetween } from './mutants/survivors.ts'
import { repository } from './repository.ts'
import { failQuietly } from './run.ts'

/**
 * Breaks the code of an area in every way that Stryker knows, one at a time, and runs the tests that reach the place. Fails when they
 * notice less than 90 % of it, or when `docs/mutants.md` does not explain one of the others. Without an area: all of them.
 */

const usage = `npm run mutants -- [${Object.keys(areas).join(' | ')}] [files to mutate]`
const output = '.build/mutants'
const leastScore = 90

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

const mutantsOf = (area: AreaName, files: readonly string[]): Promise<readonly Mutant[]> => {
  // Test runners are processes of their own, and read them in mutants/vitest.config.ts.
  process.env['MUTANTS_AREA'] = area
  process.env['MUTANTS_FILES'] = files.join('\n')
  return new Stryker({
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    ...{ vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false } },
    mutate: files.length > 0 ? [...files] : [...areas[area].mutate],
    ignorePatterns: ['.build', '.cache', 'data', 'content', 'docs', 'e2e', 'bench', 'test-results'],
    disableTypeChecks: false,
    coverageAnalysis: 'perTest',
    incremental: true,
    // Of a mutant that takes effect while modules load it is not known which new test reaches it.
    force: files.length > 0,
    incrementalFile: `${output}/${area}.json`,
    tempDirName: `${output}/sandbox`,
    reporters: ['progress-append-only', 'clear-text', 'html'],
    clearTextReporter: { logTests: false, allowColor: false },
    htmlReporter: { fileName: `${output}/${area}.html` },
    concurrency: 2,
    // A busy machine must not look like an endless loop.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 30,
    thresholds: { high: 95, low: leastScore, break: leastScore },
  }).runMutationTest()
}

const told = (title: string, names: readonly string[]): string => (names.length > 0 ? `\n${title}\n${names.join('\n')}\n` : '')

const isMissed = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage'

const check = async (area: AreaName, files: readonly string[]): Promise<void> => {
  const mutants = (await mutantsOf(area, files)).map((mutant) => ({ ...mutant, fileName: relative(repository, mutant.fileName) }))
  const mutated = new Set(mutants.map(({ fileName }) => fileName))
  const sources = new Map(
    await Promise.all([...mutated].map(async (file) => [file, await readFile(join(repository, file), 'utf8')] as const)),
  )
  const survivors = mutants.filter(isMissed).map(({ fileName, location: { start, end }, replacement }) => ({
    file: fileName,
    original: textBetween(sources.get(fileName) ?? '', start, end),
    replacement: replacement ?? '',
  }))
  const explained = explainedIn(await readFile(join(repository, 'docs/mutants.md'), 'utf8'))
  const gone = explained.map(fileOf).filter((file) => !existsSync(join(repository, file)))
  const { unexplained, outdated } = compare(survivors, explained, new Set([...mutated, ...gone]))
  console.log(`${area}: ${survivors.length} of ${mutants.length} mutants live`)
  console.log(told('Not explained in docs/mutants.md:', unexplained) + told('Explained in docs/mutants.md, but not among them:', outdated))
  if (unexplained.length > 0 || outdated.length > 0) process.exitCode = 1
}

try {
  const [area, ...files] = process.argv.slice(2)
  if (area !== undefined && !(area in areas)) throw new Error(usage)
  for (const one of area === undefined ? (Object.keys(areas) as AreaName[]) : [area as AreaName]) await check(one, files)
} catch (error) {
  failQuietly(error)
}
