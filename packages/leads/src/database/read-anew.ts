import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** Bytes of a file up to which every page of it is looked at; of a longer one the newest message and what leads to it. */
const mostLookedAt = 16 * 1024 * 1024

/** SQLite's code for a file that does not hold what it should. */
const corrupt = 11

const damage = (): Error => Object.assign(new Error('the file on disk is not what was written to it'), { errcode: corrupt })

/**
 * Reads a file as it is on disk, past what an open connection remembers: one that was overwritten in place is the same file to the system.
 * Answers its newest row; throws SQLite's own errors, or one of the same kind for what is broken or older than `newest`.
 */
export const readAnew = (file: string, newest: number): number => {
  const raw = new DatabaseSync(file, { readOnly: true, timeout: 0 })
  try {
    const found = Number(raw.prepare('select max(rowid) as newest from leads').get()?.['newest'] ?? 0)
    if (found < newest) throw damage()
    const isShort = statSync(file).size <= mostLookedAt
    if (isShort && raw.prepare('pragma quick_check(1)').get()?.['quick_check'] !== 'ok') throw damage()
    return found
  } finally {
    raw.close()
  }
}
