import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCurrent } from '../files/current-file.ts'
import type { Snapshot } from './snapshot.ts'

/** The current snapshot below a data folder, or the one of a hash, with its hash. Throws when there is none yet or its format is not ours. */
export const loadSnapshot = async (dataDir: string, wanted?: string): Promise<{ hash: string; snapshot: Snapshot }> => {
  const folder = join(dataDir, 'snapshots')
  const hash = wanted ?? (await readCurrent(folder))
  if (!hash) throw new Error(`There is no content snapshot in ${folder} yet. Run "npm start" or "npm run publish" first.`)
  const snapshot = JSON.parse(await readFile(join(folder, `${hash}.json`), 'utf8')) as Snapshot
  if (snapshot.format !== 1)
    throw new Error(`Snapshot ${hash} has format ${String(snapshot.format)}; this version reads format 1. Export the content again.`)
  return { hash, snapshot }
}
