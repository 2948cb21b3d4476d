import { expect, test } from '@playwright/test'
import { inEnglishOnly, withoutLanguage } from '../site/addresses.ts'
import { builtPages } from '../site/built-pages.ts'
import { servedRelease, siteAddress } from '../site/served-site.ts'

const siteUrl = 'https://www.gulfpines.example'

const languageOf = (html: string) => /<html\b[^>]*\slang="(\w+)"/.exec(html)?.[1]

for (const path of withoutLanguage) {
  test(`[ROUTE-11] [D-ROUTE-8] ${path} is answered in the language of the cookie, in the first HTML`, async ({ request }) => {
    for (const [cookie, language] of [
      ['lang=es', 'es'],
      ['theme=x; lang=en', 'en'],
      ['lang=fr', 'en'],
    ] as const) {
      const answer = await request.get(path, { headers: { cookie }, maxRedirects: 0 })
      expect(answer.status()).toBe(200)
      expect(answer.headers()).toMatchObject({ 'content-language': language })
      expect(answer.headers()['vary']).toMatch(/\bcookie\b/i)
      expect(languageOf(await answer.text())).toBe(language)
    }
  })
}

test('[D-ROUTE-8] without a chosen language an unprefixed page has that of the visit, or else the one that the browser asks for', async ({
  playwright,
}) => {
  for (const [visit, accepted, cookie, language] of [
    ['/es/personal/', 'en-US,en;q=0.9', undefined, 'es'],
    ['/en/personal/', 'es-MX,es;q=0.9', undefined, 'en'],
    [undefined, 'es-MX,es;q=0.9,en;q=0.8', undefined, 'es'],
    [undefined, 'en-US,en;q=0.9,es;q=0.8', undefined, 'en'],
    ['/es/personal/', 'es', 'lang=en', 'en'],
  ] as const) {
    const visitor = await playwright.request.newContext({ baseURL: siteAddress, extraHTTPHeaders: { 'accept-language': accepted } })
    if (visit) await visitor.get(visit)
    const answer = await visitor.get('/locations/tx/', cookie && { headers: { cookie: `${cookie}; visit-lang=es` } })
    expect([visit, accepted, languageOf(await answer.text())]).toEqual([visit, accepted, language])
    expect(answer.headers()['vary']).toMatch(/\baccept-language\b/i)
    await visitor.dispose()
  }
})

test('[D-ROUTE-8] every unprefixed page of the release has both languages', async () => {
  const { unprefixed } = servedRelease()
  expect(unprefixed.length).toBeGreaterThan(100)
  const languages = await Promise.all(
    unprefixed.map(
      async (path) => `${languageOf(await (await fetch(siteAddress + path, { headers: { cookie: 'lang=es' } })).text())} ${path}`,
    ),
  )
  expect(languages.filter((language) => !language.startsWith('es '))).toEqual([])
})

test('[D-ROUTE-8] each has a Spanish page of its own: canonical, paired with it by hreflang, and in the sitemap', async ({ request }) => {
  const { unprefixed } = servedRelease()
  const html = new Map(builtPages().map((page) => [page.path, page.html]))
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const wrong: string[] = []
  for (const path of unprefixed) {
    const [own, spanish] = [`${siteUrl}${path}`, `${siteUrl}/es${path}`]
    const pair = { en: own, es: spanish, 'x-default': own }
    const isIndexed = !/<meta name="robots" content="noindex"/.test(html.get(path) ?? '')
    const tags = Object.entries(pair).map(([language, href]) => `rel="alternate" hreflang="${language}" href="${href}"/>`)
    for (const [page, address] of [
      [path, own],
      [`/es${path}`, spanish],
    ] as const) {
      const head = html.get(page) ?? ''
      if (!tags.every((tag) => head.replaceAll(/(?=>)/g, '/').includes(tag))) wrong.push(`${page}: pair`)
      if (!head.includes(`<link rel="canonical" href="${address}"`)) wrong.push(`${page}: canonical`)
      const entry = `<url><loc>${address}</loc>${tags.map((tag) => `<xhtml:link ${tag}`).join('')}</url>`
      if (sitemap.includes(entry) !== isIndexed) wrong.push(`${page}: sitemap`)
    }
  }
  expect(wrong).toEqual([])
})

test('[D-ROUTE-8] results in Spanish lead to Spanish pages, unless there is none', async ({ request }) => {
  for (const terms of ['huracán', 'Houston', 'asamblea']) {
    const { data } = await (await request.get(`/api/search/results/?terms=${encodeURIComponent(terms)}&_lang=es`)).json()
    const urls = (data as readonly { readonly url: string }[]).map(({ url }) => url)
    expect(urls.length, terms).toBeGreaterThan(0)
    expect(urls.filter((url) => !url.startsWith('/es/') && !inEnglishOnly.some((page) => url.startsWith(page)))).toEqual([])
  }
})

test('[ROUTE-06] a prefixed address keeps its language whatever the cookie says', async ({ request }) => {
  for (const [path, language] of [
    ['/', 'en'],
    ['/en/', 'en'],
    ['/en/personal/', 'en'],
    ['/es/personal/', 'es'],
  ] as const) {
    const answer = await request.get(path, { headers: { cookie: `lang=${language === 'en' ? 'es' : 'en'}` }, maxRedirects: 0 })
    expect([answer.status(), languageOf(await answer.text())]).toEqual([200, language])
  }
})

test('[D-ROUTE-8] who keeps no cookie and follows links from /es/ meets English only where the link says so', async () => {
  /** Pages that a visitor without cookies has come to, and the page whose link led there. */
  const from = new Map([['/es/', siteAddress]])
  const unmarked: string[] = []
  for (const [path, referer] of from) {
    const answer = await fetch(siteAddress + path, { headers: { referer } })
    const html = await answer.text()
    if (languageOf(html) !== 'es') {
      unmarked.push(`${path} from ${referer}`)
      continue
    }
    for (const [link] of html.matchAll(/<a\b[^>]*>/g)) {
      const [, href] = /\shref="(\/[^"?#]*)/.exec(link) ?? []
      if (href && !/hreflang="en"/i.test(link) && !/\.\w+$/.test(href) && !from.has(href)) from.set(href, answer.url)
    }
  }
  expect(from.size).toBeGreaterThan(300)
  expect(unmarked).toEqual([])
})

test('[D-ROUTE-8] [D-LINK-8] without scripts the switch of a Spanish article leads to its English page, and is remembered', async ({
  playwright,
}) => {
  const visitor = await playwright.request.newContext({ baseURL: siteAddress })
  const spanish = await (await visitor.get('/es/blog/flood-insurance/')).text()
  const [, href = ''] = /<a href="([^"]*)"[^>]*data-language-switch="en"/.exec(spanish) ?? []
  expect(href).toBe('/blog/flood-insurance/?lang=en')
  expect(languageOf(await (await visitor.get(href)).text())).toBe('en')
  expect(languageOf(await (await visitor.get('/locations/tx/')).text())).toBe('en')
  await visitor.dispose()
})

test('[D-ROUTE-7] an unknown address without prefix is answered in the language of the visitor', async () => {
  for (const [headers, language] of [
    [{ 'accept-language': 'es-MX,es;q=0.9' }, 'es'],
    [{ cookie: 'lang=es' }, 'es'],
    [{ cookie: 'visit-lang=en', 'accept-language': 'es' }, 'en'],
    [{ referer: `${siteAddress}/es/personal/` }, 'es'],
    // Back has led from an English page to a Spanish one, which sets no cookie again.
    [{ cookie: 'visit-lang=en', referer: `${siteAddress}/es/` }, 'es'],
    [{ cookie: 'lang=en; visit-lang=en', referer: `${siteAddress}/es/` }, 'en'],
    [{ 'accept-language': 'en-US' }, 'en'],
  ] as const) {
    const answer = await fetch(`${siteAddress}/nowhere-at-all/`, { headers, redirect: 'manual' })
    expect([answer.status, languageOf(await answer.text())]).toEqual([404, language])
    expect(answer.headers.get('vary')).toMatch(/\bcookie\b/i)
  }
  expect(languageOf(await (await fetch(`${siteAddress}/en/nowhere/`, { headers: { cookie: 'lang=es' } })).text())).toBe('en')
})

test('[D-ROUTE-8] whoever has chosen English and keeps no cookie stays in English, link after link', async () => {
  const visit = (path: string, from: string) =>
    fetch(siteAddress + path, { redirect: 'manual', headers: { 'accept-language': 'es-MX,es;q=0.9', referer: siteAddress + from } })
  const first = await visit('/locations/tx/', '/blog/?lang=en')
  expect([first.status, first.headers.get('location')]).toEqual([302, '/locations/tx/?lang=en'])
  const then = await visit('/locations/tx/?lang=en', '/blog/?lang=en')
  expect([then.status, languageOf(await then.text())]).toEqual([200, 'en'])
  const next = await visit('/events/', '/locations/tx/?lang=en')
  expect(next.headers.get('location')).toBe('/events/?lang=en')
  expect((await visit('/events/', '/en/personal/')).headers.get('location')).toBe('/events/?lang=en')
  expect((await visit('/events/', '/es/personal/')).headers.get('location')).toBe('/es/events/')
})
