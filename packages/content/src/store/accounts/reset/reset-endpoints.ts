import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { addToHistory } from '../../history/keep-history.ts'
import { mailsAreOff } from '../../mail/mails-are-off.ts'
import { hasMails } from '../../mail/store-mailer.ts'
import { inTransaction } from '../../transactions/in-transaction.ts'
import { setByLink } from '../chosen-password.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { unlocked } from '../unlock.ts'
import { sendReset } from './ask-for-reset.ts'

const fieldOf = ({ data }: PayloadRequest, name: string): string => {
  const value: unknown = data?.[name]
  return typeof value === 'string' ? value : ''
}

/** Answers before anything is looked up: what is said, and how soon, is the same with and without an account. */
const forgotPassword = (origin: string): Endpoint => ({
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const { payload } = req
    if (!hasMails(payload)) throw new APIError(mailsAreOff, 503, undefined, true)
    await addDataAndFileToRequest(req)
    const email = fieldOf(req, 'email').toLowerCase().trim()
    if (!email.includes('@')) throw new APIError('Give the address of your account.', 400, undefined, true)
    sendReset(payload, email, origin)
    return Response.json({ message: req.t('general:success') })
  },
})

type Locked = { readonly id: string | number; readonly lockUntil?: string | null }

/** Whether the account of a link waits after wrong tries. */
const isLocked = async (req: PayloadRequest, token: string): Promise<boolean> => {
  const account = await req.payload.db.findOne<Locked>({ collection: 'users', where: { resetPasswordToken: { equals: token } }, req })
  return Boolean(account?.lockUntil) && new Date(String(account?.lockUntil)).getTime() > Date.now()
}

/** Saves the password, with its entry in the history, and signs nobody in: whoever has the link still needs the second factor. */
const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    const { payload } = req
    await addDataAndFileToRequest(req)
    const data = { token: fieldOf(req, 'token'), password: fieldOf(req, 'password') }
    req.context['isResetting'] = true
    await inTransaction(payload, async (transactionID) => {
      if (transactionID !== undefined) req.transactionID = transactionID
      const wasLocked = await isLocked(req, data.token)
      const { user } = await payload.resetPassword({ collection: 'users', data, overrideAccess: true, req })
      const id = String(user['id'])
      await endSessions(payload, id, undefined, req)
      await payload.db.updateOne({ collection: 'users', id, data: { resetPasswordToken: null }, req })
      const difference = [setByLink, ...(wasLocked ? unlocked : [])]
      await addToHistory(Object.assign(req, { user }), { kind: 'users', record: id, action: 'changed', difference })
    })
    return Response.json({ message: req.t('authentication:passwordResetSuccessfully') })
  },
}

/** Forgotten passwords. `origin` is the address that links in mails begin with. */
export const resetEndpoints = (origin: string): Endpoint[] => [forgotPassword(origin), resetPassword]
