import { addDataAndFileToRequest, type Endpoint } from 'payload'
import { addToHistory } from '../history/keep-history.ts'
import { inTransaction } from '../transactions/in-transaction.ts'

type Account = { readonly id: string | number }

/** What the history says of an account whose wrong tries were forgotten. */
export const unlocked = [{ field: 'lock', after: 'was taken away' }] as const

/** Forgets the wrong tries of an account as the store does, and keeps in the history who did it. */
export const unlock: Endpoint = {
  path: '/unlock',
  method: 'post',
  handler: async (req) => {
    const { payload } = req
    await addDataAndFileToRequest(req)
    const email = String(req.data?.['email'] ?? '')
      .toLowerCase()
      .trim()
    await inTransaction(payload, async (transactionID) => {
      if (transactionID !== undefined) req.transactionID = transactionID
      await payload.unlock({ collection: 'users', data: { email }, overrideAccess: false, req })
      const account = await payload.db.findOne<Account>({ collection: 'users', where: { email: { equals: email } }, req })
      await addToHistory(req, { kind: 'users', record: String(account?.id), action: 'changed', difference: unlocked })
    })
    return Response.json({ message: req.t('general:success') })
  },
}
