import type { CollectionAfterChangeHook, Field, FieldHook, GlobalAfterChangeHook, PayloadRequest, Where } from 'payload'
import { isObject } from '../../records/canonical.ts'
import { refuseSave } from '../refusals/refuse-save.ts'
import { type Difference, differences } from './differences.ts'
import { unansweredField } from './unanswered-field.ts'

const changesOf = (kind: string, record: string): readonly Where[] => [
  { kind: { equals: kind } },
  { record: { equals: record } },
  { action: { in: ['created', 'changed', 'restored'] } },
]

const newestOf = async (req: PayloadRequest, where: readonly Where[]): Promise<string | undefined> => {
  // Ids count up; times may be equal, and a clock may go back.
  const { docs } = await req.payload.find({
    ...{ collection: 'history', where: { and: [...where] }, sort: '-id', limit: 1, depth: 0, pagination: false, req },
  })
  return docs[0] && String(docs[0].id)
}

/** Names the newest change of a record; `0` before the first. */
const newestChange = async (req: PayloadRequest, kind: string, record: string): Promise<string> =>
  (await newestOf(req, changesOf(kind, record))) ?? '0'

/** A record that is opened by itself says which change it shows; lists are opened by nobody. */
const tellShown: FieldHook = async ({ collection, findMany, global, originalDoc, req }) => {
  const [kind, record] = [collection?.slug ?? global?.slug, global?.slug ?? originalDoc?.id]
  if (!req.user || findMany || kind === undefined || record === undefined) return undefined
  return newestChange(req, kind, String(record))
}

/**
 * The newest change of the record that a form shows: read with the other fields, sent with each save, and kept nowhere. A form holds it as one of its own
 * values, so it is always as old as what the form shows.
 */
export const seenChangeField: Field = {
  name: 'seenChange',
  type: 'text',
  virtual: true,
  hooks: { afterRead: [tellShown] },
  // The comparison of versions shows hidden fields, too.
  admin: { hidden: true, readOnly: false, components: { Diff: '@bank/cms/history/NoDifference.tsx#NoDifference' } },
}

/** Answers a save with the change that it was: the form that saved goes on from there. Belongs behind what writes the history. */
export const tellOwnSave: CollectionAfterChangeHook = async ({ collection, doc, req }) =>
  req.user ? { ...doc, seenChange: await newestChange(req, collection.slug, String(doc.id)) } : doc

/** The same for a global. */
export const tellOwnGlobalSave: GlobalAfterChangeHook = async ({ doc, global, req }) =>
  req.user ? { ...doc, seenChange: await newestChange(req, global.slug, global.slug) } : doc

type Fields = Readonly<Record<string, unknown>>

/** Set in a request's context: what its form has sent before in saves that were not answered. */
const unanswered = 'unansweredSaves'

type Operation = { readonly args?: unknown; readonly operation: string; readonly req: PayloadRequest }

/** Takes out of a save what its form has sent before without an answer: that is compared, and kept nowhere. */
export const takeUnanswered = ({ args, operation, req }: Operation): object | undefined => {
  const { data } = (args ?? {}) as { readonly data?: unknown }
  if (operation !== 'update' || !isObject(data) || !Object.hasOwn(data, unansweredField)) return undefined
  const { [unansweredField]: sent, ...rest } = data
  req.context[unanswered] = Array.isArray(sent) ? sent.filter(isObject) : []
  return { ...(args as object), data: rest }
}

type SeenBy = {
  readonly kind: string
  readonly record: string
  readonly seen: unknown
  /** What was saved last. */
  readonly before: Fields
  /** What the save would change of it. */
  readonly brought: readonly Difference[]
}

/** The fields of a record, without the way within them: rows that move give another way to the same words. */
const fieldsOf = (differences: readonly Difference[]): ReadonlySet<string> =>
  new Set(differences.map(({ field }) => field.split('.')[0] ?? ''))

/** The fields that these changes of the history have changed. */
const changedFields = async (req: PayloadRequest, where: readonly Where[]): Promise<ReadonlySet<string>> => {
  const select = { difference: true } as const
  const { docs } = await req.payload.find({ collection: 'history', where: { and: [...where] }, select, depth: 0, pagination: false, req })
  return fieldsOf(
    (docs as unknown as readonly { readonly difference?: readonly Difference[] }[]).flatMap(({ difference }) => difference ?? []),
  )
}

/**
 * Refuses a save over what anybody has changed since the form was opened or saved, in another tab of the same person as well: it would be lost. A save
 * goes on that keeps all that the same person has changed, or whose form has sent just that before: its last save was not answered.
 */
export const checkHasSeen = async (req: PayloadRequest, { kind, record, seen, before, brought }: SeenBy): Promise<void> => {
  if (!req.user || typeof seen !== 'string' || !/^\d+$/.test(seen)) return
  const since: readonly Where[] = [...changesOf(kind, record), { id: { greater_than: Number(seen) } }]
  if ((await newestOf(req, since)) === undefined) return
  if (await newestOf(req, [...since, { person: { not_equals: String(req.user.id) } }]))
    refuseSave('Somebody else has changed this record since you opened it. Copy what you wrote, and load the page again.', 409)
  const changed = await changedFields(req, since)
  const keepsAll = (bringing: readonly Difference[]) => ![...fieldsOf(bringing)].some((field) => changed.has(field))
  const sentBefore = (req.context[unanswered] ?? []) as readonly Fields[]
  if (keepsAll(brought) || sentBefore.some((sent) => keepsAll(differences(before, { ...before, ...sent })))) return
  refuseSave('You changed this record in another tab since you opened it here. Copy what you wrote, and load the page again.', 409)
}
