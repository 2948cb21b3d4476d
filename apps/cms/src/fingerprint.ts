import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const isSource = (path: string) => /\.(?:ts|tsx|js|css)$/.test(path) && !/\.test\.tsx?$/.test(path)

const sourcesBelow = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

/** A hash of everything that the admin is built from, settings that are built in among it: equal as long as a build is still good. */
export const fingerprint = async (root: string, settings: readonly string[]): Promise<string> => {
  const packages = (await readdir(join(root, 'packages'))).map((name) => join(root, 'packages', name, 'src'))
  const files = (await Promise.all([...packages, join(root, 'apps/cms/src'), join(root, 'apps/publisher/src')].map(sourcesBelow))).flat()
  const hash = createHash('sha256')
  for (const file of [...files, join(root, 'apps/cms/next.config.ts'), join(root, 'package-lock.json')].toSorted())
    hash.update(file).update(await readFile(file))
  hash.update(settings.join())
  return hash.digest('hex')
}
