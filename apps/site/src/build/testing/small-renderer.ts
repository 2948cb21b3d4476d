import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sha256 } from '@bank/content/files/sha256.ts'
import type { SiteSource } from '../make-pages.ts'

/** Stands in for the compiled renderer: its pages are the HTML that the snapshot holds for them. */
const rendererText = `
const problem = (message) => Object.assign(new Error(message), { name: 'PageError' })
export const siteAssembler = (snapshot) => ({
  places: Object.keys(snapshot.html).map((file) => ({ file, path: '/' + file + '/', language: 'en' })),
  assemble: ({ file, path }) => {
    const html = snapshot.html[file]
    if (html.startsWith('problem: ')) throw problem(html.slice(9))
    return { page: { file, path, html, head: { dropped: snapshot.dropped ?? [] }, leftOut: [] }, reads: {} }
  },
})
export const renderPage = async ({ html }) => html
export const renderCalculator = async (bank) => '<!doctype html><html lang="en"><head></head><body><main>' + bank.name + '</main></body></html>'
`

export type SmallContent = {
  /** HTML of the pages by their place, `en/faq`; \`problem: …\` for content that is wrong. */
  readonly html: Readonly<Record<string, string>>
  readonly dropped?: readonly string[]
}

/** A snapshot and a renderer in temporary folders, as a build finds them. `client` are the renderer's own files. */
export const smallSource = async (content: SmallContent, client: Readonly<Record<string, string>>): Promise<SiteSource> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'small-source-'))
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(dataDir, file)), { recursive: true })
    await writeFile(join(dataDir, file), text)
  }
  const snapshot = JSON.stringify({ format: 1, settings: { bankName: 'A bank' }, media: [], ...content })
  const hash = sha256(Buffer.from(snapshot))
  await write(`snapshots/${hash}.json`, snapshot)
  await write('renderer/entry.mjs', rendererText)
  for (const [file, text] of Object.entries(client)) await write(`renderer/client/${file}`, text)
  return {
    renderer: { entry: join(dataDir, 'renderer/entry.mjs'), clientDir: join(dataDir, 'renderer/client') },
    dataDir,
    snapshot: hash,
    options: { siteUrl: undefined, buildYear: 2026, files: [] },
    siteDir: join(dataDir, 'site'),
    folders: { mediaDir: dataDir, pictures: dataDir, compressed: join(dataDir, 'compressed') },
  }
}
