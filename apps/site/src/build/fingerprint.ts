import { createHash, type Hash } from 'node:crypto'
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

const hashFiles = async (hash: Hash, root: string, files: readonly string[]): Promise<void> => {
  for (const file of files) {
    hash
      .update(relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  }
}

const allBelow = async (paths: readonly string[]): Promise<readonly string[]> =>
  (await Promise.all(paths.filter((path) => existsSync(path)).map(async (path) => [...(await filesBelow(path))].sort()))).flat()

/** One hash over all code that pages are rendered with, below the root of the repository: it names the compiled renderer. */
export const codeFingerprint = async (root: string): Promise<string> => {
  const hash = createHash('sha256')
  const code = await allBelow(parts.map((name) => join(root, name)))
  await hashFiles(
    hash,
    root,
    code.filter((file) => isCode(relative(root, file))),
  )
  return hash.digest('hex').slice(0, 16)
}

/** What a site is made of besides its snapshot. */
export type SiteFingerprintInput = {
  /** Hash of the code. */
  readonly code: string
  /** Folders that are published as they are; one that is not there counts as empty. */
  readonly folders: readonly string[]
  /** Settings that pages show. */
  readonly values: readonly string[]
}

/**
 * One hash over everything besides the snapshot that can change the site. With the snapshot's hash it names the release, so what is
 * missing here is never published on its own.
 */
export const siteFingerprint = async ({ code, folders, values }: SiteFingerprintInput): Promise<string> => {
  const hash = createHash('sha256').update(code).update('\0')
  for (const folder of folders) await hashFiles(hash, folder, await allBelow([folder]))
  for (const value of values) hash.update(value).update('\0')
  return hash.digest('hex').slice(0, 16)
}
