import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { dropFailedEnds } from '../schedule/schedule.ts'
import { settingsKey } from '../store/declaration.ts'
import { refuseSave } from '../store/refusals/refuse-save.ts'
import { endOwnLock } from '../store/requests/own-locks.ts'
import { neededReason } from '../store/rights/require-reason.ts'
import { hasRole } from '../store/rights/roles.ts'
import { checkIsNewest, newestVersion } from './newest-version.ts'
import { placeOf } from './place.ts'
import { publishRecord } from './publish-record.ts'

/** What somebody asks for. `seen` is the version that was looked at. */
export const takeOffRequest = z.object({
  slug: z.string().min(1),
  id: z.string().min(1),
  reason: z.string().trim().max(5000).default(''),
  seen: z.string().optional(),
})

/** Takes a record off the site with a reason that the history keeps; whoever changed it last is refused by the store's own check of four eyes. */
export const takeOff = async (req: PayloadRequest, { slug, id, reason, seen }: z.infer<typeof takeOffRequest>): Promise<void> => {
  if (!hasRole(req.user, 'approver')) refuseSave('Approvers take records off the site.')
  if (slug === settingsKey) refuseSave('No page is without the site settings.')
  const record = { slug, id }
  const newest = await newestVersion(req, record)
  if ((await placeOf(req, record)).state === 'off') refuseSave('This record is not on the site.', 409)
  checkIsNewest(newest, seen)
  await publishRecord(req, record, 'draft', neededReason(reason))
  await dropFailedEnds(req, record)
  await endOwnLock(req, record)
}
