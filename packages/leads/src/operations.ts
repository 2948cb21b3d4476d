import { type Kysely, sql } from 'kysely'
import type { Tables } from './database/tables.ts'
import type { ClaimedMail, Leads, NewLead, UnfoundSearch } from './leads.ts'
import { claim, markFailed, markSent, oldestUnsent, park, release } from './outbox.ts'
import { findRepeat, type RunInTransaction, storeLead } from './store-lead.ts'
import { countUnfound, unfound } from './unfound.ts'
import { counts, type ExportPosition, exportPage, exportPages, list, purge, requeue } from './upkeep.ts'

/** An open database of either kind. */
export type Session = {
  readonly db: Kysely<Tables>
  readonly atomically: RunInTransaction
  /** Whether rows that another process has locked can be passed over. */
  readonly skipLocked: boolean
}

type Held = Pick<ClaimedMail, 'id' | 'lease'>

/** Everything that is asked of the database: arguments and results are plain data, so that a thread can be asked too. */
export const operations = {
  check: async ({ db }: Session): Promise<void> => {
    await sql`select 1`.execute(db)
  },
  accept: ({ atomically }: Session, lead: NewLead) => storeLead(atomically, lead),
  findRepeat: ({ db }: Session, key: Parameters<Leads['findRepeat']>[0]) => findRepeat(db, key),
  claim: ({ db, skipLocked }: Session, options: Parameters<Leads['claim']>[0]) => claim(db, { ...options, skipLocked }),
  markSent: ({ db }: Session, mail: Pick<ClaimedMail, 'id'>) => markSent(db, mail),
  markFailed: ({ db }: Session, mail: Held, failure: Parameters<Leads['markFailed']>[1]) => markFailed(db, mail, failure),
  park: ({ db }: Session, mail: Held, error: string) => park(db, mail, error),
  release: ({ db }: Session, mail: Held) => release(db, mail),
  purge: ({ db }: Session, now: number, days: number) => purge(db, now, days),
  oldestUnsent: ({ db }: Session, now: number) => oldestUnsent(db, now),
  counts: ({ db }: Session) => counts(db),
  list: ({ db }: Session, options?: Parameters<Leads['list']>[0]) => list(db, options),
  requeue: ({ db }: Session, now: number, references?: readonly string[]) => requeue(db, now, references),
  countUnfound: ({ atomically }: Session, now: number, searches: readonly UnfoundSearch[]) => countUnfound(atomically, now, searches),
  unfound: ({ db }: Session, now: number, options: Parameters<Leads['unfound']>[1]) => unfound(db, now, options),
  exportPage: ({ db }: Session, after?: ExportPosition) => exportPage(db, after),
}

export type OperationName = keyof typeof operations

type Parts<Name extends OperationName> = (typeof operations)[Name] extends (
  session: Session,
  ...args: infer Arguments
) => Promise<infer Result>
  ? { readonly args: Arguments; readonly result: Result }
  : never

export type ArgumentsOf<Name extends OperationName> = Parts<Name>['args']
export type ResultOf<Name extends OperationName> = Parts<Name>['result']

/** Asks the database, wherever it is open. */
export type Call = <Name extends OperationName>(name: Name, ...args: ArgumentsOf<Name>) => Promise<ResultOf<Name>>

/**
 * Operations that only read, and so go on while another process holds the write lock. `findRepeat` is none of them: it comes before the
 * captcha, and a database that cannot store the message must say so before a token is spent.
 */
export const reads: ReadonlySet<OperationName> = new Set<OperationName>(['oldestUnsent', 'counts', 'list', 'unfound', 'exportPage'])

/** Carries an operation out on a session; `args` are those of the operation of this name. */
export const perform = (session: Session, name: OperationName, args: readonly unknown[]): Promise<unknown> => {
  const operation = operations[name] as unknown as (session: Session, ...args: readonly unknown[]) => Promise<unknown>
  return operation(session, ...args)
}

/** The leads database over one way of asking it. */
export const leadsOver = (call: Call, close: () => Promise<void>): Leads => ({
  check: () => call('check'),
  accept: (lead) => call('accept', lead),
  findRepeat: (key) => call('findRepeat', key),
  claim: (options) => call('claim', options),
  markSent: ({ id }) => call('markSent', { id }),
  markFailed: ({ id, lease }, failure) => call('markFailed', { id, lease }, failure),
  park: ({ id, lease }, error) => call('park', { id, lease }, error),
  release: ({ id, lease }) => call('release', { id, lease }),
  purge: (now, days) => call('purge', now, days),
  oldestUnsent: (now) => call('oldestUnsent', now),
  counts: () => call('counts'),
  list: (options) => call('list', options),
  requeue: (now, references) => call('requeue', now, references),
  countUnfound: (now, searches) => call('countUnfound', now, searches),
  unfound: (now, options) => call('unfound', now, options),
  export: () => exportPages((after) => call('exportPage', after)),
  close,
})
