import { isDeepStrictEqual } from 'node:util'
import type { CollectionAfterChangeHook } from 'payload'
import { tell } from '../../../reviews/news/tell.ts'
import { confirmersOf } from './confirmers.ts'

/** Mails those administrators who may confirm roles that were asked for just now, in the transaction of the save. */
export const tellAdministrators: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const { id, email, askedBy, askedRoles } = doc as Readonly<Record<string, unknown>>
  if (!askedBy || !Array.isArray(askedRoles)) return
  if (previousDoc?.['askedBy'] === askedBy && isDeepStrictEqual(previousDoc['askedRoles'], askedRoles)) return
  const others = await confirmersOf(req, { id, askedBy })
  const by = String(req.user?.['email'] ?? '')
  await tell(req, others, { what: 'rolesAsked', slug: 'users', id: String(id), title: String(email), by, comment: askedRoles.join(' ') })
}
