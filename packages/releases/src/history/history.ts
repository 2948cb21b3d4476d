import { type Pointer, pointerBytes, switchKey } from '../manifest/manifest.ts'
import { parsePointer, readPointer, unlessDamaged } from '../read/read-release.ts'
import type { ReleaseStore } from '../store/release-store.ts'

const switches = 'switches/'

/** The serial of a switch, or of a release, by its key. */
const serialOf = (key: string): number => Number(/\/(\d+)[.-]/.exec(key)?.[1] ?? 0)

/** The highest serial that a switch or a release has, whether or not the pointer can be read. */
export const highestSerial = async (store: ReleaseStore): Promise<number> => {
  const lists = await Promise.all([switches, 'releases/'].map((prefix) => store.list(prefix)))
  return lists.flatMap((keys) => [...keys.keys()]).reduce((highest, key) => Math.max(highest, serialOf(key)), 0)
}

const readRecord = async (store: ReleaseStore, key: string): Promise<readonly Pointer[]> => {
  const stored = await store.get(key)
  return stored ? [parsePointer(key, stored.bytes)] : []
}

/**
 * Everything that was ever in force and is kept, oldest first; the last one is. A switch is recorded after it was made, so the one in force
 * may have no record yet. When the pointer cannot be read the records stand alone; records that cannot be read are left out.
 */
export const readHistory = async (store: ReleaseStore): Promise<readonly Pointer[]> => {
  const current = await unlessDamaged(readPointer(store))
  const keys = [...(await store.list(switches)).keys()].filter((key) => !current || serialOf(key) < current.serial)
  const records = await Promise.all(keys.map((key) => unlessDamaged(readRecord(store, key))))
  return [...records.flatMap((record) => record ?? []), ...(current ? [current] : [])].sort((one, other) => one.serial - other.serial)
}

/** What was in force at a time; nothing when that was before the first release that is kept. */
export const inForceAt = (history: readonly Pointer[], time: Date): Pointer | undefined =>
  history.findLast(({ at }) => new Date(at) <= time)

/** Stores the record of a switch, unless it is there. */
export const recordSwitch = async (store: ReleaseStore, pointer: Pointer): Promise<void> => {
  const key = switchKey(pointer.serial)
  const bytes = pointerBytes(pointer)
  if ((await store.sizeOf(key)) !== bytes.length) await store.put(key, bytes)
}
