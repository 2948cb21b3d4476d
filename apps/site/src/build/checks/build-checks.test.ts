import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../page-data/entries.ts'
import type { BuiltPage } from '../facts/built-site.ts'
import { contentPolicy, forbiddenMarkup, inlineHashes, policyWith, recaptchaHosts } from '../files/content-policy.ts'
import { sitemapXml } from '../files/site-files.ts'
import { searchPages } from '../search/search-page.ts'
import { smallSite } from '../testing/small-site.ts'
import { budgets, overBudget, overMedian, pageMeasurer } from './budgets.ts'
import { deadLinks, linkChecker } from './link-check.ts'

const page = (body: string, head = '') => `<!doctype html><html lang="en"><head>${head}</head><body><main>${body}</main></body></html>`

const siteUrl = 'https://www.gulfpines.example'

describe('link check', () => {
  it('names every dead address, and a page that it stands on', () => {
    const site = smallSite({
      'en/index.html': page(
        '<a href="/en/gone/">x</a><a href="/en/there/#deep">y</a><img src="/api/media/a.webp"><a href="mailto:">m</a><a href="tel: ">t</a><a href="mailto:help">h</a><a href="tel:none">n</a><a href="mailto:a b@x.com">b</a><a href="tel:12">d</a><a href="mailto:a@b.example">w</a><a href="mailto:?subject=Rates">s</a><img src="/media/none.avif" srcset="/media/a.avif 1w, /media/b.avif 2w">',
        '<script src="/_astro/old.js"></script>',
      ),
      'en/there/index.html': page('<p id="top">Here</p><a href="https://elsewhere.example/">z</a><a href="tel:8005550142">call</a>'),
    })
    expect(deadLinks(site, siteUrl)).toEqual(
      [
        '/_astro/old.js',
        '/en/gone/',
        '/en/there/#deep',
        '/api/media/a.webp',
        'mailto:',
        'tel: ',
        'mailto:help',
        'tel:none',
        'mailto:a b@x.com',
        'tel:12',
        '/media/none.avif',
        '/media/a.avif',
        '/media/b.avif',
      ].map((address) => ({
        address,
        written: address,
        page: '/en/',
      })),
    )
  })

  it('keeps what each page has written beside the address that it means there', () => {
    const html = page('<a href="#gone">x</a><a href="/en/there/?x=1#gone">y</a><a href="/gone/">z</a>')
    const site = smallSite({ 'en/index.html': html, 'en/there/index.html': html, 'es/index.html': html })
    expect(deadLinks(site, siteUrl)).toEqual([
      { address: '/en/#gone', written: '#gone', page: '/en/' },
      { address: '/en/there/#gone', written: '/en/there/?x=1#gone', page: '/en/' },
      { address: '/gone/', written: '/gone/', page: '/en/' },
      { address: '/en/there/#gone', written: '#gone', page: '/en/there/' },
      { address: '/es/#gone', written: '#gone', page: '/es/' },
      { address: '/en/there/#gone', written: '/en/there/?x=1#gone', page: '/es/' },
      { address: '/gone/', written: '/gone/', page: '/es/' },
    ])
  })

  it('finds nothing wrong in a whole site', () => {
    const site = smallSite({
      'en/index.html': page(`<a href="${siteUrl}/en/there/#top">y</a><a href="#top">here</a><i id="top"></i>`),
      'en/there/index.html': page('<p id="top">Here</p>'),
    })
    expect(deadLinks(site, siteUrl)).toEqual([])
  })
})

describe('link check of one site after another', () => {
  const link = '/en/there/#top'
  const files = { 'en/index.html': page(`<a href="${link}">y</a>`), 'en/there/index.html': page('<p id="top">Here</p>') }
  const [here, there] = smallSite(files).pages
  const other = (html: string) => smallSite({ 'en/there/index.html': html }).pages

  it.each([
    ['a page is gone', [here], '/en/there/'],
    ['an anchor is gone', [here, ...other(page('<p>Here</p>'))], link],
    ['a page has another link', [here, ...other(page('<p id="top"><a href="/gone/">x</a></p>'))], '/gone/'],
    ['nothing that is linked is gone', [here, ...other(page('<p id="top">Here too</p>'))], undefined],
  ])('finds what a whole check finds when %s', (_name, pages, address) => {
    const check = linkChecker()
    const siteOf = (some: readonly (BuiltPage | undefined)[]) => {
      const found = some.flatMap((one) => one ?? [])
      return { pages: found, files: new Map(found.map(({ file }) => [`/${file}`, true])) }
    }
    expect(check(siteOf([here, there]), siteUrl)).toEqual([])
    const site = siteOf(pages)
    expect(check(site, siteUrl).map((dead) => dead.address)).toEqual(address ? [address] : [])
    expect(check(site, siteUrl)).toEqual(deadLinks(site, siteUrl))
    expect(check(siteOf([here, there]), siteUrl)).toEqual([])
  })
})

describe('content policy', () => {
  it('of a site lets in what one more page has, each once', () => {
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const [shown] = smallSite({
      'en/index.html': page('', '<script>let a=1</script><script>let b=2</script><style>p{color:red}</style>'),
    }).pages
    if (!shown) throw new Error('The site has no page')
    const of = (scripts: string, styles: string) =>
      `default-src 'none'; script-src 'self' ${scripts}; style-src 'self'${styles}; img-src 'self'`
    expect(policyWith(of(hashOf('let a=1'), ''), shown)).toBe(of(`${hashOf('let a=1')} ${hashOf('let b=2')}`, ` ${hashOf('p{color:red}')}`))
  })

  it('allows the style of a document that stands inside a frame of a page', () => {
    const site = smallSite({ 'en/index.html': page('', '<iframe srcdoc="&lt;style>b{color:red}&lt;/style>"></iframe>') })
    expect(inlineHashes(site).styles).toEqual([`'sha256-${createHash('sha256').update('b{color:red}').digest('base64')}'`])
  })

  it('allows exactly the inline scripts and styles of the built pages', () => {
    const site = smallSite({
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

  it.each(['<p style="color:red">x</p>', '<a onclick="go()" href="/en/">x</a>'])('refuses a page with %s', (html) => {
    const site = smallSite({ 'en/index.html': page(html) })
    expect(forbiddenMarkup(site)).toEqual([
      expect.stringContaining(`en/index.html: the content policy forbids style attributes and inline handlers: ${html}`),
    ])
  })
})

describe('budgets', () => {
  it('counts imported scripts at once, and those of islands after use', async () => {
    const site = smallSite({
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
    const sizes = first && (await pageMeasurer()(site, first))
    expect(sizes?.script).toBeGreaterThan(30)
    expect(sizes?.scriptAfterUse).toBeGreaterThan(sizes?.script ?? 0)
  })

  it('counts what a page starts by itself before any interaction, and only where it is marked', async () => {
    const script = '<script type="module" src="/_astro/page.js"></script>'
    const site = smallSite({
      'en/index.html': page('<h1>Home</h1>', script),
      'en/list/index.html': page('<ul data-mount="other list"></ul>', script),
      '_astro/page.js':
        'const g=(at)=>import(at),list=()=>g(`./mount-list.a1.js`),later=()=>g("./later.js").then((e)=>e.t),change=()=>import("./change-list.b2.js")',
      '_astro/mount-list.a1.js': 'import"./part.js";export default()=>{}',
      '_astro/part.js': `console.log(${JSON.stringify('part '.repeat(20))})`,
      '_astro/later.js': 'console.log("later")',
      '_astro/change-list.b2.js': 'console.log("an answer that differs")',
    })
    const measure = pageMeasurer()
    const [home, list] = await Promise.all(site.pages.map((each) => measure(site, each)))
    const [entry, mount, part, later] = ['page', 'mount-list.a1', 'part', 'later'].map((name) => site.files.get(`/_astro/${name}.js`)?.size)
    expect([home?.script, home?.scriptAfterUse]).toEqual([entry, Number(entry) + Number(later)])
    expect([list?.script, list?.scriptAfterUse]).toEqual([
      Number(entry) + Number(mount) + Number(part),
      Number(entry) + Number(mount) + Number(part) + Number(later),
    ])
  })

  it('[D-LOC-1] counts the map by itself: what it brings beside the finder, and its shapes', async () => {
    const script = '<script type="module" src="/_astro/page.js"></script>'
    const site = smallSite({
      'en/index.html': page('<div data-mount="finder" data-shapes="/_astro/shapes.a1.json"></div>', script),
      '_astro/page.js': 'const finder=()=>import("./mount-finder.a1.js")',
      '_astro/mount-finder.a1.js': 'const later=()=>import("./start-finder.a1.js");export default()=>{}',
      '_astro/start-finder.a1.js': 'import"./both.js";const map=()=>import("./start-map.a1.js")',
      '_astro/start-map.a1.js': 'import"./both.js";import"./drawing.js"',
      '_astro/both.js': `console.log(${JSON.stringify('both '.repeat(20))})`,
      '_astro/drawing.js': `console.log(${JSON.stringify('drawing '.repeat(20))})`,
      '_astro/shapes.a1.json': '[1,2,3]',
    })
    const sizes = site.pages[0] && (await pageMeasurer()(site, site.pages[0]))
    const sizeOf = (name: string): number => Number(site.files.get(`/_astro/${name}`)?.size)
    expect(sizes?.mapScript).toBe(sizeOf('start-map.a1.js') + sizeOf('drawing.js'))
    expect(sizes?.mapShapes).toBe(sizeOf('shapes.a1.json'))
    expect(sizes?.script).toBe(sizeOf('page.js') + sizeOf('mount-finder.a1.js'))
  })

  it('names the page and the part that is too heavy', () => {
    const light = { path: '/en/', html: 1, css: 1, script: 1, scriptAfterUse: 1, toolScript: 1, mapScript: 1, mapShapes: 1, fonts: 1 }
    expect(overBudget([light])).toEqual([])
    expect(overBudget([light, { ...light, path: '/en/heavy/', script: budgets.script + 1 }])).toEqual([
      '/en/heavy/: script is 12.001 KB, at most 12.000 KB',
    ])
    expect(overBudget([{ ...light, mapScript: budgets.mapScript + 1024, mapShapes: budgets.mapShapes + 1024 }])).toEqual([
      '/en/: mapScript is 26.000 KB, at most 25.000 KB',
      '/en/: mapShapes is 61.000 KB, at most 60.000 KB',
    ])
  })

  it('warns of a heavy median page without refusing any', () => {
    const page = { path: '/en/', html: 1, css: 1, script: 1, scriptAfterUse: 1, toolScript: 1, mapScript: 1, mapShapes: 1, fonts: 1 }
    const heavy = { ...page, html: budgets.medianHtml + 1024 }
    expect([overMedian([page, page, heavy]), overBudget([page, heavy, heavy])]).toEqual([undefined, []])
    expect(overMedian([page, heavy, heavy])).toBe("The median page's HTML is 13.0 KB; it should be at most 12.0 KB.")
  })
})

describe('what is found', () => {
  const head = (path: string, robots = '') =>
    `<link rel="canonical" href="${siteUrl}${path}"><meta name="description" content="About it">${robots}<title>T</title>`

  it('[API-01] reads built pages once, by their canonical address, without hidden parts (D-SRCH-2)', () => {
    const site = smallSite({
      'en/personal/index.html': page(
        '<h1>Personal</h1><h2>Checking</h2><p>Everyday money</p><div data-hidden-from="business">Secret</div>',
        head('/en/personal/'),
      ),
      'index.html': page('<h1>Home</h1>', head('/en/')),
      'en/index.html': page('<h1>Home</h1>', head('/en/')),
      'en/404/index.html': page('<h1>Lost</h1>', head('/en/404/', '<meta name="robots" content="noindex">')),
    })
    const entries = ['/', '/personal/', '/404/'].map((uri) => ({ uri, englishOnly: false }) as Entry)
    const found = searchPages(site.pages, 'en', entries, new Map())
    expect(found.map(({ url }) => url).sort()).toEqual(['/en/', '/en/personal/'])
    expect(found.find(({ url }) => url === '/en/personal/')?.words).toMatchObject({
      title: 'Personal',
      headings: ['Checking'],
      description: 'About it',
      text: 'Personal\nChecking\nEveryday money',
    })
  })

  it('lists canonical, indexed pages in the sitemap', () => {
    const site = smallSite({
      'index.html': page('', head('/en/')),
      'en/index.html': page('', head('/en/')),
      'en/404/index.html': page('', head('/en/404/', '<meta name="robots" content="noindex">')),
    })
    expect(sitemapXml(site.pages).match(/<loc>[^<]+/g)).toEqual([`<loc>${siteUrl}/en/`])
  })
})
