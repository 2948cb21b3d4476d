import type { SendMailOptions } from 'nodemailer/lib/mailer'
import type { Mail } from './compose-mail.ts'

/** A way to get mails out. Rejects when the mail may not have arrived; it is then tried again. */
export type Delivery = {
  /** Where mails go, for the log. Holds no password. */
  readonly target: string
  readonly deliver: (mail: Mail) => Promise<void>
}

/** The mail in nodemailer's words. Addresses are given in parts, and nothing in them is ever taken for a list or a file. */
export const sendOptions = ({ messageId, from, to, replyTo, subject, text }: Mail): SendMailOptions => ({
  messageId,
  from: { name: '', address: from },
  to: { name: '', address: to },
  replyTo,
  subject,
  text,
  envelope: { from, to: [to] },
  // Holiday answers of the banker's mailbox do not go back and forth.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})
