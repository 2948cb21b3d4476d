import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allAtOnce } from './all-at-once.ts'

/** Turns the HTML of one built page into what is published of it. */
export type PageRewrite = (html: string) => Promise<string>

/** Pages that are read and written at the same time. */
const hands = 16

/** Applies all rewrites, in their order, to every page of a built site: each page is read once, and written once if it changed. */
export const rewritePages = async (siteDir: string, rewrites: readonly PageRewrite[]): Promise<void> => {
  const files = (await readdir(siteDir, { recursive: true })).filter((name) => name.endsWith('.html'))
  await allAtOnce(files, hands, async (file) => {
    const html = await readFile(join(siteDir, file), 'utf8')
    let written = html
    for (const rewrite of rewrites) written = await rewrite(written)
    if (written !== html) await writeFile(join(siteDir, file), written)
  })
}
