import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'

/** Milliseconds that a writer waits for another process to finish its own write. */
const busyTimeout = 5000

/**
 * A SQLite file for several processes, on disk before a commit returns. Readable by its owner alone: it holds what visitors
 * wrote. What is purged is overwritten.
 */
const openFile = (file: string): DatabaseSync => {
  mkdirSync(dirname(file), { recursive: true })
  closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: busyTimeout })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  return database
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
      // Every transaction here writes. Taking the lock at once waits for other processes; a later try could only fail.
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

/**
 * SQLite in a file that other processes may have open too. One process opens it once: a second connection would wait for the
 * first one with the whole process.
 */
export const sqliteDialect = (file: string): SqliteDialect => new Dialect({ database: async () => adapt(openFile(file)) })
