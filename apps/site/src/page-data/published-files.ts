import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that are published as they are, by address: brochures and other documents below `content/files`, and the calculator. */
export const publishedFiles = async (contentDir: string): Promise<readonly string[]> => {
  const own = ['/calculator-iframe/index.html']
  const folder = join(contentDir, 'files')
  if (!existsSync(folder)) return own
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return [
    ...found.filter((entry) => entry.isFile()).map((entry) => `/${join(entry.parentPath, entry.name).slice(folder.length + 1)}`),
    ...own,
  ]
}
