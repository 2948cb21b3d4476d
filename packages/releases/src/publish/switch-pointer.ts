import { readHistory, recordSwitch } from '../history/history.ts'
import { type Pointer, pointerBytes, pointerKey, switchKey } from '../manifest/manifest.ts'
import { readEntry } from '../read/read-blob.ts'
import { readRelease } from '../read/read-release.ts'
import { DamagedError, type ReleaseStore, type Turn } from '../store/release-store.ts'
import { dataOf, missingEntries } from './missing.ts'

/** The time of a switch: now, or just after the one before when the clock was set back. */
export const switchTime = (now: Date, before: Pointer | undefined): string =>
  new Date(Math.max(now.getTime(), before ? new Date(before.at).getTime() + 1 : 0)).toISOString()

/** Puts a pointer in force in one step, and keeps a record of it and of the one before. For whoever works alone. */
export const putPointer = async (store: ReleaseStore, turn: Turn, pointer: Pointer, before: Pointer | undefined): Promise<void> => {
  // Whoever made the switch before may have died between the switch and its record.
  if (before) await recordSwitch(store, before)
  turn.check()
  await store.put(pointerKey, pointerBytes(pointer))
  // The switch is made; the next one records what could not be recorded now.
  await recordSwitch(store, pointer).catch(() => undefined)
}

/** Puts the pointer of the switch in force with other assets. For whoever works alone. */
export const replacePointer = async (store: ReleaseStore, turn: Turn, pointer: Pointer): Promise<void> => {
  turn.check()
  await store.putAll([pointerKey, switchKey(pointer.serial)].map((key) => ({ key, bytes: async () => pointerBytes(pointer) })))
}

/** A kept release that was named and is not there. */
export class UnknownReleaseError extends Error {
  override readonly name = 'UnknownReleaseError'
  constructor(id: string) {
    super(`There is no release ${id}. "npm run releases -- list" names all that are kept.`)
  }
}

/** The release in force was put there by hand, and nobody has asked for another one. */
export class HeldError extends Error {
  override readonly name = 'HeldError'
  readonly release: string
  constructor(release: string) {
    super(`Release ${release} was switched to and stays in force. "npm run publish" publishes the content as it is now.`)
    this.release = release
  }
}

/**
 * Puts a release in force that was published before, with everything that it serves, and holds it there: only a publish that somebody asks for
 * replaces it. Throws `UnknownReleaseError`, or `DamagedError` when the
 * release is not whole any more; then nothing changes.
 */
export const switchTo = (store: ReleaseStore, id: string, now: Date): Promise<Pointer> =>
  store.exclusively(async (turn) => {
    const history = await readHistory(store)
    const before = history.at(-1)
    const wanted = history.findLast((pointer) => pointer.id === id)
    if (!wanted || !before) throw new UnknownReleaseError(id)
    const { manifest } = await readRelease(store, wanted)
    const missing = await missingEntries(store, manifest)
    if (missing.length > 0)
      throw new DamagedError(`releases/${id}`, `is not whole: ${missing.length} parts are missing or cut off, such as ${missing[0]}`)
    for (const entry of dataOf(manifest).values()) await readEntry(store, entry)
    const pointer: Pointer = { ...wanted, serial: before.serial + 1, at: switchTime(now, before), assets: before.assets, held: true }
    await putPointer(store, turn, pointer, before)
    return pointer
  })
