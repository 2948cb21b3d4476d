import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** Bytes of a file up to which every page of it is looked at each time; of a longer one when it was written to. */
const mostLookedAt = 16 * 1024 * 1024

/** SQLite's code for a file that does not hold what it should. */
const corrupt = 11

const damage = (): Error => Object.assign(new Error('the file on disk is not what was written to it'), { errcode: corrupt })

/** What a look at a file has found: its newest row, and when the file had been written to before that, in nanoseconds. */
export type Look = { readonly newest: number; readonly writtenAt: bigint | undefined }

/**
 * Reads a file as it is on disk, past what an open connection remembers: one that was overwritten in place is the same file to the system.
 * Throws SQLite's own errors, or one of the same kind for what is broken or older than at the last look.
 */
export const readAnew = (file: string, last: Look): Look => {
  const raw = new DatabaseSync(file, { readOnly: true, timeout: 0 })
  try {
    const newest = Number(raw.prepare('select max(rowid) as newest from leads').get()?.['newest'] ?? 0)
    if (newest < last.newest) throw damage()
    const { size, mtimeNs: writtenAt } = statSync(file, { bigint: true })
    const isDue = size <= mostLookedAt || writtenAt !== last.writtenAt
    if (isDue && raw.prepare('pragma quick_check(1)').get()?.['quick_check'] !== 'ok') throw damage()
    return { newest, writtenAt }
  } finally {
    raw.close()
  }
}
