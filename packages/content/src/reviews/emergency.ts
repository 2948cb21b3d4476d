import type { PayloadRequest } from 'payload'
import { emergencyReason } from '../store/history/change-words.ts'
import { actsAlone } from '../store/rights/check-save.ts'
import type { Role } from '../store/rights/roles.ts'
import type { RecordName } from './newest-version.ts'
import { publishRecord } from './publish-record.ts'
import type { Review } from './review-log.ts'

/** What alone may be published by one person, in an emergency. */
export const alertsSlug = 'alerts'

export const emergencyRoles: readonly Role[] = ['approver', 'administrator']

/** Publishes an alert as it is saved, whoever changed it last; the history keeps the reason. Whoever calls has checked who asks. */
export const publishAlone = async (req: PayloadRequest, record: RecordName, reason: string): Promise<void> => {
  req.context[actsAlone] = true
  try {
    await publishRecord(req, record, 'published', emergencyReason(reason))
  } finally {
    req.context[actsAlone] = false
  }
}

/** The last step by which one person published a record alone, while nobody else has looked at it or published it since. */
export const unconfirmed = (reviews: readonly Review[]): Review | undefined => {
  const last = reviews.findLast(({ action }) => action === 'emergency' || action === 'approved' || action === 'confirmed')
  return last?.action === 'emergency' ? last : undefined
}
