import type { PayloadRequest } from 'payload'
import { hiddenBecause } from '../export/visibility.ts'
import { settingsKey } from '../store/declaration.ts'
import { newestOfHistory } from '../store/history/keep-history.ts'
import type { RecordName } from './newest-version.ts'

/** Who took a record off the site, when, and why. */
export type TakenOff = { readonly by: string; readonly at: string; readonly reason: string }

/** Where the store has a record. Whether the site follows is the publisher's to say. */
export type Place = {
  /** `hidden`: published, and marked deleted or archived, or not approved. `off`: nothing of it is published. */
  readonly state: 'shown' | 'hidden' | 'off'
  /** Since when, as ISO 8601; nothing for what never was on the site. */
  readonly since: string | null
  /** Of a record that a person took off the site. */
  readonly takenOff: TakenOff | null
}

type Fields = Readonly<Record<string, unknown>>

const publicFields = async (req: PayloadRequest, { slug, id }: RecordName): Promise<Fields> => {
  const shared = { depth: 0, req } as const
  const found =
    slug === settingsKey
      ? await req.payload.findGlobal({ slug, ...shared })
      : await req.payload.findByID({ collection: slug, id, ...shared })
  return found as unknown as Fields
}

/** Who took a record off the site last, where that is what happened to it last. */
const takenOffBy = async (req: PayloadRequest, { slug, id }: RecordName): Promise<TakenOff | null> => {
  const own = [{ kind: { equals: slug } }, { record: { equals: id } }]
  const last = await newestOfHistory(req, { and: [...own, { action: { in: ['published', 'unpublished'] } }] })
  if (last?.['action'] !== 'unpublished') return null
  return { by: String(last['by']), at: String(last['at']), reason: String(last['reason'] ?? '') }
}

/** Where the store has a record, drafts aside. Refuses what is not there, as the store does. */
export const placeOf = async (req: PayloadRequest, record: RecordName): Promise<Place> => {
  const fields = await publicFields(req, record)
  if (fields['_status'] !== 'published') {
    const takenOff = await takenOffBy(req, record)
    return { state: 'off', since: takenOff?.at ?? null, takenOff }
  }
  const hidden = hiddenBecause({ ...record, content: fields, published: true })
  // A draft leaves the row of what is published as it is.
  return { state: hidden === undefined ? 'shown' : 'hidden', since: String(fields['updatedAt'] ?? ''), takenOff: null }
}
