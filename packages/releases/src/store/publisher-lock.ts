import { closeSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { BusyError, type Turn } from './release-store.ts'
import { makeFolder } from './write-durably.ts'

/** Milliseconds that a publisher waits for another one to end, and between two tries. */
const minute = 60_000
const tryEvery = 25

/** SQLite's code for a database that somebody else has locked. */
const sqliteBusy = 5

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === sqliteBusy

const inodeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino

type Lock = { readonly database: DatabaseSync; readonly inode: number | undefined }

/** Takes the lock, or nothing when another process has it. While it is held nobody here may open the file: closing it would drop the lock. */
const take = (file: string): Lock | undefined => {
  closeSync(openSync(file, 'a'))
  const inode = inodeOf(file)
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('pragma journal_mode = delete; begin exclusive')
    // A file that was removed meanwhile is locked by nobody else, whatever stands at its path.
    if (inode === inodeOf(file)) return { database, inode }
  } catch (error) {
    if (!isBusy(error)) {
      database.close()
      throw error
    }
  }
  database.close()
  return undefined
}

const takeInTime = async (file: string, patience: number): Promise<Lock> => {
  await makeFolder(dirname(file))
  const end = performance.now() + patience
  for (;;) {
    const lock = take(file)
    if (lock) return lock
    if (performance.now() > end) throw new BusyError('Another process publishes into this data folder. Try again when it is done.')
    await wait(tryEvery)
  }
}

const alone = async <Result>(file: string, work: (turn: Turn) => Promise<Result>, patience: number): Promise<Result> => {
  const { database, inode } = await takeInTime(file, patience)
  const check = () => {
    if (inodeOf(file) !== inode) throw new BusyError(`${file} was removed while a release was published. Publish again.`)
  }
  try {
    return await work({ check })
  } finally {
    database.close()
  }
}

/** What callers of this process wait for, by file: SQLite parts processes, not callers. */
const turns = new Map<string, Promise<unknown>>()

/**
 * Runs work while no other process holds the lock of a file: SQLite's, which ends with its holder, however that ends. Callers of one
 * process take turns. Throws `BusyError` after `patience` milliseconds.
 */
export const withPublisherLock = async <Result>(
  file: string,
  work: (turn: Turn) => Promise<Result>,
  patience = minute,
): Promise<Result> => {
  const result = (turns.get(file) ?? Promise.resolve()).then(() => alone(file, work, patience))
  const end = result.catch(() => undefined)
  turns.set(file, end)
  try {
    return await result
  } finally {
    if (turns.get(file) === end) turns.delete(file)
  }
}
