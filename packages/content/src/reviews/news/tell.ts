import type { PayloadRequest } from 'payload'
import { hasMails } from '../../store/mail/store-mailer.ts'
import type { News } from './news.ts'
import { type NewsJob, sendNewsSlug } from './send-news.ts'

const queue = async (req: PayloadRequest, jobs: readonly NewsJob[]): Promise<void> => {
  if (!hasMails(req.payload)) return
  for (const input of jobs) await req.payload.jobs.queue({ task: sendNewsSlug as never, input: input as never, waitUntil: new Date(), req })
}

/**
 * Tells accounts by mail, one job of the store for each: kept in the transaction of what happened, and sent by the publisher. So a mail server that is away
 * neither holds up a step nor loses its mail. Nothing is kept where the store has no mail server; the admin shows the same.
 */
export const tell = (req: PayloadRequest, people: readonly string[], news: News): Promise<void> =>
  queue(
    req,
    [...new Set(people)].map((person) => ({ person, ...news })),
  )

/** Tells the person of one account so, at these addresses and no other. */
export const tellAt = (req: PayloadRequest, person: string, addresses: readonly string[], news: News): Promise<void> =>
  queue(
    req,
    addresses.map((to) => ({ person, to, ...news })),
  )
