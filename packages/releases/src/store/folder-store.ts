import { createHash } from 'node:crypto'
import { open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import pLimit from 'p-limit'
import { withPublisherLock } from './publisher-lock.ts'
import { DamagedError, type NewBytes, type ReleaseStore, type Stored } from './release-store.ts'
import { watchFolder } from './watch-folder.ts'
import { syncFolder, writeWhole } from './write-durably.ts'

/** Files that are written at the same time: their syncs share the disk's commits. */
const atOnce = 16

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

/** The result, or nothing when there is no such file. */
const ifThere = <Result>(reading: Promise<Result>): Promise<Result | undefined> =>
  reading.catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })

const tagOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Releases in a folder of this machine, which need not exist yet. Half-written files lie in `incoming` alone. */
export const folderStore = (folder: string): ReleaseStore => {
  const root = resolve(folder)
  const incoming = join(root, 'incoming')
  const pathOf = (key: string): string => {
    if (!/^[\w-]+(?:[/.][\w-]+)*$/.test(key)) throw new Error(`${key} is no key`)
    return join(root, key)
  }

  const get = async (key: string): Promise<Stored | undefined> => {
    const bytes = await ifThere(readFile(pathOf(key)))
    return bytes && { bytes, tag: tagOf(bytes) }
  }

  /** How many calls of this process are writing, with a turn or ahead of one. */
  let writing = 0

  const writeAll = async (entries: readonly NewBytes[]): Promise<void> => {
    let failed = false
    const write = async ({ key, bytes }: NewBytes): Promise<void> => {
      if (failed) return
      try {
        await writeWhole(pathOf(key), await bytes(), incoming)
      } catch (error) {
        failed = true
        throw error
      }
    }
    // All of them have ended before the caller hears of a failure, and may clean up.
    const limit = pLimit(atOnce)
    const written = await Promise.allSettled(entries.map((entry) => limit(write, entry)))
    for (const result of written) if (result.status === 'rejected') throw result.reason
    await pLimit(atOnce).map(new Set(entries.map(({ key }) => dirname(pathOf(key)))), syncFolder)
  }

  const putAll = async (entries: readonly NewBytes[]): Promise<void> => {
    writing += 1
    try {
      await writeAll(entries)
    } finally {
      writing -= 1
    }
  }

  /** Removes what writers left that have died. One in another process that writes ahead of its turn loses what it has half written, and writes it again. */
  const removeHalfWritten = async (): Promise<void> => {
    if (writing === 0) await rm(incoming, { recursive: true, force: true, maxRetries: 3 })
  }

  const list = async (prefix: string): Promise<ReadonlyMap<string, number>> => {
    const entries = (await ifThere(readdir(pathOf(prefix.slice(0, -1)), { recursive: true, withFileTypes: true }))) ?? []
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    const sized = await pLimit(atOnce).map(files, async (file) => {
      const found = await ifThere(stat(file))
      return found ? [[file.slice(root.length + 1), found.size] as const] : []
    })
    return new Map(sized.flat())
  }

  return {
    put: (key, bytes) => putAll([{ key, bytes: async () => bytes }]),
    putAll,
    get,
    sizeOf: async (key) => (await ifThere(stat(pathOf(key))))?.size,
    getIfChanged: async (key, tag) => {
      const stored = await get(key)
      return stored && stored.tag === tag ? 'unchanged' : stored
    },
    open: async (key, size, range) => {
      const handle = await ifThere(open(pathOf(key)))
      if (!handle) throw new DamagedError(key, 'is missing')
      const found = await handle.stat()
      if (found.size === size) return handle.createReadStream(range)
      await handle.close()
      throw new DamagedError(key, `is damaged: it has ${found.size} bytes instead of ${size}`)
    },
    list,
    remove: async (keys) => {
      await pLimit(atOnce).map(keys, (key) => rm(pathOf(key), { force: true }))
    },
    exclusively: (work) =>
      withPublisherLock(join(root, 'publisher.lock'), async (turn) => {
        await removeHalfWritten()
        return work(turn)
      }),
    watch: (changed, ended) => watchFolder(root, changed, ended),
  }
}
