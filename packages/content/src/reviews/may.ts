import type { PayloadRequest } from 'payload'
import { settingsKey } from '../store/declaration.ts'
import { isLastChangeOf, type PastSave } from '../store/history/read-history.ts'
import { hasRole, keepersOf } from '../store/rights/roles.ts'
import type { Newest, RecordName } from './newest-version.ts'
import { placeOf } from './place.ts'

/** What somebody may do with what is saved of a record. */
export type May = {
  /** Change it, and so submit and withdraw it. */
  readonly change: boolean
  /** Approve it, now or for a time to come. */
  readonly approve: boolean
  /** Take what is published of it off the site. */
  readonly takeOff: boolean
  /** An approver who may do neither, for having changed it last. */
  readonly isOwnChange: boolean
}

/** What whoever asks may do with what was saved last: the rules are those by which the steps themselves are refused. */
export const whatMay = async (
  req: PayloadRequest,
  { slug, id }: RecordName,
  { isDraft }: Pick<Newest, 'isDraft'>,
  history: readonly PastSave[],
): Promise<May> => {
  const approver = hasRole(req.user, 'approver')
  const isOnSite = approver && slug !== settingsKey && (await placeOf(req, { slug, id }, history)).state !== 'off'
  const isOwnChange = approver && isDraft && isLastChangeOf(req.user?.id, history)
  return {
    change: hasRole(req.user, ...keepersOf(slug)),
    approve: approver && isDraft && !isOwnChange,
    takeOff: isOnSite && !isOwnChange,
    isOwnChange,
  }
}
