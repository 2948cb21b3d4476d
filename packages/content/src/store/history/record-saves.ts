import {
  type CollectionAfterChangeHook,
  type Field,
  type GlobalAfterChangeHook,
  getLatestCollectionVersion,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Validate,
} from 'payload'
import { textarea } from 'payload/shared'
import { reasonOf } from '../rights/require-reason.ts'
import { savesDraft } from './answer-whole.ts'
import type { Difference } from './differences.ts'
import { recordSave } from './keep-history.ts'
import { wasPublished } from './was-published.ts'
import { hasSavedNothing } from './without-empty-versions.ts'

/** Set in the request's context by a save that sets a password, which stands in no record. */
export const setsPassword = 'setsPassword'

/** Set in the request's context by a save whose new password nobody knows: the one before has ended. */
export const endsPassword = 'endsPassword'

/** Set in the request's context by a save that changes something else besides: the differences for its entry. */
export const alsoChanges = 'alsoChanges'

const besidesOf = (context: PayloadRequest['context']): readonly Difference[] => [
  ...(context[setsPassword] ? [{ field: 'password', after: context[endsPassword] ? 'was ended' : 'was set' }] : []),
  ...((context[alsoChanges] as readonly Difference[] | undefined) ?? []),
]

/** Asked for with each save and kept in the history alone. */
export const reasonField: Field = {
  name: 'changeReason',
  type: 'textarea',
  virtual: true,
  label: 'Reason for this change',
  // The store checks virtual fields by nothing unless they say so.
  validate: textarea as Validate,
  // Forms take what a save answers: the next change has a reason of its own.
  hooks: { afterRead: [() => null] },
  // Virtual fields are read-only unless they say otherwise.
  admin: { position: 'sidebar', readOnly: false, description: 'Kept in the history with what changed, your name and the time.' },
}

/** What is saved of a record, in all languages. A version that comes back holds both, and so does what the store hands on as the state before it. */
const inAllLanguages = async (req: PayloadRequest, config: SanitizedCollectionConfig, id: string) => {
  const query = { collection: config.slug, locale: 'all', where: { id: { equals: id } }, req } as const
  const saved = await getLatestCollectionVersion({ id, config, payload: req.payload, query, req })
  return { ...saved, id } as Readonly<Record<string, unknown>>
}

/** Adds each save of a collection to the history, in its transaction. */
export const recordSaves: CollectionAfterChangeHook = async ({ collection, context, data, doc, operation, previousDoc, req }) => {
  if (hasSavedNothing(req, collection.slug, String(doc.id))) return
  const isRestored = context['isRestoringVersion'] === true
  await recordSave(req, {
    kind: collection.slug,
    doc: isRestored ? await inAllLanguages(req, collection, doc.id) : doc,
    previousDoc,
    operation,
    reason: reasonOf(data, req) || undefined,
    isRestored,
    isDraft: context[savesDraft] === true,
    wasPublished: wasPublished(req, collection.slug, String(doc.id)),
    besides: besidesOf(context),
  })
}

/** Adds each save of a global to the history, in its transaction. */
export const recordGlobalSaves: GlobalAfterChangeHook = async ({ context, data, doc, global, previousDoc, req }) => {
  if (hasSavedNothing(req, global.slug, global.slug)) return
  await recordSave(req, {
    kind: global.slug,
    doc: { ...doc, id: global.slug },
    previousDoc: { ...previousDoc, id: global.slug },
    operation: 'update',
    reason: data['changeReason'],
    isRestored: context['isRestoringVersion'] === true,
    isDraft: context[savesDraft] === true,
    wasPublished: false,
    besides: besidesOf(context),
  })
}
