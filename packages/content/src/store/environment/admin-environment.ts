import { hasSender, mailFields, senderMissing } from '@bank/mail/settings.ts'
import { z } from 'zod'

/** Where the admin listens, and the addresses that editors open it at. */
export type AdminEnvironment = {
  readonly port: number
  /** Address of the admin for editors, behind a proxy that speaks TLS. Absent: this machine alone. */
  readonly url: string | undefined
  /** Pages of these origins alone may act for an editor who is signed in. */
  readonly origins: readonly string[]
  /** Address of the preview for editors, behind the same proxy. Absent: the publisher's own port on this machine. */
  readonly previewUrl: string | undefined
  /** Whether approvers, leads readers and administrators need a second factor before they have any rights. */
  readonly isFactorRequired: boolean
  /** How the admin's mails leave. Absent: it sends none. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined
}

const origin = (example: string) =>
  z
    .url({ protocol: /^https?$/ })
    .refine((url) => new URL(url).pathname === '/', `must be an origin such as ${example}, without a path`)
    .transform((url) => new URL(url).origin)
    .optional()

const fields = z.object({
  ...mailFields,
  CMS_SECOND_FACTOR: z.enum(['required', 'optional'], { error: 'CMS_SECOND_FACTOR must be required or optional' }).default('optional'),
  CMS_PORT: z.coerce.number().int().min(1).max(65_535).default(8090),
  CMS_URL: origin('https://cms.example.com'),
  PREVIEW_URL: origin('https://preview.example.com'),
})

const schema = fields.refine(hasSender, senderMissing)

/** Reads CMS_PORT, CMS_URL, PREVIEW_URL, CMS_SECOND_FACTOR, SMTP_URL and MAIL_FROM. Throws with every wrong variable and its rule. */
export const readAdminEnvironment = (source: Readonly<Record<string, string | undefined>>): AdminEnvironment => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new Error(`The environment of the admin is not right:\n${z.prettifyError(parsed.error)}`)
  const { CMS_PORT: port, CMS_URL: url, SMTP_URL: smtpUrl, MAIL_FROM: from } = parsed.data
  return {
    port,
    url,
    origins: url ? [url] : [`http://127.0.0.1:${port}`, `http://localhost:${port}`],
    previewUrl: parsed.data.PREVIEW_URL,
    isFactorRequired: parsed.data.CMS_SECOND_FACTOR === 'required',
    mail: smtpUrl && from ? { smtpUrl, from } : undefined,
  }
}
