import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from './database/tables.ts'
import type { AcceptOutcome, ClaimedMail, LeadFilter, Leads, NewLead, Reader, Room, Tally, TallyKind } from './leads.ts'
import { backlog, claim, markFailed, markSent, park, release } from './outbox.ts'
import { countLeads, countMeant, findLeads, leadsPage, type PageOptions, readLeads } from './readers/lead-pages.ts'
import { addNote, noteExport, readLead, readLog, setHandled } from './readers/readers.ts'
import { findRepeat, type RunInTransaction } from './store-lead.ts'
import { countTallies, tallies } from './tallies.ts'
import { giveTurnBack, takeTurn } from './turns.ts'
import { counts, list, purge, requeue } from './upkeep.ts'

/** An open database of either kind. */
export type Session = {
  readonly db: Kysely<Tables>
  readonly atomically: RunInTransaction
  /** Whether rows that another process has locked can be passed over. */
  readonly skipLocked: boolean
  readonly store: (lead: NewLead) => Promise<AcceptOutcome>
  /** Moves what its log holds into a file and empties the log; a server does that by itself. */
  readonly checkpoint: () => void
  readonly room: () => Room
}

type Held = Pick<ClaimedMail, 'reference' | 'lease'>

/** Bytes that stand for the longest message; a body of a request has at most 32 KB. */
const probeBytes = 24_000

/** As long as the longest message when it is written down, and never twice the same, or nothing would be written. */
const check = async ({ db, room }: Session): Promise<Room> => {
  const text = randomBytes(probeBytes).toString('base64')
  await db
    .insertInto('probe')
    .values({ id: 1, text })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ text }))
    .execute()
  return room()
}

/** Everything that is asked of the database: arguments and results are plain data, so that a thread can be asked too. */
export const operations = {
  /** Whether the database can be written to, without writing. */
  reach: async ({ db }: Session): Promise<void> => {
    await sql`select 1`.execute(db)
  },
  check,
  accept: ({ store }: Session, lead: NewLead) => store(lead),
  findRepeat: ({ db }: Session, key: Parameters<Leads['findRepeat']>[0]) => findRepeat(db, key),
  claim: ({ db, skipLocked }: Session, options: Parameters<Leads['claim']>[0]) => claim(db, { ...options, skipLocked }),
  markSent: ({ db }: Session, mail: Pick<ClaimedMail, 'reference'>) => markSent(db, mail),
  markFailed: ({ db }: Session, mail: Held, failure: Parameters<Leads['markFailed']>[1]) => markFailed(db, mail, failure),
  park: ({ db }: Session, mail: Held, error: string) => park(db, mail, error),
  release: ({ db }: Session, mail: Held) => release(db, mail),
  purge: ({ db }: Session, now: number, days: number) => purge(db, now, days),
  checkpoint: async ({ checkpoint }: Session): Promise<void> => checkpoint(),
  backlog: ({ db }: Session, now: number) => backlog(db, now),
  counts: ({ db }: Session) => counts(db),
  list: ({ db }: Session, options?: Parameters<Leads['list']>[0]) => list(db, options),
  requeue: ({ db }: Session, now: number, references?: readonly string[]) => requeue(db, now, references),
  countTallies: ({ atomically }: Session, now: number, kind: TallyKind, counted: readonly Tally[]) =>
    countTallies(atomically, now, kind, counted),
  tallies: ({ db }: Session, now: number, kind: TallyKind, options: Parameters<Leads['tallies']>[2]) => tallies(db, now, kind, options),
  takeTurn: ({ db }: Session, name: string, now: number, every: number) => takeTurn(db, name, now, every),
  giveTurnBack: ({ db }: Session, name: string) => giveTurnBack(db, name),
  leadsPage: ({ db }: Session, options: PageOptions) => leadsPage(db, options),
  countLeads: ({ db }: Session, filter: LeadFilter) => countLeads(db, filter),
  readLead: ({ atomically }: Session, reference: string, reader: Reader) => readLead(atomically, reference, reader),
  log: ({ db }: Session, options: Parameters<Leads['log']>[0]) => readLog(db, options),
  noteExport: ({ db }: Session, reader: Reader, detail: string) => noteExport(db, reader, detail),
  setHandled: ({ atomically }: Session, reference: string, isHandled: boolean, reader: Reader) =>
    setHandled(atomically, reference, isHandled, reader),
  addNote: ({ atomically }: Session, reference: string, text: string, reader: Reader) => addNote(atomically, reference, text, reader),
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
 * Operations outside of transactions: those that only read, and so go on while another process holds the write lock, and what no transaction
 * may hold. `findRepeat` is none of them: it comes before the
 * captcha, and a database that cannot store the message must say so before a token is spent.
 */
export const outsideTransactions: ReadonlySet<OperationName> = new Set<OperationName>([
  'backlog',
  'counts',
  'list',
  'leadsPage',
  'countLeads',
  'log',
  'tallies',
  'checkpoint',
])

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
  markSent: ({ reference }) => call('markSent', { reference }),
  markFailed: ({ reference, lease }, failure) => call('markFailed', { reference, lease }, failure),
  park: ({ reference, lease }, error) => call('park', { reference, lease }, error),
  release: ({ reference, lease }) => call('release', { reference, lease }),
  purge: async (now, days) => {
    const cleared = await call('purge', now, days)
    await call('checkpoint')
    return cleared
  },
  backlog: (now) => call('backlog', now),
  counts: () => call('counts'),
  list: (options) => call('list', options),
  requeue: (now, references) => call('requeue', now, references),
  countTallies: (now, kind, counted) => call('countTallies', now, kind, counted),
  tallies: (now, kind, options) => call('tallies', now, kind, options),
  takeTurn: (name, now, every) => call('takeTurn', name, now, every),
  giveTurnBack: (name) => call('giveTurnBack', name),
  export: (filter) => readLeads((options) => call('leadsPage', options), { filter }),
  find: (filter, options) => findLeads((page) => call('leadsPage', page), filter, options),
  count: (filter) =>
    countMeant(
      (options) => call('leadsPage', options),
      (rows) => call('countLeads', rows),
      filter,
    ),
  read: (reference, reader) => call('readLead', reference, reader),
  log: (options) => call('log', options),
  noteExport: (reader, detail) => call('noteExport', reader, detail),
  setHandled: (reference, isHandled, reader) => call('setHandled', reference, isHandled, reader),
  addNote: (reference, text, reader) => call('addNote', reference, text, reader),
  close,
})
