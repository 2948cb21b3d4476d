import { loadSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import { allowed } from '@bank/rules/links/allowed-link.ts'
import { expect, test } from '@playwright/test'
import { attributesOf, builtPages } from '../site/built-pages.ts'
import { dataDir } from '../site/served-site.ts'

type FoundLink = { readonly page: string; readonly href: string; readonly tag: string }

/** Every link of the site as it is served. Without scripts there is nobody to warn, so what is for that alone is left out. */
const links: readonly FoundLink[] = builtPages().flatMap(({ path, html }) =>
  [...html.replaceAll(/<noscript>.*?<\/noscript>/gs, '').matchAll(/<a\b[^>]*>/g)].map(([tag]) => ({
    page: path,
    href: attributesOf(tag, 'a', 'href')[0] ?? '',
    tag,
  })),
)
const named = ({ page, href }: FoundLink) => `${href} on ${page}`
const outbound = links.filter(({ href }) => /^(?:https?:)?\/\//.test(href))

const settings = async () => (await loadSnapshot(dataDir)).snapshot.settings

test('[LINK-12] [LINK-13] no link to the bank’s own host is taken for another website', async () => {
  const { host } = new URL((await settings()).siteUrl ?? '')
  expect(outbound.length).toBeGreaterThan(1000)
  expect(outbound.filter(({ href }) => [host, host.replace(/^www\./, '')].includes(new URL(href).host)).map(named)).toEqual([])
})

test('[LINK-16] [LINK-18] a link to another website warns, unless it is on the allow-list', async () => {
  const list = ((await settings()).allowList ?? []).flatMap(({ url }) => url ?? [])
  // Log-in forms post to these pages of the bank; where its menu cannot be reached they are links (D-HEAD-1).
  const logIns = new Set(builtPages().flatMap(({ html }) => attributesOf(html, 'form', 'action')))
  const wrong = outbound.filter(({ href, tag }) => (allowed(href, list) || logIns.has(href)) === tag.includes('data-outbound="warn"'))
  expect(wrong.map(named)).toEqual([])
  expect(
    new Set(outbound.filter(({ tag }) => tag.includes('data-outbound="warn"')).map(({ href }) => new URL(href).host)).size,
  ).toBeGreaterThan(2)
})

test('[LINK-13] [D-LINK-3] it opens in a new tab that knows nothing of ours', () => {
  expect(outbound.filter(({ tag }) => !(tag.includes('target="_blank"') && /rel="[^"]*noopener/.test(tag))).map(named)).toEqual([])
})

test('[LINK-17] the allow-list covers what the bank sends its customers to', async () => {
  const list = (await settings()).allowList ?? []
  const categories = new Set(list.map(({ category }) => category))
  for (const category of [
    ...['enrolment', 'forgot-user-id', 'investor-relations', 'mortgage-portal', 'careers', 'lockbox', 'flipbook'],
    ...['loan-payment', 'application', 'maps', 'social', 'app-store'],
  ])
    expect(categories, category).toContain(category)
  // Applications are no links: forms post them (PROD-25).
  const posted = builtPages().flatMap(({ html }) => attributesOf(html, 'form', 'action'))
  const destinations = [...new Set([...outbound.map(({ href }) => href), ...posted])]
  const linked = (category: string) =>
    destinations.some((address) => list.some((entry) => entry.category === category && entry.url && allowed(address, [entry.url])))
  // Enrolment's neighbour stands in the login panel alone, which a script shows.
  expect([...categories].filter((category) => category !== 'forgot-user-id' && !linked(category ?? ''))).toEqual([])
})

test('[LINK-14] [LINK-15] mail and telephone links carry nothing but their address', () => {
  const found = links.filter(({ href }) => /^(?:mailto|tel):/.test(href))
  expect(new Set(found.map(({ href }) => href.split(':')[0]))).toEqual(new Set(['mailto', 'tel']))
  expect(found.filter(({ tag }) => /target=|data-outbound|data-astro-reload/.test(tag)).map(named)).toEqual([])
})

test('[LINK-11] [D-LINK-6] links to pages navigate inside the app, links to files load documents', () => {
  const isFile = (href: string) => /\.\w+$/.test(href.split(/[?#]/)[0] ?? '')
  const files = links.filter(({ href }) => href.startsWith('/') && isFile(href))
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter(({ tag }) => !tag.includes('data-astro-reload')).map(named)).toEqual([])
  const documents = links.filter(({ href, tag }) => href.startsWith('/') && !isFile(href) && tag.includes('data-astro-reload'))
  // Three kinds of path, and what the store flags (LINK-07 to LINK-10).
  const flagged = new Set(documents.map(({ href }) => href).filter((href) => !/\/(?:relationships|BeB-Demo|CeB-Demo)\//.test(href)))
  expect(flagged.size).toBeLessThan(4)
})

test('[D-LINK-11] a link on a Spanish page to a page in English says so, in its words, beside them or by being in English', () => {
  const pages = builtPages()
  const english = new Set(pages.flatMap(({ path, html }) => (/<html[^>]* lang="?en/.test(html) && path.startsWith('/en/') ? [path] : [])))
  const found = pages
    .filter(({ html }) => /<html[^>]* lang="?es/.test(html))
    .flatMap(({ path, html }) =>
      [...html.matchAll(/(<a\b[^>]*>)((?:(?!<\/a>).)*)<\/a>(.{0,60})/gs)].flatMap(([, tag = '', words = '', behind = '']) => {
        const href = (attributesOf(tag, 'a', 'href')[0] ?? '').replace(/[?#].*/, '')
        return english.has(href) && !tag.includes('data-language-switch') ? [{ page: path, href, tag, told: `${words}${behind}` }] : []
      }),
    )
  expect(found.length).toBeGreaterThan(1000)
  expect(found.filter(({ tag, told }) => !/en inglés|\blang="en"/.test(`${tag}${told}`)).map(named)).toEqual([])
})
