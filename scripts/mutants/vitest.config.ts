import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { type Area, type AreaName, areas } from './areas.ts'
import { keptThreads } from './kept-threads.ts'

const { tests, keepsThreads }: Area = areas[process.env['MUTANTS_AREA'] as AreaName]

/** Tests of one area as Stryker runs them, in a copy of the repository: its working directory. */
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
    include: [...tests],
    globalSetup: keepsThreads ? [] : [fileURLToPath(import.meta.resolve('@bank/content/testing/postgres-server.ts'))],
    setupFiles: keepsThreads ? ['scripts/mutants/forget-mutant.ts'] : [],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
