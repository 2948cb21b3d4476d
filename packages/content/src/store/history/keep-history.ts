import { defaultLanguage } from '@bank/i18n/languages.ts'
import type { PayloadRequest } from 'payload'
import { siteReleaseKind } from '../labels/site-release.ts'
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

const ofBoth: ReadonlySet<Action> = new Set(['published', 'unpublished'])

const asText = (value: unknown): string | undefined => (value === undefined || typeof value === 'string' ? value : JSON.stringify(value))

const asDoer = (name: unknown) => (typeof name === 'string' ? { by: name, person: name } : undefined)

/** Set in the request's context by a command that changes accounts: what it is called, since nobody is signed in. */
export const doneBy = 'doneBy'

/** Adds what a person did to the history, or a command on accounts; what other programs do has records of its own. */
export const addToHistory = async (req: PayloadRequest, entry: Entry): Promise<void> => {
  const { user, context } = req
  const doer = user ? { by: String(user['email'] ?? user.id), person: String(user.id) } : asDoer(context[doneBy])
  if (!doer) return
  await req.payload.create({
    collection: 'history',
    data: {
      ...entry,
      reason: typeof entry.reason === 'string' ? entry.reason : undefined,
      difference: entry.difference.map(({ field, before, after }) => ({ field, before: asText(before), after: asText(after) })),
      at: entry.at ?? new Date().toISOString(),
      ...doer,
      // Both languages are published together, and releases have both; what else has no language is saved with the default one.
      language: ofBoth.has(entry.action) || entry.kind === siteReleaseKind ? undefined : (req.locale ?? defaultLanguage),
    },
    depth: 0,
    req,
  })
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
