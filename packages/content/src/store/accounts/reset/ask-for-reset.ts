import { asLanguage } from '@bank/i18n/languages.ts'
import { failureCode } from '@bank/mail/failure-code.ts'
import pLimit from 'p-limit'
import type { Payload } from 'payload'
import { resetMail, resetMinutes } from './reset-mail.ts'

/** Milliseconds between two mails to one account: who knows an address must not be able to fill its mailbox. */
const pause = 60_000

type Account = {
  readonly id: string | number
  readonly email: string
  readonly language?: string | null
  readonly disabled?: boolean | null
  readonly resetPasswordRequestedAt?: string | null
}

const isTooSoon = ({ resetPasswordRequestedAt: last }: Account, now: number): boolean =>
  Boolean(last) && now - new Date(String(last)).getTime() < pause

const oneByOne = pLimit(1)

/** The account with this address if it may have a mail now, which counts as asked for. Of several who ask at once, the first one gets it. */
const claimed = (payload: Payload, email: string, now: number): Promise<Account | undefined> =>
  oneByOne(async () => {
    const account = await payload.db.findOne<Account>({ collection: 'users', where: { email: { equals: email } } })
    if (!account || account.disabled || isTooSoon(account, now)) return undefined
    await payload.db.updateOne({ collection: 'users', id: account.id, data: { resetPasswordRequestedAt: new Date(now).toISOString() } })
    return account
  })

/** Mails a link to choose a new password to the account with this address, if there is one that may sign in. `origin` is the admin's address. */
const mailReset = async (payload: Payload, email: string, origin: string, now: number): Promise<void> => {
  const account = await claimed(payload, email, now)
  if (!account) return
  const expiration = resetMinutes * 60_000
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true, expiration })
  if (!token) return
  const link = `${origin}/admin/reset/${token}`
  await payload.sendEmail({ to: account.email, ...resetMail(link, asLanguage(account.language)) })
}

/** Mails the link without anybody waiting for it; a mail that fails is logged by its code alone. */
export const sendReset = (payload: Payload, email: string, origin: string): void => {
  void mailReset(payload, email, origin, Date.now()).catch((error: unknown) =>
    payload.logger.error(`A mail with a link for a new password was not sent: ${failureCode(error)}`),
  )
}
