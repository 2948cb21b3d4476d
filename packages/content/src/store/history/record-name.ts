import type { FieldHook } from 'payload'
import { hasRole } from '../rights/roles.ts'

type Account = { readonly id: string | number; readonly email: string }

/** Names an account by its address, for those who may read accounts; entries keep the number, which our own programs read and which stays. */
export const recordName: FieldHook = async ({ overrideAccess, req, siblingData, value }) => {
  if (overrideAccess || siblingData['kind'] !== 'users' || !hasRole(req.user, 'administrator')) return value
  const account = await req.payload.db.findOne<Account>({ collection: 'users', where: { id: { equals: value } }, req })
  return account?.email ?? value
}
