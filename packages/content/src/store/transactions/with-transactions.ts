import type { DatabaseAdapterObj } from 'payload'
import type { Database } from './connection.ts'
import { type Sessions, type Transactions, transactionsOf } from './transactions.ts'

/** What the store's adapter calls to write. Outside of a transaction each of them becomes one, or it would write between the lines of others. */
const writes = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const

type Request = { readonly transactionID?: string | Promise<string> }
type Write = (input: { readonly req?: Request }) => Promise<unknown>

type Adapter = { readonly sessions: Sessions } & Record<(typeof writes)[number], Write>

/** The transactions of an open store. */
export const transactionsIn = (adapter: object): Transactions => (adapter as { transactions: Transactions }).transactions

/** The request of a write, in a transaction. A request of the web keeps its own properties, which a copy would lose. */
const within = (transactionID: string, req: Request | undefined): Request => Object.assign(Object.create(req ?? null), { transactionID })

/**
 * Gives every operation of a store a transaction, on either database: saves of one process take turns, and those of several processes wait for each
 * other. The adapter has none of its own on SQLite, and on PostgreSQL two of the same record would each overwrite what the other had just written.
 */
export const withTransactions = <Base extends DatabaseAdapterObj>(base: Base, databaseOf: (adapter: never) => Database): Base => ({
  ...base,
  init: (input: Parameters<Base['init']>[0]) => {
    const adapter = base.init(input) as unknown as Adapter
    const { sessions } = adapter
    const transactions = transactionsOf(databaseOf(adapter as never), sessions)
    for (const name of writes) {
      const write = adapter[name].bind(adapter)
      adapter[name] = async (data) => {
        const id = await data.req?.transactionID
        if (id !== undefined && sessions[id]) return write(data)
        return transactions.run((transactionID) => write({ ...data, req: within(transactionID, data.req) }))
      }
    }
    return Object.assign(adapter, {
      transactions,
      beginTransaction: transactions.begin,
      commitTransaction: async (id: string | Promise<string> | undefined) => transactions.commit((await id) ?? ''),
      rollbackTransaction: async (id: string | Promise<string> | undefined) => transactions.rollback((await id) ?? ''),
    })
  },
})
