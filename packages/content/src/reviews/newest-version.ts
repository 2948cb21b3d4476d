import type { PayloadRequest } from 'payload'
import { markedHidden } from '../export/visibility.ts'
import { settingsKey } from '../store/declaration.ts'
import { refuseSave } from '../store/refusals/refuse-save.ts'
import { recordLabel } from './record-label.ts'

/** A record by its collection, or the settings by their own slug twice. */
export type RecordName = { readonly slug: string; readonly id: string }

/**
 * What was saved last of a record. `version` names exactly that state; `isHidden`: published so, it would not be on the site; `title` of the settings is
 * their label, in the language of whoever asks.
 */
export type Newest = { readonly version: string; readonly isDraft: boolean; readonly isHidden: boolean; readonly title: string }

/** Refuses to go on from another version than the newest one. */
export const checkIsNewest = ({ version }: Newest, seen: string | undefined): void => {
  if (seen !== version) refuseSave('Somebody has changed this record since you looked at it. Look again.', 409)
}

type Version = { readonly id: unknown; readonly version: Readonly<Record<string, unknown>> }

/** Finds what was saved last of a record; refuses what has no drafts or is not there. */
export const newestVersion = async (req: PayloadRequest, { slug, id }: RecordName): Promise<Newest> => {
  const { payload } = req
  const shared = { sort: '-id', limit: 1, depth: 0, pagination: false, locale: 'en', req } as const
  const config = payload.collections[slug]?.config
  if (slug !== settingsKey && !config?.versions?.drafts) refuseSave('There is no such record.', 404)
  const { docs } =
    slug === settingsKey
      ? await payload.findGlobalVersions({ slug, ...shared })
      : await payload.findVersions({ collection: slug, where: { parent: { equals: id } }, ...shared })
  const newest = docs[0] as unknown as Version | undefined
  if (!newest) return refuseSave('There is no such record.', 404)
  const title = newest.version[config?.admin.useAsTitle ?? 'id']
  return {
    version: String(newest.id),
    isDraft: newest.version['_status'] === 'draft',
    isHidden: markedHidden(slug, newest.version) !== undefined,
    title: slug === settingsKey ? recordLabel(req, slug) : typeof title === 'string' && title ? title : id,
  }
}
