import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { BuiltSite } from './built-site.ts'
import type { SiteSource } from './make-pages.ts'
import { compressRest, makeSite } from './make-site.ts'
import { type SmallContent, smallSource } from './testing/small-renderer.ts'
import { smallSite } from './testing/small-site.ts'

const page = (title: string) =>
  `<!doctype html><html lang="en"><head><link rel="stylesheet" href="/_astro/a.css"><link rel="stylesheet" href="/_astro/b.css"></head><body><main><h1 id="top">${title}</h1><p>${'Up early. '.repeat(40)}</p></main></body></html>`

const client = { '_astro/a.css': 'a{}', '_astro/b.css': 'b{}' }

const html = { en: page('Welcome'), 'en/faq': page('Questions'), es: page('Bienvenidos') }

const filesOf = (pages: SmallContent['html']): readonly string[] => Object.keys(pages).map((file) => `${file}/index.html`)

/** Makes all pages of a small site, with the caches of `cacheOf`, or its own. */
const make = (source: SiteSource, pages: SmallContent['html'], code = 'a', cacheOf = source) =>
  makeSite(
    { ...source, folders: cacheOf.folders },
    {
      files: filesOf(pages),
      extra: { 'audiences.css': 'x{}' },
      published: join(source.dataDir, 'files'),
      cache: { file: join(cacheOf.dataDir, 'facts.json'), code },
    },
  )

const made = async (pages: SmallContent['html'], more: Partial<SmallContent> = {}) =>
  make(await smallSource({ html: pages, ...more }, client), pages)

/** Every page's compressed files hold the page. */
const expectCompressed = async ({ dir, pages }: BuiltSite): Promise<void> => {
  for (const { file } of pages) {
    const html = await readFile(join(dir, file), 'utf8')
    expect(brotliDecompressSync(await readFile(join(dir, `${file}.br`))).toString()).toBe(html)
  }
}

const titles = ({ pages }: BuiltSite) => pages.map(({ facts }) => facts.words.title)

describe('making a site', () => {
  it('renders, rewrites, compresses and reads every page, wherever its thread is', async () => {
    const { site } = await made(html)
    expect(titles(site)).toEqual(['Questions', 'Welcome', 'Bienvenidos'])
    expect(site.pages.map(({ path }) => path)).toEqual(['/en/faq/', '/en/', '/es/'])
    const stylesheets = new Set(site.pages.flatMap(({ facts }) => facts.stylesheets))
    expect(stylesheets.size).toBe(1)
    const [styles = ''] = stylesheets
    expect(site.files).toContain(styles)
    expect(site.files).toContain('/audiences.css')
    expect(await readFile(join(site.dir, styles), 'utf8')).toBe('a{}\nb{}')
    for (const { file } of site.pages) expect(await readFile(join(site.dir, file), 'utf8')).toContain(`href="${styles}"`)
    await expectCompressed(site)
  })

  it('publishes files as they are, and takes a download that ends like a compressed file for what it is', async () => {
    const source = await smallSource({ html }, client)
    await mkdir(join(source.dataDir, 'files'))
    await writeFile(join(source.dataDir, 'files/report.gz'), 'x')
    expect((await make(source, html)).site.files).toContain('/report.gz')
  })

  it('leaves nothing of the site that was made before in the same folder', async () => {
    const source = await smallSource({ html }, client)
    await make(source, html)
    const fewer = { en: html.en }
    expect((await make(source, fewer)).site.pages.map(({ path }) => path)).toEqual(['/en/'])
    await expect(stat(join(source.siteDir, 'es/index.html'))).rejects.toThrow('ENOENT')
  })

  it('tells everything that the content did wrong, and what was left out', async () => {
    const { problems, leftOut } = await made(
      { ...html, 'en/a': 'problem: page "a": no link', 'en/b': 'problem: page "b": no picture', 'en/c': 'problem: page "a": no link' },
      { dropped: ['<base>'] },
    )
    expect([...problems].sort()).toEqual(['page "a": no link', 'page "b": no picture'])
    expect(leftOut).toContain("/es/: left out of the page's head: <base>")
  })

  it('refuses a page that nothing is known of', async () => {
    const source = await smallSource({ html }, client)
    await make(source, html)
    const cache = join(source.dataDir, 'facts.json')
    const { facts, ...kept } = JSON.parse(await readFile(cache, 'utf8'))
    const nothing = Object.fromEntries(Object.keys(facts).map((hash) => [hash, null]))
    await writeFile(cache, JSON.stringify({ ...kept, facts: nothing }))
    await expect(make(source, html)).rejects.toThrow(/Nothing is known of .*index\.html/)
  })

  it('tells which page failed, and why, when a thread fails', async () => {
    await expect(made({ ...html, 'en/lost': page('Lost').replace('/_astro/b.css', '/_astro/none.css') })).rejects.toThrow(
      /en\/lost\/index\.html.*none\.css/s,
    )
  })

  it('takes what an earlier build found out of the same pages, unless other code found it', async () => {
    const source = await smallSource({ html }, client)
    await make(source, html)
    const cache = join(source.dataDir, 'facts.json')
    await writeFile(cache, (await readFile(cache, 'utf8')).replaceAll('"Welcome', '"Goodbye'))
    const edited = { ...html, 'en/faq': page('Answers') }
    const next = await smallSource({ html: edited }, client)
    expect(titles((await make(next, edited, 'a', source)).site)).toEqual(['Answers', 'Goodbye', 'Bienvenidos'])
    expect(titles((await make(next, edited, 'b', source)).site)).toEqual(['Answers', 'Welcome', 'Bienvenidos'])
  })

  it('reads its pages afresh when what is known is broken', async () => {
    const source = await smallSource({ html }, client)
    await writeFile(join(source.dataDir, 'facts.json'), '{"code":"a","facts":')
    expect(titles((await make(source, html)).site)).toEqual(['Questions', 'Welcome', 'Bienvenidos'])
  })
})

describe('compressed files', () => {
  const script = `export const words = ${JSON.stringify('up early '.repeat(60))}`

  it('stand beside everything that gets smaller, and are made once', async () => {
    const first = await smallSite({ 'a.js': script, 'small.js': 'x()', 'picture.avif': script })
    const cache = `${first.dir}-compressed`
    await compressRest(first.dir, first.files, cache)
    expect(brotliDecompressSync(await readFile(join(first.dir, 'a.js.br'))).toString()).toBe(script)
    await expect(stat(join(first.dir, 'small.js.br'))).rejects.toThrow('ENOENT')
    await expect(stat(join(first.dir, 'picture.avif.br'))).rejects.toThrow('ENOENT')
    const second = await smallSite({ 'other-name.js': script })
    await compressRest(second.dir, second.files, cache)
    const { ino } = await stat(join(second.dir, 'other-name.js.br'))
    expect(ino).toBe((await stat(join(first.dir, 'a.js.br'))).ino)
  })
})
