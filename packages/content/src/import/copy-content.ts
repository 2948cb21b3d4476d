import { join } from 'node:path'
import { orderByReference } from '../store/fields/order-by-reference.ts'
import type { Store } from '../store/open-store.ts'
import { mediaFolder } from '../store/pictures/picture.ts'
import { readStore } from '../store/read-store.ts'
import { inStoreTransaction } from '../store/transactions/in-store-transaction.ts'
import { writeRecord } from './write-record.ts'

/** Copies all content into an empty store, whatever databases the two are: records as they are published, with their pictures. Returns how many. */
export const copyContent = async (from: Store, to: Store): Promise<number> => {
  const documents = await readStore(from, { version: 'published' })
  await inStoreTransaction(to, 'write', async (transactionID) => {
    for (const { slug, id, content, filename, published } of orderByReference(documents).ordered) {
      const picture = filename === undefined ? {} : { picture: join(mediaFolder(from.dataDir), filename) }
      await writeRecord(to, { slug, id, content, ...picture }, undefined, transactionID, { isDraft: !published })
    }
  })
  return documents.length
}
