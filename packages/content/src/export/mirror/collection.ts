import { stableJson } from '../../records/canonical.ts'
import type { StoredDocument } from '../../store/read-store.ts'
import { parseStamps } from './stamps.ts'

/** Records of one collection by id. A new map whenever one of them has changed; a record that did not is the same object in both. */
export type Documents = ReadonlyMap<string, StoredDocument>

/** What is kept of one collection between two reads. */
export type MirroredCollection = {
  readonly documents: Documents
  /** When each record was saved last, as the database wrote it down. */
  readonly stampText: string
  readonly stamps: ReadonlyMap<string, string>
  /** Records read a moment ago. They are read once more: a second save within the same millisecond has the same stamp. */
  readonly recent: ReadonlySet<string>
}

export const nothingMirrored: MirroredCollection = { documents: new Map(), stampText: '', stamps: new Map(), recent: new Set() }

/** What is mirrored of a record while it reads the same. */
const kept = (mirrored: StoredDocument | undefined, read: StoredDocument | undefined): StoredDocument | undefined =>
  mirrored && read && stableJson(mirrored) === stableJson(read) ? mirrored : read

const isSameMap = (one: Documents, other: Documents): boolean =>
  one.size === other.size && [...one].every(([id, document]) => other.get(id) === document)

/**
 * A collection brought up to date: only records with another stamp are read. Stamps are compared and never put in order, since the clocks of
 * those who save may disagree or go back. `suspects` are read in any case. `read` gets the stamps of the records to read, by id.
 */
export const refreshCollection = async (
  before: MirroredCollection,
  stampText: string,
  read: (stamps: ReadonlyMap<string, string>) => Promise<readonly StoredDocument[]>,
  suspects: ReadonlySet<string> = new Set(),
): Promise<MirroredCollection> => {
  if (stampText === before.stampText && before.recent.size === 0 && suspects.size === 0) return before
  const stamps = parseStamps(stampText)
  const isWanted = (id: string) => stamps.get(id) !== before.stamps.get(id) || before.recent.has(id) || suspects.has(id)
  const wanted = new Map([...stamps].filter(([id]) => isWanted(id)))
  const found = new Map((wanted.size === 0 ? [] : await read(wanted)).map((document) => [document.id, document]))
  const documents = new Map<string, StoredDocument>()
  for (const id of stamps.keys()) {
    const mirrored = before.documents.get(id)
    const document = wanted.has(id) ? kept(mirrored, found.get(id)) : mirrored
    if (document) documents.set(id, document)
  }
  const hasChanged = (id: string) => stamps.get(id) !== before.stamps.get(id) || documents.get(id) !== before.documents.get(id)
  return {
    documents: isSameMap(before.documents, documents) ? before.documents : documents,
    stampText,
    stamps,
    recent: new Set(before === nothingMirrored ? [] : [...wanted.keys()].filter(hasChanged)),
  }
}
