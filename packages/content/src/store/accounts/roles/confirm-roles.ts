import { APIError, addDataAndFileToRequest, type CollectionBeforeChangeHook, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { refuseSave } from '../../refuse-save.ts'
import { hasRole, type Role } from '../../rights/roles.ts'

/** Roles that nobody gives alone: who has one can put words on the site, read what visitors wrote, or give roles. */
const trusted: ReadonlySet<Role> = new Set(['approver', 'leads', 'administrator'])

const confirms = 'confirmsRoles'

const rolesOf = (value: unknown): readonly Role[] => (Array.isArray(value) ? value : [])

const isSame = (one: readonly Role[], other: readonly Role[]): boolean => one.toSorted().join() === other.toSorted().join()

/** Roles that an administrator gives or takes wait for another one; a new account for drafts alone needs nobody else. */
export const waitForSecond: CollectionBeforeChangeHook = ({ context, data, operation, originalDoc, req }) => {
  const [before, wanted] = [rolesOf(originalDoc?.['roles']), rolesOf(data['roles'] ?? originalDoc?.['roles'])]
  if (wanted.length === 0 && rolesOf(data['askedRoles']).length === 0 && !originalDoc?.['askedBy'])
    refuseSave('Give the account at least one role.', 400)
  if (!req.user || context[confirms] || isSame(before, wanted)) return
  if (operation === 'create' && !wanted.some((role) => trusted.has(role))) return
  Object.assign(data, { roles: before, askedRoles: wanted, askedBy: String(req.user.id) })
}

type Asked = { readonly id: string | number; readonly askedRoles?: readonly Role[] | null; readonly askedBy?: string | null }

const askedOf = async (req: PayloadRequest): Promise<Asked> => {
  if (!req.user) throw new APIError('Sign in first.', 401, undefined, true)
  if (!hasRole(req.user, 'administrator')) throw new Forbidden(req.t)
  await addDataAndFileToRequest(req)
  const id = String(req.routeParams?.['id'])
  const account = await req.payload.db.findOne<Asked>({ collection: 'users', where: { id: { equals: id } } })
  if (!account?.askedBy) throw new APIError('No change of roles waits here.', 404, undefined, true)
  return account
}

const settle = async (req: PayloadRequest, { id }: Asked, data: object): Promise<Response> => {
  const context = { [confirms]: true }
  await req.payload.update({ collection: 'users', id, data: { ...data, askedRoles: [], askedBy: null }, context, req })
  return Response.json({ message: req.t('general:updatedSuccessfully', { label: '' }) })
}

/** Another administrator than the one who asked puts exactly the roles in force that he was shown. */
const confirm: Endpoint = {
  path: '/:id/confirm-roles',
  method: 'post',
  handler: async (req) => {
    const asked = await askedOf(req)
    if (asked.askedBy === String(req.user?.id)) refuseSave('You asked for these roles, so another administrator confirms them.')
    if (String(asked.id) === String(req.user?.id)) refuseSave('Another administrator changes your roles.')
    if (!isSame(rolesOf(req.data?.['roles']), asked.askedRoles ?? [])) refuseSave('Other roles are asked for by now; look again.', 409)
    return settle(req, asked, { roles: asked.askedRoles })
  },
}

/** Any administrator takes the question back. */
const refuse: Endpoint = {
  path: '/:id/refuse-roles',
  method: 'post',
  handler: async (req) => settle(req, await askedOf(req), {}),
}

export const roleEndpoints: Endpoint[] = [confirm, refuse]
