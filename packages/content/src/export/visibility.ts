import type { StoredDocument } from '../store/read-store.ts'

/** Why the public may not see a record; nothing for one that it may (FOOT-16, D-FOOT-2). */
export const hiddenBecause = ({ slug, content, published }: StoredDocument): string | undefined => {
  if (!published) return 'is a draft that is not published'
  if (slug === 'media' || slug === 'settings') return undefined
  if (content['deleted'] === true) return 'is marked deleted'
  if (content['archived'] === true) return 'is archived'
  return content['approved'] === true ? undefined : 'is not approved'
}
