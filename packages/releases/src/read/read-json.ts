import { blobKey, type Entry, storedBlob } from '../manifest/blob.ts'
import { cutSchema } from '../manifest/json-entry.ts'
import { DamagedError, type ReleaseStore } from '../store/release-store.ts'
import { parseJsonEntry, readBlob, readEntry } from './read-blob.ts'

/** Pieces of JSON that were read, by hash. */
export type JsonPieces = ReadonlyMap<string, readonly unknown[]>

/** A value that was read, and its pieces: of another value that shares some, the same items come again. */
export type ReadJson = { readonly value: unknown; readonly pieces: JsonPieces }

const parsed = async (store: ReleaseStore, entry: Entry): Promise<unknown> => JSON.parse((await readEntry(store, entry)).toString('utf8'))

/** Puts an array where a path leads. */
const putAt = (value: unknown, [name, ...path]: readonly string[], items: readonly unknown[]): unknown => {
  if (name === undefined) return items
  const object = value as Readonly<Record<string, unknown>>
  return { ...object, [name]: putAt(object[name], path, items) }
}

/** Reads JSON, checked, in pieces or not; those that are `known` are taken from there. Throws `DamagedError`. */
export const readJson = async (store: ReleaseStore, entry: Entry, known: JsonPieces = new Map()): Promise<ReadJson> => {
  if (!entry.pieces) return { value: await parsed(store, entry), pieces: new Map() }
  const cut = await parseJsonEntry(entry, await readBlob(store, storedBlob(entry)), cutSchema)
  const pieces = new Map<string, readonly unknown[]>()
  // One after another: each is parsed in a turn of its own, and other requests have theirs.
  for (const piece of entry.pieces) pieces.set(piece.hash, known.get(piece.hash) ?? ((await parsed(store, piece)) as readonly unknown[]))
  const itemsOf = (hash: string): readonly unknown[] => {
    const items = pieces.get(hash)
    if (!items) throw new DamagedError(blobKey(storedBlob(entry).hash), `names the piece ${hash}, which the release does not`)
    return items
  }
  const value = cut.arrays.reduce((made, array) => putAt(made, array.path, array.pieces.flatMap(itemsOf)), cut.value)
  return { value, pieces }
}
