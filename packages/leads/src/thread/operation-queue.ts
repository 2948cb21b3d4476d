import { setTimeout as wait } from 'node:timers/promises'
import { isBusy, type SqliteConnection } from '../database/sqlite.ts'
import { type OperationName, outsideTransactions, perform } from '../operations.ts'
import type { LeadsFile } from './leads-file.ts'
import { LeadsUnavailableError } from './leads-unavailable.ts'
import { isDamaged } from './salvage.ts'

export type Outcome = { readonly result: unknown } | { readonly error: unknown }

export type Operation = {
  readonly name: OperationName
  readonly args: readonly unknown[]
  /** When it is refused unless it has been carried out, on the clock of the queue. */
  readonly deadline: number
  readonly settle: (outcome: Outcome) => void
}

type QueueOptions = {
  readonly file: Pick<LeadsFile, 'connection' | 'isInPlace' | 'noteDamage'>
  /** Milliseconds on a clock that is never set back. */
  readonly now: () => number
  /** Milliseconds between two tries to get the write lock. */
  readonly retryEvery: number
}

export type OperationQueue = {
  readonly add: (operation: Operation) => void
  /** Resolves when everything that waits is settled. */
  readonly idle: () => Promise<void>
}

/** Operations that share one commit at most. */
const mostInGroup = 100

const standsAlone = ({ name }: Operation): boolean => outsideTransactions.has(name)

/**
 * Carries operations out one after another. Those that write share a transaction with all that have arrived by then (group commit), and are
 * answered when it is on disk and the path still names the file. While another process holds the write lock they wait, and reads go on.
 * An operation that is not begun before its deadline is refused, and then never carried out.
 */
export const operationQueue = ({ file, now, retryEvery }: QueueOptions): OperationQueue => {
  const waiting = new Set<Operation>()
  let working: Promise<void> | undefined

  const settle = (operation: Operation, outcome: Outcome): void => {
    waiting.delete(operation)
    operation.settle(outcome)
  }
  const refuse = (operations: Iterable<Operation>, error: unknown): void => {
    for (const operation of operations) settle(operation, { error })
  }
  const isLate = ({ deadline }: Operation): boolean => deadline <= now()

  const attempt = async (connection: SqliteConnection, operation: Operation): Promise<Outcome> => {
    if (isLate(operation)) return { error: new LeadsUnavailableError('LEADS_BUSY') }
    try {
      return { result: await perform(connection, operation.name, operation.args) }
    } catch (error) {
      if (isBusy(error)) throw error
      if (isDamaged(error)) file.noteDamage()
      return { error }
    }
  }

  const write = (connection: SqliteConnection, group: readonly Operation[]): Promise<readonly Outcome[]> =>
    connection.inTransaction(async () => {
      const outcomes: Outcome[] = []
      for (const operation of group) {
        const outcome = await attempt(connection, operation)
        // What comes now would no longer be in a transaction, and be kept although it is refused.
        if ('error' in outcome && !connection.raw.isTransaction) throw outcome.error
        outcomes.push(outcome)
      }
      return outcomes
    })

  const round = async (): Promise<void> => {
    const connection = await file.connection()
    for (const operation of [...waiting].filter(standsAlone)) {
      const outcome = await attempt(connection, operation)
      // A checkpoint makes the file longer, and from then on it must not be shorter.
      file.isInPlace()
      settle(operation, outcome)
    }
    const group = [...waiting].filter((operation) => !standsAlone(operation)).slice(0, mostInGroup)
    if (group.length === 0) return
    try {
      const outcomes = await write(connection, group)
      if (!file.isInPlace()) throw new LeadsUnavailableError('LEADS_FILE_GONE')
      for (const [index, operation] of group.entries()) settle(operation, outcomes[index] as Outcome)
    } catch (error) {
      if (isBusy(error)) throw error
      if (isDamaged(error)) file.noteDamage()
      refuse(group, error)
    }
  }

  const work = async (): Promise<void> => {
    while (waiting.size > 0) {
      // Lets in what has arrived meanwhile.
      await new Promise(setImmediate)
      try {
        await round()
      } catch (error) {
        if (!isBusy(error)) refuse([...waiting], error)
        else await wait(retryEvery)
      }
      const late = [...waiting].filter(isLate)
      if (late.length > 0) refuse(late, new LeadsUnavailableError('LEADS_BUSY'))
    }
    working = undefined
  }

  return {
    add: (operation) => {
      waiting.add(operation)
      working ??= work()
    },
    idle: async () => working,
  }
}
