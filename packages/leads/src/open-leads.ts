import { fileURLToPath } from 'node:url'
import { Kysely } from 'kysely'
import { accept, recall } from './accept.ts'
import { migrate } from './database/migrate.ts'
import { postgresDialect } from './database/postgres.ts'
import { sqliteDialect } from './database/sqlite.ts'
import type { Tables } from './database/tables.ts'
import type { Leads } from './leads.ts'
import { claim, markFailed, markSent, oldestUnsent, park, release } from './outbox.ts'
import { counts, exportLeads, list, purge, requeue } from './upkeep.ts'

const isPostgres = (url: string): boolean => /^postgres(?:ql)?:/.test(url)

const fileOf = (url: string): string => (url.startsWith('file://') ? fileURLToPath(url) : url.replace(/^file:/, ''))

/**
 * Opens the leads database and brings it to the newest schema: `file:<absolute path>` for SQLite, `postgres://…` for
 * PostgreSQL. Several processes may open it at once. Rejects when it cannot be reached.
 */
export const openLeads = async (url: string): Promise<Leads> => {
  const postgres = isPostgres(url)
  const db = new Kysely<Tables>({ dialect: postgres ? postgresDialect(url) : sqliteDialect(fileOf(url)) })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    accept: (lead) => accept(db, lead),
    recall: (key) => recall(db, key),
    claim: (options) => claim(db, { ...options, skipLocked: postgres }),
    markSent: (mail) => markSent(db, mail),
    markFailed: (mail, failure) => markFailed(db, mail, failure),
    park: (mail, error) => park(db, mail, error),
    release: (mail) => release(db, mail),
    purge: (now, days) => purge(db, now, days),
    oldestUnsent: (now) => oldestUnsent(db, now),
    counts: () => counts(db),
    list: (options) => list(db, options),
    requeue: (now, references) => requeue(db, now, references),
    export: () => exportLeads(db),
    close: () => db.destroy(),
  }
}
