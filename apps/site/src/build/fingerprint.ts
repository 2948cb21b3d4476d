import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const parts = ['apps/site/src', 'apps/site/public', 'apps/site/astro.config.ts', 'packages', 'package-lock.json']

/** What tests and examples alone use renders no page. */
const isCode = (path: string): boolean => !/node_modules|\.test\.tsx?$|\.md$|\/testing\/|\/examples\.ts$|^packages\/sample\//.test(path)

const filesBelow = async (path: string): Promise<readonly string[]> => {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined
    throw error
  })
  return entries ? entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)) : [path]
}

/** What a site is made of besides its snapshot. */
export type FingerprintInput = {
  /** Root of the repository, whose code counts. */
  readonly root: string
  /** Folders that are published as they are; one that is not there counts as empty. */
  readonly folders: readonly string[]
  /** Settings that pages show. */
  readonly values: readonly string[]
}

/**
 * One hash over everything besides the snapshot that can change the site. It is part of every page's cache key: an unchanged
 * page whose shared script or style was renamed must be rendered again, and Astro alone does not notice. With the
 * snapshot's hash it also names the release, so what is missing here is never published on its own.
 */
export const codeFingerprint = async ({ root, folders, values }: FingerprintInput): Promise<string> => {
  const hash = createHash('sha256')
  const below = async (paths: readonly string[]) =>
    (await Promise.all(paths.filter((path) => existsSync(path)).map(async (path) => [...(await filesBelow(path))].sort()))).flat()
  const code = await below(parts.map((name) => join(root, name)))
  for (const file of [...code.filter((file) => isCode(relative(root, file))), ...(await below(folders))]) {
    hash
      .update(relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  }
  for (const value of values) hash.update(value).update('\0')
  return hash.digest('hex').slice(0, 16)
}
