import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { newestVersion, type RecordName } from '../reviews/newest-version.ts'
import { takingPart } from '../reviews/news/people.ts'
import { tell } from '../reviews/news/tell.ts'
import { checkSeen } from '../reviews/publish-record.ts'
import { addReview, openReviews, reviewsOf } from '../reviews/review-log.ts'
import { settingsKey } from '../store/declaration.ts'
import { isOwnLastChange } from '../store/history/keep-history.ts'
import { refuseSave } from '../store/refuse-save.ts'
import { hasRole } from '../store/rights/roles.ts'
import { jobsSlug } from './jobs.ts'
import { type Planned, publishLaterSlug } from './publish-later.ts'

/** What somebody asks for. `seen` is the version that was looked at, `at` a time with its zone. */
export const scheduleRequest = z.object({
  slug: z.string().min(1),
  id: z.string().min(1),
  type: z.enum(['publish', 'end']),
  at: z.iso.datetime({ offset: true }),
  seen: z.string().optional(),
})

/** Something that is planned for a record. */
export type Plan = { readonly job: string; readonly type: Planned['type']; readonly at: string; readonly failed: string | undefined }

const inWords = (at: string): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Plans to publish or to end a record at a time; what somebody may not do now is refused at once. */
export const schedule = async (
  req: PayloadRequest,
  { slug, id, type, at, seen }: z.infer<typeof scheduleRequest>,
  { now, needsFactor }: { readonly now: Date; readonly needsFactor: boolean },
): Promise<void> => {
  if (!hasRole(req.user, 'approver')) refuseSave('Approvers plan what is published.')
  if (new Date(at) <= now) refuseSave('Choose a time to come.', 400)
  if (type === 'end' && slug === settingsKey) refuseSave('No page is without the site settings.')
  const record = { slug, id }
  const newest = await newestVersion(req, record)
  if (type === 'publish') checkSeen(newest, seen)
  const isOwn = await isOwnLastChange(req, slug, id)
  if (isOwn && type === 'publish') refuseSave('You changed this last, so somebody else publishes it.')
  if (isOwn) refuseSave('You changed this last, so somebody else takes it off the site.')
  const input: Planned = { ...record, type, person: String(req.user?.id), version: newest.version, needsFactor }
  await req.payload.jobs.queue({ task: publishLaterSlug as never, input: input as never, waitUntil: new Date(at), req })
  const people = type === 'publish' ? await takingPart(req, record, openReviews(await reviewsOf(req, record))) : []
  await addReview(req, record, { action: type === 'publish' ? 'scheduled' : 'endScheduled', comment: inWords(at), version: newest.version })
  const by = String(req.user?.['email'])
  await tell(req, people, { what: 'scheduled', ...record, title: newest.title, by, comment: inWords(at) })
}

type Job = {
  readonly id: string | number
  readonly input: Planned
  readonly waitUntil?: string | null
  readonly hasError?: boolean
  readonly error?: unknown
}

const jobsOf = async (req: PayloadRequest, { slug, id }: RecordName): Promise<readonly Job[]> => {
  const where = { taskSlug: { equals: publishLaterSlug } }
  const { docs } = await req.payload.find({ collection: jobsSlug as never, where, depth: 0, pagination: false, sort: 'waitUntil', req })
  return (docs as unknown as readonly Job[]).filter(({ input }) => input.slug === slug && input.id === id)
}

/** What is planned for a record, soonest first; what failed stays until somebody takes it away. */
export const plansOf = async (req: PayloadRequest, record: RecordName): Promise<readonly Plan[]> =>
  (await jobsOf(req, record)).map(({ id, input, waitUntil, hasError, error }) => ({
    job: String(id),
    type: input.type,
    at: String(waitUntil),
    failed: hasError ? String((error as { readonly message?: unknown } | null)?.message ?? 'It failed.') : undefined,
  }))

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

/** Takes away what was planned to publish a record that somebody has published meanwhile. */
export const dropPublishPlans = async (req: PayloadRequest, record: RecordName): Promise<void> => {
  for (const { id, input } of await jobsOf(req, record))
    if (input.type === 'publish') await req.payload.delete({ collection: jobsSlug as never, id, req })
}
