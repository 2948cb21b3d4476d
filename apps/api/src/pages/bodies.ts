import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { blobKey, storedBlob } from '@bank/releases/manifest/blob.ts'
import { plainBytes, readBlob } from '@bank/releases/read/read-blob.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { SiteFile, Texts } from '../releases/release.ts'
import type { ByteRange } from './byte-range.ts'
import type { Encoding } from './negotiate-encoding.ts'

const compress = promisify(gzip)

/** Bytes that are kept of what was asked for lately, and the largest single file among them. */
const mostKept = 64 * 1024 * 1024
const largestKept = 256 * 1024

/** How much is compressed or decompressed at the same time: files and names are looked up in the same four threads. */
const atOnce = 2

/** Where the bytes of answers come from. */
export type Bodies = {
  /** A text in an encoding, or plain; `texts` are those of the release that answers. Throws `DamagedError`. */
  readonly text: (file: SiteFile, texts: Texts, encoding: Encoding | undefined) => Promise<Buffer>
  /** A file that is stored as it is, or a part of it. Throws `DamagedError` before the first byte. */
  readonly file: (file: SiteFile, texts: Texts, range: ByteRange | undefined) => Promise<Buffer | Readable>
}

/** Bytes are named by their hash, so what was read or made once is right for every release. */
export const createBodies = (store: ReleaseStore): Bodies => {
  const kept = new LRUCache<string, Buffer>({ maxSize: mostKept, sizeCalculation: ({ length }) => Math.max(length, 1) })
  const making = new Map<string, Promise<Buffer>>()
  const limit = pLimit(atOnce)

  /** Makes bytes once, however many ask for them at the same time. */
  const once = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(key)
    if (known) return Promise.resolve(known)
    const started =
      making.get(key) ??
      make()
        .then((bytes) => {
          kept.set(key, bytes)
          return bytes
        })
        .finally(() => making.delete(key))
    making.set(key, started)
    return started
  }

  const stored = async (file: SiteFile, texts: Texts): Promise<Buffer> => {
    const blob = storedBlob(file)
    return texts.get(blob.hash) ?? once(blob.hash, () => readBlob(store, blob))
  }

  const plain = async (file: SiteFile, texts: Texts): Promise<Buffer> =>
    file.br ? once(file.hash, async () => limit(async () => plainBytes(file, await stored(file, texts)))) : stored(file, texts)

  return {
    text: async (file, texts, encoding) => {
      if (encoding === 'br') return stored(file, texts)
      if (encoding === undefined) return plain(file, texts)
      return once(`${file.hash}.gzip`, async () => {
        const bytes = await plain(file, texts)
        return limit(() => compress(bytes, { level: 9 }))
      })
    },
    file: async (file, texts, range) =>
      range === undefined && file.size <= largestKept ? stored(file, texts) : store.open(blobKey(file.hash), file.size, range),
  }
}
