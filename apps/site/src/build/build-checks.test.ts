import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { budgets, overBudget, pageMeasurer } from './budgets.ts'
import { contentPolicy, inlineHashes, recaptchaHosts } from './content-policy.ts'
import { emptyPages } from './empty-pages.ts'
import { deadLinks } from './link-check.ts'
import { searchDocuments } from './search-documents.ts'
import { sitemapXml } from './site-files.ts'
import { smallSite } from './testing/small-site.ts'

const page = (body: string, head = '') => `<!doctype html><html lang="en"><head>${head}</head><body><main>${body}</main></body></html>`

const siteUrl = 'https://www.gulfpines.example'

describe('link check', () => {
  it('names every dead address and the page it stands on', async () => {
    const site = await smallSite({
      'en/index.html': page(
        '<a href="/en/gone/">x</a><a href="/en/there/#deep">y</a><img src="/media/none.avif" srcset="/media/a.avif 1w, /media/b.avif 2w">',
        '<script src="/_astro/old.js"></script>',
      ),
      'en/there/index.html': page('<p id="top">Here</p><a href="https://elsewhere.example/">z</a><a href="tel:8005550142">call</a>'),
    })
    expect(deadLinks(site, siteUrl)).toEqual([
      '/_astro/old.js (on /en/)',
      '/en/gone/ (on /en/)',
      '/en/there/#deep (on /en/)',
      '/media/none.avif (on /en/)',
      '/media/a.avif (on /en/)',
      '/media/b.avif (on /en/)',
    ])
  })

  it('finds nothing wrong in a whole site', async () => {
    const site = await smallSite({
      'en/index.html': page(`<a href="${siteUrl}/en/there/#top">y</a><a href="#top">here</a><i id="top"></i>`),
      'en/there/index.html': page('<p id="top">Here</p>'),
    })
    expect(deadLinks(site, siteUrl)).toEqual([])
  })
})

describe('content policy', () => {
  it('allows exactly the inline scripts and styles of the built pages', async () => {
    const site = await smallSite({
      'en/index.html': page('', '<style>p{color:red}</style><script>let a=1</script><script type="application/ld+json">{}</script>'),
    })
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const hashes = inlineHashes(site)
    const policy = contentPolicy({ hashes, bankingHosts: ['online.gulfpines.example'], frameAncestors: "'none'" })
    const withImages = contentPolicy({ hashes, bankingHosts: [], frameAncestors: "'none'", imageDomain: 'images.gulfpines.example' })
    expect(policy).toContain("img-src 'self' data:;")
    expect(withImages).toContain("img-src 'self' data: https://images.gulfpines.example;")
    expect(policy).toContain(`script-src 'self' ${hash('let a=1')};`)
    expect(policy).toContain(`style-src 'self' ${hash('p{color:red}')};`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' https://online.gulfpines.example")
    expect(policy).not.toContain('unsafe')
  })

  it('[D-FORM-6] lets reCAPTCHA in only where it is used', () => {
    const input = { hashes: { scripts: ["'sha256-a'"], styles: [] }, bankingHosts: [], frameAncestors: "'none'" } as const
    expect(contentPolicy(input)).not.toMatch(/google|gstatic/)
    const policy = contentPolicy({ ...input, captchaHosts: recaptchaHosts })
    const hosts = 'https://www.google.com https://www.gstatic.com'
    expect(policy).toContain(`script-src 'self' ${hosts} 'sha256-a';`)
    expect(policy).toContain(`connect-src 'self' ${hosts};`)
    expect(policy).toMatch(new RegExp(`frame-src 'self' [^;]*${hosts};`))
  })

  it.each(['<p style="color:red">x</p>', '<a onclick="go()" href="/en/">x</a>'])('refuses a page with %s', async (html) => {
    const site = await smallSite({ 'en/index.html': page(html) })
    expect(() => inlineHashes(site)).toThrow('en/index.html')
  })
})

describe('pages that say nothing', () => {
  it('are named, and so is a site without pages', async () => {
    const site = await smallSite({ 'en/index.html': page('<h1>Welcome</h1>'), 'en/lost/index.html': page('<div><svg></svg></div>') })
    expect(emptyPages(site)).toEqual(['/en/lost/'])
    expect(emptyPages(await smallSite({ 'robots.txt': '' }))).toEqual(['there are no pages at all'])
  })
})

describe('budgets', () => {
  it('counts imported scripts at once, and those of islands after use', async () => {
    const site = await smallSite({
      'en/index.html': page(
        '<astro-island component-url="/_astro/island.js" renderer-url="/_astro/client.js"></astro-island>',
        '<script type="module" src="/_astro/page.js"></script>',
      ),
      '_astro/page.js': 'import"./part.js";console.log("page")',
      '_astro/part.js': 'console.log("part")',
      '_astro/island.js': 'import{a}from"./client.js";a()',
      '_astro/client.js': `export const a=()=>${JSON.stringify('x'.repeat(50))}`,
    })
    const [first] = site.pages
    const sizes = first && (await pageMeasurer(site)(first))
    expect(sizes?.script).toBeGreaterThan(30)
    expect(sizes?.scriptAfterUse).toBeGreaterThan(sizes?.script ?? 0)
  })

  it('counts what a page starts by itself before any interaction, and only where it is marked', async () => {
    const script = '<script type="module" src="/_astro/page.js"></script>'
    const site = await smallSite({
      'en/index.html': page('<h1>Home</h1>', script),
      'en/list/index.html': page('<ul data-mount="other list"></ul>', script),
      '_astro/page.js':
        'const list=()=>import("./mount-list.a1.js"),later=()=>import("./later.js"),change=()=>import("./change-list.b2.js")',
      '_astro/mount-list.a1.js': 'import"./part.js";export default()=>{}',
      '_astro/part.js': `console.log(${JSON.stringify('part '.repeat(20))})`,
      '_astro/later.js': 'console.log("later")',
      '_astro/change-list.b2.js': 'console.log("an answer that differs")',
    })
    const measure = pageMeasurer(site)
    const [home, list] = await Promise.all(site.pages.map(measure))
    const [entry, mount, part, later] = await Promise.all(
      ['page', 'mount-list.a1', 'part', 'later'].map(async (name) => (await stat(join(site.dir, `_astro/${name}.js`))).size),
    )
    expect([home?.script, home?.scriptAfterUse]).toEqual([entry, Number(entry) + Number(later)])
    expect([list?.script, list?.scriptAfterUse]).toEqual([
      Number(entry) + Number(mount) + Number(part),
      Number(entry) + Number(mount) + Number(part) + Number(later),
    ])
  })

  it('names the page and the part that is too heavy', () => {
    const light = { path: '/en/', html: 1, css: 1, script: 1, scriptAfterUse: 1, fonts: 1 }
    expect(overBudget([light])).toEqual([])
    expect(overBudget([light, { ...light, path: '/en/heavy/', script: budgets.script + 1 }])).toEqual([
      '/en/heavy/: script is 12.0 KB, at most 12.0 KB',
    ])
  })
})

describe('what is found', () => {
  const head = (path: string, robots = '') =>
    `<link rel="canonical" href="${siteUrl}${path}"><meta name="description" content="About it">${robots}<title>T</title>`

  it('[API-01] indexes built pages once, by their canonical address, without hidden parts (D-SRCH-2)', async () => {
    const site = await smallSite({
      'en/personal/index.html': page(
        '<h1>Personal</h1><h2>Checking</h2><p>Everyday money</p><div data-hidden-from="business">Secret</div>',
        head('/en/personal/'),
      ),
      'index.html': page('<h1>Home</h1>', head('/en/')),
      'en/index.html': page('<h1>Home</h1>', head('/en/')),
      'en/404/index.html': page('<h1>Lost</h1>', head('/en/404/', '<meta name="robots" content="noindex">')),
    })
    const { en } = searchDocuments(site, () => ({ bankName: '', labels: [], records: [] }))
    expect(en.map(({ url }) => url).sort()).toEqual(['/en/', '/en/personal/'])
    expect(en.find(({ url }) => url === '/en/personal/')).toMatchObject({
      title: 'Personal',
      headings: ['Checking'],
      kind: 'personal',
      description: 'About it',
    })
    expect(en.find(({ url }) => url === '/en/personal/')?.text).not.toContain('Secret')
  })

  it('lists canonical, indexed pages in the sitemap', async () => {
    const site = await smallSite({
      'index.html': page('', head('/en/')),
      'en/index.html': page('', head('/en/')),
      'en/404/index.html': page('', head('/en/404/', '<meta name="robots" content="noindex">')),
    })
    expect(sitemapXml(site).match(/<loc>[^<]+/g)).toEqual([`<loc>${siteUrl}/en/`])
  })
})
