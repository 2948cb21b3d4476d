import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageTexts } from './page-texts.ts'

/** Next.js is found above the folder, two levels up. */
const config = `import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
export default { output: 'export', outputFileTracingRoot: root, turbopack: { root } }
`

const layout = `export default function Layout({ children }) {
  return <html lang="en"><body><header><nav><a href="/">Home</a></nav></header><main>{children}</main></body></html>
}
`

const page = `import { readFileSync } from 'node:fs'

const pages = new Map(JSON.parse(readFileSync('pages.json', 'utf8')).map((page) => [page.path, page]))

export const dynamicParams = false
export const generateStaticParams = () => [...pages.keys()].map((path) => ({ path: path.split('/') }))
export const generateMetadata = async ({ params }) => ({ title: pages.get((await params).path.join('/')).title })

export default async function Page({ params }) {
  const { title, paragraphs } = pages.get((await params).path.join('/'))
  return <><h1>{title}</h1>{paragraphs.map((text, index) => <p key={index}>{text}</p>)}</>
}
`

/** A site for Next.js with the app router: one route for all pages, exported as files. */
export const writeNextSite = async (folder: string, pages: readonly PageTexts[]): Promise<void> => {
  const route = join(folder, 'app/[...path]')
  await mkdir(route, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  await writeFile(join(folder, 'next.config.mjs'), config)
  await writeFile(join(folder, 'app/layout.jsx'), layout)
  await writeFile(join(route, 'page.jsx'), page)
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages))
}
