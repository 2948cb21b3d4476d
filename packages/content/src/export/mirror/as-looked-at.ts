import { onceForEach } from '@bank/model/once-for-each.ts'
import type { StoredDocument } from '../../store/read-store.ts'
import { hiddenBecause, markedHidden } from '../visibility.ts'
import type { AllDocuments } from './collections.ts'

const approved = onceForEach((draft: StoredDocument): StoredDocument => ({ ...draft, content: { ...draft.content, approved: true } }))

/**
 * A draft as its author wants to look at it: approved, unless its record is on the site, which it then leaves by not being approved. `stored` is the
 * record as it is published, if it is stored. The same object for the same draft.
 */
export const asLookedAt = (draft: StoredDocument, stored: StoredDocument | undefined): StoredDocument => {
  const isOnSite = stored !== undefined && hiddenBecause(stored) === undefined
  return isOnSite || markedHidden(draft.slug, draft.content) !== 'is not approved' ? draft : approved(draft)
}

/** All drafts as their authors want to look at them, beside all records as they are published. */
export const draftsAsLookedAt = (drafts: AllDocuments, documents: AllDocuments): AllDocuments =>
  new Map(
    [...drafts].map(([slug, records]) => [
      slug,
      new Map([...records].map(([id, draft]) => [id, asLookedAt(draft, documents.get(slug)?.get(id))])),
    ]),
  )
