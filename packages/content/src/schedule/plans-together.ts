import { createLocalReq, type Payload } from 'payload'
import { keepLook } from '../reviews/record-check.ts'
import { inTransaction } from '../store/transactions/in-transaction.ts'
import { jobsSlug } from './jobs.ts'
import { isSound, type LookedAt, lookAtPlan } from './look-at-plan.ts'
import type { PlanJob } from './plans.ts'
import { carryOutJob } from './publish-later.ts'

/** Carries out plans in one transaction, all of them or none, and ends their jobs with it. Which one was refused: none where all are done. */
const carryOutAsOne = async (payload: Payload, plans: readonly LookedAt[]): Promise<readonly LookedAt[]> => {
  const looked = await createLocalReq({}, payload)
  for (const { checked } of plans) keepLook(looked, checked)
  let at = 0
  try {
    await inTransaction(payload, async (transactionID) => {
      for (const [index, { job }] of plans.entries()) {
        at = index
        const req = await carryOutJob(looked, job, transactionID)
        await payload.delete({ collection: jobsSlug as never, id: job.id, req })
      }
    })
    return []
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'Plans that need each other were not carried out together' })
    return plans.slice(at, at + 1)
  }
}

/**
 * Which plans are to blame for what is wrong with all of them as one, of which each tells as its own: those for which the same is wrong `alone`, or else those
 * whose records it is about, or else each.
 */
const blamed = (unsound: readonly LookedAt[], alone: ReadonlyMap<PlanJob, LookedAt>): readonly LookedAt[] => {
  const problemsOf = ({ checked }: Partial<LookedAt>) => checked?.toMend ?? []
  const remains = unsound.filter(({ job, checked }) => {
    const texts = problemsOf(alone.get(job) ?? {}).map(({ text }) => text)
    return !checked?.toMend || checked.toMend.some(({ text }) => texts.includes(text))
  })
  if (remains.length > 0) return remains
  const about = unsound.filter((plan) => problemsOf(plan).some(({ isCaused }) => !isCaused))
  return about.length > 0 ? about : unsound
}

/** The plans that could be carried out as one, and are: without those that are to blame for what is wrong even so, until nothing is. */
const carryOutMost = async (
  payload: Payload,
  jobs: readonly PlanJob[],
  alone: ReadonlyMap<PlanJob, LookedAt>,
): Promise<readonly PlanJob[]> => {
  if (jobs.length < 2) return []
  const together = jobs.map(({ input: { slug, id } }) => ({ slug, id }))
  const looked: LookedAt[] = []
  for (const job of jobs) looked.push(await lookAtPlan(payload, job, together))
  const unsound = looked.filter((plan) => !isSound(plan))
  const refused = unsound.length > 0 ? blamed(unsound, alone) : await carryOutAsOne(payload, looked)
  if (refused.length === 0) return jobs
  const left = looked.filter((plan) => !refused.includes(plan)).map(({ job }) => job)
  return carryOutMost(payload, left, alone)
}

/**
 * Carries out as one the plans to publish that need each other, none of which can be carried out `alone`, as they were looked at (D-STORE-7); what ends is
 * never part of it. Which ones are done: none where nothing helps.
 */
export const carryOutTogether = (payload: Payload, alone: readonly LookedAt[]): Promise<readonly PlanJob[]> =>
  carryOutMost(
    payload,
    alone.map(({ job }) => job).filter(({ input }) => input.type === 'publish'),
    new Map(alone.map((plan) => [plan.job, plan])),
  )
