import { randomUUID } from 'node:crypto'
import { smtpDelivery } from '@bank/mail/smtp-delivery.ts'
import { smtpOptions } from '@bank/mail/smtp-options.ts'
import { APIError, type EmailAdapter, type Payload } from 'payload'
import { mailsAreOff } from './mails-are-off.ts'

/** How the store's mails leave: the server of SMTP_URL and the sender of MAIL_FROM. */
export type StoreMailSettings = { readonly smtpUrl: string; readonly from: string }

/** Milliseconds after which a mail server that is still not done counts as failed. */
const patience = 30_000

const offName = 'off'

/** Whether mails of the store reach anybody. */
export const hasMails = ({ email }: Pick<Payload, 'email'>): boolean => email.name !== offName

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Mails of accounts and of the approval, through the same kind of server as visitors' messages; without one, asking for a mail is refused. */
export const storeMailer =
  (settings: StoreMailSettings | undefined): EmailAdapter =>
  () => {
    if (!settings) {
      const sendEmail = () => Promise.reject(new APIError(mailsAreOff, 503, undefined, true))
      return { name: offName, defaultFromAddress: '', defaultFromName: '', sendEmail }
    }
    const { smtpUrl, from } = settings
    const { deliver } = smtpDelivery(smtpOptions(smtpUrl), patience)
    return {
      name: 'smtp',
      defaultFromAddress: from,
      defaultFromName: '',
      sendEmail: ({ to, subject, text, html, messageId }) => {
        const id = randomUUID()
        return deliver({
          id,
          messageId: textOf(messageId) || `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
          from,
          to: textOf(to),
          replyTo: { name: '', address: from },
          subject: textOf(subject),
          text: textOf(text),
          html: textOf(html),
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      },
    }
  }
