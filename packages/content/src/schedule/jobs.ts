import type { Payload } from 'payload'

/** Where the store keeps its jobs: plans, and mails that are to be sent. */
export const jobsSlug = 'payload-jobs'

/**
 * Milliseconds after which a job that was taken and is not done was left behind by a process that has ended: a mail takes half a minute at most.
 *
 * @internal Its test waits for it by the clock that it hands over.
 */
export const longestWork = 60_000

/** Gives back what a process had taken that was killed. */
const giveBack = async (payload: Payload, now: Date): Promise<void> => {
  const taken = {
    and: [{ processing: { equals: true } }, { updatedAt: { less_than: new Date(now.getTime() - longestWork).toISOString() } }],
  }
  const { totalDocs } = await payload.count({ collection: jobsSlug as never, where: taken })
  if (totalDocs === 0) return
  await payload.db.updateMany({ collection: jobsSlug, where: taken, data: { processing: false, updatedAt: now.toISOString() } })
}

/** Carries out what is due. Call it often: it asks the database twice where nothing is. */
export const runDue = async (payload: Payload, now: Date): Promise<void> => {
  await giveBack(payload, now)
  const due = {
    and: [
      { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than_equal: now.toISOString() } }] },
      { processing: { equals: false } },
      { hasError: { not_equals: true } },
    ],
  }
  const { totalDocs } = await payload.count({ collection: jobsSlug as never, where: due })
  // What fails says so itself, without what it is about.
  if (totalDocs > 0) await payload.jobs.run({ limit: totalDocs, silent: true })
}
