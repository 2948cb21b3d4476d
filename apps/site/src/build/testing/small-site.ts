import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { addressOf, type BuiltSite, builtFiles, isPage } from '../built-site.ts'
import { pageFacts } from '../page-facts.ts'
import { type PageRewrite, rewritten } from '../page-rewrite.ts'

/** Writes a small built site into a temporary folder and reads it: what the tests of the build steps work on. */
export const smallSite = async (files: Readonly<Record<string, string>>): Promise<BuiltSite> => {
  const dir = await mkdtemp(join(tmpdir(), 'small-site-'))
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), content)
  }
  const built = await builtFiles(dir)
  return {
    dir,
    files: new Set(built.map((file) => `/${file}`)),
    pages: built.filter(isPage).map((file) => ({ file, path: addressOf(file), facts: pageFacts(readFileSync(join(dir, file), 'utf8')) })),
  }
}

/** Applies rewrites to every page of a small site. */
export const rewriteSite = async ({ dir, pages }: BuiltSite, rewrites: readonly PageRewrite[]): Promise<void> => {
  for (const { file } of pages) await writeFile(join(dir, file), await rewritten(await readFile(join(dir, file), 'utf8'), rewrites))
}
