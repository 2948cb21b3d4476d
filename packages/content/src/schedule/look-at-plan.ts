import type { Payload } from 'payload'
import type { RecordName } from '../reviews/newest-version.ts'
import { type Checked, look } from '../reviews/record-check.ts'
import type { PlanJob } from './plans.ts'
import { moveFor } from './publish-later.ts'

/** A plan with what was found of its record just now; nothing where the store has no check. */
export type LookedAt = { readonly job: PlanJob; readonly checked: Checked | undefined }

/** Milliseconds that a plan waits for the look at its record. */
const patience = 45_000

/** Whether nothing has to be mended before a plan is carried out. */
export const isSound = ({ checked }: LookedAt): boolean => !checked || checked.toMend?.length === 0

/** Looks at the record of a plan as the store is now; with the drafts of all that is published `together`. */
export const lookAtPlan = async (payload: Payload, job: PlanJob, together: readonly RecordName[] = []): Promise<LookedAt> => ({
  job,
  checked: await look(payload, job.input, await moveFor(payload, job.input), patience, together),
})
