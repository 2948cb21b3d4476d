import { Pool, types } from 'pg'

/** Milliseconds after which a database that does not answer counts as failed. */
const connectTimeout = 5000
const answerTimeout = 10_000

/**
 * What every connection is told once. A server whose commits do not wait for the disk is told to wait for ours: an accepted
 * lead must survive a power cut. Limits end what a frozen process left open.
 */
const settings = `
  select
    set_config('statement_timeout', '${answerTimeout}', false),
    set_config('lock_timeout', '${connectTimeout}', false),
    set_config('idle_in_transaction_session_timeout', '${answerTimeout}', false),
    set_config('synchronous_commit', case current_setting('synchronous_commit') when 'off' then 'on' else current_setting('synchronous_commit') end, false)`

const readBigint = types.builtins.INT8

/** Connections to the database at an address of PostgreSQL, told what they have to know before their first query. */
export const openPool = (url: string): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeout,
    query_timeout: answerTimeout + connectTimeout,
    keepAlive: true,
    // Waited for before the connection is used, which the declared type does not say.
    onConnect: (client) => client.query(settings) as unknown as undefined,
    // Times fit into a number; pg hands over texts unless told.
    types: { getTypeParser: (type, format) => (type === readBigint ? Number : types.getTypeParser(type, format as 'text')) },
  })
  // An idle connection that breaks is replaced at the next query, which fails loudly if it must; unheard, it would end the process.
  pool.on('error', () => {})
  // Nor does one that breaks between two queries of whoever has it: its next query fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
