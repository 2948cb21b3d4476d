import { copyFileSync, linkSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Makes a file by `make` under a name of its own first, so that nobody sees half of it, or writes into one that stands in several places. */
const replace = (file: string, make: (temporary: string) => void): void => {
  const temporary = `${file}.${process.pid}-${threadId}.tmp`
  make(temporary)
  renameSync(temporary, file)
  // Renaming onto itself, under another of its names, leaves the first one.
  rmSync(temporary, { force: true })
}

/** Writes a file whole or not at all. Other places of a file that was there before keep what they had. */
export const writeFileAtomically = (file: string, bytes: Buffer): void => replace(file, (temporary) => writeFileSync(temporary, bytes))

/**
 * Puts a file to a second place: the same bytes under another name, or a copy where the disk refuses that. For files that nobody
 * writes into any more. What stood there is replaced. Returns whether there was such a file; throws when it cannot be placed.
 */
export const linkOrCopyFile = (from: string, to: string): boolean => {
  try {
    replace(to, (temporary) => {
      try {
        linkSync(from, temporary)
      } catch (error) {
        if (codeOf(error) === 'ENOENT') throw error
        copyFileSync(from, temporary)
      }
    })
    return true
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || statSync(from, { throwIfNoEntry: false })) throw error
    return false
  }
}

/**
 * Removes from a folder the files that stand in no second place any more. Where all files are copies, because the disk
 * refuses links, nothing can be told and everything stays.
 */
export const dropUnlinked = (folder: string): void => {
  const files = readdirSync(folder).map((name) => join(folder, name))
  const lonely = files.filter((file) => statSync(file).nlink === 1)
  if (lonely.length < files.length) for (const file of lonely) rmSync(file)
}
