import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCurrent } from '../files/current-file.ts'
import { sha256 } from '../files/sha256.ts'
import type { Snapshot } from './snapshot.ts'

/** A value that was read as the snapshot that `hash` names. Throws when its format is not ours. */
export const asSnapshot = (value: unknown, hash: string): Snapshot => {
  const snapshot = value as Snapshot
  if (snapshot.format !== 1)
    throw new Error(`Snapshot ${hash} has format ${String(snapshot.format)}; this version reads format 1. Export the content again.`)
  return snapshot
}

/** Reads the bytes of the snapshot that `hash` names. Throws when they are not its bytes, whole and unchanged, or its format is not ours. */
const parseSnapshot = (bytes: Buffer, hash: string): Snapshot => {
  if (sha256(bytes) !== hash) throw new Error(`Snapshot ${hash} is damaged: its bytes do not match its hash. Export the content again.`)
  return asSnapshot(JSON.parse(bytes.toString('utf8')), hash)
}

export type LoadedSnapshot = { readonly hash: string; readonly snapshot: Snapshot; readonly bytes: Buffer }

/** The newest snapshot below a data folder, or the one of a hash. Throws when there is none yet, or as `parseSnapshot` does. */
export const loadSnapshot = async (dataDir: string, wanted?: string): Promise<LoadedSnapshot> => {
  const folder = join(dataDir, 'snapshots')
  const hash = wanted ?? (await readCurrent(folder))
  if (!hash) throw new Error(`There is no content snapshot in ${folder} yet. Run "npm start" or "npm run publish" first.`)
  const bytes = await readFile(join(folder, `${hash}.json`))
  return { hash, snapshot: parseSnapshot(bytes, hash), bytes }
}
