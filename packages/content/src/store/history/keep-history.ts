import { defaultLanguage, languages } from '@bank/i18n/languages.ts'
import type { PayloadRequest, Where } from 'payload'
import { type Difference, differences } from './differences.ts'
import type { Action } from './history-collection.ts'

type Entry = {
  readonly kind: string
  readonly record: string
  readonly action: Action
  readonly reason?: unknown
  readonly difference: readonly Difference[]
  /** When it happened, as ISO 8601; now where nothing is said. */
  readonly at?: string
}

const asText = (value: unknown): string | undefined => (value === undefined || typeof value === 'string' ? value : JSON.stringify(value))

/** Adds what a person did to the history; what programs do has records of its own. */
export const addToHistory = async (req: PayloadRequest, entry: Entry): Promise<void> => {
  const { user } = req
  if (!user) return
  await req.payload.create({
    collection: 'history',
    data: {
      ...entry,
      reason: typeof entry.reason === 'string' ? entry.reason : undefined,
      difference: entry.difference.map(({ field, before, after }) => ({ field, before: asText(before), after: asText(after) })),
      at: entry.at ?? new Date().toISOString(),
      by: String(user['email'] ?? user.id),
      person: String(user.id),
      // What has no language is saved with the default one.
      language: req.locale ?? defaultLanguage,
    },
    depth: 0,
    req,
  })
}

/** The entry that was added last of those that match; nothing where none does. */
export const newestOfHistory = async (req: PayloadRequest, where: Where): Promise<Readonly<Record<string, unknown>> | undefined> => {
  // Ids count up; times may be equal, and a clock may go back.
  const { docs } = await req.payload.find({ collection: 'history', where, sort: '-id', limit: 1, depth: 0, pagination: false, req })
  return docs[0] as unknown as Readonly<Record<string, unknown>> | undefined
}

/** What finds the changes of a record since it was published. */
const sincePublished = async (req: PayloadRequest, kind: string, record: string): Promise<readonly Where[]> => {
  const own: Where[] = [{ kind: { equals: kind } }, { record: { equals: record } }]
  const published = await newestOfHistory(req, { and: [...own, { action: { equals: 'published' } }] })
  return [...own, { action: { in: ['created', 'changed', 'restored'] } }, ...(published ? [{ id: { greater_than: published['id'] } }] : [])]
}

/** Ids of the people who changed a record since it was published; programs are nobody. */
export const authorsOf = async (req: PayloadRequest, kind: string, record: string): Promise<readonly string[]> => {
  const where = { and: [...(await sincePublished(req, kind, record))] }
  const { docs } = await req.payload.find({ collection: 'history', where, select: { person: true }, depth: 0, pagination: false, req })
  return docs.map((each) => String((each as unknown as { readonly person: unknown }).person))
}

/** Why somebody changed a record, as it was said with a save. */
export type ChangeReason = { readonly by: string; readonly at: string; readonly reason: string }

/** The reasons that were given for changes of a record since it was published, oldest first; one that was given again at once is told once. */
export const reasonsOf = async (req: PayloadRequest, kind: string, record: string): Promise<readonly ChangeReason[]> => {
  const where = { and: [...(await sincePublished(req, kind, record)), { reason: { exists: true } }] }
  const { docs } = await req.payload.find({ collection: 'history', where, sort: 'id', depth: 0, pagination: false, req })
  const reasons = (docs as unknown as readonly Partial<ChangeReason>[])
    .map(({ by, at, reason }) => ({ by: String(by), at: String(at), reason: String(reason ?? '').trim() }))
    .filter(({ reason }) => reason !== '')
  return reasons.filter(({ by, reason }, index) => reason !== reasons[index - 1]?.reason || by !== reasons[index - 1]?.by)
}

/**
 * Whether the person who asks changed a record last, in one of its languages, since it was published: somebody who has looked at one language has not
 * seen the other. Changes by programs are nobody's.
 */
export const isOwnLastChange = async (req: PayloadRequest, kind: string, record: string): Promise<boolean> => {
  const since = await sincePublished(req, kind, record)
  for (const language of languages) {
    const last = await newestOfHistory(req, { and: [...since, { language: { equals: language } }] })
    if (last?.['person'] === String(req.user?.id)) return true
  }
  return false
}

type Saved = {
  readonly kind: string
  readonly doc: Readonly<Record<string, unknown>>
  readonly previousDoc: Readonly<Record<string, unknown>> | undefined
  readonly operation: 'create' | 'update'
  readonly reason: unknown
  readonly isRestored: boolean
  readonly isDraft: boolean
  /** Whether it was on the site until this save. */
  readonly wasPublished: boolean
  /** What a save did that stands in no field. */
  readonly besides?: readonly Difference[]
}

const actionOf = ({ doc, previousDoc, operation, isRestored, isDraft, wasPublished }: Saved): Action => {
  if (isRestored) return 'restored'
  if (operation === 'create') return 'created'
  if (isDraft && doc['_status'] !== 'published') return 'changed'
  if (doc['_status'] === 'published') return 'published'
  return wasPublished && differences(previousDoc ?? {}, doc).length === 0 ? 'unpublished' : 'changed'
}

/** Adds a save to the history, unless it changed nothing. */
export const recordSave = async (req: PayloadRequest, saved: Saved): Promise<void> => {
  const action = actionOf(saved)
  const difference = [...differences(saved.previousDoc ?? {}, saved.doc), ...(saved.besides ?? [])]
  if (action === 'changed' && difference.length === 0) return
  await addToHistory(req, { kind: saved.kind, record: String(saved.doc['id']), action, reason: saved.reason, difference })
}
