import type { Access } from 'payload'
import { editorsSlug } from '../../accounts/editors-collection.ts'
import { contentRoles, hasRole } from '../roles.ts'
import { ownLocks } from './own-locks.ts'

type Lock = {
  readonly id: string | number
  readonly document?: { readonly relationTo: string } | null
  readonly user?: { readonly value: unknown }
}

/** Whoever works on the content is told who has its records; locks of accounts are for administrators, and everybody sees the own. */
export const readsLocks: Access = async ({ req }) => {
  const { user, payload } = req
  if (!user) return false
  if (hasRole(user, 'administrator')) return true
  if (!hasRole(user, ...contentRoles)) return ownLocks(user)
  // The store compares collections of a relation wrongly in a condition; there are as many locks as open forms.
  const { docs } = await payload.find({ collection: 'payload-locked-documents', depth: 0, pagination: false, req })
  const seen = (docs as unknown as readonly Lock[]).filter(
    ({ document, user: owner }) => document?.relationTo !== editorsSlug || owner?.value === user.id,
  )
  return { id: { in: seen.map(({ id }) => id) } }
}
