import type { CollectionAfterChangeHook } from 'payload'
import { tellAt } from '../../reviews/news/tell.ts'
import { doneBy } from '../history/keep-history.ts'

/** Mails the old address and the new one of an account that it was changed, in the transaction of the save. */
export const tellAddress: CollectionAfterChangeHook = async ({ context, doc, operation, previousDoc, req }) => {
  const [before, after] = [String(previousDoc?.['email'] ?? ''), String(doc['email'])]
  if (operation !== 'update' || before === after) return
  const id = String(doc['id'])
  const by = String(req.user?.['email'] ?? context[doneBy] ?? '')
  const at = new Date().toISOString()
  await tellAt(req, id, [before, after], { what: 'addressChanged', slug: 'users', id, title: before, comment: after, by, at })
}
