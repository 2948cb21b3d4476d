import type { PayloadRequest } from 'payload'
import { type Difference, differences } from './differences.ts'
import type { Action } from './history-collection.ts'

type Entry = {
  readonly kind: string
  readonly record: string
  readonly action: Action
  readonly reason?: unknown
  readonly difference: readonly Difference[]
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
      at: new Date().toISOString(),
      by: String(user['email'] ?? user.id),
      person: String(user.id),
      language: req.locale ?? undefined,
    },
    depth: 0,
    req,
  })
}

/** Who changed last what a record says; nobody when only programs ever did. */
export const lastAuthor = async (req: PayloadRequest, kind: string, record: string): Promise<string | undefined> => {
  const { docs } = await req.payload.find({
    collection: 'history',
    where: { and: [{ kind: { equals: kind } }, { record: { equals: record } }, { action: { in: ['created', 'changed', 'restored'] } }] },
    // Ids count up; times may be equal, and a clock may go back.
    sort: '-id',
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return docs[0] ? String(docs[0]['person']) : undefined
}

type Saved = {
  readonly kind: string
  readonly doc: Readonly<Record<string, unknown>>
  readonly previousDoc: Readonly<Record<string, unknown>> | undefined
  readonly operation: 'create' | 'update'
  readonly reason: unknown
  readonly isRestored: boolean
}

const actionOf = ({ doc, previousDoc, operation, isRestored }: Saved): Action => {
  if (isRestored) return 'restored'
  if (operation === 'create') return 'created'
  if (doc['_status'] === 'published') return 'published'
  return previousDoc?.['_status'] === 'published' && differences(previousDoc, doc).length === 0 ? 'unpublished' : 'changed'
}

/** Adds a save to the history, unless it changed nothing. */
export const recordSave = async (req: PayloadRequest, saved: Saved): Promise<void> => {
  const action = actionOf(saved)
  const difference = differences(saved.previousDoc ?? {}, saved.doc)
  if (action === 'changed' && difference.length === 0) return
  await addToHistory(req, { kind: saved.kind, record: String(saved.doc['id']), action, reason: saved.reason, difference })
}
