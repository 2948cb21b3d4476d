import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Connection, Database } from './connection.ts'
import { type Mutex, mutex } from './mutex.ts'

/** Milliseconds that a save waits for what another process saves. */
const patience = 60_000

/** A transaction, or a part of one (a savepoint): what a hook saves belongs to the save that called it. */
type Transaction = {
  readonly id: string
  /** The one in whose course it was begun. */
  readonly caller: Transaction | undefined
  /** The turns of its parts. */
  readonly parts: Mutex
  state: 'waiting' | 'ended' | { readonly connection: Connection; readonly whole: Transaction | undefined; readonly pass: () => void }
}

type Work<Result> = (id: string, db: unknown) => Promise<Result>

export type Transactions = {
  /** Begins a transaction and resolves to its id. */
  readonly begin: () => Promise<string>
  /** Throws when the database refuses; then nothing was written. Does nothing for one that is not open. */
  readonly commit: (id: string) => Promise<void>
  readonly rollback: (id: string) => Promise<void>
  /** Runs work in a transaction: all that it writes happens or, when it throws, none. */
  readonly run: <Result>(work: Work<Result>) => Promise<Result>
  /** Runs work that reads one state of everything, whatever is written meanwhile. */
  readonly runReading: <Result>(work: Work<Result>) => Promise<Result>
  /** Closes the connections that nobody uses. */
  readonly close: () => void
}

/** Where the store's operations look for the connection of a transaction, by its id. */
export type Sessions = Record<string, { readonly db: unknown; readonly resolve: () => Promise<void>; readonly reject: () => Promise<void> }>

const nothing = async () => {}
const session = (db: unknown): Sessions[string] => ({ db, resolve: nothing, reject: nothing })

/** The innermost one that is open. One that still waits for its turn has not called anybody yet. */
const openOne = (transaction: Transaction | undefined): Transaction | undefined =>
  transaction === undefined || typeof transaction.state === 'object' ? transaction : openOne(transaction.caller)

const connectionOf = (transaction: Transaction | undefined): Connection | undefined =>
  typeof transaction?.state === 'object' ? transaction.state.connection : undefined

/**
 * All writing of one store: one transaction after the other, and within each one part after the other. A save that a hook makes
 * without handing on its request is known by its asynchronous context and becomes a part; it would wait for ever for the one that waits for it.
 */
export const transactionsOf = (database: Database, sessions: Sessions): Transactions => {
  const context = new AsyncLocalStorage<Transaction>()
  const turns = mutex()
  const open = new Map<string, Transaction>()

  const created = (): Transaction => ({ id: randomUUID(), caller: openOne(context.getStore()), parts: mutex(), state: 'waiting' })

  const begun = async (id: string, whole: Connection | undefined): Promise<Connection> => {
    if (!whole) return database.write(patience)
    await whole.execute(`SAVEPOINT "${id}"`)
    return whole
  }

  const enter = async (own: Transaction): Promise<Connection> => {
    const whole = openOne(own.caller)
    const pass = await (whole?.parts ?? turns)()
    // The one that it would be a part of may have ended before its turn came.
    if (whole !== openOne(own.caller)) {
      pass()
      return enter(own)
    }
    try {
      const connection = await begun(own.id, connectionOf(whole))
      own.state = { connection, whole, pass }
      open.set(own.id, own)
      sessions[own.id] = session(connection.db)
      return connection
    } catch (error) {
      own.state = 'ended'
      pass()
      throw error
    }
  }

  const end = async (id: string, how: 'COMMIT' | 'ROLLBACK'): Promise<void> => {
    const own = open.get(id)
    if (typeof own?.state !== 'object') return
    open.delete(id)
    const { connection, whole, pass } = own.state
    let passParts = () => {}
    try {
      // Parts that are under way, or wait for their turn, end first.
      passParts = await own.parts()
      if (!whole) await connection.execute(how)
      else
        for (const statement of how === 'COMMIT' ? ['RELEASE'] : ['ROLLBACK TO', 'RELEASE'])
          await connection.execute(`${statement} "${id}"`)
    } catch (error) {
      if (!whole) await connection.execute('ROLLBACK').catch(nothing)
      throw error
    } finally {
      own.state = 'ended'
      delete sessions[id]
      if (!whole) connection.close()
      passParts()
      pass()
    }
  }

  return {
    close: database.close,
    // Nothing may be awaited before the context is entered: what the caller does next inherits it.
    begin: () => {
      const own = created()
      context.enterWith(own)
      return enter(own).then(() => own.id)
    },
    commit: (id) => end(id, 'COMMIT'),
    rollback: (id) => end(id, 'ROLLBACK'),
    run: (work) => {
      const own = created()
      return context.run(own, async () => {
        const { db } = await enter(own)
        try {
          const result = await work(own.id, db)
          await end(own.id, 'COMMIT')
          return result
        } catch (error) {
          await end(own.id, 'ROLLBACK').catch(nothing)
          throw error
        }
      })
    },
    runReading: async (work) => {
      const id = randomUUID()
      const connection = await database.read()
      try {
        sessions[id] = session(connection.db)
        return await work(id, connection.db)
      } finally {
        delete sessions[id]
        await connection.execute('ROLLBACK').catch(nothing)
        connection.close()
      }
    },
  }
}
