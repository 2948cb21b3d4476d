import { type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook, type CollectionBeforeOperationHook, Forbidden } from 'payload'
import { setsPassword } from '../history/record-saves.ts'
import { refuseSave } from '../refuse-save.ts'
import { passwordProblem } from './password-policy.ts'

type Data = { readonly password?: unknown; readonly email?: unknown; readonly token?: unknown }

const settingPassword = new Set(['create', 'update', 'resetPassword'])

/** Before anything is saved, because a refused password must leave the old one as it was, and a link to reset it usable. */
export const checkPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!settingPassword.has(operation)) return
  const { password, email } = (args as { readonly data?: Data }).data ?? {}
  if (password === undefined || password === null) return
  const problem = passwordProblem(password, String(email ?? req.user?.['email'] ?? ''))
  if (problem !== undefined) refuseSave(problem, 400)
  req.context[setsPassword] = true
}

/** Accounts are made by administrators or on the bank's machine: a page where the first comer makes the first one could be used by anybody. */
export const refuseAnonymousCreate: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'create' && !req.user && req.payloadAPI !== 'local') throw new Forbidden(req.t)
}

const sorted = (roles: unknown): string => (Array.isArray(roles) ? roles.toSorted().join() : '')

/** Nobody gives rights to himself, and so nobody can take away the last administrator's. */
export const keepOwnRoles: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (req.user && originalDoc?.['id'] === req.user.id && sorted(data['roles']) !== sorted(originalDoc?.['roles']))
    refuseSave('Another administrator changes your roles.')
}

/** Nobody removes the account that he is signed in with. */
export const keepOwnAccount: CollectionBeforeDeleteHook = ({ id, req }) => {
  if (req.user && String(req.user.id) === String(id)) refuseSave('Another administrator removes your account.')
}
