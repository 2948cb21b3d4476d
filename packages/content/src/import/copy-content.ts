import { join } from 'node:path'
import { inTransaction } from '../store/in-transaction.ts'
import type { Store } from '../store/open-store.ts'
import { orderByReference } from '../store/order-by-reference.ts'
import { mediaFolder } from '../store/picture.ts'
import { readStore } from '../store/read-store.ts'
import { writeRecord } from './write-record.ts'

/** Copies all content into an empty store, whatever databases the two are: records as they are published, with their pictures. Returns how many. */
export const copyContent = async (from: Store, to: Store): Promise<number> => {
  const documents = await readStore(from, { version: 'published' })
  await inTransaction(to, 'write', async (transactionID) => {
    for (const { slug, id, content, filename, published } of orderByReference(documents).ordered) {
      const picture = filename === undefined ? {} : { picture: join(mediaFolder(from.dataDir), filename) }
      await writeRecord(to, { slug, id, content, ...picture }, undefined, transactionID, { isDraft: !published })
    }
  })
  return documents.length
}
