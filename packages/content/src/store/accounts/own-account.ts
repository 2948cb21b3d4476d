import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { setsPassword } from '../history/record-saves.ts'
import { refuseSave } from '../refusals/refuse-save.ts'
import { hasRole } from '../rights/roles.ts'
import { confirmsRoles } from './roles/confirm-roles.ts'

const sorted = (roles: unknown): string => (Array.isArray(roles) ? roles.toSorted().join() : '')

/**
 * What nobody does to the own account, so that nobody takes away the last administrator's rights; and what nobody does to another's: whoever
 * could set its password or address could sign in as that person.
 */
export const keepOwnAccount: CollectionBeforeChangeHook = ({ context, data, operation, originalDoc, req }) => {
  if (!req.user || operation !== 'update') return
  const isOwn = String(originalDoc?.['id']) === String(req.user.id)
  if (isOwn && sorted(data['roles']) !== sorted(originalDoc?.['roles'])) refuseSave('Another administrator changes your roles.')
  if (isOwn && data['disabled'] && !originalDoc?.['disabled']) refuseSave('Another administrator closes your account.')
  if (isOwn || context[confirmsRoles]) return
  if (context[setsPassword])
    refuseSave('Everybody chooses the own password, by the link “Forgot password?” or on the machine with npm run editor -- --reset.')
  if (data['email'] !== undefined && data['email'] !== originalDoc?.['email'])
    refuseSave('An address stays with its account. Close this one, and make another for the new address.')
}

type Asked = { readonly overrideAccess?: boolean; readonly data?: { readonly roles?: unknown; readonly disabled?: unknown } }

/** Refuses what others than administrators would change of an account in vain: the store would leave such fields out, and say that all is saved. */
export const refuseRights: CollectionBeforeOperationHook = ({ args, operation, req: { user } }) => {
  const { data, overrideAccess } = args as Asked
  if (operation !== 'update' || overrideAccess || !user || hasRole(user, 'administrator')) return
  if (data?.roles !== undefined && sorted(data.roles) !== sorted(user['roles']))
    refuseSave('Administrators alone change the field “Roles” (roles) of an account.')
  if (data?.disabled !== undefined && data.disabled !== (user['disabled'] === true))
    refuseSave('Administrators alone change the field “Closed” (disabled) of an account.')
}
