import type { RecordName } from '../reviews/newest-version.ts'
import { referencesOf } from '../store/fields/references.ts'
import type { StoredDocument } from '../store/read-store.ts'
import type { MirrorState } from './mirror/state.ts'
import { hiddenBecause } from './visibility.ts'

const all = (documents: MirrorState['documents']): readonly StoredDocument[] =>
  [...documents.values()].flatMap((each) => [...each.values()])

const isNamedBy =
  ({ slug, id }: RecordName) =>
  (document: StoredDocument): boolean =>
    referencesOf(document).some(({ to, ids }) => to === slug && ids.includes(id))

/**
 * What has to go live with the draft of a record before any page shows it: drafts of the pages that hold it, where none on the site does, and of
 * all that these need and the site does not have. Nothing where a page of the site shows the record as it is.
 */
export const newWith = ({ documents, drafts }: MirrorState, { slug, id }: RecordName): readonly RecordName[] => {
  const draft = drafts.get(slug)?.get(id)
  if (!draft) return []
  const isOnSite = (each: StoredDocument): boolean => hiddenBecause(each) === undefined && drafts.get(each.slug)?.get(each.id) !== each
  const stored = documents.get(slug)?.get(id)
  const names = isNamedBy(draft)
  const isShown = all(documents).some((each) => isOnSite(each) && names(each))
  const holders = slug === 'blocks' && !isShown ? all(drafts).filter((each) => hiddenBecause(each) === undefined && names(each)) : []
  if (holders.length === 0 && stored && isOnSite(stored)) return []
  const found = new Set([draft, ...holders])
  for (const each of found)
    for (const { to, ids } of referencesOf(each))
      for (const target of ids) {
        const [published, newer] = [documents.get(to)?.get(target), drafts.get(to)?.get(target)]
        if (newer && !(published && isOnSite(published))) found.add(newer)
      }
  found.delete(draft)
  return [...found].map((each) => ({ slug: each.slug, id: each.id }))
}
