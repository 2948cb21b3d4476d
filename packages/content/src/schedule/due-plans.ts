import { createLocalReq, type Payload, type Where } from 'payload'
import { keepLook } from '../reviews/record-check.ts'
import { jobsSlug } from './jobs.ts'
import { isSound, type LookedAt, lookAtPlan } from './look-at-plan.ts'
import { inOrder, isPlan, type PlanJob } from './plans.ts'
import { carryOutTogether } from './plans-together.ts'

/** Times are chosen and listed by the minute. */
const minuteOf = ({ waitUntil }: PlanJob): string => String(waitUntil).slice(0, 16)

/** Lets its job carry out or refuse a plan by what was found of it; not where another process has taken it. */
const run = async (payload: Payload, { job, checked }: LookedAt): Promise<void> => {
  const req = await createLocalReq({}, payload)
  keepLook(req, checked)
  await payload.jobs.run({ where: { id: { equals: job.id } }, limit: 1, silent: true, req })
}

/** Carries out plans whose records are in order, one after the other; which are not, as of the moment of each. */
const carryOutSound = async (payload: Payload, jobs: readonly PlanJob[]): Promise<readonly LookedAt[]> => {
  const unsound: LookedAt[] = []
  for (const job of jobs) {
    const looked = await lookAtPlan(payload, job)
    if (isSound(looked)) await run(payload, looked)
    else unsound.push(looked)
  }
  return unsound
}

const jobsIn = (plans: readonly LookedAt[]): readonly PlanJob[] => plans.map(({ job }) => job)

/**
 * The same, again and again: what is not in order may be so after others, or together with them. Which are left once nothing changes any more.
 */
const carryOutInAnyOrder = async (payload: Payload, jobs: readonly PlanJob[]): Promise<readonly LookedAt[]> => {
  const unsound = await carryOutSound(payload, jobs)
  if (unsound.length === 0) return []
  if (unsound.length < jobs.length) return carryOutInAnyOrder(payload, jobsIn(unsound))
  const done = await carryOutTogether(payload, unsound)
  return done.length === 0
    ? unsound
    : carryOutInAnyOrder(
        payload,
        jobs.filter((job) => !done.includes(job)),
      )
}

/**
 * Carries out plans, one after the other, those of one minute in whatever order they can be (D-STORE-7): each is looked at as the store is after the one
 * before, and those that need each other as one. What is not in order after all others of its minute is refused with its own problems.
 */
export const carryOutPlans = async (payload: Payload, due: Where): Promise<void> => {
  const find = { collection: jobsSlug as never, depth: 0, pagination: false } as const
  const { docs } = await payload.find({ ...find, where: due, sort: inOrder })
  for (const jobs of Map.groupBy(docs as unknown as readonly PlanJob[], minuteOf).values()) {
    const unsound = await carryOutInAnyOrder(payload, jobs)
    if (unsound.length === 0) continue
    // What another process is at, or was when it was killed, may be what these wait for.
    const taken = { and: [isPlan, { processing: { equals: true } }] }
    if ((await payload.count({ collection: jobsSlug as never, where: taken })).totalDocs > 0) return
    for (const each of unsound) await run(payload, each)
  }
}
