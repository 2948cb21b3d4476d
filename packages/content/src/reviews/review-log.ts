import type { PayloadRequest } from 'payload'
import type { RecordName } from './newest-version.ts'
import { kept } from './program-words.ts'
import { type ReviewAction, reviewsSlug } from './reviews-collection.ts'

/** One step of a draft on its way to the site. */
export type Review = {
  readonly action: ReviewAction
  readonly comment: string
  readonly at: string
  readonly by: string
  readonly person: string
  readonly version: string
}

/** Where a draft is: what the last step that is no comment says. */
export type ReviewState = 'open' | 'submitted' | 'sentBack' | 'scheduled' | 'failed'

/** `before`: where it was until it was planned. */
const stateAfter: Readonly<Record<ReviewAction, ReviewState | 'before' | undefined>> = {
  submitted: 'submitted',
  commented: undefined,
  sentBack: 'sentBack',
  approved: 'open',
  withdrawn: 'open',
  scheduled: 'scheduled',
  unscheduled: 'before',
  failed: 'failed',
  endScheduled: undefined,
  endUnscheduled: undefined,
  ended: undefined,
  emergency: 'open',
  confirmed: undefined,
  published: 'open',
}

type Steps = readonly Pick<Review, 'action'>[]

/** Where steps, oldest first, have led to, plans aside. */
const stateBesidesPlans = (reviews: Steps): 'open' | 'submitted' | 'sentBack' =>
  reviews.map(({ action }) => stateAfter[action]).findLast((state) => state === 'open' || state === 'submitted' || state === 'sentBack') ??
  'open'

/** Where steps, oldest first, have led to. */
export const stateOf = (reviews: Steps): ReviewState => {
  const last = reviews.map(({ action }) => stateAfter[action]).findLast((state) => state !== undefined) ?? 'open'
  return last === 'before' ? stateBesidesPlans(reviews) : last
}

/** What an approver said, and whether the draft had been submitted: nobody should read a submission into the list of its steps. */
export const approvalComment = (reviews: Steps, comment: string): string =>
  stateBesidesPlans(reviews) === 'submitted' ? comment : [comment, kept.notSubmitted].filter(Boolean).join('\n')

/** Steps that make a draft what is published. */
const publishing = new Set<ReviewAction>(['approved', 'emergency', 'published'])

/** Those of a record's steps, oldest first, that concern the draft there is now: the ones since it was last published. */
export const openReviews = (reviews: readonly Review[]): readonly Review[] =>
  reviews.slice(reviews.findLastIndex(({ action }) => publishing.has(action)) + 1)

/** All steps of a record, oldest first. */
export const reviewsOf = async (req: PayloadRequest, { slug, id }: RecordName): Promise<readonly Review[]> => {
  const where = { and: [{ kind: { equals: slug } }, { record: { equals: id } }] }
  const { docs } = await req.payload.find({ collection: reviewsSlug, where, sort: 'id', depth: 0, pagination: false, req })
  return (docs as unknown as readonly Readonly<Record<string, unknown>>[]).map((each) => ({
    action: each['action'] as ReviewAction,
    comment: String(each['comment'] ?? ''),
    at: String(each['at']),
    by: String(each['by']),
    person: String(each['person']),
    version: String(each['version'] ?? ''),
  }))
}

/** Adds a step, by whoever asks; where nobody does, by the program that is named. */
export const addReview = async (
  req: PayloadRequest,
  { slug, id }: RecordName,
  step: Pick<Review, 'action' | 'comment' | 'version'>,
  program: string = kept.schedule,
): Promise<void> => {
  const { user } = req
  await req.payload.create({
    collection: reviewsSlug,
    data: {
      kind: slug,
      record: id,
      ...step,
      at: new Date().toISOString(),
      by: String(user?.['email'] ?? program),
      person: String(user?.id ?? program),
    },
    depth: 0,
    req,
  })
}
