import type { PayloadRequest } from 'payload'
import { hasRole, type Role } from '../../rights/roles.ts'

/** An account whose roles wait for another administrator. */
export type RolesAsked = { readonly email: string; readonly edit: string; readonly roles: readonly Role[]; readonly by: string }

type Account = {
  readonly id: string | number
  readonly email: string
  readonly askedRoles?: readonly Role[] | null
  readonly askedBy?: string | null
}

/** All of them, for administrators; for anybody else nothing. */
export const rolesAsked = async (req: PayloadRequest): Promise<readonly RolesAsked[]> => {
  if (!hasRole(req.user, 'administrator')) return []
  const { docs } = await req.payload.find({ collection: 'users', depth: 0, pagination: false, sort: 'email', req })
  const accounts = docs as unknown as readonly Account[]
  const addresses = new Map(accounts.map(({ id, email }) => [String(id), email]))
  return accounts.flatMap(({ id, email, askedBy, askedRoles }) =>
    askedBy ? [{ email, edit: `/admin/collections/users/${id}`, roles: askedRoles ?? [], by: addresses.get(askedBy) ?? '' }] : [],
  )
}
