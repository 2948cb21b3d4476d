import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A folder of immutable things with a text file `current` that names one of them: how snapshots and releases are
 * switched. Readers see the old name or the new one, never half of it.
 */
export const readCurrent = async (folder: string): Promise<string | undefined> => {
  try {
    return (await readFile(join(folder, 'current'), 'utf8')).trim() || undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Makes `name` the current one, atomically. */
export const writeCurrent = async (folder: string, name: string): Promise<void> => {
  const temporary = join(folder, `.current-${process.pid}`)
  await writeFile(temporary, `${name}\n`, { flush: true })
  await rename(temporary, join(folder, 'current'))
}
