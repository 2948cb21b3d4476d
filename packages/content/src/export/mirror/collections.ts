import type { PlainRecord } from '../../records/canonical.ts'
import { type Reference, referencesOf } from '../../store/fields/references.ts'
import type { Store } from '../../store/open-store.ts'
import { readCollection, type StoredDocument, storedDocument } from '../../store/read-store.ts'
import { type Documents, type MirroredCollection, nothingMirrored, refreshCollection } from './collection.ts'
import { birthOf, isLeftByTakingOff, parseStamps, type StampTexts } from './stamps.ts'

/** What is kept of several collections, by slug. */
export type MirroredCollections = ReadonlyMap<string, MirroredCollection>

/** The records of several collections, by slug. */
export type AllDocuments = ReadonlyMap<string, Documents>

/** Reads the records of one collection that have the given stamps. */
export type ReadChanged = (slug: string, stamps: ReadonlyMap<string, string>) => Promise<readonly StoredDocument[]>

/** So many records are asked for by id; of more than that, the whole collection is read. */
const mostById = 200

/** Reads changed records as they are published, inside a transaction. */
export const readRecords =
  (store: Store, transactionID: string): ReadChanged =>
  (slug, stamps) =>
    readCollection(store, slug, { transactionID, ids: stamps.size > mostById ? undefined : [...stamps.keys()] })

/**
 * Reads newer drafts inside a transaction. Each counts as published: that is what its author wants to look at. It may still be marked deleted or
 * archived, or not be approved. What was taken off the site and not written on since is marked as such.
 */
export const readDrafts =
  ({ payload }: Store, transactionID: string): ReadChanged =>
  async (slug, stamps) => {
    const versions = [...stamps.values()].map((stamp) => Number.parseInt(stamp, 10))
    const { docs } = await payload.findVersions({
      collection: slug,
      where: { id: { in: versions } },
      locale: 'all',
      depth: 0,
      pagination: false,
      req: { transactionID },
    })
    return docs.map(({ parent, version }) => {
      const draft = storedDocument(slug, { ...(version as unknown as PlainRecord), id: parent, _status: 'published' })
      return isLeftByTakingOff(stamps.get(String(parent)) ?? '') ? { ...draft, isTakenOff: true } : draft
    })
  }

/** Ids of records that are no more, by collection. */
export type Removed = ReadonlyMap<string, ReadonlySet<string>>

/** The mirrored records that were removed since, also those whose id another one has now. */
export const removedRecords = (before: MirroredCollections, texts: StampTexts): Removed =>
  new Map(
    [...before].flatMap(([slug, { stampText, stamps }]) => {
      const text = texts.get(slug) ?? '{}'
      if (text === stampText) return []
      const left = parseStamps(text)
      const removed = [...stamps].filter(([id, stamp]) => birthOf(left.get(id) ?? '') !== birthOf(stamp)).map(([id]) => id)
      return removed.length > 0 ? [[slug, new Set(removed)] as const] : []
    }),
  )

/** Records that point to what was removed: the database takes such references out of them and leaves their stamps as they are. */
const suspectsIn = (documents: Documents, removed: Removed): ReadonlySet<string> => {
  if (removed.size === 0) return new Set()
  const isLost = ({ to, ids }: Reference) => ids.some((id) => removed.get(to)?.has(id))
  return new Set([...documents.values()].filter((document) => referencesOf(document).some(isLost)).map(({ id }) => id))
}

/** The collections brought up to date, after some records were removed. */
export const refreshCollections = async (
  before: MirroredCollections,
  texts: StampTexts,
  removed: Removed,
  read: ReadChanged,
): Promise<MirroredCollections> => {
  const after = new Map<string, MirroredCollection>()
  for (const [slug, text] of texts) {
    const mirrored = before.get(slug) ?? nothingMirrored
    const suspects = suspectsIn(mirrored.documents, removed)
    after.set(slug, await refreshCollection(mirrored, text, (stamps) => read(slug, stamps), suspects))
  }
  return after
}

/** The records of mirrored collections: `before` itself while none of them has changed. */
export const documentsOf = (mirrored: MirroredCollections, before: AllDocuments): AllDocuments => {
  const after = new Map([...mirrored].map(([slug, { documents }]) => [slug, documents]))
  return after.size === before.size && [...after].every(([slug, documents]) => before.get(slug) === documents) ? before : after
}
