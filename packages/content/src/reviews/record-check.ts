import type { PayloadRequest } from 'payload'
import { refuseSave } from '../store/refuse-save.ts'
import { hasRole } from '../store/rights/roles.ts'
import { emergencyRoles } from './emergency.ts'
import type { RecordName } from './newest-version.ts'
import { type ToMend, toMendOf } from './to-mend.ts'

/** Finds everything that publishing a record as it is saved would refuse; nothing where nobody is there who could tell. May reject. */
export type RecordCheck = (record: RecordName, signal: AbortSignal) => Promise<readonly ToMend[] | undefined>

/** What was found of a record before a step that publishes it; `toMend` is not there when nobody could tell. */
export type Checked = { readonly toMend: readonly ToMend[] | undefined }

/** Milliseconds that such a step waits for the check; in an emergency nobody waits for a publisher that is busy. */
const patience: Readonly<Record<string, number>> = { approved: 60_000, emergency: 10_000 }

/**
 * Checks a record before a step that publishes it, for those who may take such a step; nothing for other steps, and where the store has no check. Call it
 * outside of transactions: the check reads the store by itself. What is saved meanwhile is another version than the one that was looked at.
 */
export const checkBefore = async (
  check: RecordCheck | undefined,
  req: PayloadRequest,
  { action, slug, id }: RecordName & { readonly action: string },
): Promise<Checked | undefined> => {
  const milliseconds = patience[action]
  if (!check || milliseconds === undefined || !hasRole(req.user, 'approver', ...emergencyRoles)) return undefined
  const toMend = await check({ slug, id }, AbortSignal.timeout(milliseconds)).catch((error: unknown) => {
    req.payload.logger.error({ err: error, msg: `${slug} ${id} could not be checked before it is published` })
    return undefined
  })
  return { toMend: toMend && toMendOf({ slug, id }, toMend) }
}

/** Refuses to publish a record that has to be mended, with what that is, or that nobody could check: alone in an emergency that is no reason to wait. */
export const refuseUnsound = (action: string, checked: Checked | undefined): void => {
  if (!checked) return
  const { toMend } = checked
  if (toMend === undefined && action !== 'emergency')
    refuseSave('The publisher could not check this draft, so it was not approved. It may be starting or busy: try again soon.', 503)
  if (toMend && toMend.length > 0) refuseSave('This has to be mended before it can be published.', 422, { toMend })
}
