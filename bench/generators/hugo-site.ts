import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PageTexts } from './page-texts.ts'

const template = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title></head>
<body><header><nav><a href="/">Home</a></nav></header><main><h1>{{ .Title }}</h1>{{ .Content }}</main></body></html>
`

/** A site for Hugo: one Markdown file a page, and one layout for all. */
export const writeHugoSite = async (folder: string, pages: readonly PageTexts[]): Promise<void> => {
  const layouts = join(folder, 'layouts/_default')
  await mkdir(layouts, { recursive: true })
  for (const name of ['single.html', 'list.html']) await writeFile(join(layouts, name), template)
  await writeFile(
    join(folder, 'config.json'),
    JSON.stringify({ baseURL: 'http://localhost/', disableKinds: ['taxonomy', 'term', 'RSS', 'sitemap'] }),
  )
  for (const { path, title, paragraphs } of pages) {
    const file = join(folder, 'content', `${path}.md`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `${JSON.stringify({ title, url: `/${path}/` })}\n\n${paragraphs.join('\n\n')}\n`)
  }
}
