import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { Payload } from 'payload'
import type { DatabaseKind } from './database-kind.ts'

type Watch = { readonly tag: () => Promise<unknown>; readonly close: () => void }

type SqliteAdapter = { readonly clientConfig: { readonly url: string } }
type PostgresAdapter = { readonly pool: { readonly query: (statement: string) => Promise<{ readonly rows: readonly { tag: unknown }[] }> } }

/** A connection that only ever asks: SQLite counts what was committed by all others. It must come from the store's own library, or their locks on the file would clash. */
const watchSqlite = ({ clientConfig: { url } }: SqliteAdapter): Watch => {
  const { $client } = drizzle({ connection: { url } })
  return {
    tag: async () => (await $client.execute('PRAGMA data_version')).rows[0]?.['data_version'],
    close: () => $client.close(),
  }
}

/** Whatever is committed leaves the list of transactions under way, or makes its end move on. */
const watchPostgres = ({ pool }: PostgresAdapter): Watch => ({
  tag: async () => (await pool.query('select cast(pg_current_snapshot() as text) as tag')).rows[0]?.tag,
  close: () => {},
})

const watches = new WeakMap<Payload, Watch>()

const watchOf = (payload: Payload, kind: DatabaseKind): Watch => {
  const open = watches.get(payload)
  if (open) return open
  const watch =
    kind === 'postgres' ? watchPostgres(payload.db as unknown as PostgresAdapter) : watchSqlite(payload.db as unknown as SqliteAdapter)
  watches.set(payload, watch)
  return watch
}

/**
 * Changes whenever anybody, in any process, has committed something to the store's database, and now and then without a reason. Ask for it before
 * reading: what is read then is at least as new. Cheap enough to be asked ten times a second. Tags of one open store can be compared, no others.
 */
export const changeTag = async ({ payload, kind }: { readonly payload: Payload; readonly kind: DatabaseKind }): Promise<string> =>
  String(await watchOf(payload, kind).tag())

/** Closes what asking for change tags has opened. */
export const closeWatch = (payload: Payload): void => watches.get(payload)?.close()
