import { copyFileSync, linkSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/**
 * Puts a file to a second place: the same bytes under another name, or a copy where the places lie on different disks. For files that nobody
 * changes any more. A file that is there already stays. Returns whether there was something to put; throws when the folder is missing.
 */
export const placeFile = (from: string, to: string): boolean => {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return true
    if (codeOf(error) === 'ENOENT') return false
    copyFileSync(from, to)
    return true
  }
}

/** Removes from a cache what stands in no second place any more: no release that is kept wants it. */
export const dropUnplaced = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (statSync(file).nlink === 1) rmSync(file)
  }
}
