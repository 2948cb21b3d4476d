import type { PayloadRequest } from 'payload'
import { hasMails } from '../../store/mail/store-mailer.ts'
import type { News } from './news.ts'
import { type NewsJob, sendNewsSlug } from './send-news.ts'

/**
 * Tells accounts by mail, one job of the store for each: kept in the transaction of what happened, and sent by the publisher. So a mail server that is away
 * neither holds up a step nor loses its mail. Nothing is kept where the store has no mail server; the admin shows the same.
 */
export const tell = async (req: PayloadRequest, people: readonly string[], news: News): Promise<void> => {
  if (!hasMails(req.payload)) return
  for (const person of new Set(people)) {
    const input: NewsJob = { person, ...news }
    await req.payload.jobs.queue({ task: sendNewsSlug as never, input: input as never, waitUntil: new Date(), req })
  }
}
