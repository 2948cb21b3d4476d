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

/**
 * Writes a file whole or not at all: into `incoming`, synced, then renamed. The caller syncs the file's folder, once for many files.
 * Throws as the disk does, and leaves nothing behind.
 */
export const writeWhole = async (file: string, bytes: Buffer, incoming: string): Promise<void> => {
  await Promise.all([makeFolder(dirname(file)), mkdir(incoming, { recursive: true })])
  const temporary = join(incoming, randomUUID())
  try {
    const handle = await open(temporary, 'wx')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
