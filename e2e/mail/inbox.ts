import { mailHeader, mailPart } from '@bank/mail/testing/read-mail.ts'
import { expect } from '@playwright/test'
import { inboxAddress } from './mail-ports.ts'

type Received = { readonly raw: string; readonly to: readonly string[] }

/** A mail as it came through the SMTP server. */
export type ReceivedMail = {
  readonly to: readonly string[]
  readonly subject: string
  readonly replyTo: string
  readonly text: string
  readonly html: string
}

const read = ({ raw, to }: Received): ReceivedMail => ({
  to,
  subject: mailHeader(raw, 'Subject'),
  replyTo: mailHeader(raw, 'Reply-To'),
  text: mailPart(raw, 'text/plain'),
  html: mailPart(raw, 'text/html'),
})

/** Every mail so far that answers to this visitor. */
export const mailsOf = async (visitor: string): Promise<readonly ReceivedMail[]> => {
  const received: readonly Received[] = await (await fetch(inboxAddress)).json()
  return received.map(read).filter(({ replyTo }) => replyTo.includes(visitor))
}

/** The one mail of this visitor, as soon as it has come. */
export const mailOf = async (visitor: string): Promise<ReceivedMail> => {
  await expect.poll(() => mailsOf(visitor).then(({ length }) => length), { message: `mails of ${visitor}`, timeout: 20_000 }).toBe(1)
  const [mail] = await mailsOf(visitor)
  if (!mail) throw new Error(`${visitor} sent no mail`)
  return mail
}
