import { type Entry, type NewEntry, storedBlob } from '../manifest/blob.ts'
import { readBlob } from '../read/read-blob.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { bytesToStore } from './store-release.ts'

/** Something to store, without its bytes once it is. */
type Part = { readonly entry: Entry; bytes: NewEntry['bytes'] | undefined }

/** Parts of a release that are stored before it is published. */
export type StoreAhead = {
  /** Begins to store parts that are ready, after those that were handed over before. Returns them for the release, without their bytes once they are stored. */
  readonly add: (parts: readonly NewEntry[]) => readonly NewEntry[]
  /** Waits until all that was handed over is stored or given up. Never rejects. */
  readonly ended: () => Promise<void>
  /** Removes what was stored, for a release that is not published. */
  readonly discard: () => Promise<void>
}

/**
 * Stores parts of a release while others are still being made: publishing it then finds them stored. Nothing names them yet, so nobody sees them. What
 * cannot be stored is left out whole, and publishing the release tries again and says why.
 */
export const storeAhead = (store: ReleaseStore): StoreAhead => {
  const stored: string[] = []
  let turn: Promise<void> = Promise.resolve()
  let waiting: Part[] = []

  /** Stores all that came while others were being written: they share the syncs of their folders. */
  const storeWaiting = async (): Promise<void> => {
    const parts = waiting
    waiting = []
    if (parts.length === 0) return
    const given = parts.flatMap(({ entry, bytes }) => (bytes ? [{ entry, bytes }] : []))
    const bytes = await bytesToStore(store, new Map(given.map(({ entry }) => [entry.hash, entry])), given, () => false)
    const keys = bytes.map(({ key }) => key)
    try {
      await store.putAll(bytes)
    } catch {
      // Some may be there and not be durable yet.
      return store.remove(keys)
    }
    stored.push(...keys)
    for (const part of parts) part.bytes = undefined
  }

  return {
    add: (given) => {
      const parts = given.map(({ entry, bytes }): Part => ({ entry, bytes }))
      waiting.push(...parts)
      turn = turn.then(storeWaiting).catch(() => undefined)
      return parts.map((part) => ({
        entry: part.entry,
        bytes: async () => (part.bytes ? part.bytes() : readBlob(store, storedBlob(part.entry))),
      }))
    },
    ended: () => turn,
    discard: async () => {
      await turn
      await store.remove(stored)
    },
  }
}
