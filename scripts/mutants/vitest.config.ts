import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { type Area, type AreaName, areas } from './areas.ts'
import { keptThreads } from './kept-threads.ts'

const { tests, keepsThreads }: Area = areas[process.env['MUTANTS_AREA'] as AreaName]

const mutatedFolders = (process.env['MUTANTS_FILES'] ?? '').split('\n').map((file) => `/${dirname(file)}/`)

/** Files are sorted by these, one after the other. */
const ranks: readonly ((file: TestSpecification) => number)[] = [
  ({ moduleId }) => Number(moduleId.includes('.integration.')),
  ({ moduleId }) => Number(!mutatedFolders.some((folder) => moduleId.includes(folder))),
  ({ moduleId }) => statSync(moduleId).size,
]

/** A run ends at the first test that fails: quick files come first, and those beside what is mutated. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranked = files.map((file) => ({ file, by: ranks.map((rank) => rank(file)) }))
    const difference = (a: readonly number[], b: readonly number[]) =>
      a.map((rank, at) => rank - (b[at] ?? 0)).find((one) => one !== 0) ?? 0
    return ranked.toSorted((a, b) => difference(a.by, b.by)).map(({ file }) => file)
  }
}

/**
 * Tests of one area as Stryker runs them, in a copy of the repository: its working directory.
 *
 * @public Read by Vitest.
 */
export default defineConfig({
  // The packages that node_modules links to are those of the repository, without mutants.
  resolve: { alias: [{ find: /^@bank\/(rules|forms|leads)\/(.*)$/, replacement: join(process.cwd(), 'packages/$1/src/$2') }] },
  plugins: keepsThreads
    ? [
        {
          name: 'kept-threads',
          // Stryker sets a pool of its own before.
          configureVitest: ({ project: { config } }) => {
            Object.assign(config, { pool: keptThreads.name, poolRunner: keptThreads })
          },
        },
      ]
    : [],
  test: {
    sequence: { sequencer: QuickFirst },
    include: [...tests],
    globalSetup: keepsThreads ? [] : [fileURLToPath(import.meta.resolve('@bank/content/testing/postgres-server.ts'))],
    setupFiles: [
      keepsThreads ? 'scripts/mutants/forget-mutant.ts' : 'scripts/mutants/count-cleanup.ts',
      'scripts/mutants/same-examples.ts',
    ],
    // Several times what the longest takes on a busy machine. What waits for answers often never gets one when it is broken.
    testTimeout: keepsThreads ? 120_000 : 60_000,
    hookTimeout: keepsThreads ? 120_000 : 60_000,
  },
})
