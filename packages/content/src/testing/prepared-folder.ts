import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what several test files use, which is gone after the run. */
    preparedFolder: string
  }
}

/** Makes the run's folder for stores that tests copy. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-prepared-'))
  provide('preparedFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
