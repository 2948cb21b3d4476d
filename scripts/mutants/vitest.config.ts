import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { type AreaName, areas } from './areas.ts'

const { tests } = areas[process.env['MUTANTS_AREA'] as AreaName]

/** Tests of one area as Stryker runs them, in a copy of the repository: its working directory. */
export default defineConfig({
  // The packages that node_modules links to are those of the repository, without mutants.
  resolve: { alias: [{ find: /^@bank\/(rules|forms|leads)\/(.*)$/, replacement: join(process.cwd(), 'packages/$1/src/$2') }] },
  test: {
    include: [...tests],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The files that one mutant concerns share a worker, which ends with it: nothing outlives a mutant.
    isolate: false,
  },
})
