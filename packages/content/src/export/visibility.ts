import type { PlainRecord } from '../records/canonical.ts'
import type { StoredDocument } from '../store/read-store.ts'

/** By which of its marks the public may not see a record, published or not; nothing where it may (FOOT-16, D-FOOT-2). */
export const markedHidden = (slug: string, content: PlainRecord): string | undefined => {
  if (slug === 'media' || slug === 'settings') return undefined
  if (content['deleted'] === true) return 'is marked deleted'
  if (content['archived'] === true) return 'is archived'
  return content['approved'] === true ? undefined : 'is not approved'
}

/** Why the public may not see a record; nothing for one that it may. */
export const hiddenBecause = ({ slug, content, published, isLeaving }: StoredDocument): string | undefined => {
  if (published) return markedHidden(slug, content)
  return isLeaving ? 'would be taken off the site' : 'is a draft that is not published'
}
