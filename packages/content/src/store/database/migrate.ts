import { migrations as postgres } from '../../../migrations/postgres/index.ts'
import { migrations as sqlite } from '../../../migrations/sqlite/index.ts'
import { UsageError } from '../commands/usage-error.ts'
import type { Store } from '../open-store.ts'
import { inStoreTransaction } from '../transactions/in-store-transaction.ts'

type Migration = { readonly name: string; readonly up: (argument: never) => Promise<void> }

const ledger = 'payload-migrations'

const tableExists = async ({ payload, kind }: Store): Promise<boolean> => {
  const database = payload.db as unknown as {
    drizzle: unknown
    execute: (argument: { drizzle: unknown; raw: string }) => Promise<{ rows: readonly unknown[] }>
  }
  const raw =
    kind === 'postgres'
      ? `select 1 from pg_tables where tablename = 'payload_migrations'`
      : `select 1 from sqlite_master where name = 'payload_migrations'`
  return (await database.execute({ drizzle: database.drizzle, raw })).rows.length > 0
}

const ranAlready = async (store: Store): Promise<ReadonlySet<string>> => {
  if (!(await tableExists(store))) return new Set()
  const { docs } = await store.payload.find({ collection: ledger, pagination: false, depth: 0 })
  if (docs.some((doc) => doc['batch'] === -1))
    throw new UsageError(
      'This database was made by a development tool and not by migrations. Use an empty database, or one that only `migrate` has touched.',
    )
  return new Set(docs.map((doc) => String(doc['name'])))
}

/**
 * Brings the database to the newest schema and returns the names of the migrations that ran: none for a database that is up
 * to date. Each runs in a transaction, so an interrupted one leaves nothing behind. Exactly one process may do this,
 * before all others start.
 */
export const migrate = async (store: Store): Promise<readonly string[]> => {
  const done = await ranAlready(store)
  const all: readonly Migration[] = store.kind === 'postgres' ? postgres : sqlite
  const missing = all.filter(({ name }) => !done.has(name))
  for (const [index, { name, up }] of missing.entries())
    await inStoreTransaction(store, 'write', async (transactionID, db) => {
      await up({ db, payload: store.payload } as never)
      await store.payload.create({ collection: ledger, data: { name, batch: done.size + index + 1 }, req: { transactionID } })
    })
  return missing.map(({ name }) => name)
}
