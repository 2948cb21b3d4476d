import { randomBytes } from 'node:crypto'
import {
  APIError,
  addDataAndFileToRequest,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import type { Difference } from '../../history/differences.ts'
import { alsoChanges, endsPassword } from '../../history/record-saves.ts'
import { hasMails } from '../../mail/store-mailer.ts'
import { refuseSave } from '../../refusals/refuse-save.ts'
import { hasRole, type Role } from '../../rights/roles.ts'
import { inTransaction } from '../../transactions/in-transaction.ts'
import { choseOwnPassword } from '../chosen-password.ts'
import { refuseField } from '../refuse-field.ts'
import { sendChoice } from '../reset/ask-for-reset.ts'
import { removeFactor } from '../second-factor/factors.ts'
import { confirmedMail } from './confirmed-mail.ts'

/** Roles that nobody gives alone: who has one can put words on the site, read what visitors wrote, or give roles. */
const trusted: ReadonlySet<Role> = new Set(['approver', 'leads', 'administrator'])

/** Set in the request's context by what confirms or refuses roles. */
export const confirmsRoles = 'confirmsRoles'

const namesRoles = 'namesRoles'

/** What the field of the roles is called. */
export const rolesLabel = { en: 'Roles', es: 'Funciones' } as const

const noRole = { en: 'Give the account at least one role.', es: 'Dé a la cuenta al menos una función.' } as const

/** Notes whether a save names the roles: later the store fills in what a save leaves out. */
export const noteRoles: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update') req.context[namesRoles] = (args as { readonly data?: { readonly roles?: unknown } }).data?.roles !== undefined
}

const rolesOf = (value: unknown): readonly Role[] => (Array.isArray(value) ? value : [])

const isSame = (one: readonly Role[], other: readonly Role[]): boolean => one.toSorted().join() === other.toSorted().join()

type Account = Readonly<Record<string, unknown>>

/** What a form sends besides the roles that it shows: with a change of it, the same roles are no answer to the question. */
const isElseSame = (data: Account, before: Account): boolean =>
  (data['language'] ?? null) === (before['language'] ?? null) && (data['disabled'] === true) === (before['disabled'] === true)

/** Whether an administrator saves an account with the roles that it has, while others are asked for. */
const takesBack = (req: PayloadRequest, data: Account, before: Account | undefined): boolean =>
  Boolean(before?.['askedBy']) &&
  req.context[namesRoles] === true &&
  hasRole(req.user, 'administrator') &&
  String(before?.['id']) !== String(req.user?.id) &&
  isElseSame(data, before ?? {})

/** Roles that an administrator gives or takes wait for another one, until somebody saves the present ones again; a new account for drafts alone needs nobody else. */
export const waitForSecond: CollectionBeforeChangeHook = ({ collection, context, data, operation, originalDoc, req }) => {
  const [before, wanted] = [rolesOf(originalDoc?.['roles']), rolesOf(data['roles'] ?? originalDoc?.['roles'])]
  if (wanted.length === 0 && rolesOf(data['askedRoles']).length === 0 && !originalDoc?.['askedBy'])
    refuseField(req, collection.slug, { name: 'roles', label: rolesLabel }, noRole)
  if (!req.user || context[confirmsRoles]) return
  if (isSame(before, wanted)) {
    if (takesBack(req, data, originalDoc)) Object.assign(data, { askedRoles: [], askedBy: null })
    return
  }
  if (operation === 'create' && !wanted.some((role) => trusted.has(role))) return
  Object.assign(data, { roles: before, askedRoles: wanted, askedBy: String(req.user.id) })
}

type Asked = {
  readonly id: string | number
  readonly email: string
  readonly askedRoles?: readonly Role[] | null
  readonly askedBy?: string | null
  readonly secondFactorSince?: string | null
}

const askedOf = async (req: PayloadRequest): Promise<Asked> => {
  const id = String(req.routeParams?.['id'])
  const account = await req.payload.db.findOne<Asked>({ collection: 'users', where: { id: { equals: id } }, req })
  if (!account?.askedBy) throw new APIError('No change of roles waits here.', 404, undefined, true)
  return account
}

const settle = async (req: PayloadRequest, { id }: Asked, data: object, noted: object = {}): Promise<void> => {
  const context = { [confirmsRoles]: true, ...noted }
  await req.payload.update({ collection: 'users', id, data: { ...data, askedRoles: [], askedBy: null }, context, req })
}

/**
 * Lets an administrator settle the roles that wait on an account, in one transaction: of several who do so at once, the others find that nothing waits any
 * more. What `run` returns is done once that is saved.
 */
const settling = (path: string, run: (req: PayloadRequest, asked: Asked) => Promise<(() => void) | undefined>): Endpoint => ({
  path: `/:id/${path}`,
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw new APIError('Sign in first.', 401, undefined, true)
    if (!hasRole(req.user, 'administrator')) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const afterwards = await inTransaction(req.payload, async (transactionID) => {
      if (transactionID !== undefined) req.transactionID = transactionID
      return run(req, await askedOf(req))
    })
    afterwards?.()
    return Response.json({ message: req.t('general:updatedSuccessfully', { label: '' }) })
  },
})

/**
 * A password that nobody knows, and no factor of before: whoever made the account could sign in with it as its person. All of its sessions, and a link that
 * was mailed before, end with the new password.
 */
const unknownPassword = () => ({ password: randomBytes(30).toString('base64url'), secondFactorSince: null })

/** What the history says of an account whose roles were confirmed for another person than whoever set up its second factor. */
const withoutFactor: Difference = { field: 'secondFactor', before: 'was set up', after: 'was taken away' }

/** Another administrator than the one who asked puts exactly the roles in force that he was shown, for the person who alone can sign in with them. */
const confirm = (origin: string): Endpoint =>
  settling('confirm-roles', async (req, asked) => {
    const { payload } = req
    const { id, email, askedRoles: roles, secondFactorSince } = asked
    if (asked.askedBy === String(req.user?.id)) refuseSave('You asked for these roles, so another administrator confirms them.')
    if (String(id) === String(req.user?.id)) refuseSave('Another administrator changes your roles.')
    if (!isSame(rolesOf(req.data?.['roles']), roles ?? [])) refuseSave('Other roles are asked for by now; look again.', 409)
    if (typeof req.data?.['email'] !== 'string') refuseSave('Name the address of the account that you confirm, as email.', 400)
    if (req.data?.['email'] !== email) refuseSave('This account has another address by now; look again.', 409)
    const isOwn = await choseOwnPassword(req, id)
    if (isOwn) {
      await settle(req, asked, { roles })
      return undefined
    }
    const noted = { [endsPassword]: true, [alsoChanges]: secondFactorSince ? [withoutFactor] : [] }
    await settle(req, asked, { roles, ...unknownPassword() }, noted)
    await removeFactor(payload, id, req)
    return () => hasMails(payload) && sendChoice(payload, email, origin, confirmedMail(roles ?? []))
  })

/** Any administrator takes the question back. */
const refuse: Endpoint = settling('refuse-roles', async (req, asked) => {
  await settle(req, asked, {})
  return undefined
})

/** Confirming and refusing roles that wait. `origin` is the address that links in mails begin with. */
export const roleEndpoints = (origin: string): Endpoint[] => [confirm(origin), refuse]
