import type { Access } from 'payload'
import { mayLock } from './may-lock.ts'
import { ownLocks } from './own-locks.ts'

/** Whoever may change a record takes its lock over or ends it, one by one and for no other record; of many at once, the own. */
export const changesLocks: Access = async ({ data, id, req }) => {
  if (!req.user) return false
  if (data && ('document' in data || 'globalSlug' in data) && !(await mayLock(req, data))) return false
  if (id === undefined) return ownLocks(req.user)
  const lock = await req.payload.findByID({ collection: 'payload-locked-documents', id, depth: 0, disableErrors: true, req })
  return lock ? mayLock(req, lock as unknown as Readonly<Record<string, unknown>>) : false
}
