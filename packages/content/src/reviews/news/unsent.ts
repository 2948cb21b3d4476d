import type { PayloadRequest } from 'payload'
import { jobsSlug } from '../../schedule/jobs.ts'
import { hasMails } from '../../store/mail/store-mailer.ts'
import { sendNewsSlug } from './send-news.ts'

/** Whether the store sends no mails, and how many about drafts have failed and will be tried again. */
export type MailState = { readonly isOff: boolean; readonly unsent: number }

export const mailState = async (req: PayloadRequest): Promise<MailState> => {
  const where = { and: [{ taskSlug: { equals: sendNewsSlug } }, { totalTried: { greater_than: 0 } }, { hasError: { not_equals: true } }] }
  const { totalDocs } = await req.payload.count({ collection: jobsSlug as never, where, req })
  return { isOff: !hasMails(req.payload), unsent: totalDocs }
}
