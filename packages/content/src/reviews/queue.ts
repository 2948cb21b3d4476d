import type { PayloadRequest } from 'payload'
import { settingsKey } from '../store/declaration.ts'
import { type ChangeReason, historyOf, type PastSave, reasonsIn, takenOffIn } from '../store/history/read-history.ts'
import { editPath } from './edit-path.ts'
import { type Newest, newestVersion, type RecordName } from './newest-version.ts'
import { recordLabel } from './record-label.ts'
import { openReviews, type Review, type ReviewState, reviewsOf, stateOf } from './review-log.ts'

/** A record with a draft that is not published. */
export type Waiting = RecordName & {
  readonly title: string
  readonly label: string
  readonly edit: string
  readonly version: string
  readonly state: ReviewState
  readonly reviews: readonly Review[]
  /** Why it was changed since it was published, as its writers said. */
  readonly reasons: readonly ChangeReason[]
  /** Of a record that was taken off the site. */
  readonly takenOff: ChangeReason | null
  /** Somebody has changed it since it was submitted, or came back. */
  readonly isChangedSince: boolean
}

const draftsOf = async (req: PayloadRequest): Promise<readonly (RecordName & { readonly label: string })[]> => {
  const { payload } = req
  const found: (RecordName & { readonly label: string })[] = []
  for (const { config } of Object.values(payload.collections)) {
    if (!config.versions?.drafts) continue
    const { slug } = config
    const where = { _status: { equals: 'draft' } }
    const { docs } = await payload.find({ collection: slug, draft: true, where, depth: 0, pagination: false, select: {}, req })
    found.push(...docs.map(({ id }) => ({ slug, id: String(id), label: recordLabel(req, slug) })))
  }
  const settings = (await payload.findGlobal({ slug: settingsKey, draft: true, depth: 0, req })) as { _status?: string }
  return settings._status === 'draft' ? [...found, { slug: settingsKey, id: settingsKey, label: recordLabel(req, settingsKey) }] : found
}

/** Steps at which somebody else has the draft as it is then. */
const handsOn: ReadonlySet<Review['action']> = new Set(['submitted', 'sentBack', 'withdrawn'])

/** A record's draft by what was saved last and all of its steps; nothing when what is saved is published. */
export const waitingRecord = (
  record: RecordName,
  newest: Newest,
  steps: readonly Review[],
  history: readonly PastSave[],
  label = '',
): Waiting | undefined => {
  if (!newest.isDraft) return undefined
  const reviews = openReviews(steps)
  const handedOn = reviews.findLast(({ action }) => handsOn.has(action))
  return {
    ...record,
    title: newest.title,
    label,
    edit: editPath(record),
    version: newest.version,
    state: stateOf(reviews),
    reviews,
    reasons: reasonsIn(history),
    takenOff: takenOffIn(history),
    isChangedSince: handedOn !== undefined && handedOn.version !== newest.version,
  }
}

/** Every draft that is not published, those whose plan failed first, then those submitted longest ago, then those that came back, then the others. */
export const queue = async (req: PayloadRequest): Promise<readonly Waiting[]> => {
  const all: Waiting[] = []
  for (const { label, ...record } of await draftsOf(req)) {
    const [newest, steps] = [await newestVersion(req, record), await reviewsOf(req, record)]
    const waiting = waitingRecord(record, newest, steps, await historyOf(req, record.slug, record.id), label)
    if (waiting) all.push(waiting)
  }
  const rank: Readonly<Record<ReviewState, number>> = { failed: 0, submitted: 1, scheduled: 2, sentBack: 3, open: 4 }
  const lastStep = ({ reviews }: Waiting) => reviews.at(-1)?.at ?? ''
  return all.toSorted((a, b) => rank[a.state] - rank[b.state] || lastStep(a).localeCompare(lastStep(b)))
}
