import { emailAddressCheck } from '@bank/model/checks/email-address.ts'
import { z } from 'zod'

/** A setting that is one mail address, by its name in the environment. */
export const mailAddressSetting = (name: string) =>
  z
    .string()
    .refine((value) => emailAddressCheck(value) === undefined, { error: `${name} must be one e-mail address such as care@example.com` })

/** Where mails go and who sends them, as the environment says it. */
export const mailFields = {
  /** Server that takes the mails. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'SMTP_URL must be an address such as smtps://user:password@mail.example.com' }).optional(),
  /** Sender of the mails. */
  MAIL_FROM: mailAddressSetting('MAIL_FROM').optional(),
} as const

type MailFields = { readonly SMTP_URL?: string | undefined; readonly MAIL_FROM?: string | undefined }

/** Whether a server that is named also has a sender to name. */
export const hasSender = ({ SMTP_URL, MAIL_FROM }: MailFields): boolean => SMTP_URL === undefined || MAIL_FROM !== undefined

/** What is said where it has none. */
export const senderMissing = {
  path: ['MAIL_FROM'],
  error: 'MAIL_FROM must be set with SMTP_URL: mail servers refuse senders that they do not know',
}
