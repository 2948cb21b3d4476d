import {
  type CollectionBeforeOperationHook,
  commitTransaction,
  incrementLoginAttempts,
  type PayloadRequest,
  resetLoginAttempts,
  type SanitizedCollectionConfig,
  type TypedUser,
} from 'payload'
import { refuseSave } from '../refusals/refuse-save.ts'
import { isPasswordOf, type Secrets } from './is-password-of.ts'
import { lockMinutes, mostTries } from './lock-limits.ts'
import { refuseField } from './refuse-field.ts'

/** Asked for beside a new address or password of one’s own, and stored nowhere. */
export const currentPasswordName = 'currentPassword'

export const currentPasswordLabel = { en: 'Current password', es: 'Contraseña actual' } as const

const words = {
  missing: {
    en: 'To change your address or your password, give your current password.',
    es: 'Para cambiar su dirección o su contraseña, indique su contraseña actual.',
  },
  wrong: {
    en: `This is not your current password. After ${mostTries} wrong tries an account waits for ${lockMinutes} minutes.`,
    es: `Esta no es su contraseña actual. Tras ${mostTries} intentos fallidos, una cuenta espera ${lockMinutes} minutos.`,
  },
  locked: {
    en: `After ${mostTries} wrong tries your account waits for ${lockMinutes} minutes; try again then.`,
    es: `Tras ${mostTries} intentos fallidos, su cuenta espera ${lockMinutes} minutos; inténtelo después.`,
  },
} as const

const refuse = (req: PayloadRequest, collection: string, why: keyof typeof words): never =>
  refuseField(req, collection, { name: currentPasswordName, label: currentPasswordLabel }, words[why])

type Account = Secrets & { readonly id: string | number; readonly lockUntil?: string | null }

/** Counts a wrong password as a log-in does, and keeps the count although the save is refused: nothing else was written in its transaction yet. */
const countWrong = async (req: PayloadRequest, collection: SanitizedCollectionConfig, account: Account): Promise<void> => {
  await incrementLoginAttempts({ collection, payload: req.payload, user: account as unknown as TypedUser })
  await commitTransaction(req)
}

const checkCurrent = async (req: PayloadRequest, collection: SanitizedCollectionConfig, given: unknown): Promise<void> => {
  const { payload, user } = req
  const { slug } = collection
  const account = await payload.db.findOne<Account>({ collection: slug, where: { id: { equals: user?.id } }, req })
  if (!account || (account.lockUntil && new Date(account.lockUntil).getTime() > Date.now())) return refuse(req, slug, 'locked')
  if (typeof given !== 'string' || given === '') return refuse(req, slug, 'missing')
  if (!(await isPasswordOf(account, given))) {
    await countWrong(req, collection, account)
    return refuse(req, slug, 'wrong')
  }
  await resetLoginAttempts({ collection, doc: account as unknown as TypedUser, payload, req })
}

type Data = { email?: unknown; password?: unknown; [currentPasswordName]?: unknown }

const isOtherAddress = (email: unknown, own: unknown): boolean =>
  email !== undefined && String(email).toLowerCase().trim() !== String(own).toLowerCase()

/**
 * Whoever is signed in changes the own address or password only with the current password: a session that somebody left open is not enough to take
 * the account over. Others' accounts are no matter of this; a save of several accounts may hold the own one.
 */
export const askCurrentPassword: CollectionBeforeOperationHook = async ({ args, operation, req, collection }) => {
  const { data, id } = args as { readonly data?: Data; readonly id?: string | number }
  if (operation !== 'update' || !data) return
  const { [currentPasswordName]: given } = data
  delete data[currentPasswordName]
  if (!req.user || (id !== undefined && String(id) !== String(req.user.id))) return
  const setsOne = data.password !== undefined && data.password !== null
  if (setsOne || isOtherAddress(data.email, req.user['email'])) await checkCurrent(req, collection, given)
}

/** The wrong tries that lock an account are forgotten by time or by another administrator. */
export const refuseOwnUnlock: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'unlock' || !req.user) return
  const { email } = (args as { readonly data?: Data }).data ?? {}
  if (!isOtherAddress(email, req.user['email'])) refuseSave('Another administrator unlocks your account.')
}
