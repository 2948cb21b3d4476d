import { type CollectionBeforeOperationHook, Forbidden, type PayloadRequest } from 'payload'
import { setsPassword } from '../history/record-saves.ts'
import { bankNames } from './bank-names.ts'
import { passwordProblem } from './password-policy.ts'
import { refuseField } from './refuse-field.ts'

type Data = { readonly password?: unknown; readonly email?: unknown; readonly token?: unknown }

const passwordField = { name: 'password', label: { en: 'Password', es: 'Contraseña' } } as const

const settingPassword = new Set(['create', 'update', 'resetPassword'])

/** The address of the account that a link was mailed to. */
const addressOfLink = async ({ payload }: PayloadRequest, token: unknown): Promise<string> => {
  if (typeof token !== 'string' || token === '') return ''
  const account = await payload.db.findOne<{ id: string; email: string }>({
    collection: 'users',
    where: { resetPasswordToken: { equals: token } },
  })
  return account?.email ?? ''
}

/** Before anything is saved, because a refused password must leave the old one as it was, and a link to reset it usable. */
export const checkPassword: CollectionBeforeOperationHook = async ({ args, operation, req, collection }) => {
  if (!settingPassword.has(operation)) return
  const { password, email, token } = (args as { readonly data?: Data }).data ?? {}
  if (password === undefined || password === null) return
  const emails = [await addressOfLink(req, token), String(email ?? ''), String(req.user?.['email'] ?? '')]
  const problem = await passwordProblem(password, { emails, bank: await bankNames(req.payload, req) })
  if (problem) refuseField(req, collection.slug, passwordField, problem)
  req.context[setsPassword] = true
}

/** Accounts are made by administrators or on the bank's machine: a page where the first comer makes the first one could be used by anybody. */
export const refuseAnonymousCreate: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'create' && !req.user && req.payloadAPI !== 'local') throw new Forbidden(req.t)
}
