import type { PayloadRequest } from 'payload'
import type { RecordName } from './newest-version.ts'
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
export type ReviewState = 'open' | 'submitted' | 'sentBack' | 'scheduled'

const stateAfter: Readonly<Record<ReviewAction, ReviewState | undefined>> = {
  submitted: 'submitted',
  commented: undefined,
  sentBack: 'sentBack',
  approved: 'open',
  withdrawn: 'open',
  scheduled: 'scheduled',
  unscheduled: 'submitted',
  failed: 'submitted',
  endScheduled: undefined,
  endUnscheduled: undefined,
  ended: undefined,
  emergency: 'open',
  confirmed: undefined,
  published: 'open',
}

/** Where steps, oldest first, have led to. */
export const stateOf = (reviews: readonly Pick<Review, 'action'>[]): ReviewState =>
  reviews.map(({ action }) => stateAfter[action]).findLast((state) => state !== undefined) ?? 'open'

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
  program = 'the schedule',
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
