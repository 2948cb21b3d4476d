import { createLocalReq, type PayloadRequest, type TaskConfig } from 'payload'
import { newestVersion, type RecordName } from '../reviews/newest-version.ts'
import type { Notify } from '../reviews/notify.ts'
import { checkSeen, editPath, publishRecord } from '../reviews/review.ts'
import { addReview } from '../reviews/review-log.ts'
import { editorsSlug } from '../store/accounts/editors-collection.ts'
import { rightsOf } from '../store/accounts/roles/rights-in-force.ts'

export const publishLaterSlug = 'publishLater'

/** What is to happen at its time, in the name of who planned it. `version` is the draft that was looked at. */
export type Planned = RecordName & { readonly type: 'publish' | 'end'; readonly person: string; readonly version: string }

const carryOut = async (req: PayloadRequest, { type, version, ...record }: Planned): Promise<void> => {
  const newest = await newestVersion(req, record)
  if (type === 'publish') checkSeen(newest, version)
  await publishRecord(req, record, type === 'publish' ? 'published' : 'draft')
  await addReview(req, record, { action: type === 'publish' ? 'approved' : 'commented', comment: 'As scheduled.', version: newest.version })
}

const sayFailed = async (req: PayloadRequest, { slug, id, type }: Planned, error: unknown, notify: Notify): Promise<void> => {
  const why = error instanceof Error ? error.message : String(error)
  const what = type === 'publish' ? 'was not published' : 'was not taken off the site'
  req.payload.logger.error(`ALARM: ${slug} ${id} ${what} at its time: ${why}`)
  await addReview(
    req,
    { slug, id },
    { action: type === 'publish' ? 'failed' : 'commented', comment: `It ${what} at its time: ${why}`, version: '' },
  )
  const { docs } = await req.payload.find({ collection: editorsSlug, where: { roles: { in: ['approver'] } }, depth: 0, pagination: false })
  const people = docs.map(({ email }) => String(email))
  await notify(people, `${slug} ${id} ${what} at its time`, [why], editPath({ slug, id }))
}

/**
 * Publishes or ends at a time that somebody planned, with the rights that this person has then. What changed since it was planned is not published. A job
 * that fails is tried no more: it is kept, logged, and told to all approvers.
 */
export const publishLater = (notify: Notify): TaskConfig => ({
  slug: publishLaterSlug,
  retries: 0,
  inputSchema: (['slug', 'id', 'type', 'person', 'version'] as const).map((name) => ({ name, type: 'text', required: true })),
  handler: async ({ input, req: { payload } }) => {
    const planned = input as unknown as Planned
    // Its transaction ends with it, so that the failure of one is not part of what is taken back.
    const transactionID = (await payload.db.beginTransaction()) ?? undefined
    try {
      const user = await payload.findByID({ collection: editorsSlug, id: planned.person, depth: 0 })
      const req = await createLocalReq(
        {
          user: { ...user, rights: rightsOf(user as Readonly<Record<string, unknown>>, false), collection: editorsSlug } as never,
          req: transactionID ? { transactionID } : {},
        },
        payload,
      )
      await carryOut(req, planned)
      if (transactionID !== undefined) await payload.db.commitTransaction(transactionID)
      return { output: {} }
    } catch (error) {
      if (transactionID !== undefined) await payload.db.rollbackTransaction(transactionID)
      await sayFailed(await createLocalReq({}, payload), planned, error, notify)
      throw error
    }
  },
})
