import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder of one test's own, gone when it ends. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-content-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
