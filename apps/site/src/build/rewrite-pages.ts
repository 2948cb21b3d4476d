import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Turns the HTML of one built page into what is published of it. */
export type PageRewrite = (html: string) => Promise<string>

/** Pages that are read and written at the same time: more of them wait for each other. */
const hands = 16

/** Applies all rewrites, in their order, to every page of a built site: each page is read once, and written once if it changed. */
export const rewritePages = async (siteDir: string, rewrites: readonly PageRewrite[]): Promise<void> => {
  const waiting = (await readdir(siteDir, { recursive: true })).filter((name) => name.endsWith('.html'))
  const worker = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const html = await readFile(join(siteDir, file), 'utf8')
      let written = html
      for (const rewrite of rewrites) written = await rewrite(written)
      if (written !== html) await writeFile(join(siteDir, file), written)
    }
  }
  await Promise.all(Array.from({ length: hands }, worker))
}
