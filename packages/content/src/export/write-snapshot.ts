import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCurrent, writeCurrent } from '../files/current-file.ts'
import { removeOld } from '../files/remove-old.ts'
import { sha256 } from '../files/sha256.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { stableJson } from '../store/canonical.ts'

/** Snapshots that stay, so that somebody can look at what was published before. */
const kept = 10

export type WrittenSnapshot = {
  /** SHA-256 of the file's bytes. */
  readonly hash: string
  readonly file: string
  /** Whether it differs from the one that was current before. */
  readonly changed: boolean
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

/**
 * Writes a snapshot below the data folder, named by its hash, and makes it the one that the next build reads. Nothing is served from it:
 * a release that passed its checks takes a copy of its own along.
 */
export const writeSnapshot = async (snapshot: Snapshot, dataDir: string): Promise<WrittenSnapshot> => {
  const folder = join(dataDir, 'snapshots')
  await mkdir(folder, { recursive: true })
  const bytes = stableJson(snapshot)
  const hash = sha256(bytes)
  const file = join(folder, `${hash}.json`)
  const before = await readCurrent(folder)
  if (!(await exists(file))) {
    const temporary = join(folder, `.${hash}-${process.pid}`)
    await writeFile(temporary, bytes, { flush: true })
    await rename(temporary, file)
  }
  if (before !== hash) await writeCurrent(folder, hash)
  await removeOld(folder, kept)
  return { hash, file, changed: before !== hash }
}
