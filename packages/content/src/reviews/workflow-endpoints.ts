import { commitTransaction, type Endpoint, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { endPreviewLink, linkRequest, makePreviewLink, openPreviewLinks } from '../preview/preview-links.ts'
import { allPlans, plansOf } from '../schedule/plans.ts'
import { dropPublishPlans, schedule, scheduleRequest, unschedule } from '../schedule/schedule.ts'
import { rolesAsked } from '../store/accounts/roles/waiting-roles.ts'
import { historyOf } from '../store/history/read-history.ts'
import { hasMails } from '../store/mail/store-mailer.ts'
import { readRequest } from '../store/requests/read-request.ts'
import { requireContentRole } from '../store/rights/require-content-role.ts'
import { hasRole } from '../store/rights/roles.ts'
import { approveTogether, togetherRequest } from './approve-together.ts'
import { changesOf } from './changes.ts'
import { emergencyRoles, unconfirmed } from './emergency.ts'
import { emergencies } from './emergency-list.ts'
import { whatMay } from './may.ts'
import { newestVersion, type RecordName } from './newest-version.ts'
import { mailState } from './news/unsent.ts'
import { queue, waitingRecord } from './queue.ts'
import { keepLook, look, type Move, moveOf, renewLooks } from './record-check.ts'
import { review, reviewRequest } from './review.ts'
import { reviewsOf } from './review-log.ts'
import { takeOff, takeOffRequest } from './take-off.ts'

const recordName = z.object({ slug: z.string().min(1), id: z.string().min(1) })

/** A call that changes something, as a whole or not at all; `before` looks outside of its transaction. */
const post = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  run: (req: PayloadRequest, given: z.infer<Schema>) => Promise<unknown>,
  before: (req: PayloadRequest, given: z.infer<Schema>) => Promise<void> = async () => {},
): Endpoint => ({
  path: `/workflow/${path}`,
  method: 'post',
  handler: async (req) => {
    requireContentRole(req)
    const given = readRequest(schema, await req.json?.().catch(() => undefined), req)
    await before(req, given)
    const isOwn = await initTransaction(req)
    try {
      const result = await run(req, given)
      if (isOwn) await commitTransaction(req)
      return Response.json(result ?? {})
    } catch (error) {
      if (isOwn) await killTransaction(req)
      throw error
    }
  },
})

const get = (path: string, run: (req: PayloadRequest) => Promise<unknown>): Endpoint => ({
  path: `/workflow/${path}`,
  method: 'get',
  handler: async (req) => {
    requireContentRole(req)
    return Response.json(await run(req), { headers: { 'cache-control': 'no-store' } })
  },
})

/** What a step does on the site, and the milliseconds that it waits for the look; in an emergency nobody waits for a publisher that is busy. */
const moves: Readonly<Record<string, { readonly move: Move; readonly patience: number }>> = {
  approved: { move: 'publish', patience: 60_000 },
  emergency: { move: 'publish', patience: 10_000 },
  'take-off': { move: 'leave', patience: 60_000 },
}

/** Looks at the record of a step that the site follows, for those who may take such a step; with all that is approved `together`. */
const lookBefore = async (req: PayloadRequest, record: RecordName, action: string, together: readonly RecordName[] = []): Promise<void> => {
  const step = moves[action]
  if (!step || !hasRole(req.user, 'approver', ...emergencyRoles)) return
  const move = step.move === 'leave' ? step.move : moveOf(await newestVersion(req, record))
  keepLook(req, await look(req.payload, record, move, step.patience, together))
}

/** Takes a step by looks that know of all that is published. */
const afterNewLooks =
  <Given>(run: (req: PayloadRequest, given: Given) => Promise<unknown>) =>
  async (req: PayloadRequest, given: Given): Promise<unknown> => {
    await renewLooks(req)
    return run(req, given)
  }

/** What the admin calls on the way of a draft to the site: its list, its steps, its schedule and its links. */
export const workflowEndpoints = (needsFactor: boolean): Endpoint[] => [
  get('queue', queue),
  get('plans', allPlans),
  get('notices', async (req) => ({ emergencies: await emergencies(req), mails: await mailState(req), rolesAsked: await rolesAsked(req) })),
  get('record', async (req) => {
    const record = readRequest(recordName, req.query, req)
    const newest = await newestVersion(req, record)
    const history = await historyOf(req, record.slug, record.id)
    const [may, reviews, plans, links] = [
      await whatMay(req, record, newest, history),
      await reviewsOf(req, record),
      await plansOf(req, record),
      await openPreviewLinks(req, record, new Date()),
    ]
    const waiting = waitingRecord(record, newest, reviews, history) ?? null
    const changes = waiting && (await changesOf(req, record))
    return {
      ...{ waiting, may, changes, version: newest.version, plans, links },
      ...{ emergency: unconfirmed(reviews) ?? null, sendsMails: hasMails(req.payload) },
    }
  }),
  post(
    'review',
    reviewRequest,
    async (req, given) => {
      // In an emergency nobody waits for a second look.
      await (given.action === 'emergency' ? review : afterNewLooks(review))(req, given)
      if (given.action === 'approved' || given.action === 'emergency') await dropPublishPlans(req, given)
    },
    (req, given) => lookBefore(req, given, given.action),
  ),
  post('approve-together', togetherRequest, afterNewLooks(approveTogether), async (req, { records }) => {
    const together = records.map(({ slug, id }) => ({ slug, id }))
    for (const record of together) await lookBefore(req, record, 'approved', together)
  }),
  post('take-off', takeOffRequest, afterNewLooks(takeOff), (req, given) => lookBefore(req, given, 'take-off')),
  post('schedule', scheduleRequest, (req, given) => schedule(req, given, { now: new Date(), needsFactor })),
  post('unschedule', recordName.extend({ job: z.string().min(1) }), (req, { job, ...record }) => unschedule(req, record, job)),
  post('preview-link', linkRequest, (req, given) => makePreviewLink(req, given, new Date())),
  post('end-preview-link', z.object({ link: z.string().min(1) }), (req, { link }) => endPreviewLink(req, link, new Date())),
]
