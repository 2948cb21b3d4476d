import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readCurrent } from './current-file.ts'

/**
 * Removes the oldest things of a folder that has a `current` one, until `kept` are left. The current one always stays; names
 * that start with a dot are somebody's work in progress.
 */
export const removeOld = async (folder: string, kept: number): Promise<void> => {
  const current = await readCurrent(folder)
  const isCurrent = (name: string) => current !== undefined && (name === current || name.startsWith(`${current}.`))
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.') && name !== 'current' && !isCurrent(name))
  const aged = await Promise.all(names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })))
  for (const { name } of aged.sort((one, other) => other.time - one.time).slice(kept - 1))
    await rm(join(folder, name), { recursive: true, force: true })
}
