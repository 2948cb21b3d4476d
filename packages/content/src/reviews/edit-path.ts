import { settingsKey } from '../store/declaration.ts'
import type { RecordName } from './newest-version.ts'

/** The page of the admin on which a record is edited. */
export const editPath = ({ slug, id }: RecordName): string =>
  slug === settingsKey ? `/admin/globals/${slug}` : `/admin/collections/${slug}/${encodeURIComponent(id)}`
