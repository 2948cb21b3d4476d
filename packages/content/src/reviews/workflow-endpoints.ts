import { commitTransaction, type Endpoint, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { endPreviewLink, linkRequest, makePreviewLink, openPreviewLinks } from '../preview/preview-links.ts'
import { dropPublishPlans, plansOf, schedule, scheduleRequest, unschedule } from '../schedule/schedule.ts'
import { hasMails } from '../store/mail/store-mailer.ts'
import { refuseSave } from '../store/refuse-save.ts'
import { requireContentRole } from '../store/rights/require-content-role.ts'
import { changesOf } from './changes.ts'
import { unconfirmed } from './emergency.ts'
import { emergencies } from './emergency-list.ts'
import { whatMay } from './may.ts'
import { newestVersion } from './newest-version.ts'
import { mailState } from './news/unsent.ts'
import { queue, waitingRecord } from './queue.ts'
import { type Checked, checkBefore, type RecordCheck } from './record-check.ts'
import { review, reviewRequest } from './review.ts'
import { reviewsOf } from './review-log.ts'
import { takeOff, takeOffRequest } from './take-off.ts'

const recordName = z.object({ slug: z.string().min(1), id: z.string().min(1) })

const parsed = <Schema extends z.ZodType>(schema: Schema, given: unknown): z.infer<Schema> => {
  const result = schema.safeParse(given)
  return result.success ? result.data : (refuseSave(z.prettifyError(result.error), 400) as never)
}

/** A call that changes something, as a whole or not at all; `before` finds what it needs outside of its transaction. */
const post = <Schema extends z.ZodType, Found = undefined>(
  path: string,
  schema: Schema,
  run: (req: PayloadRequest, given: z.infer<Schema>, found: Found | undefined) => Promise<unknown>,
  before: (req: PayloadRequest, given: z.infer<Schema>) => Promise<Found | undefined> = async () => undefined,
): Endpoint => ({
  path: `/workflow/${path}`,
  method: 'post',
  handler: async (req) => {
    requireContentRole(req)
    const given = parsed(schema, await req.json?.().catch(() => undefined))
    const found = await before(req, given)
    const isOwn = await initTransaction(req)
    try {
      const result = await run(req, given, found)
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

/** What the admin calls on the way of a draft to the site: its list, its steps, its schedule and its links. `check` looks at what is to be published. */
export const workflowEndpoints = (needsFactor: boolean, check: RecordCheck | undefined): Endpoint[] => [
  get('queue', queue),
  get('notices', async (req) => ({ emergencies: await emergencies(req), mails: await mailState(req) })),
  get('record', async (req) => {
    const record = parsed(recordName, req.query)
    const newest = await newestVersion(req, record)
    const [may, reviews, plans, links] = [
      await whatMay(req, record, newest),
      await reviewsOf(req, record),
      await plansOf(req, record),
      await openPreviewLinks(req, record, new Date()),
    ]
    const waiting = waitingRecord(record, newest, reviews) ?? null
    const changes = waiting && (await changesOf(req, record))
    return {
      ...{ waiting, may, changes, version: newest.version, plans, links },
      ...{ emergency: unconfirmed(reviews) ?? null, sendsMails: hasMails(req.payload) },
    }
  }),
  post<typeof reviewRequest, Checked>(
    'review',
    reviewRequest,
    async (req, given, checked) => {
      await review(req, given, checked)
      if (given.action === 'approved' || given.action === 'emergency') await dropPublishPlans(req, given)
    },
    (req, given) => checkBefore(check, req, given),
  ),
  post('take-off', takeOffRequest, takeOff),
  post('schedule', scheduleRequest, (req, given) => schedule(req, given, { now: new Date(), needsFactor })),
  post('unschedule', recordName.extend({ job: z.string().min(1) }), (req, { job, ...record }) => unschedule(req, record, job)),
  post('preview-link', linkRequest, (req, given) => makePreviewLink(req, given, new Date())),
  post('end-preview-link', z.object({ link: z.string().min(1) }), (req, { link }) => endPreviewLink(req, link, new Date())),
]
