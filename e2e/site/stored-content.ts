import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Snapshot } from '../../packages/content/src/snapshot/snapshot.ts'
import { dataDir } from './served-site.ts'

/** The content that the served release was made from, as it is stored. */
export const storedContent = (): Snapshot => {
  const snapshots = join(dataDir, 'snapshots')
  const current = readFileSync(join(snapshots, 'current'), 'utf8').trim()
  return JSON.parse(readFileSync(join(snapshots, `${current}.json`), 'utf8'))
}
