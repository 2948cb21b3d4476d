import type { Store } from '../../store/open-store.ts'
import { inStoreTransaction } from '../../store/transactions/in-store-transaction.ts'
import type { PictureRead } from '../read-picture.ts'
import { nothingDone, readAsOf } from './as-of.ts'
import {
  type AllDocuments,
  documentsOf,
  type MirroredCollections,
  readDrafts,
  readRecords,
  refreshCollections,
  removedRecords,
} from './collections.ts'
import { type MirroredPictures, picturesOf, refreshPictures } from './pictures.ts'
import { readDraftStamps, readRecordStamps } from './stamps.ts'

/** One state of the store's content. Its parts are the same objects as in the state before while nothing in them has changed. */
export type MirrorState = {
  readonly mirrored: { readonly records: MirroredCollections; readonly drafts: MirroredCollections; readonly pictures: MirroredPictures }
  /** Every record as it is published, or never was. */
  readonly documents: AllDocuments
  /** The drafts that are newer than what is published. */
  readonly drafts: AllDocuments
  readonly pictures: readonly PictureRead[]
  /** When the newest of what it holds was done by somebody, as ISO 8601. */
  readonly asOf: string
}

export const emptyState: MirrorState = {
  mirrored: { records: new Map(), drafts: new Map(), pictures: new Map() },
  documents: new Map(),
  drafts: new Map(),
  pictures: [],
  asOf: nothingDone,
}

/** Reads what is other than in the state before, in one transaction; the files of pictures after it. */
export const refreshState = async (store: Store, before: MirrorState): Promise<MirrorState> => {
  const { records, drafts } = before.mirrored
  const read = await inStoreTransaction(store, 'read', async (transactionID, db) => {
    const stamps = await readRecordStamps(store, db)
    const removed = removedRecords(records, stamps)
    return {
      asOf: await readAsOf(store, transactionID),
      records: await refreshCollections(records, stamps, removed, readRecords(store, transactionID)),
      drafts: await refreshCollections(drafts, await readDraftStamps(store, db), removed, readDrafts(store, transactionID)),
    }
  })
  const { asOf, ...collections } = read
  const documents = documentsOf(read.records, before.documents)
  const pictures = await refreshPictures(before.mirrored.pictures, documents.get('media') ?? new Map(), store.dataDir)
  return {
    mirrored: { ...collections, pictures },
    documents,
    drafts: documentsOf(read.drafts, before.drafts),
    pictures: picturesOf(pictures, before.pictures),
    asOf,
  }
}

/** Whether the same is published in both. */
export const isSamePublished = (one: MirrorState, other: MirrorState): boolean =>
  one.documents === other.documents && one.pictures === other.pictures

export const isSameContent = (one: MirrorState, other: MirrorState): boolean => isSamePublished(one, other) && one.drafts === other.drafts
