import { promisify } from 'node:util'
import { brotliDecompress, brotliDecompressSync } from 'node:zlib'
import { z } from 'zod'
import { type Blob, blobKey, type Entry, hashOf, storedBlob } from '../manifest/blob.ts'
import { DamagedError, type ReleaseStore } from '../store/release-store.ts'

const decompress = promisify(brotliDecompress)

/** The stored bytes of a blob, whole and checked. Throws `DamagedError` with its key. */
export const readBlob = async (store: ReleaseStore, { hash, size }: Blob): Promise<Buffer> => {
  const key = blobKey(hash)
  const found = await store.get(key)
  if (!found) throw new DamagedError(key, 'is missing')
  if (found.bytes.length !== size || hashOf(found.bytes) !== hash)
    throw new DamagedError(key, 'is damaged: its bytes do not match its name')
  return found.bytes
}

const checked = (entry: Entry, bytes: Buffer): Buffer => {
  if (hashOf(bytes) !== entry.hash)
    throw new DamagedError(blobKey(storedBlob(entry).hash), 'is damaged: it holds another text than the release says')
  return bytes
}

/** The bytes of an entry from what is stored of it, checked. Throws `DamagedError`. */
export const plainBytes = async (entry: Entry, stored: Buffer): Promise<Buffer> =>
  entry.br ? checked(entry, await decompress(stored)) : stored

/** The same at once, for threads that have nothing else to do. */
export const plainBytesSync = (entry: Entry, stored: Uint8Array): Buffer =>
  entry.br ? checked(entry, brotliDecompressSync(stored)) : Buffer.from(stored)

/** The bytes of an entry, read and checked. Throws `DamagedError`. */
export const readEntry = async (store: ReleaseStore, entry: Entry): Promise<Buffer> =>
  plainBytes(entry, await readBlob(store, storedBlob(entry)))

/** JSON of an entry in a shape. Throws `DamagedError` with everything that is not right. */
export const checkedJson = <S extends z.ZodType>(entry: Entry, value: unknown, schema: S): z.infer<S> => {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new DamagedError(blobKey(storedBlob(entry).hash), `is not right: ${z.prettifyError(result.error)}`)
}

/** JSON in a shape, from what is stored of its entry, its pieces apart. Throws `DamagedError`. */
export const parseJsonEntry = async <S extends z.ZodType>(entry: Entry, stored: Buffer, schema: S): Promise<z.infer<S>> =>
  checkedJson(entry, JSON.parse((await plainBytes(entry, stored)).toString('utf8')), schema)
