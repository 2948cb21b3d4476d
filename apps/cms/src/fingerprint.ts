import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const isSource = (path: string) => /\.(?:ts|tsx|js|css)$/.test(path) && !/\.test\.tsx?$/.test(path)

const sourcesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

/**
 * A hash of everything that the admin is built from, settings that are built in among it: equal as long as a build is still good. Read at once: a start
 * waits for over a thousand small files, and reading each of them in turn with promises takes three times as long.
 */
export const fingerprint = (root: string, settings: readonly string[]): string => {
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'src'))
  const files = [...packages, join(root, 'apps/cms/src'), join(root, 'apps/publisher/src')].flatMap(sourcesBelow)
  const hash = createHash('sha256')
  for (const file of [...files, join(root, 'apps/cms/next.config.ts'), join(root, 'package-lock.json')].toSorted())
    hash.update(file).update(readFileSync(file))
  hash.update(settings.join())
  return hash.digest('hex')
}
