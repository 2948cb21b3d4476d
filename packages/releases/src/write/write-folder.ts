import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { withoutUseful } from '@bank/rules/pages/usefulness.ts'
import { headersFile } from '@bank/rules/serving/headers-file.ts'
import pLimit from 'p-limit'
import type { Manifest } from '../manifest/manifest.ts'
import { readEntry } from '../read/read-blob.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { redirectsFile } from './redirects-file.ts'

/** The folder that was named holds something already. */
class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

const atOnce = 16

/**
 * Writes what a release serves as plain files for file hosts, with its headers in `_headers` and what unknown addresses get in `_redirects`.
 * Pages do not ask there whether they were useful: nobody would take the answer.
 * Returns how many files. Throws `FolderInUseError` unless the folder is empty or not there, and `DamagedError`.
 */
export const writeFolder = async (store: ReleaseStore, manifest: Manifest, folder: string): Promise<number> => {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0)
    throw new FolderInUseError(`${folder} is not empty. Name a folder that is, or one that is not there yet.`)
  const addresses = Object.keys(manifest.files)
  await pLimit(atOnce).map(Object.entries(manifest.files), async ([address, entry]) => {
    const file = join(folder, address)
    await mkdir(dirname(file), { recursive: true })
    const bytes = await readEntry(store, entry)
    await writeFile(file, address.endsWith('.html') ? withoutUseful(bytes.toString('utf8')) : bytes)
  })
  await writeFile(join(folder, '_headers'), headersFile(manifest, addresses))
  await writeFile(join(folder, '_redirects'), redirectsFile(manifest.files))
  return addresses.length + 2
}
