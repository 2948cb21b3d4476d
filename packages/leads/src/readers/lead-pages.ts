import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { ExportedLead, LeadFilter, LeadNote, LeadPage, LeadPosition } from '../leads.ts'
import { matchesWords } from './matches-words.ts'

/** Rows that are read at a time when all of them are wanted, or looked through. */
const pageSize = 500

export type PageOptions = {
  readonly after?: LeadPosition | undefined
  readonly filter?: LeadFilter | undefined
  readonly newestFirst?: boolean | undefined
  readonly most?: number | undefined
}

/** The notes of leads, oldest first, by their references. */
export const notesOf = async (db: Kysely<Tables>, references: readonly string[]): Promise<ReadonlyMap<string, readonly LeadNote[]>> => {
  if (references.length === 0) return new Map()
  const rows = await db
    .selectFrom('lead_notes')
    .select(['reference', 'written_at', 'author', 'text'])
    .where('reference', 'in', [...references])
    .orderBy('written_at')
    .orderBy('id')
    .execute()
  return Map.groupBy(
    rows.map(({ reference, written_at, author, text }) => ({ reference, at: written_at, by: author, text })),
    ({ reference }) => reference,
  )
}

/** What is read of a lead. */
export const leadColumns = [
  'reference',
  'form',
  'message',
  'recipient',
  'subject',
  'accepted_at',
  'state',
  'failures',
  'handled_at',
  'handled_by',
] as const

type Row = Pick<Selectable<Tables['leads']>, (typeof leadColumns)[number]>

/** A row as a lead with its notes. */
export const leadOf = (
  { accepted_at, message, subject, handled_at, handled_by, ...row }: Row,
  notes: readonly LeadNote[] | undefined,
): ExportedLead => ({
  ...row,
  acceptedAt: accepted_at,
  message: message ?? undefined,
  subject: subject ?? undefined,
  handled: handled_at === null ? undefined : { at: handled_at, by: handled_by ?? '' },
  notes: (notes ?? []).map(({ at, by, text }) => ({ at, by, text })),
})

/** The next leads that are meant, whatever their words; fewer than `most` when there are no more. */
export const leadsPage = async (
  db: Kysely<Tables>,
  { after, filter: { form, isHandled } = {}, newestFirst = false, most = pageSize }: PageOptions = {},
): Promise<readonly ExportedLead[]> => {
  const beyond = newestFirst ? '<' : '>'
  const direction = newestFirst ? 'desc' : 'asc'
  const rows = await db
    .selectFrom('leads')
    .select(leadColumns)
    .$if(form !== undefined, (query) => query.where('form', '=', form ?? 'support'))
    .$if(isHandled !== undefined, (query) => query.where('handled_at', isHandled ? 'is not' : 'is', null))
    .$if(after !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('accepted_at', beyond, after?.acceptedAt ?? 0),
          where.and([where('accepted_at', '=', after?.acceptedAt ?? 0), where('reference', beyond, after?.reference ?? '')]),
        ]),
      ),
    )
    .orderBy('accepted_at', direction)
    .orderBy('reference', direction)
    .limit(most)
    .execute()
  const notes = await notesOf(
    db,
    rows.map(({ reference }) => reference),
  )
  return rows.map((row) => leadOf(row, notes.get(row.reference)))
}

/** How many leads are meant, whatever their words. */
export const countLeads = async (db: Kysely<Tables>, { form, isHandled }: LeadFilter): Promise<number> => {
  const { count } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(form !== undefined, (query) => query.where('form', '=', form ?? 'support'))
    .$if(isHandled !== undefined, (query) => query.where('handled_at', isHandled ? 'is not' : 'is', null))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type ReadPage = (options: PageOptions) => Promise<readonly ExportedLead[]>

/** Reads page by page, so that years of leads never lie in memory at once. */
export async function* readLeads(read: ReadPage, options: PageOptions): AsyncGenerator<ExportedLead> {
  const { filter, most = pageSize } = options
  const isMeant = filter?.words ? matchesWords(filter.words) : () => true
  let { after } = options
  do {
    const page = await read({ ...options, after, most })
    yield* page.filter(isMeant)
    after = page.length === most ? page.at(-1) : undefined
  } while (after)
}

/** Up to `most` leads that are meant, newest first, and where the next ones begin. */
export const findLeads = async (
  read: ReadPage,
  filter: LeadFilter,
  { most, after }: { readonly most: number; readonly after?: LeadPosition | undefined },
): Promise<LeadPage> => {
  const found: ExportedLead[] = []
  // One more than is shown tells whether there is another page.
  const pages = readLeads(read, { filter, after, newestFirst: true, most: filter.words ? pageSize : most + 1 })
  for await (const lead of pages) {
    found.push(lead)
    if (found.length > most) break
  }
  const leads = found.slice(0, most)
  const last = found.length > most ? leads.at(-1) : undefined
  return { leads, next: last && { acceptedAt: last.acceptedAt, reference: last.reference } }
}

/** How many leads are meant: words are looked for here, all else is counted by the database. */
export const countMeant = async (
  read: ReadPage,
  countRows: (filter: LeadFilter) => Promise<number>,
  filter: LeadFilter,
): Promise<number> => {
  if (!filter.words) return countRows(filter)
  let count = 0
  for await (const _ of readLeads(read, { filter })) count += 1
  return count
}
