import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes a folder's entries to disk: a rename outlives a power cut only after this. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes a folder and those above it, each durable in the one above. */
export const makeFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Does something in a folder, which is made when it is missing: most are there, and asking for each file would take longer than the rename. */
const inFolder = <Result>(work: () => Promise<Result>, make: () => Promise<unknown>): Promise<Result> =>
  work().catch(async (error: unknown) => {
    if (!isMissing(error)) throw error
    await make()
    return work()
  })

/**
 * Writes a file whole or not at all: into `incoming`, synced, then renamed. The caller syncs the file's folder, once for many files.
 * Throws as the disk does, and leaves nothing behind.
 */
export const writeWhole = async (file: string, bytes: Buffer, incoming: string): Promise<void> => {
  const temporary = join(incoming, randomUUID())
  try {
    const handle = await inFolder(
      () => open(temporary, 'wx'),
      () => mkdir(incoming, { recursive: true }),
    )
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await inFolder(
      () => rename(temporary, file),
      () => makeFolder(dirname(file)),
    )
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
