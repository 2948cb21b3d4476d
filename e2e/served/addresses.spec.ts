import { expect, test } from '@playwright/test'
import { families, inBothLanguages, inEnglishOnly, withoutLanguage } from '../site/addresses.ts'
import { attributesOf, builtPages, mainOf, plain } from '../site/built-pages.ts'
import { siteAddress } from '../site/served-site.ts'

const languageOf = (html: string) => /<html\b[^>]*\slang="(\w+)"/.exec(html)?.[1]

const ids: Readonly<Record<string, string>> = {
  '/en/': 'ROUTE-07',
  '/es/': 'ROUTE-08',
  '/en/search/': 'ROUTE-10',
  '/blog/': 'ROUTE-11',
  '/news/': 'ROUTE-12',
  '/sitemap/': 'ROUTE-15',
  '/en/privacy/': 'ROUTE-16',
  '/en/privacy-notice/': 'ROUTE-17',
  '/en/mobile-privacy-notice/': 'ROUTE-18',
  '/en/online-service-agreement/': 'ROUTE-19',
  '/en/security-statement/': 'ROUTE-20',
  '/disclosures-agreements/': 'ROUTE-21',
  '/en/personal/services/mobile-banking/': 'ROUTE-22',
  '/thank-you/': 'ROUTE-23',
  '/en/covid19-updates/ms/': 'ROUTE-24',
  '/es/covid19-updates/ms/': 'ROUTE-24',
  '/en/covid19-updates/la/': 'ROUTE-25',
  '/es/covid19-updates/la/': 'ROUTE-25',
  '/en/covid19-updates/northtx/': 'ROUTE-26',
  '/es/covid19-updates/northtx/': 'ROUTE-26',
  '/en/covid19-updates/houston/': 'ROUTE-27',
  '/es/covid19-updates/houston/': 'ROUTE-27',
  '/en/product-terms-conditions/': 'ROUTE-33',
  '/en/about/our-culture/': 'ROUTE-34',
  '/en/about/community-involvement/': 'ROUTE-35',
  '/en/mortgage/log-in/': 'ROUTE-37',
  '/events/': 'ROUTE-39',
}

const prefixed = inBothLanguages.flatMap((path) => [`/en${path}`, `/es${path}`])

for (const path of ['/', ...prefixed, ...inEnglishOnly, ...withoutLanguage]) {
  test(`[${ids[path] ?? (path === '/' ? 'ROUTE-06' : 'ROUTE-42')}] ${path} is a whole page in its language`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    const language = path.startsWith('/es/') ? 'es' : 'en'
    expect(languageOf(html)).toBe(language)
    expect(answer.headers()['content-language']).toBe(language)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(plain(mainOf(html)).length).toBeGreaterThan(40)
    expect(html).toContain('<header')
    expect(html).toContain('<footer')
  })
}

test('[D-BLK-17] what only demonstrates blocks is not on the site', async ({ request }) => {
  expect(builtPages().filter(({ path }) => /\/(?:blocks|gallery)\//.test(path))).toEqual([])
  for (const path of ['/en/blocks/', '/es/blocks/', '/gallery/en', '/gallery/es/'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('[ROUTE-15] the sitemap page lists every page that is meant to be found, in its own language', async ({ request }) => {
  for (const [path, prefix, other] of [
    ['/en/sitemap/', '/en/', '/es/'],
    ['/es/sitemap/', '/es/', '/en/'],
  ] as const) {
    const links = new Set(attributesOf(mainOf(await (await request.get(path)).text()), 'a', 'href'))
    // What one is sent to, and what is reached without a language, is listed elsewhere or not at all.
    const listed = inBothLanguages.filter((address) => !/^\/(?:sitemap|thank-you|events|locations|search)\/$/.test(address))
    const own = ['/blog/', '/news/', '/disclosures-agreements/'].map((address) => (prefix === '/es/' ? `/es${address}` : address))
    const wanted = [...listed.map((address) => `${prefix.slice(0, -1)}${address}`), ...own]
    expect(wanted.filter((address) => !links.has(address))).toEqual([])
    if (prefix === '/en/') expect([...links].filter((href) => href.startsWith(other))).toEqual([])
  }
})

test('[ROUTE-23] the thank-you page says that the message has arrived, in both languages', async ({ request }) => {
  expect(plain(mainOf(await (await request.get('/thank-you/')).text()))).toMatch(/thank/i)
  expect(plain(mainOf(await (await request.get('/es/thank-you/')).text()))).toMatch(/gracias/i)
})

test('[ROUTE-38] every location in the three states has a page of its own, in both languages', async () => {
  const sites = builtPages().filter(({ path }) => /^\/locations\/(?:la|ms|tx)\/[^/]+\/$/.test(path))
  expect(sites.length).toBeGreaterThan(100)
  const copies = sites.flatMap(({ path }) => [path, `/en${path}`, `/es${path}`])
  const answers = await Promise.all(copies.map(async (path) => `${(await fetch(siteAddress + path, { method: 'HEAD' })).status} ${path}`))
  expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([])
})

test('[LINK-01] [LINK-02] every family without a language has a page or a file, and some page links to it', async ({ request }) => {
  const linked = new Set(builtPages().flatMap(({ html }) => attributesOf(html, 'a', 'href').map((href) => href.split('#')[0] ?? '')))
  for (const family of families) {
    const addresses = [...linked].filter((href) => href.startsWith(family))
    expect(addresses, family).not.toEqual([])
    const answers = await Promise.all(addresses.map(async (path) => `${(await request.get(path, { maxRedirects: 0 })).status()} ${path}`))
    expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([])
  }
})

test('[LINK-04] [LINK-05] [LINK-29] [ROUTE-21] links carry the language of their page, or of the only language there is', () => {
  const pages = builtPages()
  const published = new Set(pages.map(({ path }) => path))
  const wrong: string[] = []
  for (const { path, html } of pages) {
    // That page is Spanish by itself, in every language (D-LINK-9).
    if (path.endsWith('/espanol/')) continue
    const language = languageOf(html) ?? ''
    const other = language === 'en' ? 'es' : 'en'
    const body = html.replaceAll(/<a\b[^>]*data-language-switch[^>]*>/g, '')
    for (const href of attributesOf(body, 'a', 'href')) {
      const [target = ''] = href.split(/[?#]/)
      // The only way from here into the other language, beside the switch, is a page that this language does not have.
      const strays = target.startsWith(`/${other}/`) && published.has(target.replace(`/${other}/`, `/${language}/`))
      if (strays || /undefined|^$/.test(href)) wrong.push(`${href} on ${path}`)
    }
  }
  expect(wrong).toEqual([])
})

test('[LINK-07] [LINK-08] [LINK-09] [LINK-10] links that must load a document say so', () => {
  const wrong: string[] = []
  const seen = new Set<string>()
  for (const { path, html } of builtPages()) {
    for (const [tag] of html.matchAll(/<a\b[^>]*>/g)) {
      const href = attributesOf(tag, 'a', 'href')[0] ?? ''
      // The language switch of such a page loads it anew by itself.
      if (tag.includes('data-language-switch')) continue
      const family = /\/(relationships|BeB-Demo|CeB-Demo)\/|^\/(userfiles)\/[^/]+\.\w+$/.exec(href)
      if (family) seen.add(family[1] ?? family[2] ?? '')
      if (family && !tag.includes('data-astro-reload')) wrong.push(`${href} on ${path}`)
    }
  }
  expect(wrong).toEqual([])
  expect([...seen].sort()).toEqual(['BeB-Demo', 'CeB-Demo', 'relationships', 'userfiles'])
})

test('[ROUTE-05] a text without a Spanish version is shown in English on the Spanish page, and marked as English', async ({ request }) => {
  const html = await (await request.get('/es/locations/ms/petal-central-avenue/')).text()
  expect(languageOf(html)).toBe('es')
  expect(mainOf(html)).toMatch(/<span[^>]* lang="en"[^>]*>By the water tower<\/span>/)
  expect(plain(mainOf(html))).toContain('Cómo llegar')
})

test('[ROUTE-05] no page shows the name of a text instead of the text', () => {
  const bad = builtPages().filter(({ html }) => /\bundefined\b|\[object Object\]|\bNaN\b|\{\w+\}/.test(plain(mainOf(html))))
  expect(bad.map(({ path }) => path)).toEqual([])
})

test('[ROUTE-04] [CONST-08] there are pages in English and Spanish, and English is what a visitor gets who asks for nothing', async ({
  request,
}) => {
  expect(new Set(builtPages().map(({ html }) => languageOf(html)))).toEqual(new Set(['en', 'es']))
  const answer = await request.get('/', { headers: { 'accept-language': 'es-MX,es;q=0.9', cookie: 'lang=es' } })
  expect(answer.headers()['content-language']).toBe('en')
})

test('[ROUTE-44] [ROUTE-45] every visitor gets the same page: no session is started and menus are alike', async ({ request }) => {
  const menus = (html: string) => [...html.matchAll(/<nav\b[^>]*>.*?<\/nav>/gs)].map(([nav]) => plain(nav)).join('|')
  const plainVisit = await request.get('/en/personal/')
  const returning = await request.get('/en/personal/', { headers: { cookie: 'lang=en; audience=treasury; region=la' } })
  // The language of the page alone, the same for everybody (D-ROUTE-8).
  expect(plainVisit.headers()['set-cookie']).toBe('visit-lang=en; Path=/; SameSite=Lax')
  expect(await returning.text()).toBe(await plainVisit.text())
  expect(menus(await (await request.get('/en/business/')).text())).toBe(menus(await plainVisit.text()))
  expect(plain(await plainVisit.text())).not.toMatch(/log out|sign out|my account/i)
})

test('[ROUTE-38] [ROUTE-42] posts, releases, events and locations show what their record holds', () => {
  const records = builtPages().filter(({ path }) => /^\/(?:en\/|es\/)?(?:blog|news|events|locations\/[a-z]{2})\/[^/]+\/$/.test(path))
  expect(records.length).toBeGreaterThan(350)
  expect(records.filter(({ html }) => plain(mainOf(html)).length < 120).map(({ path }) => path)).toEqual([])
})
