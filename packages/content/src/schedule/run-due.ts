import type { Payload, Where } from 'payload'
import { carryOutPlans } from './due-plans.ts'
import { jobsSlug } from './jobs.ts'
import { isPlan } from './plans.ts'
import { publishLaterSlug } from './publish-later.ts'

/**
 * Milliseconds after which a job that was taken and is not done was left behind by a process that has ended: a mail takes half a minute at most.
 *
 * @internal Its test waits for it by the clock that it hands over.
 */
export const longestWork = 60_000

/** What a process had taken that was killed. */
const leftBehind = (now: Date): Where => ({
  and: [{ processing: { equals: true } }, { updatedAt: { less_than: new Date(now.getTime() - longestWork).toISOString() } }],
})

const due = (now: Date): Where => ({
  and: [
    { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than_equal: now.toISOString() } }] },
    { processing: { equals: false } },
    { hasError: { not_equals: true } },
  ],
})

const isMail: Where = { taskSlug: { not_equals: publishLaterSlug } }

/** Carries out what is due, and what a killed process left behind. Call it often: it asks the database once where nothing is. */
export const runDue = async (payload: Payload, now: Date): Promise<void> => {
  const count = async (where: Where): Promise<number> => (await payload.count({ collection: jobsSlug as never, where })).totalDocs
  if ((await count({ or: [leftBehind(now), due(now)] })) === 0) return
  if ((await count(leftBehind(now))) > 0)
    await payload.db.updateMany({
      collection: jobsSlug,
      where: leftBehind(now),
      data: { processing: false, updatedAt: now.toISOString() },
    })
  const sendMails = async (): Promise<void> => {
    const limit = await count({ and: [due(now), isMail] })
    // What fails says so itself, without what it is about.
    if (limit > 0) await payload.jobs.run({ limit, where: isMail, silent: true })
  }
  // Neither waits for the other: a mail server may be slow.
  await Promise.all([sendMails(), carryOutPlans(payload, { and: [due(now), isPlan] })])
}
