import { APIError, createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from 'payload'
import { type Newest, newestVersion, type RecordName } from '../reviews/newest-version.ts'
import { everybodyWith, takingPart } from '../reviews/news/people.ts'
import { tell } from '../reviews/news/tell.ts'
import { kept } from '../reviews/program-words.ts'
import { checkSeen, publishRecord } from '../reviews/publish-record.ts'
import { type Move, moveOf, renewLooks } from '../reviews/record-check.ts'
import { addReview, approvalComment, openReviews, reviewsOf } from '../reviews/review-log.ts'
import type { ToMend } from '../reviews/to-mend.ts'
import { editorsSlug } from '../store/accounts/editors-collection.ts'
import { rightsOf } from '../store/accounts/roles/rights-in-force.ts'
import { historyOf, lastChangeIn } from '../store/history/read-history.ts'
import { neededReason } from '../store/rights/require-reason.ts'
import { inTransaction } from '../store/transactions/in-transaction.ts'
import { jobsSlug } from './jobs.ts'

export const publishLaterSlug = 'publishLater'

/**
 * What is to happen at its time, in the name of who planned it. `version` is the draft that was looked at, `needsFactor` whether approvers needed a second
 * factor when it was planned: then they do at its time, whatever process looks.
 */
export type Planned = RecordName & {
  readonly type: 'publish' | 'end'
  readonly person: string
  readonly version: string
  readonly needsFactor?: boolean
  /** Why it ends: the history keeps it. */
  readonly reason?: string
}

const done = { publish: 'approved', end: 'ended' } as const

/** The request of whoever planned it, with the rights of this moment. */
const requestOf = async (
  { payload, context }: PayloadRequest,
  { person, needsFactor = false }: Planned,
  transactionID: string | number | undefined,
) => {
  const account = await payload.findByID({ collection: editorsSlug, id: person, depth: 0 })
  const stored = account as unknown as Parameters<typeof rightsOf>[0] & { readonly rights?: readonly string[] }
  // The store has left out what this process does not let the account do.
  const rights = rightsOf(stored, needsFactor).filter((role) => stored.rights?.includes(role))
  const user = { ...stored, rights, collection: editorsSlug } as never
  return createLocalReq({ user, req: { context, ...(transactionID !== undefined && { transactionID }) } }, payload)
}

/** What a plan does to a record as it is saved now; one that is not there any more is refused later. */
export const moveFor = async (payload: Payload, { type, ...record }: Planned): Promise<Move> => {
  if (type === 'end') return 'leave'
  return newestVersion(await createLocalReq({}, payload), record).then(moveOf, () => 'publish')
}

/** Refuses to publish another draft than the one that was planned, and says who made it. */
const checkPlanned = async (req: PayloadRequest, record: RecordName, newest: Newest, version: string): Promise<void> => {
  const change = newest.isDraft && newest.version !== version ? lastChangeIn(await historyOf(req, record.slug, record.id)) : undefined
  if (!change) return checkSeen(newest, version)
  const { by, at } = change
  throw new APIError(
    `This record was changed after it was planned, by ${by} on ${at}. Look at it again, and plan it anew.`,
    409,
    null,
    true,
  )
}

/** Does what was planned. A process that was killed after it did so, and before it said so, has left the step behind: it is not done twice. */
const carryOut = async (req: PayloadRequest, { type, version, reason: given, ...planned }: Planned, at: string): Promise<void> => {
  const record = { slug: planned.slug, id: planned.id }
  const reviews = await reviewsOf(req, record)
  if (reviews.some((step) => step.action === done[type] && step.version === version && step.at >= at)) return
  const reason = type === 'end' ? neededReason(given) : ''
  const newest = await newestVersion(req, record)
  if (type === 'publish') await checkPlanned(req, record, newest, version)
  const people = await takingPart(req, record, openReviews(reviews))
  await publishRecord(req, record, type === 'publish' ? 'published' : 'draft', reason || undefined)
  const comment = type === 'publish' ? approvalComment(reviews, '') : reason
  await addReview(req, record, { action: done[type], comment, version })
  await tell(req, [...people, planned.person], {
    what: done[type],
    ...record,
    title: newest.title,
    by: String(req.user?.['email'] ?? ''),
    comment: reason,
  })
}

/** Why something failed: what has to be mended stands below, one a line. */
const whyOf = (error: unknown): string => {
  const { toMend = [] } = (error as { readonly data?: { readonly toMend?: readonly ToMend[] } } | null)?.data ?? {}
  return [error instanceof Error ? error.message : String(error), ...toMend.map(({ text }) => text)].join('\n')
}

/** Says to whoever approves, planned it or wrote the draft why it failed; `at` is the time for which it was planned. */
const sayFailed = async (req: PayloadRequest, { slug, id, type, person }: Planned, why: string, at: string): Promise<void> => {
  req.payload.logger.error(`ALARM: ${slug} ${id} was not ${type === 'publish' ? 'published' : 'taken off the site'} at its time: ${why}`)
  const record = { slug, id }
  const writers = await takingPart(req, record, openReviews(await reviewsOf(req, record)))
  // A record that is gone has no title any more.
  const title = await newestVersion(req, record).then(
    (newest) => newest.title,
    () => id,
  )
  await addReview(
    req,
    record,
    type === 'publish'
      ? { action: 'failed', comment: why, version: '' }
      : { action: 'commented', comment: `${kept.notEnded}${why}`, version: '' },
  )
  const people = [...(await everybodyWith(req, ['approver'])), person, ...writers]
  await tell(req, people, { what: type === 'publish' ? 'failed' : 'notEnded', ...record, title, by: '', comment: why, at })
}

/** What is known of a plan where it is carried out. */
type DueJob = { readonly id: string | number; readonly input: Planned; readonly createdAt?: string; readonly waitUntil?: string | null }

/** Carries out a plan in a transaction; `asked` holds what was found of its record. Its answer is the request by which it did so. */
export const carryOutJob = async (
  asked: PayloadRequest,
  { id, input, createdAt }: DueJob,
  transactionID: string | number | undefined,
): Promise<PayloadRequest> => {
  const req = await requestOf(asked, input, transactionID)
  // Of two processes that took the same job, the second one waits here until the first one is done.
  await req.payload.db.updateOne({ collection: jobsSlug, id, data: { updatedAt: new Date().toISOString() }, req })
  await renewLooks(req)
  await carryOut(req, input, String(createdAt))
  return req
}

/**
 * Publishes or ends at a time that somebody planned, with the rights that this person has then. What changed since it was planned is not published. A job
 * that fails is tried no more: it is kept, logged, and told to all approvers. Whoever runs it has looked at the record, and hands over what was found.
 */
export const publishLater: TaskConfig = {
  slug: publishLaterSlug,
  retries: 0,
  inputSchema: [
    ...(['slug', 'id', 'type', 'person', 'version'] as const).map((name) => ({ name, type: 'text' as const, required: true })),
    { name: 'needsFactor', type: 'checkbox' },
    { name: 'reason', type: 'textarea' },
  ],
  handler: async ({ input, job, req: asked }) => {
    const { payload } = asked
    const planned = input as unknown as Planned
    try {
      // Its transaction ends with it, so that the failure of one is not part of what is taken back.
      await inTransaction(payload, (transactionID) => carryOutJob(asked, { ...job, input: planned }, transactionID))
      return { output: {} }
    } catch (error) {
      const why = whyOf(error)
      const { waitUntil, createdAt } = job as unknown as DueJob
      await sayFailed(await createLocalReq({}, payload), planned, why, String(waitUntil ?? createdAt))
      // The job keeps all of it, for the list of what is planned.
      throw new Error(why, { cause: error })
    }
  },
}
