import { readEntry } from '@bank/releases/read/read-blob.ts'
import { releaseOf } from '../bench-data.ts'

/** What a page of ours says: its path without slashes at the ends, its title, and the texts of its main part. */
export type PageTexts = { readonly path: string; readonly title: string; readonly paragraphs: readonly string[] }

const between = (html: string, start: string, end: string): string => {
  const from = html.indexOf('>', html.indexOf(start)) + 1
  return html.slice(from, html.indexOf(end, from))
}

const textsOf = (path: string, html: string): PageTexts => {
  const main = between(html, '<main', '</main>').replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
  const paragraphs = main.split(/<[^>]*>/).flatMap((text) => text.trim() || [])
  return { path, title: between(html, '<title', '</title>'), paragraphs }
}

/** The texts of all pages of the release in force below a data folder. */
export const pageTexts = async (dataDir: string): Promise<readonly PageTexts[]> => {
  const release = await releaseOf(dataDir)
  if (!release) throw new Error(`There is no release in ${dataDir}.`)
  const texts: PageTexts[] = []
  for (const [address, entry] of Object.entries(release.manifest.files)) {
    const path = /^\/(.+)\/index\.html$/.exec(address)?.[1]
    if (path !== undefined) texts.push(textsOf(path, (await readEntry(release.store, entry)).toString('utf8')))
  }
  return texts
}
