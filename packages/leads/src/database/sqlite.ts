import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, statfsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import { codeOf } from '../error-code.ts'
import type { Session } from '../operations.ts'
import { leadStore, type RunInTransaction } from '../store-lead.ts'
import { type Look, readAnew } from './read-anew.ts'
import type { Tables } from './tables.ts'

const syncFolder = (folder: string): void => {
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

/**
 * Makes an empty file for its owner alone: it will hold what visitors wrote. One that is there is not opened, because closing any
 * descriptor of it would drop the locks that SQLite holds in this process.
 */
export const createFile = (file: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  try {
    closeSync(openSync(file, 'wx', 0o600))
    syncFolder(dirname(file))
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

const statementOf = (statement: StatementSync): SqliteStatement => {
  const bound = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bound(parameters)),
    run: (parameters) => statement.run(...bound(parameters)),
    iterate: (parameters) => statement.iterate(...bound(parameters)),
  }
}

/** Node's own SQLite for Kysely, with statements that are prepared once. */
const adapt = (database: DatabaseSync): SqliteDatabase => {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = prepared.get(sql)
      if (known) return known
      // Every transaction here writes. Taking the lock at once says so early; a later try could only fail.
      const statement = statementOf(database.prepare(sql === 'begin' ? 'begin immediate' : sql))
      prepared.set(sql, statement)
      return statement
    },
  }
}

/** Kysely holds that SQLite cannot change its schema within a transaction. It can, and a migration must be whole or not at all. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

const busy = 5

/** Pages of 4 KB after which a commit moves the log into the file: many messages change the same pages of the indexes. */
const pagesOfLog = 4000

/** Bytes that whoever may write here has left. */
const freeBytesAt = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Between the name of a file and the rest of the name under which it is kept when it is damaged. */
export const damagedMark = '.damaged-'

/** Files beside a database that are kept because they are damaged. */
const damagedFilesOf = (file: string): number =>
  readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}${damagedMark}`) && !/-(?:wal|shm)$/.test(name)).length

/** One connection to a SQLite file. */
export type SqliteConnection = Session & {
  readonly raw: DatabaseSync
  /** Runs work in one transaction that is on disk when this resolves. Rejects, and keeps nothing, when the work throws. */
  readonly inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/**
 * Opens a SQLite file that other processes may have open too. A commit is on disk before it returns; what is purged is
 * overwritten. No statement ever waits for another process: it fails with `SQLITE_BUSY`, and the caller tries again.
 */
export const openSqlite = (file: string): SqliteConnection => {
  createFile(file)
  const raw = new DatabaseSync(file, { timeout: 0 })
  try {
    raw.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma wal_autocheckpoint = ${pagesOfLog}`)
  } catch (error) {
    raw.close()
    throw error
  }
  const database = adapt(raw)
  const db = new Kysely<Tables>({ dialect: new Dialect({ database }) })
  const inTransaction = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    raw.exec('begin immediate')
    try {
      const result = await work()
      raw.exec('commit')
      return result
    } catch (error) {
      // A full or failing disk has ended the transaction already.
      if (raw.isTransaction) raw.exec('rollback')
      throw error
    }
  }
  const atomically: RunInTransaction = async (work) => {
    raw.exec('savepoint operation')
    try {
      const result = await work(db)
      raw.exec('release operation')
      return result
    } catch (error) {
      if (raw.isTransaction) raw.exec('rollback to operation; release operation')
      throw error
    }
  }
  // The newest row that was ever seen on disk stays: messages are never deleted.
  let looked: Look = { newest: 0, writtenAt: undefined }
  const checkpoint = (): void => {
    const { busy: isHeld } = raw.prepare('pragma wal_checkpoint(truncate)').get() ?? {}
    if (isHeld) throw Object.assign(new Error('another process reads the log'), { errcode: busy })
  }
  return {
    raw,
    db,
    atomically,
    inTransaction,
    skipLocked: false,
    // Without the query builder's driver, which takes as long as the statement does.
    store: leadStore(db, async ({ sql, parameters }) => Number(database.prepare(sql).run(parameters).changes)),
    checkpoint,
    room: () => {
      looked = readAnew(file, looked)
      return { freeBytes: freeBytesAt(dirname(file)), damagedFiles: damagedFilesOf(file) }
    },
  }
}

/** Whether another process held a lock: nothing has happened, and the same can be tried again. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === busy
