import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const needsDocument = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom')

/** Files that need a document run one after the other: a worker goes on with the next file only when that has the same environment. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(needsDocument), ...sorted.filter((file) => !needsDocument(file))]
  }
}

const files = (ending: string): string[] => [`{packages,apps}/*/src/**/*.${ending}`, `scripts/**/*.${ending}`]

/** Tests in which nearly every file opens the content store, in the test's own process. */
const storeTests = ['packages/content/src/**/*.integration.test.ts', 'apps/cms/src/**/*.integration.test.ts']

const integration = {
  // Threads and processes that tests start, again and again, compile the same code.
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/node') },
  globalSetup: ['packages/content/src/testing/postgres-server.ts', 'packages/content/src/testing/prepared-folder.ts'],
}

export default defineConfig({
  test: {
    // By default one core is left to the main process, which has little to do once all is transformed.
    maxWorkers: '100%',
    sequence: { sequencer: ByEnvironment },
    // Databases, an import and an export run inside some tests, and a busy machine takes its time for all of them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: files('test.{ts,tsx}'),
          exclude: files('integration.test.{ts,tsx}'),
          // Starting a worker and its imports for each file took most of the time; what a file leaves behind is taken away instead.
          isolate: false,
          setupFiles: ['scripts/testing/leave-nothing-behind.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'store',
          include: storeTests,
          // Loading the content store takes longer than most files; what a file leaves behind is taken away instead.
          isolate: false,
          setupFiles: ['scripts/testing/leave-nothing-behind.ts'],
        },
      },
      {
        extends: true,
        test: { ...integration, name: 'integration', include: files('integration.test.{ts,tsx}'), exclude: storeTests },
      },
    ],
  },
})
