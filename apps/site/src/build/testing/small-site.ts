import { newEntry } from '@bank/releases/manifest/blob.ts'
import { addressOf, type BuiltSite } from '../facts/built-site.ts'
import { pageFacts } from '../facts/testing/page-facts.ts'
import type { ReadAsset } from '../files/renderer-files.ts'
import { type PageRewrite, rewritten } from '../html/page-rewrite.ts'

/** Reads files out of what a test wrote, by address. */
export const assetsOf =
  (files: Readonly<Record<string, string>>): ReadAsset =>
  async (address) => {
    const text = files[address.slice(1)]
    if (text === undefined) throw new Error(`There is no file ${address}`)
    return text
  }

/** A small site in memory: what the tests of the checks and the finishing steps work on. */
export const smallSite = (files: Readonly<Record<string, string>>): BuiltSite => ({
  files: new Map(Object.entries(files).map(([file, text]) => [`/${file}`, newEntry(Buffer.from(text)).entry])),
  pages: Object.entries(files)
    .filter(([file]) => file.endsWith('.html'))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, html]) => ({ file, path: addressOf(file), facts: pageFacts(html) })),
  readAsset: assetsOf(files),
})

/** Pages after rewrites, by file. */
export const rewriteAll = async <File extends string>(
  pages: Readonly<Record<File, string>>,
  rewrites: readonly PageRewrite[],
): Promise<Record<File, string>> => {
  const done: [string, string][] = []
  for (const [file, html] of Object.entries<string>(pages)) done.push([file, await rewritten(html, rewrites)])
  return Object.fromEntries(done) as Record<File, string>
}
