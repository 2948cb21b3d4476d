import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { LeadAction, LeadInFull, LeadLogEntry, Reader } from '../leads.ts'
import type { RunInTransaction } from '../store-lead.ts'
import { leadColumns, leadOf, notesOf } from './lead-pages.ts'

/** Entries of the log that stand beside a lead. */
const mostShown = 50

/** Who read, exported or handled what, newest first; of one lead, or of all and the exports. */
export const readLog = async (
  db: Kysely<Tables>,
  { reference, most }: { readonly reference?: string | undefined; readonly most: number },
): Promise<readonly LeadLogEntry[]> => {
  const rows = await db
    .selectFrom('lead_log')
    .select(['done_at', 'person', 'action', 'reference', 'detail'])
    .$if(reference !== undefined, (query) => query.where('reference', '=', reference ?? ''))
    .orderBy('done_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ done_at, person, action, ...row }) => ({
    at: done_at,
    by: person,
    action,
    reference: row.reference ?? undefined,
    detail: row.detail ?? undefined,
  }))
}

const writeDown = async (
  db: Kysely<Tables>,
  { by, now }: Reader,
  entry: { readonly action: LeadAction; readonly reference?: string; readonly detail?: string },
): Promise<void> => {
  const { action, reference = null, detail = null } = entry
  await db.insertInto('lead_log').values({ id: randomUUID(), done_at: now, person: by, action, reference, detail }).execute()
}

const rowOf = (db: Kysely<Tables>, reference: string) =>
  db.selectFrom('leads').select(leadColumns).where('reference', '=', reference).executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>

const inFull = async (db: Kysely<Tables>, row: Row): Promise<LeadInFull> => {
  const { reference } = row
  const notes = await notesOf(db, [reference])
  return { ...leadOf(row, notes.get(reference)), log: await readLog(db, { reference, most: mostShown }) }
}

/** One lead, once it is written down that somebody looks at it: both or neither. */
export const readLead = (atomically: RunInTransaction, reference: string, reader: Reader): Promise<LeadInFull | undefined> =>
  atomically(async (db) => {
    const lead = await rowOf(db, reference)
    if (!lead) return undefined
    await writeDown(db, reader, { action: 'read', reference })
    return inFull(db, lead)
  })

export const noteExport = (db: Kysely<Tables>, reader: Reader, detail: string): Promise<void> =>
  writeDown(db, reader, { action: 'exported', detail })

/** Marks a lead as dealt with, or as open again. The first of two who do so at once is the one who did it. */
export const setHandled = (
  atomically: RunInTransaction,
  reference: string,
  isHandled: boolean,
  reader: Reader,
): Promise<LeadInFull | undefined> =>
  atomically(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('leads')
      .set(isHandled ? { handled_at: reader.now, handled_by: reader.by } : { handled_at: null, handled_by: null })
      .where('reference', '=', reference)
      .where('handled_at', isHandled ? 'is' : 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows) await writeDown(db, reader, { action: isHandled ? 'handled' : 'reopened', reference })
    const lead = await rowOf(db, reference)
    return lead && inFull(db, lead)
  })

export const addNote = (
  atomically: RunInTransaction,
  reference: string,
  text: string,
  { by, now }: Reader,
): Promise<LeadInFull | 'cleared' | undefined> =>
  atomically(async (db) => {
    const lead = await rowOf(db, reference)
    if (!lead) return undefined
    if (lead.message === null) return 'cleared'
    await db.insertInto('lead_notes').values({ id: randomUUID(), reference, written_at: now, author: by, text }).execute()
    return inFull(db, lead)
  })
