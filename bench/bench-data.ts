import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCurrent } from '@bank/content/files/current-file.ts'

export const repository = fileURLToPath(new URL('../', import.meta.url))

// Read once: a build that is measured sets the variable to a folder of its own.
const folder = resolve(repository, process.env['DATA_DIR'] || 'data')

/** Data folder of the demo site that is measured, with a snapshot and a release in it. */
export const demoData = async (): Promise<string> => {
  const hasRelease = existsSync(`${folder}/releases`) && (await readCurrent(`${folder}/releases`)) !== undefined
  if (!hasRelease) throw new Error(`There is no built site in ${folder}. Run "npm start" once, or name another folder in DATA_DIR.`)
  return folder
}

/** Milliseconds that some work takes. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}
