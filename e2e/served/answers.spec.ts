import { type APIResponse, expect, test } from '@playwright/test'
import { attributesOf, builtPages } from '../site/built-pages.ts'
import { servedRelease } from '../site/served-site.ts'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
  'permissions-policy': expect.stringContaining('camera=()'),
}

const policyOf = (answer: APIResponse): string => answer.headers()['content-security-policy'] ?? ''

/** First address of a kind that the home page names. */
const onHome = (pattern: RegExp): string => {
  const home = builtPages().find(({ path }) => path === '/en/')?.html ?? ''
  const named = [...attributesOf(home, 'link', 'href'), ...attributesOf(home, 'script', 'src'), ...attributesOf(home, 'img', 'src')]
  return named.find((address) => pattern.test(address)) ?? ''
}

const kinds = [
  ['a page', '/en/personal/', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['an unprefixed page', '/blog/', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['an unknown page', '/en/nowhere/', 404, 'text/html; charset=utf-8', 'no-cache'],
  ['a style sheet', () => onHome(/_astro.*\.css$/), 200, 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['a script', () => onHome(/_astro.*\.js$/), 200, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['a font', () => onHome(/_astro.*\.woff2$/), 200, 'font/woff2', 'public, max-age=31536000, immutable'],
  ['a picture', () => onHome(/^\/media\//), 200, /^image\//, 'public, max-age=31536000, immutable'],
  ['a list', '/api/blog/post/all/', 200, 'application/json; charset=utf-8', /./],
  ['an unknown call', '/api/nothing/at/all/', 404, 'application/json; charset=utf-8', 'no-store'],
  ['the probe', '/menu.txt', 200, /^text\/plain/, 'no-store'],
  ['the calculator', '/calculator-iframe/index.html', 200, 'text/html; charset=utf-8', 'no-cache'],
] as const

for (const [name, address, status, type, caching] of kinds) {
  test(`${name} is answered with every security header and its own caching`, async ({ request }) => {
    const url = typeof address === 'function' ? address() : address
    const answer = await request.get(url, { maxRedirects: 0 })
    expect(answer.status(), url).toBe(status)
    expect(answer.headers()).toMatchObject(always)
    expect(answer.headers()['content-type']).toEqual(typeof type === 'string' ? type : expect.stringMatching(type))
    expect(answer.headers()['cache-control']).toEqual(typeof caching === 'string' ? caching : expect.stringMatching(caching))
    expect(policyOf(answer)).toMatch(/^default-src 'none'/)
    expect(policyOf(answer)).not.toMatch(/unsafe-|\*|http:/)
    expect(answer.headers()).not.toHaveProperty('x-powered-by')
    expect(answer.headers()).not.toHaveProperty('server')
  })
}

test('pages have the policy of the release; only the calculator may be framed, by our own pages', async ({ request }) => {
  const { policy, calculatorPolicy } = servedRelease()
  const page = await request.get('/en/')
  expect(policyOf(page)).toBe(policy)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(page.headers()['x-frame-options']).toBe('DENY')
  for (const address of ['/calculator-iframe/', '/calculator-iframe/index.html']) {
    const calculator = await request.get(address)
    expect(policyOf(calculator)).toBe(calculatorPolicy)
    expect(calculatorPolicy).toContain("frame-ancestors 'self'")
    expect(calculator.headers()['x-frame-options']).toBe('SAMEORIGIN')
  }
})

test('compressible files come compressed, in the way that was asked for', async ({ request }) => {
  for (const address of ['/en/', onHome(/\.css$/), onHome(/\.js$/)]) {
    for (const encoding of ['br', 'gzip']) {
      const answer = await request.get(address, { headers: { 'accept-encoding': encoding } })
      expect(answer.headers()).toMatchObject({ 'content-encoding': encoding, vary: expect.stringContaining('Accept-Encoding') })
    }
  }
})

for (const [path, language] of [
  ['/en/nowhere/', 'en'],
  ['/es/en-ninguna-parte/', 'es'],
  ['/nowhere/', 'en'],
  ['/blog/no-such-post/', 'en'],
  ['/locations/tx/nowhere/', 'en'],
  ['/es/privacy/', 'es'],
] as const) {
  test(`[D-ROUTE-7] ${path} is a real 404 with a whole page`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['content-language']]).toEqual([404, language])
    const html = await answer.text()
    expect(html).toContain(`lang="${language}"`)
    expect(html).toMatch(/<h1\b/)
    expect(html).toContain('<header')
    expect(html).toContain('<footer')
    expect(html).toContain('noindex')
    expect(/<form\b[^>]*action="\/(?:en|es)\/search\/"/.test(html), 'a search box').toBe(true)
  })
}

test('an address without its closing slash moves to the one with it', async ({ request }) => {
  const answer = await request.get('/en/personal?x=1', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/en/personal/?x=1'])
})

test('[SEO-06] the share image is there', async ({ request }) => {
  const answer = await request.get('/img/share-image.jpg')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect((await answer.body()).length).toBeGreaterThan(10_000)
})

test('robots.txt and sitemap.xml name what may be found', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: https://')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/en/personal/</loc>')
  expect(sitemap).not.toMatch(/404|thank-you|_es/)
})
