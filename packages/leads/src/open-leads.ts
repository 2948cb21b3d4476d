import { fileURLToPath } from 'node:url'
import { Kysely, PostgresDialect } from 'kysely'
import { migrate } from './database/migrate.ts'
import { openPool } from './database/postgres.ts'
import { storeTogether } from './database/store-together.ts'
import type { Tables } from './database/tables.ts'
import type { Leads, LeadsLog } from './leads.ts'
import { leadsOver, perform, type Session } from './operations.ts'
import { openLeadsInThread } from './thread/open-leads-in-thread.ts'

const isPostgres = (url: string): boolean => /^postgres(?:ql)?:/.test(url)

const fileOf = (url: string): string => (url.startsWith('file://') ? fileURLToPath(url) : url.replace(/^file:/, ''))

const openPostgres = async (url: string): Promise<Leads> => {
  const pool = openPool(url)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  const session: Session = {
    db,
    atomically: (work) => db.transaction().execute(work),
    skipLocked: true,
    store: storeTogether(db, pool),
    checkpoint: () => {},
    room: () => ({ freeBytes: undefined, damagedFiles: 0 }),
  }
  return leadsOver(
    (name, ...args) => perform(session, name, args) as Promise<never>,
    () => db.destroy(),
  )
}

export type OpenOptions = {
  readonly log?: LeadsLog
  /** Milliseconds that an operation on a SQLite file waits for the write lock of another process. */
  readonly patience?: number
}

/** Shorter than a visitor's browser waits for an answer. */
const standardPatience = 5000

/**
 * Opens the leads database and brings it to the newest schema: `file:<absolute path>` for SQLite, `postgres://…` for
 * PostgreSQL. Several processes may open it at once. Rejects when it cannot be reached. Neither ever blocks the event loop: SQLite
 * waits for disks and locks, and so runs in a thread.
 */
export const openLeads = async (url: string, { log = console, patience = standardPatience }: OpenOptions = {}): Promise<Leads> =>
  isPostgres(url) ? openPostgres(url) : openLeadsInThread(fileOf(url), { log, patience })
