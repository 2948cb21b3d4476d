import { asLanguage } from '@bank/i18n/languages.ts'
import { failureCode } from '@bank/mail/failure-code.ts'
import type { TaskConfig } from 'payload'
import type { News } from './news.ts'
import { newsMail } from './news-mail.ts'

export const sendNewsSlug = 'sendNews'

/** One mail that is to be sent: to whom, by the id of the account, where not to the address that it has by then, and what it tells. */
export type NewsJob = News & { readonly person: string; readonly to?: string }

type Account = {
  readonly id: string | number
  readonly email: string
  readonly language?: string | null
  readonly disabled?: boolean | null
}

/** Milliseconds until a mail is tried again, doubled with each try, and how often: for more than two days. */
const firstPause = 15_000
const mostTries = 13

/** Sends one mail about a draft or an account. `origin` is the admin's address. A mail that fails is tried again; each failure is logged by its code alone. */
export const sendNews = (origin: string): TaskConfig => ({
  slug: sendNewsSlug,
  retries: { attempts: mostTries, backoff: { type: 'exponential', delay: firstPause } },
  inputSchema: (['person', 'to', 'what', 'slug', 'id', 'title', 'by', 'comment', 'at'] as const).map((name) => ({ name, type: 'text' })),
  handler: async ({ input, job, req: { payload } }) => {
    const { person, to, ...news } = input as unknown as NewsJob
    const account = await payload.db.findOne<Account>({ collection: 'users', where: { id: { equals: person } } })
    // Nobody is told who works here no more.
    if (!account || account.disabled) return { output: {} }
    try {
      // The same each time, so that a mail that arrived after all is not shown twice.
      const messageId = `<news-${job.id}-${Date.parse(job.createdAt)}@${new URL(origin).hostname}>`
      await payload.sendEmail({ to: to ?? account.email, messageId, ...newsMail(news, origin, asLanguage(account.language)) })
    } catch (error) {
      payload.logger.error(
        `ALARM: a mail about ${news.slug} ${news.id} was not sent: ${failureCode(error)}. It is kept and tried again for two days.`,
      )
      throw error
    }
    return { output: {} }
  },
})
