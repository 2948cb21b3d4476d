import { asLanguage, type Language } from '@bank/i18n/languages.ts'
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

type MayHave = (account: Account, now: number) => boolean

/** The account with this address if it may have a mail now, which counts as asked for. Of several who ask at once, the first one gets it. */
const claimed = (payload: Payload, email: string, mayHave: MayHave): Promise<Account | undefined> =>
  oneByOne(async () => {
    const now = Date.now()
    const account = await payload.db.findOne<Account>({ collection: 'users', where: { email: { equals: email } } })
    if (!account || account.disabled || !mayHave(account, now)) return undefined
    await payload.db.updateOne({ collection: 'users', id: account.id, data: { resetPasswordRequestedAt: new Date(now).toISOString() } })
    return account
  })

/** The mail with a link to choose a password, in the language of its account. */
type LinkMail = (link: string, language: Language | undefined) => ReturnType<typeof resetMail>

type To = { readonly email: string; readonly origin: string; readonly mail: LinkMail; readonly mayHave: MayHave }

const mailLink = async (payload: Payload, { email, origin, mail, mayHave }: To): Promise<void> => {
  const account = await claimed(payload, email, mayHave)
  if (!account) return
  const expiration = resetMinutes * 60_000
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true, expiration })
  if (!token) return
  await payload.sendEmail({ to: account.email, ...mail(`${origin}/admin/reset/${token}`, asLanguage(account.language)) })
}

/** Mails a link without anybody waiting for it; a mail that fails is logged by its code alone. */
const sendLink = (payload: Payload, to: To): void => {
  void mailLink(payload, to).catch((error: unknown) =>
    payload.logger.error(`A mail with a link for a new password was not sent: ${failureCode(error)}`),
  )
}

/** Milliseconds, at least and at most, until an account is looked for: SQLite works in the thread that answers, so a late answer would tell of one. */
const [leastDelay, mostDelay] = [300, 900]

/**
 * Mails a link to choose a new password to the account with this address, if there is one that may sign in, once whoever asks has an answer. `origin` is
 * the admin's address.
 */
export const sendReset = (payload: Payload, email: string, origin: string): void => {
  const to: To = { email, origin, mail: resetMail, mayHave: (account, now) => !isTooSoon(account, now) }
  setTimeout(() => sendLink(payload, to), leastDelay + Math.random() * (mostDelay - leastDelay))
}

/** Mails such a link that nobody asked for, with words of its own, whatever was mailed just before. */
export const sendChoice = (payload: Payload, email: string, origin: string, mail: LinkMail): void =>
  sendLink(payload, { email, origin, mail, mayHave: () => true })
