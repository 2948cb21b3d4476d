import type { SendMailOptions } from 'nodemailer/lib/mailer'
import type { Mail } from './mail.ts'

/** A way to get mails out. Rejects when the mail may not have arrived, or is called off by `ending`; it is then tried again. */
export type Delivery = {
  /** Where mails go, for the log. Holds no password. */
  readonly target: string
  readonly deliver: (mail: Mail, ending?: AbortSignal) => Promise<void>
  /** Resolves when mails could be delivered now. */
  readonly verify: () => Promise<unknown>
}

/** The mail in nodemailer's words. Addresses are given in parts, and nothing in them is ever taken for a list or a file. */
export const sendOptions = ({ messageId, from, to, replyTo, subject, text, html, headers }: Mail): SendMailOptions => ({
  messageId,
  from: { name: '', address: from },
  to: { name: '', address: to },
  replyTo,
  subject,
  text,
  html,
  envelope: { from, to: [to] },
  headers: { ...headers },
  disableFileAccess: true,
  disableUrlAccess: true,
})
