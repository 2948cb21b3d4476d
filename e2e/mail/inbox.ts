import { expect } from '@playwright/test'
import { inboxAddress } from './mail-ports.ts'

type Received = { readonly raw: string; readonly to: readonly string[] }

/** A mail as it came through the SMTP server. */
export type ReceivedMail = { readonly to: readonly string[]; readonly subject: string; readonly replyTo: string; readonly text: string }

const header = (raw: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(raw.split('\r\n\r\n')[0] ?? '')?.[1]?.replaceAll(/\r\n\s+/g, ' ') ?? ''

const decoded = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=\r\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_sign, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8')

/** The part of a mail that is plain text, with its headers. */
const plainPart = (raw: string): string => {
  const boundary = /boundary="?([^";]+)/.exec(header(raw, 'Content-Type'))?.[1]
  const parts = boundary === undefined ? [raw] : raw.split(`--${boundary}\r\n`).slice(1)
  return parts.find((part) => header(part, 'Content-Type').startsWith('text/plain')) ?? raw
}

const read = ({ raw, to }: Received): ReceivedMail => {
  const part = plainPart(raw)
  const body = part.slice(part.indexOf('\r\n\r\n') + 4)
  const encoding = header(part, 'Content-Transfer-Encoding').toLowerCase()
  return {
    to,
    subject: header(raw, 'Subject'),
    replyTo: header(raw, 'Reply-To'),
    text: encoding === 'quoted-printable' ? decoded(body) : encoding === 'base64' ? Buffer.from(body, 'base64').toString('utf8') : body,
  }
}

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
