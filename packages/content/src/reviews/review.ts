import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { refuseSave } from '../store/refusals/refuse-save.ts'
import { endOwnLock } from '../store/requests/own-locks.ts'
import { contentRoles, hasRole, keepersOf } from '../store/rights/roles.ts'
import { alertsSlug, emergencyRoles, publishAlone, unconfirmed } from './emergency.ts'
import { saysEmergency, shortestReason } from './emergency-rule.ts'
import { checkIsNewest, type Newest, newestVersion, type RecordName } from './newest-version.ts'
import { everybodyWith, otherApprovers, takingPart } from './news/people.ts'
import { tell } from './news/tell.ts'
import { checkSeen, publishRecord } from './publish-record.ts'
import { addReview, approvalComment, openReviews, type Review, type ReviewState, reviewsOf, stateOf } from './review-log.ts'

/** What somebody asks for. `seen` is the version that was looked at. */
export const reviewRequest = z.object({
  slug: z.string().min(1),
  id: z.string().min(1),
  action: z.enum(['submitted', 'commented', 'sentBack', 'approved', 'withdrawn', 'emergency', 'confirmed']),
  comment: z.string().trim().max(5000).default(''),
  seen: z.string().optional(),
})

export type ReviewRequest = z.infer<typeof reviewRequest>

type Case = { readonly record: RecordName; readonly newest: Newest; readonly reviews: readonly Review[]; readonly state: ReviewState }

const mayReview = (req: PayloadRequest): void => {
  if (!hasRole(req.user, 'approver')) refuseSave('Approvers decide about drafts.')
}

const checks: Readonly<Record<ReviewRequest['action'], (req: PayloadRequest, given: ReviewRequest, about: Case) => void>> = {
  submitted: (req, { slug }, { newest, state }) => {
    if (!hasRole(req.user, ...keepersOf(slug))) refuseSave('You may not change this record, so somebody else submits it.')
    if (!newest.isDraft) refuseSave('There is nothing to submit: this record is published as it is.', 409)
    if (state === 'scheduled') refuseSave('It is scheduled already.', 409)
  },
  commented: (req, { comment }) => {
    if (!hasRole(req.user, ...contentRoles)) refuseSave('Sign in to comment.')
    if (!comment) refuseSave('Write a comment.', 400)
  },
  sentBack: (req, { comment, seen }, { newest, state }) => {
    mayReview(req)
    if (state !== 'submitted' && state !== 'failed') refuseSave('Only what was submitted can be sent back.', 409)
    checkSeen(newest, seen)
    if (!comment) refuseSave('Say why you send it back: its author sees that.', 400)
  },
  approved: (req, { seen }, { newest }) => {
    mayReview(req)
    checkSeen(newest, seen)
  },
  emergency: (req, { slug, comment, seen }, { newest }) => {
    if (slug !== alertsSlug) refuseSave('Only alerts are published in an emergency.')
    if (!hasRole(req.user, ...emergencyRoles)) refuseSave('Approvers and administrators publish alerts in an emergency.')
    checkSeen(newest, seen)
    if (!saysEmergency(comment)) refuseSave(`Say what the emergency is, in at least ${shortestReason} characters.`, 400)
  },
  confirmed: (req, { seen }, { newest, reviews }) => {
    if (!hasRole(req.user, ...emergencyRoles)) refuseSave('Approvers and administrators look at what was published in an emergency.')
    const waiting = unconfirmed(reviews)
    if (!waiting) return refuseSave('Nothing that was published in an emergency waits for a second look here.', 409)
    if (waiting.person === String(req.user?.id)) refuseSave('You published it, so somebody else looks at it.')
    checkIsNewest(newest, seen)
  },
  withdrawn: (req, { slug }, { state }) => {
    if (!hasRole(req.user, ...keepersOf(slug))) refuseSave('You may not change this record, so somebody else withdraws it.')
    if (state !== 'submitted') refuseSave('Only what was submitted can be withdrawn.', 409)
  },
}

/** Who is told of a step, by the ids of their accounts. Asked before a draft is published: afterwards nobody is at work on it. */
const concerned: Readonly<Record<ReviewRequest['action'], (req: PayloadRequest, about: Case) => Promise<readonly string[]>>> = {
  submitted: otherApprovers,
  withdrawn: otherApprovers,
  commented: (req, { record, reviews }) => takingPart(req, record, openReviews(reviews)),
  sentBack: (req, { record, reviews }) => takingPart(req, record, openReviews(reviews)),
  approved: (req, { record, reviews }) => takingPart(req, record, openReviews(reviews)),
  // Whoever did it, too: somebody else may have used the account.
  emergency: (req) => everybodyWith(req, emergencyRoles),
  confirmed: async () => [],
}

/** Publishes where that is the step. */
const publishFor = async (req: PayloadRequest, { action, comment, ...record }: ReviewRequest): Promise<void> => {
  if (action === 'approved') await publishRecord(req, record, 'published')
  if (action === 'emergency') await publishAlone(req, record, comment)
}

/** Steps after which somebody else works on the record. */
const handsOn: ReadonlySet<ReviewRequest['action']> = new Set(['submitted', 'sentBack', 'approved', 'emergency'])

/**
 * Takes one step with a draft: checks that whoever asks may, publishes where that is the step, writes it down and tells those concerned.
 */
export const review = async (req: PayloadRequest, given: ReviewRequest): Promise<void> => {
  const { slug, id, action, comment } = given
  const record = { slug, id }
  const [newest, reviews] = [await newestVersion(req, record), await reviewsOf(req, record)]
  const about = { record, newest, reviews, state: stateOf(reviews) }
  checks[action](req, given, about)
  const people = await concerned[action](req, about)
  await publishFor(req, given)
  if (handsOn.has(action)) await endOwnLock(req, record)
  const said = action === 'approved' ? approvalComment(reviews, comment) : comment
  await addReview(req, record, { action, comment: said, version: newest.version })
  if (action !== 'confirmed')
    await tell(req, people, { what: action, ...record, title: newest.title, by: String(req.user?.['email'] ?? ''), comment })
}
