import type { NewEntry } from '../manifest/blob.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { bytesToStore } from './store-release.ts'

/** Parts of a release that are stored before it is published. */
export type StoreAhead = {
  /** Begins to store parts that are ready, after those that were handed over before. */
  readonly add: (parts: readonly NewEntry[]) => void
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

  const storeParts = async (parts: readonly NewEntry[]): Promise<void> => {
    const bytes = await bytesToStore(store, new Map(parts.map(({ entry }) => [entry.hash, entry])), parts, () => false)
    const keys = bytes.map(({ key }) => key)
    try {
      await store.putAll(bytes)
      stored.push(...keys)
    } catch {
      // Some may be there and not be durable yet.
      await store.remove(keys)
    }
  }

  return {
    add: (parts) => {
      turn = turn.then(() => storeParts(parts)).catch(() => undefined)
    },
    ended: () => turn,
    discard: async () => {
      await turn
      await store.remove(stored)
    },
  }
}
