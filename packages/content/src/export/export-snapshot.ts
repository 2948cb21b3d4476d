import type { Store } from '../store/open-store.ts'
import { mirrorContent } from './content-mirror.ts'
import { type WrittenSnapshot, writeSnapshot } from './write-snapshot.ts'

export type ExportResult = WrittenSnapshot & { readonly warnings: readonly string[] }

/**
 * Turns what is published, approved, not deleted and not archived into the snapshot that everything else is made from. It is read in one
 * transaction, so a save in the middle never gives half of one state and half of another. When anything is wrong a
 * `ContentError` lists all of it and nothing is written (D-STORE-1, D-BLK-13, D-BLK-15, D-ALERT-1). The same content gives the same
 * bytes, from either database.
 */
export const exportSnapshot = async (store: Store, dataDir: string): Promise<ExportResult> => {
  const content = mirrorContent(store)
  await content.refresh()
  const { warnings, ...snapshot } = await content.snapshot()
  return { ...(await writeSnapshot(snapshot, dataDir)), warnings }
}
