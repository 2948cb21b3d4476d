import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type NewEntry, newEntry } from '@bank/releases/manifest/blob.ts'
import pLimit from 'p-limit'
import { type Compress, isCompressed } from './compress.ts'

/** Files as a release takes them, by address, `/img/logo.svg`. */
export type SiteFiles = ReadonlyMap<string, NewEntry>

const atOnce = 8

/** Whether a file is served: hidden ones are not. */
const isServed = (file: string): boolean => file.split('/').every((part) => !part.startsWith('.') || part === '.well-known')

/** A text or other bytes that are fetched once and kept. */
export const keptFile = async (address: string, bytes: Buffer, compress: Compress): Promise<NewEntry> =>
  newEntry(bytes, isCompressed(address, bytes) ? await compress(bytes) : undefined)

/** All files of a folder that are served; none when there is no such folder. */
export const folderFiles = async (folder: string, compress: Compress): Promise<SiteFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  const read = async (file: string) => [`/${file}`, await keptFile(`/${file}`, await readFile(join(folder, file)), compress)] as const
  return new Map(await pLimit(atOnce).map(files.filter(isServed).sort(), read))
}
