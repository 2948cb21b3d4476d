import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { contentType } from '@bank/rules/serving/content-types.ts'
import { hashedFolders } from '@bank/rules/serving/response-headers.ts'
import type { FileIndex, SiteFile, StoredFile } from './release.ts'

/** Files that a build writes for file hosts; they are no part of the site. */
const hostFiles = new Set(['/_headers', '/_redirects'])

const isHidden = (address: string): boolean =>
  hostFiles.has(address) || address.split('/').some((part) => part.startsWith('.') && part !== '.well-known')

const digestOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('base64url').slice(0, 22)
}

const sizes = async (folder: string): Promise<Map<string, StoredFile>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found = new Map<string, StoredFile>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const address = `/${relative(folder, path).split(sep).join('/')}`
    if (!isHidden(address)) found.set(address, { path, size: (await stat(path)).size })
  }
  return found
}

/**
 * Reads what a folder of built files offers: every file by its address, with its compressed copies and a strong
 * validator. Compressed copies have no address of their own. Hidden files, links and the files for file hosts are left out.
 */
export const indexFiles = async (folder: string): Promise<FileIndex> => {
  const stored = await sizes(folder)
  const index = new Map<string, SiteFile>()
  for (const [address, file] of stored) {
    const original = address.replace(/\.(?:br|gz)$/, '')
    if (original !== address && stored.has(original)) continue
    const hashed = hashedFolders.some((start) => address.startsWith(start))
    const br = stored.get(`${address}.br`)
    const gzip = stored.get(`${address}.gz`)
    index.set(address, {
      ...file,
      type: contentType(address),
      hashed,
      // The name of a hashed file says what is in it; reading hundreds of pictures to learn it again would only delay a start.
      tag: hashed ? createHash('sha256').update(`${address} ${file.size}`).digest('base64url').slice(0, 22) : await digestOf(file.path),
      encodings: { ...(br && { br }), ...(gzip && { gzip }) },
    })
  }
  return index
}
