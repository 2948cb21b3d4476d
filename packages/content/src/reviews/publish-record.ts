import type { PayloadRequest } from 'payload'
import { settingsKey } from '../store/declaration.ts'
import { refuseSave } from '../store/refusals/refuse-save.ts'
import { namesVersion } from '../store/rights/check-save.ts'
import { checkIsNewest, type Newest, type RecordName } from './newest-version.ts'

/** Refuses to decide about another draft than the one that was looked at. */
export const checkSeen = (newest: Newest, seen: string | undefined): void => {
  if (!newest.isDraft) refuseSave('Nothing of this record waits: it is published as it is.', 409)
  checkIsNewest(newest, seen)
}

/**
 * Publishes what is saved, with the rights of whoever asks: the store's own checks of four eyes decide. Whoever calls has compared the version that was
 * looked at with the newest one.
 */
export const publishRecord = async (
  req: PayloadRequest,
  { slug, id }: RecordName,
  status: 'published' | 'draft',
  changeReason?: string,
): Promise<void> => {
  req.context[namesVersion] = true
  const save = { data: { _status: status, changeReason }, depth: 0, overrideAccess: false, user: req.user, req } as const
  if (slug === settingsKey) await req.payload.updateGlobal({ slug, ...save })
  else await req.payload.update({ collection: slug, id, ...save })
}
