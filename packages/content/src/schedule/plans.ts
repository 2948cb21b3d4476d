import type { PayloadRequest, Where } from 'payload'
import { editPath } from '../reviews/edit-path.ts'
import { newestVersion, type RecordName } from '../reviews/newest-version.ts'
import { recordLabel } from '../reviews/record-label.ts'
import { editorsSlug } from '../store/accounts/editors-collection.ts'
import { type ChangeReason, historyOf, reasonsIn } from '../store/history/read-history.ts'
import { jobsSlug } from './jobs.ts'
import { type Planned, publishLaterSlug } from './publish-later.ts'

/** A job of the store that carries out a plan. */
export type PlanJob = {
  readonly id: string | number
  readonly input: Planned
  readonly waitUntil?: string | null
  readonly createdAt?: string
  readonly hasError?: boolean
  readonly error?: unknown
}

/** Something that is planned for a record: what, when, by whom, and of an end why; `failed` says why it could not be done. */
export type Plan = {
  readonly job: string
  readonly type: Planned['type']
  readonly at: string
  readonly by: string
  readonly reason: string
  readonly failed: string | undefined
}

/** A plan in the list of all of them. `reasons` are those of the draft that goes live. */
export type ListedPlan = Plan &
  RecordName & { readonly title: string; readonly label: string; readonly edit: string; readonly reasons: readonly ChangeReason[] }

/** Jobs that carry out plans. */
export const isPlan: Where = { taskSlug: { equals: publishLaterSlug } }

/** Soonest first, and those of the same time as they were made. */
export const inOrder = ['waitUntil', 'createdAt', 'id']

/** The jobs of all plans, soonest first; what failed stays until somebody takes it away. */
const allJobs = async (req: PayloadRequest): Promise<readonly PlanJob[]> => {
  const { docs } = await req.payload.find({ collection: jobsSlug as never, where: isPlan, depth: 0, pagination: false, sort: inOrder, req })
  return docs as unknown as readonly PlanJob[]
}

/** The jobs of the plans of a record, soonest first. */
export const jobsOf = async (req: PayloadRequest, { slug, id }: RecordName): Promise<readonly PlanJob[]> =>
  (await allJobs(req)).filter(({ input }) => input.slug === slug && input.id === id)

/** Addresses of accounts by their ids. */
const addressesOf = async (req: PayloadRequest, people: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (people.length === 0) return new Map()
  const where = { id: { in: [...new Set(people)] } }
  const { docs } = await req.payload.find({ collection: editorsSlug, where, depth: 0, pagination: false, req })
  return new Map(docs.map(({ id, email }) => [String(id), String(email)]))
}

const plansIn = async (req: PayloadRequest, jobs: readonly PlanJob[]): Promise<readonly Plan[]> => {
  const addresses = await addressesOf(
    req,
    jobs.map(({ input }) => input.person),
  )
  return jobs.map(({ id, input, waitUntil, hasError, error }) => ({
    job: String(id),
    type: input.type,
    at: String(waitUntil),
    by: addresses.get(input.person) ?? '',
    reason: input.reason ?? '',
    failed: hasError ? String((error as { readonly message?: unknown } | null)?.message ?? 'It failed.') : undefined,
  }))
}

/** What is planned for a record, soonest first; what failed stays until somebody takes it away. */
export const plansOf = async (req: PayloadRequest, record: RecordName): Promise<readonly Plan[]> => plansIn(req, await jobsOf(req, record))

/** Every plan of every record, those that failed as well, soonest first. */
export const allPlans = async (req: PayloadRequest): Promise<readonly ListedPlan[]> => {
  const jobs = await allJobs(req)
  const plans = await plansIn(req, jobs)
  const listed: ListedPlan[] = []
  for (const [index, { input }] of jobs.entries()) {
    const record = { slug: input.slug, id: input.id }
    // A record that is gone has left its plan behind, which somebody has to take away.
    const title = await newestVersion(req, record).then(
      (newest) => newest.title,
      () => record.id,
    )
    const reasons = input.type === 'publish' ? reasonsIn(await historyOf(req, record.slug, record.id)) : []
    listed.push({ ...(plans[index] as Plan), ...record, title, label: recordLabel(req, record.slug), edit: editPath(record), reasons })
  }
  return listed
}
