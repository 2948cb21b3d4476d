import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { settingsKey } from '../store/declaration.ts'
import { refuseSave } from '../store/refuse-save.ts'
import { contentRoles, hasRole, keeperOf, type Role } from '../store/rights/roles.ts'
import { type Newest, newestVersion, type RecordName } from './newest-version.ts'
import type { Notify } from './notify.ts'
import { addReview, type Review, type ReviewState, reviewsOf, stateOf } from './review-log.ts'

/** What somebody asks for. `seen` is the version that was looked at. */
export const reviewRequest = z.object({
  slug: z.string().min(1),
  id: z.string().min(1),
  action: z.enum(['submitted', 'commented', 'sentBack', 'approved', 'withdrawn']),
  comment: z.string().trim().max(5000).default(''),
  seen: z.string().optional(),
})

export type ReviewRequest = z.infer<typeof reviewRequest>

type Case = { readonly record: RecordName; readonly newest: Newest; readonly reviews: readonly Review[]; readonly state: ReviewState }

const mayReview = (req: PayloadRequest): void => {
  if (!hasRole(req.user, 'approver')) refuseSave('Approvers decide about drafts.')
}

/** Refuses to decide about another draft than the one that was looked at. */
export const checkSeen = ({ version, isDraft }: Newest, seen: string | undefined): void => {
  if (!isDraft) refuseSave('Nothing of this record waits: it is published as it is.', 409)
  if (seen !== version) refuseSave('Somebody has changed this record since you looked at it. Look again.', 409)
}

/** Publishes what is saved, with the rights of whoever asks: the store's own checks of four eyes decide. */
export const publishRecord = async (req: PayloadRequest, { slug, id }: RecordName, status: 'published' | 'draft'): Promise<void> => {
  const save = { data: { _status: status }, depth: 0, overrideAccess: false, user: req.user, req } as const
  if (slug === settingsKey) await req.payload.updateGlobal({ slug, ...save })
  else await req.payload.update({ collection: slug, id, ...save })
}

const checks: Readonly<Record<ReviewRequest['action'], (req: PayloadRequest, given: ReviewRequest, about: Case) => void>> = {
  submitted: (req, { slug }, { newest, state }) => {
    if (!hasRole(req.user, keeperOf(slug))) refuseSave('You may not change this record, so somebody else submits it.')
    if (!newest.isDraft) refuseSave('There is nothing to submit: this record is published as it is.', 409)
    if (state === 'scheduled') refuseSave('It is scheduled already.', 409)
  },
  commented: (req, { comment }) => {
    if (!hasRole(req.user, ...contentRoles)) refuseSave('Sign in to comment.')
    if (!comment) refuseSave('Write a comment.', 400)
  },
  sentBack: (req, { comment, seen }, { newest, state }) => {
    mayReview(req)
    if (state !== 'submitted') refuseSave('Only what was submitted can be sent back.', 409)
    checkSeen(newest, seen)
    if (!comment) refuseSave('Say why you send it back: its author sees that.', 400)
  },
  approved: (req, { seen }, { newest }) => {
    mayReview(req)
    checkSeen(newest, seen)
  },
  withdrawn: (req, { slug }, { state }) => {
    if (!hasRole(req.user, keeperOf(slug))) refuseSave('You may not change this record, so somebody else withdraws it.')
    if (state !== 'submitted') refuseSave('Only what was submitted can be withdrawn.', 409)
  },
}

/** Addresses of everybody with a role, but for whoever asks. */
const peopleWith = async (req: PayloadRequest, role: Role): Promise<readonly string[]> => {
  const { docs } = await req.payload.find({ collection: 'users', where: { roles: { in: [role] } }, depth: 0, pagination: false, req })
  return docs.map(({ email }) => String(email)).filter((email) => email !== req.user?.['email'])
}

/** Everybody who took part in a draft since it was last published, but for whoever asks. */
const takingPart = (req: PayloadRequest, reviews: readonly Review[]): readonly string[] => {
  const since = reviews.slice(reviews.findLastIndex(({ action }) => action === 'approved') + 1)
  return [...new Set(since.map(({ by }) => by))].filter((by) => by.includes('@') && by !== req.user?.['email'])
}

const subjects: Readonly<Record<ReviewRequest['action'], string>> = {
  submitted: 'waits for approval',
  commented: 'has a comment',
  sentBack: 'came back',
  approved: 'is published',
  withdrawn: 'was withdrawn',
}

/** The page of the admin on which a record is edited. */
export const editPath = ({ slug, id }: RecordName): string =>
  slug === settingsKey ? `/admin/globals/${slug}` : `/admin/collections/${slug}/${encodeURIComponent(id)}`

/** Takes one step with a draft: checks that whoever asks may, publishes where that is the step, writes it down and tells those concerned. */
export const review = async (req: PayloadRequest, given: ReviewRequest, notify: Notify): Promise<void> => {
  const { slug, id, action, comment } = given
  const record = { slug, id }
  const [newest, reviews] = [await newestVersion(req, record), await reviewsOf(req, record)]
  checks[action](req, given, { record, newest, reviews, state: stateOf(reviews) })
  if (action === 'approved') await publishRecord(req, record, 'published')
  await addReview(req, record, { action, comment, version: newest.version })
  const people = action === 'submitted' || action === 'withdrawn' ? await peopleWith(req, 'approver') : takingPart(req, reviews)
  if (people.length === 0) return
  const by = String(req.user?.['email'] ?? '')
  const lines = [`${newest.title} (${slug} ${id}) ${subjects[action]}.`, ...(comment ? [`${by}: ${comment}`] : [`By ${by}.`])]
  await notify(people, `${newest.title} ${subjects[action]}`, lines, editPath(record))
}
