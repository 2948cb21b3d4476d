import type { PayloadRequest } from 'payload'
import { hiddenBecause } from '../export/visibility.ts'
import { settingsKey } from '../store/declaration.ts'
import { type ChangeReason, historyOf, type PastSave, takenOffIn } from '../store/history/read-history.ts'
import type { RecordName } from './newest-version.ts'

/** Where the store has a record. Whether the site follows is the publisher's to say. */
export type Place = {
  /** `hidden`: published, and marked deleted or archived, or not approved. `off`: nothing of it is published. */
  readonly state: 'shown' | 'hidden' | 'off'
  /** Since when, as ISO 8601; nothing for what never was on the site. */
  readonly since: string | null
  /** Of a record that a person took off the site. */
  readonly takenOff: ChangeReason | null
}

type Fields = Readonly<Record<string, unknown>>

/** What says where a record is; all of it would be told with the change that a form shows. */
const placeFields = { _status: true, updatedAt: true, deleted: true, archived: true, approved: true } as const

const publicFields = async (req: PayloadRequest, { slug, id }: RecordName): Promise<Fields> => {
  const shared = { depth: 0, select: placeFields, req } as const
  const found =
    slug === settingsKey
      ? await req.payload.findGlobal({ slug, ...shared })
      : await req.payload.findByID({ collection: slug, id, ...shared })
  return found as unknown as Fields
}

/** Where the store has a record, drafts aside; `history` where it was read already. Refuses what is not there, as the store does. */
export const placeOf = async (req: PayloadRequest, record: RecordName, history?: readonly PastSave[]): Promise<Place> => {
  const fields = await publicFields(req, record)
  if (fields['_status'] !== 'published') {
    const takenOff = takenOffIn(history ?? (await historyOf(req, record.slug, record.id)))
    return { state: 'off', since: takenOff?.at ?? null, takenOff }
  }
  const hidden = hiddenBecause({ ...record, content: fields, published: true })
  // A draft leaves the row of what is published as it is.
  return { state: hidden === undefined ? 'shown' : 'hidden', since: String(fields['updatedAt'] ?? ''), takenOff: null }
}
