import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPointer, readRelease } from '@bank/releases/read/read-release.ts'
import { folderStore } from '@bank/releases/store/folder-store.ts'

export const repository = fileURLToPath(new URL('../', import.meta.url))

// Read once: a build that is measured sets the variable to a folder of its own.
const folder = resolve(repository, process.env['DATA_DIR'] || 'data')

/** The release that is in force below a data folder, with its store; nothing when there is none. */
export const releaseOf = async (dataDir: string) => {
  const store = folderStore(`${dataDir}/releases`)
  const pointer = await readPointer(store)
  return pointer && { store, manifest: (await readRelease(store, pointer)).manifest }
}

/** How many pages the release in force has. */
export const countPages = async (dataDir: string): Promise<number> =>
  Object.keys((await releaseOf(dataDir))?.manifest.files ?? {}).filter((address) => address.endsWith('.html')).length

/** Data folder of the demo site that is measured, with a snapshot and a release in it. */
export const demoData = async (): Promise<string> => {
  if (!(await releaseOf(folder)))
    throw new Error(`There is no built site in ${folder}. Run "npm start" once, or name another folder in DATA_DIR.`)
  return folder
}

/** Milliseconds that some work takes. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}
