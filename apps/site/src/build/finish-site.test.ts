import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { BuiltSite } from './built-site.ts'
import { compressRest, finishSite } from './finish-site.ts'
import { smallSite } from './testing/small-site.ts'

const page = (title: string) =>
  `<!doctype html><html lang="en"><head><link rel="stylesheet" href="/_astro/a.css"><link rel="stylesheet" href="/_astro/b.css"></head><body><main><h1 id="top">${title}</h1><p>${'Up early. '.repeat(40)}</p></main></body></html>`

const files = {
  '_astro/a.css': 'a{}',
  '_astro/b.css': 'b{}',
  'en/index.html': page('Welcome'),
  'en/faq/index.html': page('Questions'),
  'es/index.html': page('Bienvenidos'),
}

/** Finishes a site in its folder, with caches beside it. */
const finish = (dir: string, code: string): Promise<BuiltSite> =>
  finishSite(
    { siteDir: dir, media: [], folders: { mediaDir: dir, pictures: dir, compressed: `${dir}-compressed` } },
    { file: `${dir}-facts.json`, code },
  )

/** Every page's compressed files hold the page. */
const expectCompressed = async ({ dir, pages }: BuiltSite): Promise<void> => {
  for (const { file } of pages) {
    const html = await readFile(join(dir, file), 'utf8')
    expect(brotliDecompressSync(await readFile(join(dir, `${file}.br`))).toString()).toBe(html)
  }
}

const titles = ({ pages }: BuiltSite) => pages.map(({ facts }) => facts.words.title)

describe('finishing a site', () => {
  it('rewrites, compresses and reads every page, wherever its thread is', async () => {
    const { dir } = await smallSite(files)
    const site = await finish(dir, 'a')
    expect(titles(site)).toEqual(['Questions', 'Welcome', 'Bienvenidos'])
    expect(site.pages.map(({ path }) => path)).toEqual(['/en/faq/', '/en/', '/es/'])
    const stylesheets = new Set(site.pages.flatMap(({ facts }) => facts.stylesheets))
    expect(stylesheets.size).toBe(1)
    const [styles = ''] = stylesheets
    expect(site.files).toContain(styles)
    expect(await readFile(join(dir, styles), 'utf8')).toBe('a{}\nb{}')
    for (const { file } of site.pages) expect(await readFile(join(dir, file), 'utf8')).toContain(`href="${styles}"`)
    await expectCompressed(site)
  })

  it('compresses a page anew that was changed in its place, and no other one', async () => {
    const { dir } = await smallSite(files)
    await finish(dir, 'a')
    const before = await readFile(join(dir, 'en/index.html'))
    await writeFile(join(dir, 'en/index.html'), page('Good morning'))
    await expectCompressed(await finish(dir, 'a'))
    await writeFile(join(dir, 'en/faq/index.html'), before)
    await expectCompressed(await finish(dir, 'a'))
  })

  it('takes a download that ends like a compressed file for what it is', async () => {
    const { dir } = await smallSite({ ...files, 'files/report.br': 'x' })
    expect((await finish(dir, 'a')).files).toContain('/files/report.br')
  })

  it('refuses a page that nothing is known of', async () => {
    const { dir } = await smallSite(files)
    await finish(dir, 'a')
    const cache = `${dir}-facts.json`
    const { facts, ...kept } = JSON.parse(await readFile(cache, 'utf8'))
    const nothing = Object.fromEntries(Object.keys(facts).map((hash) => [hash, null]))
    await writeFile(cache, JSON.stringify({ ...kept, facts: nothing }))
    await expect(finish(dir, 'a')).rejects.toThrow(/Nothing is known of .*index\.html/)
  })

  it('tells which page failed, and why, when a thread fails', async () => {
    const { dir } = await smallSite({ ...files, 'en/lost/index.html': page('Lost').replace('/_astro/b.css', '/_astro/none.css') })
    await expect(finish(dir, 'a')).rejects.toThrow(/en\/lost\/index\.html.*none\.css/s)
  })

  it('takes what an earlier build found out of the same pages, unless other code found it', async () => {
    const { dir } = await smallSite(files)
    await finish(dir, 'a')
    const cache = `${dir}-facts.json`
    await writeFile(cache, (await readFile(cache, 'utf8')).replaceAll('"Welcome', '"Goodbye'))
    await writeFile(join(dir, 'en/faq/index.html'), page('Answers'))
    expect(titles(await finish(dir, 'a'))).toEqual(['Answers', 'Goodbye', 'Bienvenidos'])
    expect(titles(await finish(dir, 'b'))).toEqual(['Answers', 'Welcome', 'Bienvenidos'])
  })

  it('reads its pages afresh when what is known is broken', async () => {
    const { dir } = await smallSite(files)
    await writeFile(`${dir}-facts.json`, '{"code":"a","facts":')
    expect(titles(await finish(dir, 'a'))).toEqual(['Questions', 'Welcome', 'Bienvenidos'])
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
