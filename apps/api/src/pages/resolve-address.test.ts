import { describe, expect, it } from 'vitest'
import type { Pages, SiteFile } from '../releases/release.ts'
import { isPagePath, resolveAddress } from './resolve-address.ts'

/** A file whose hash is its address, so that a test sees which one was found. */
const siteFile = (address: string): [string, SiteFile] => [
  address,
  { hash: address, size: 1, type: address.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/plain' },
]

const release = (addresses: readonly string[], extra: Partial<Pages> = {}): Pages => ({
  policy: 'pages',
  calculatorPolicy: 'calculator',
  files: new Map(addresses.map(siteFile)),
  leftover: new Map(),
  texts: new Map(),
  unprefixed: new Set(['/blog/', '/thank-you/']),
  ...extra,
})

const site = release(
  [
    '/index.html',
    '/404.html',
    '/es/404/index.html',
    '/en/index.html',
    '/es/index.html',
    '/blog/index.html',
    '/es/blog/index.html',
    '/thank-you/index.html',
    '/calculator-iframe/index.html',
    '/_astro/new.js',
    '/piñon/index.html',
    '/menu.json',
    '/docs/index.html.txt',
  ],
  { leftover: new Map([siteFile('/_astro/old.js')]) },
)

/** What was answered, in one line: status and file, or where to. */
const outline = (url: string, language?: 'en' | 'es') => {
  const resolved = resolveAddress(site, url, language)
  if (resolved.kind === 'redirect') return `301 ${resolved.to}`
  return resolved.kind === 'file' ? `${resolved.status} ${resolved.file.hash}` : resolved.kind
}

describe('which file answers an address', () => {
  it.each([
    ['/', '200 /index.html'],
    ['/?a=b', '200 /index.html'],
    ['/en/', '200 /en/index.html'],
    ['/en', '301 /en/'],
    ['/en?a=b/c', '301 /en/?a=b/c'],
    ['/en/index.html?a=b', '301 /en/?a=b'],
    ['/index.html', '301 /'],
    ['/docs/index.html.txt', '200 /docs/index.html.txt'],
    ['/blog/es/nowhere/', '404 /404.html'],
    ['/calculator-iframe/index.html', '200 /calculator-iframe/index.html'],
    ['/calculator-iframe/', '200 /calculator-iframe/index.html'],
    ['/pi%C3%B1on/', '200 /piñon/index.html'],
    ['/pin%CC%83on', '301 /pin%CC%83on/'],
    ['/es/blog/', '200 /es/blog/index.html'],
    ['/_astro/new.js', '200 /_astro/new.js'],
    ['/menu.json', '200 /menu.json'],
    ['/menu.json/', '404 /404.html'],
  ])('[D-ROUTE-2] %s gives %s', (url, expected) => {
    expect(outline(url)).toBe(expected)
  })

  it.each([
    ['/nowhere/', '404 /404.html'],
    ['/en/nowhere/', '404 /404.html'],
    ['/es/nowhere/', '404 /es/404/index.html'],
    ['/es/nowhere', '404 /es/404/index.html'],
    ['/404.html', '404 /404.html'],
    ['/es/404/', '404 /es/404/index.html'],
    ['/es/404', '404 /es/404/index.html'],
    ['/_astro/nowhere.js', '404 /404.html'],
  ])('[D-ROUTE-7] %s is unknown: %s', (url, expected) => {
    expect(outline(url)).toBe(expected)
  })

  it.each([
    ['/Blog/', '301 /blog/'],
    ['/BLOG', '301 /blog/'],
    ['/Blog?A=B/C', '301 /blog/?A=B/C'],
    ['/ES/Blog/?', '301 /es/blog/?'],
    ['/Pi%C3%B1on/', '301 /pi%C3%B1on/'],
    ['/Menu.json', '404 /404.html'],
    ['/Nowhere/', '404 /404.html'],
    ['/ES/404/', '404 /404.html'],
    ['/es/404/', '404 /es/404/index.html'],
  ])('[D-LOC-4] capital letters lead to the page in small ones, where there is one: %s gives %s', (url, expected) => {
    expect(outline(url)).toBe(expected)
  })

  it.each([
    '/../etc/passwd',
    '/blog/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/blog%2findex.html',
    '/blog%5cindex.html',
    '/..\\..\\etc\\passwd',
    '/blog/%00',
    '/blog%00/index.html',
    '/%',
    '/%c3%28',
    '//blog/',
    '//example.com/..',
    '/./blog/',
    '/blog/./',
    '/disk/index.html',
    '/__proto__/',
    '/constructor',
  ])('nothing outside the site can be reached: %s', (url) => {
    expect(outline(url)).toBe('404 /404.html')
  })

  it.each(['/tips%5Csave.txt', '/tips%5csave.txt', '/tips\\save.txt', '/tips%2Fsave.txt', '/tips%2fsave.txt', '/tips%00save.txt'])(
    'a separator that is written otherwise, or NUL, names no file, even where there is one: %s',
    (url) => {
      const odd = release(['/index.html', '/404.html', '/tips/save.txt', '/tips\\save.txt', '/tips\0save.txt'])
      expect(resolveAddress(odd, '/tips/save.txt', undefined)).toMatchObject({ status: 200 })
      expect(resolveAddress(odd, url, undefined)).toMatchObject({ status: 404, file: { hash: '/404.html' } })
    },
  )

  it.each([
    ['/blog/', 'es', '200 /es/blog/index.html'],
    ['/es/blog/', 'en', '200 /es/blog/index.html'],
    ['/blog/', 'en', '200 /blog/index.html'],
    ['/blog/', undefined, '200 /blog/index.html'],
    ['/thank-you/', 'es', '200 /thank-you/index.html'],
    ['/', 'es', '200 /index.html'],
    ['/en/', 'es', '200 /en/index.html'],
  ] as const)('[D-ROUTE-8] %s for a visitor whose cookie says %s: %s', (url, language, expected) => {
    expect(outline(url, language)).toBe(expected)
  })

  it('[D-ROUTE-8] says that a cookie decides, and which language the page is in', () => {
    expect(resolveAddress(site, '/blog/', 'es')).toMatchObject({
      language: 'es',
      byVisitor: true,
      headers: expect.not.objectContaining({ 'set-cookie': expect.anything() }),
    })
    expect(resolveAddress(site, '/blog/', undefined)).toMatchObject({ language: 'en', byVisitor: true })
    expect(resolveAddress(site, '/thank-you/', 'es')).toMatchObject({ language: 'en', byVisitor: true })
    expect(resolveAddress(site, '/es/', undefined)).toMatchObject({ language: 'es', byVisitor: false })
    expect(resolveAddress(site, '/nowhere/', undefined)).toMatchObject({ status: 404, byVisitor: true })
    expect(resolveAddress(site, '/es/nowhere/', undefined)).toMatchObject({ status: 404, byVisitor: false })
    expect(resolveAddress(site, '/es/blog/', undefined)).toMatchObject({ language: 'es', byVisitor: false })
    expect(resolveAddress(site, '/menu.json', undefined)).not.toHaveProperty('language')
  })

  it('[D-ROUTE-8] answers in Spanish from releases that keep such pages in a folder of their own', () => {
    const older = release(['/blog/index.html', '/_es/blog/index.html'])
    expect(resolveAddress(older, '/blog/', 'es')).toMatchObject({ language: 'es', file: { hash: '/_es/blog/index.html' } })
  })

  it('finds hashed files of other releases, and never a page of them', () => {
    expect(outline('/_astro/old.js')).toBe('200 /_astro/old.js')
  })

  it('[D-ROUTE-7] falls back to the English page, then to none', () => {
    const inFolder = release(['/index.html', '/en/404/index.html'])
    expect(resolveAddress(inFolder, '/nowhere/', undefined)).toMatchObject({ status: 404, file: { hash: '/en/404/index.html' } })
    const englishOnly = release(['/index.html', '/404.html'])
    expect(resolveAddress(englishOnly, '/es/nowhere/', undefined)).toMatchObject({ status: 404, language: 'en' })
    expect(resolveAddress(release(['/index.html']), '/nowhere/', undefined)).toEqual({ kind: 'missing' })
  })

  it('gives the calculator its own policy and lets our pages frame it', () => {
    expect(resolveAddress(site, '/calculator-iframe/', undefined)).toMatchObject({
      headers: { 'content-security-policy': 'calculator', 'x-frame-options': 'SAMEORIGIN' },
    })
    expect(resolveAddress(site, '/blog/', undefined)).toMatchObject({
      headers: { 'content-security-policy': 'pages', 'x-frame-options': 'DENY' },
    })
  })
})

describe('a path at which a page stands', () => {
  it.each(['/', '/en/', '/blog/', '/pi%C3%B1on/', '/calculator-iframe/index.html'])('is that of a page: %s', (path) => {
    expect(isPagePath(site, path)).toBe(true)
  })

  it.each(['/nowhere/', '/en/nowhere/', '/en', '/Blog/', '/menu.json', '/es/404/', '/blog/?a=b', '?a=b', 'blog/', '', '/%'])(
    'is none of an unknown address, a redirect, a file or an error: %s',
    (path) => {
      expect(isPagePath(site, path)).toBe(false)
    },
  )

  it('is none where the site has no page for errors either', () => {
    expect(isPagePath(release(['/index.html']), '/nowhere/')).toBe(false)
  })
})
