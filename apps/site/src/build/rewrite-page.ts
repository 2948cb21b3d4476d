import { readFileSync, writeFileSync } from 'node:fs'

/** Turns the HTML of one built page into what is published of it. */
export type PageRewrite = (html: string) => Promise<string>

/** Applies all rewrites to a built page, in their order, and writes it when they changed it. Returns its HTML. Files are read and written in one go: a thread does nothing else meanwhile. */
export const rewritePage = async (file: string, rewrites: readonly PageRewrite[]): Promise<string> => {
  const built = readFileSync(file, 'utf8')
  let html = built
  for (const rewrite of rewrites) html = await rewrite(html)
  if (html !== built) writeFileSync(file, html)
  return html
}
