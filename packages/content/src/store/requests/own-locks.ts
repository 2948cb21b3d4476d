import type { CollectionAfterReadHook, CollectionBeforeChangeHook, PayloadRequest, SanitizedConfig } from 'payload'
import { editorsSlug } from '../accounts/editors-collection.ts'
import { settingsKey } from '../declaration.ts'
import { changesLocks } from '../rights/locks/changes-locks.ts'
import { makesLocks } from '../rights/locks/makes-locks.ts'
import { readsLocks } from '../rights/locks/reads-locks.ts'
import { contentRoles, hasRole } from '../rights/roles.ts'
import { withObjectBody } from './object-body.ts'

const locksSlug = 'payload-locked-documents'

/** Whoever locks a record or takes a lock over does it in the own name. */
const lockAsOneself: CollectionBeforeChangeHook = ({ data, req }) => {
  if (req.user) data['user'] = { relationTo: editorsSlug, value: req.user.id }
}

/** Whoever works on the content is told by address who has a lock: accounts themselves are read by their owners and administrators alone. */
const nameOwner: CollectionAfterReadHook = async ({ doc, req }) => {
  const owner: unknown = doc.user?.value
  if (owner === null || owner === undefined || typeof owner === 'object' || !hasRole(req.user, ...contentRoles)) return doc
  const account = await req.payload.findByID({
    collection: editorsSlug,
    id: owner as string | number,
    select: { email: true },
    depth: 0,
    disableErrors: true,
    req,
  })
  return account ? { ...doc, user: { ...doc.user, value: { id: account.id, email: account.email } } } : doc
}

/** The store makes the collection of locks itself, so its hooks and rights are added when the rest is ready. */
export const withOwnLocks = (config: SanitizedConfig): SanitizedConfig => {
  const locks = config.collections.find(({ slug }) => slug === locksSlug)
  if (locks) Object.assign(locks.access, { read: readsLocks, create: makesLocks, update: changesLocks, delete: changesLocks })
  if (locks) locks.hooks = withObjectBody(locks).hooks
  locks?.hooks.beforeChange.push(lockAsOneself)
  locks?.hooks.afterRead.push(nameOwner)
  return config
}

/** Ends the lock that somebody has on a record: it was handed on, and others work on it now. */
export const endOwnLock = async (req: PayloadRequest, { slug, id }: { readonly slug: string; readonly id: string }): Promise<void> => {
  const record =
    slug === settingsKey
      ? [{ globalSlug: { equals: slug } }]
      : [{ 'document.relationTo': { equals: slug } }, { 'document.value': { equals: id } }]
  const own = [{ 'user.relationTo': { equals: editorsSlug } }, { 'user.value': { equals: req.user?.id } }]
  await req.payload.delete({ collection: locksSlug, where: { and: [...record, ...own] }, depth: 0, req })
}
