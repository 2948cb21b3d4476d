import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCurrent, writeCurrent } from '../files/current-file.ts'
import { removeOld } from '../files/remove-old.ts'
import type { LoadedSnapshot } from '../snapshot/load-snapshot.ts'

/** Snapshots that stay, so that somebody can look at what was published before. */
const kept = 10

export type WrittenSnapshot = {
  /** SHA-256 of the file's bytes. */
  readonly hash: string
  readonly file: string
  /** Whether it differs from the one that was current before. */
  readonly changed: boolean
}

/** Whether a file holds these bytes: one that was cut off or changed would keep every build from starting. */
const holds = (file: string, bytes: Uint8Array): Promise<boolean> =>
  readFile(file).then(
    (found) => found.equals(bytes),
    () => false,
  )

/**
 * Writes a snapshot below the data folder, named by its hash, and makes it the one that the next build reads; one that is there and damaged is
 * written again. Nothing is served from it: a release that passed its checks takes a copy of its own along.
 */
export const writeSnapshot = async ({ hash, bytes }: Pick<LoadedSnapshot, 'hash' | 'bytes'>, dataDir: string): Promise<WrittenSnapshot> => {
  const folder = join(dataDir, 'snapshots')
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${hash}.json`)
  const before = await readCurrent(folder)
  if (!(await holds(file, bytes))) {
    const temporary = join(folder, `.${hash}-${process.pid}`)
    await writeFile(temporary, bytes, { flush: true })
    await rename(temporary, file)
  }
  if (before !== hash) await writeCurrent(folder, hash)
  await removeOld(folder, kept)
  return { hash, file, changed: before !== hash }
}
