import { expect, it } from 'vitest'
import { asksIfUseful } from './asks-if-useful.ts'

const page = (file: string, kinds: readonly string[], robots?: string) => ({
  file,
  blocks: kinds.map((kind) => ({ id: kind, kind, props: {}, hiddenFrom: [] })),
  head: {
    title: 'Page',
    meta: robots === undefined ? [] : [{ name: 'robots', content: robots }],
    links: [],
    spanishVersion: undefined,
    structured: [],
    dropped: [],
  },
})

it.each(['en/personal', 'es/personal', 'blog/a-post', 'en/locations/tx/katy'])('[D-ROUTE-11] a page to read asks: %s', (file) => {
  expect(asksIfUseful(page(file, ['banner', 'simpleContent']))).toBe(true)
})

it.each([
  ['', ['banner']],
  ['es', ['banner']],
  ['en/contact', ['banner', 'contactForm']],
  ['en/locations', ['locationFinder']],
  ['es/browser-data', ['simpleContent']],
])('[D-ROUTE-11] home pages, forms and tools do not: %j', (file, kinds) => {
  expect(asksIfUseful(page(file, kinds))).toBe(false)
})

it('[D-ROUTE-11] a page that tells robots something else asks', () => {
  expect(asksIfUseful(page('en/mortgage', ['banner'], 'index, follow'))).toBe(true)
})

it('[D-ROUTE-11] a list that can be followed does not; what it lists does, and a page with some cards of records', () => {
  const list = page('blog', ['recordList'])
  const feed = { rel: 'alternate', href: '/blog/feed.xml', type: 'application/rss+xml' }
  expect(asksIfUseful({ ...list, head: { ...list.head, links: [feed] } })).toBe(false)
  const post = page('blog/a-post', ['posts'])
  expect(asksIfUseful({ ...post, head: { ...post.head, links: [feed] } })).toBe(true)
  expect(asksIfUseful(page('en/fraud', ['banner', 'recordList']))).toBe(true)
})

it('[D-ROUTE-11] pages that nobody shall find do not, such as thanks and errors', () => {
  expect(asksIfUseful(page('thank-you', ['banner'], 'noindex'))).toBe(false)
})
