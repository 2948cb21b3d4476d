import { notFoundPage } from '@bank/rules/pages/look-up-page.ts'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isMenuOfAllPages } from '../preview/missed-everywhere.ts'
import { newestVersion, type RecordName } from '../reviews/newest-version.ts'
import { takingPart } from '../reviews/news/people.ts'
import { tell } from '../reviews/news/tell.ts'
import { checkSeen } from '../reviews/publish-record.ts'
import { addReview, openReviews, reviewsOf } from '../reviews/review-log.ts'
import { settingsKey } from '../store/declaration.ts'
import { historyOf, isLastChangeOf } from '../store/history/read-history.ts'
import { refuseSave } from '../store/refusals/refuse-save.ts'
import { neededReason } from '../store/rights/require-reason.ts'
import { hasRole } from '../store/rights/roles.ts'
import { farthestPlan } from './farthest-plan.ts'
import { jobsSlug } from './jobs.ts'
import { jobsOf, type PlanJob } from './plans.ts'
import { type Planned, publishLaterSlug } from './publish-later.ts'

/** What somebody asks for. `seen` is the version that was looked at, `at` a time with its zone. */
export const scheduleRequest = z.object({
  slug: z.string().min(1),
  id: z.string().min(1),
  type: z.enum(['publish', 'end']),
  at: z.iso.datetime({ offset: true }),
  /** Of an end, which is refused without one. */
  reason: z.string().max(5000).default(''),
  seen: z.string().optional(),
})

const inWords = (at: string): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Whether a job waits to do the same with its record in the same minute, which is how times are chosen and listed. */
const isSamePlan = ({ input, waitUntil, hasError }: PlanJob, type: Planned['type'], at: string): boolean =>
  !hasError && input.type === type && inWords(String(waitUntil)) === inWords(at)

/** Whether a record is the only page, drafts among them, that tells visitors that there is no such page. */
const isOnlyNotFoundPage = async (req: PayloadRequest, { slug, id }: RecordName): Promise<boolean> => {
  if (slug !== 'pages') return false
  const find = { collection: slug, draft: true, depth: 0, pagination: false, req } as const
  const { docs } = await req.payload.find({ ...find, where: { uri: { equals: notFoundPage } } })
  return docs.length === 1 && String(docs[0]?.id) === id
}

/** Plans to publish a record at a time, or to end it for a reason; what somebody may not do now is refused at once. */
export const schedule = async (
  req: PayloadRequest,
  { slug, id, type, at, reason: given, seen }: z.infer<typeof scheduleRequest>,
  { now, needsFactor }: { readonly now: Date; readonly needsFactor: boolean },
): Promise<void> => {
  if (!hasRole(req.user, 'approver')) refuseSave('Approvers plan what is published.')
  if (new Date(at) <= now) refuseSave('Choose a time to come.', 400)
  if (new Date(at) > farthestPlan(now)) refuseSave('Choose a time within the next ten years.', 400)
  if (type === 'end' && slug === settingsKey) refuseSave('No page is without the site settings.')
  if (type === 'end' && isMenuOfAllPages({ slug, id })) refuseSave('This menu is around all pages, so it stays on the site.')
  if (type === 'end' && (await isOnlyNotFoundPage(req, { slug, id })))
    refuseSave('Visitors read here that there is no such page, so a page stays at this address: write the next one first.')
  const reason = type === 'end' ? neededReason(given) : ''
  const record = { slug, id }
  const newest = await newestVersion(req, record)
  if (type === 'publish') checkSeen(newest, seen)
  const isOwn = isLastChangeOf(req.user?.id, await historyOf(req, slug, id))
  if (isOwn && type === 'publish') refuseSave('You changed this last, so somebody else publishes it.')
  if (isOwn) refuseSave('You changed this last, so somebody else takes it off the site.')
  if ((await jobsOf(req, record)).some((job) => isSamePlan(job, type, at)))
    refuseSave('The same is planned for this time already. Choose another time, or take that plan away.', 409)
  const input: Planned = { ...record, type, person: String(req.user?.id), version: newest.version, needsFactor, ...(reason && { reason }) }
  await req.payload.jobs.queue({ task: publishLaterSlug as never, input: input as never, waitUntil: new Date(at), req })
  const people = type === 'publish' ? await takingPart(req, record, openReviews(await reviewsOf(req, record))) : []
  const comment = [inWords(at), reason].filter(Boolean).join('\n')
  await addReview(req, record, { action: type === 'publish' ? 'scheduled' : 'endScheduled', comment, version: newest.version })
  const by = String(req.user?.['email'])
  await tell(req, people, { what: 'scheduled', ...record, title: newest.title, by, comment: reason, at })
}

/** Takes a plan away. */
export const unschedule = async (req: PayloadRequest, record: RecordName, job: string): Promise<void> => {
  if (!hasRole(req.user, 'approver')) refuseSave('Approvers plan what is published.')
  const found = (await jobsOf(req, record)).find(({ id }) => String(id) === job)
  if (!found) return refuseSave('There is no such plan any more.', 404)
  await req.payload.delete({ collection: jobsSlug as never, id: found.id, req })
  if (found.hasError && found.input.type === 'end') return
  const action = found.input.type === 'publish' ? 'unscheduled' : 'endUnscheduled'
  await addReview(req, record, { action, comment: '', version: found.input.version })
}

const dropPlans = async (req: PayloadRequest, record: RecordName, isOver: (job: PlanJob) => boolean): Promise<void> => {
  for (const job of await jobsOf(req, record)) if (isOver(job)) await req.payload.delete({ collection: jobsSlug as never, id: job.id, req })
}

/** Takes away the ends that failed of a record that somebody has taken off the site meanwhile. */
export const dropFailedEnds = (req: PayloadRequest, record: RecordName): Promise<void> =>
  dropPlans(req, record, ({ input, hasError = false }) => input.type === 'end' && hasError)

/** Takes away what was planned to publish a record that somebody has published meanwhile. */
export const dropPublishPlans = (req: PayloadRequest, record: RecordName): Promise<void> =>
  dropPlans(req, record, ({ input }) => input.type === 'publish')
