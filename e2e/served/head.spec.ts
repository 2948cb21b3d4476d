import { expect, test } from '@playwright/test'
import { attributesOf, builtPages, metaOf, plain, titleOf } from '../site/built-pages.ts'

const suffix = ' | Gulf Pines Bank'
const home = 'https://www.gulfpines.example'

/** Pages with the site's own head; the framed calculator is a document of its own. */
const pages = () => builtPages().filter(({ path }) => !path.startsWith('/calculator-iframe/'))

/** The page that is answered for addresses without one: it has none of its own. */
const isNotFound = (path: string) => path.endsWith('/404/')

const linkOf = (html: string, rel: string) =>
  [...html.matchAll(/<link\b[^>]*>/g)]
    .filter(([tag]) => attributesOf(tag, 'link', 'rel').includes(rel))
    .flatMap(([tag]) => attributesOf(tag, 'link', 'href'))

test('[SEO-01] [SEO-02] [SEO-03] every title ends with the bank, whole, and has 65 characters at most', () => {
  const right = (title: string) =>
    title.endsWith(suffix) && title.length <= 65 && title.split(suffix).length === 2 && title.length > suffix.length + 1
  const titles = pages().map(({ path, html }) => ({ path, title: titleOf(html) }))
  expect(titles.length).toBeGreaterThan(300)
  expect(titles.filter(({ title }) => !right(title))).toEqual([])
})

test('[SEO-04] [D-SEO-2] the titles of articles and events are their headings, with no word cut off', () => {
  const records = pages().filter(({ path }) => /^\/(?:blog|news|events)\/[^/]+\/$/.test(path))
  expect(records.filter(({ html }) => titleOf(html).length > 60).length).toBeGreaterThan(5)
  const cut = records.flatMap(({ path, html }) => {
    const heading = plain(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')
    return heading + suffix === titleOf(html) ? [] : [{ path, heading, title: titleOf(html) }]
  })
  expect(cut).toEqual([])
})

test('[SEO-05] [SEO-11] every page has author, description, address and one share image, all absolute', () => {
  const expected = [
    ['author', /^Gulf Pines Bank$/],
    ['description', /\S{3}/],
    ['og:image', /^https:\/\/www\.gulfpines\.example\/(?:img\/share-image\.jpg|media\/\S+)$/],
    ['viewport', /^width=device-width/],
  ] as const
  const wrong = pages().flatMap(({ path, html }) => [
    ...expected.flatMap(([name, pattern]) => {
      const found = metaOf(html, name)
      return found.length === 1 && pattern.test(found[0] ?? '') ? [] : [`${path}: ${name} is ${JSON.stringify(found)}`]
    }),
    ...(linkOf(html, 'icon').length === 1 ? [] : [`${path}: icon`]),
    ...(isNotFound(path) || linkOf(html, 'canonical').length === 1 ? [] : [`${path}: canonical`]),
    ...(isNotFound(path) || /^https:\/\/www\.gulfpines\.example\//.test(metaOf(html, 'og:url').join()) ? [] : [`${path}: og:url`]),
  ])
  expect(wrong).toEqual([])
  expect(pages().some(({ html }) => metaOf(html, 'og:image').includes(`${home}/img/share-image.jpg`))).toBe(true)
})

test('[SEO-07] home pages have the title of the site, their own structured data and alternates; / has the head of /en/', () => {
  const headOf = (path: string) => pages().find((page) => page.path === path)?.html ?? ''
  for (const [path, canonical] of [
    ['/', '/en/'],
    ['/en/', '/en/'],
    ['/es/', '/es/'],
  ] as const) {
    const html = headOf(path)
    expect(metaOf(html, 'og:type')).toEqual(['website'])
    expect(linkOf(html, 'canonical')).toEqual([`${home}${canonical}`])
    expect(linkOf(html, 'alternate')).toEqual([`${home}/en/`, `${home}/es/`, `${home}/en/`])
    expect(html).toContain('application/ld+json')
    expect(titleOf(html).split(suffix)).toHaveLength(2)
  }
  expect(titleOf(headOf('/'))).toBe(titleOf(headOf('/en/')))
  expect(titleOf(headOf('/es/'))).not.toBe(titleOf(headOf('/en/')))
  expect(headOf('/en/browser-data/')).not.toContain('application/ld+json')
})

test('[SEO-08] [SEO-09] [SEO-10] a page’s own head HTML gives its title, tags and links, in the place of the defaults', () => {
  const html = pages().find(({ path }) => path === '/en/product-terms-conditions/')?.html ?? ''
  expect(titleOf(html)).toBe(`Terms and conditions of deposit accounts${suffix}`)
  expect(metaOf(html, 'og:title')).toEqual([titleOf(html)])
  expect(metaOf(html, 'article:modified_time')).toEqual(['2026-11-01'])
  expect(linkOf(html, 'license')).toEqual([`${home}/disclosures-agreements/`])
})

test('[SEO-08] [SEO-10] meta and link tags of a page’s own HTML stand in its head, once each', () => {
  const html = pages().find(({ path }) => path === '/en/business/')?.html ?? ''
  const head = html.slice(0, html.indexOf('</head>'))
  expect(metaOf(head, 'geo.region')).toEqual(['US-LA, US-MS, US-TX'])
  expect(linkOf(head, 'author')).toEqual([`${home}/en/about/`])
})

test('[SEO-06] every share image is served where the head says, as a picture', async ({ request }) => {
  const addresses = [...new Set(pages().flatMap(({ html }) => metaOf(html, 'og:image')))]
  expect(addresses.length).toBeGreaterThan(5)
  const answers = await Promise.all(
    addresses.map(async (address) => {
      const answer = await request.head(address.slice(home.length))
      return [answer.status(), /^image\/(?:jpeg|webp)$/.test(answer.headers()['content-type'] ?? ''), address]
    }),
  )
  expect(answers.filter(([status, isPicture]) => status !== 200 || !isPicture)).toEqual([])
})

for (const [path, language, title] of [
  ['/en/nowhere/', 'en', 'Page not found'],
  ['/es/en-ninguna-parte/', 'es', 'Página no encontrada'],
] as const)
  test(`[SEO-01] [D-ROUTE-7] the head of ${path} has its own title, and no address to find it at`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(titleOf(html)).toBe(`${title}${suffix}`)
    expect(attributesOf(html, 'html', 'lang')).toEqual([language])
    expect(metaOf(html, 'robots')).toEqual(['noindex'])
    expect([linkOf(html, 'canonical'), linkOf(html, 'alternate'), metaOf(html, 'og:url')]).toEqual([[], [], []])
  })

/** Addresses of a page in other languages; feeds are alternates too, of a type. */
const translationsOf = (html: string): readonly string[] =>
  (html.match(/<link\b[^>]*>/g) ?? []).filter((tag) => tag.includes(' hreflang=')).flatMap((tag) => linkOf(tag, 'alternate'))

test('[LINK-29] alternates are named for translated pages only', () => {
  const published = new Set(pages().map(({ path }) => path))
  const dead = pages().flatMap(({ path, html }) =>
    translationsOf(html).flatMap((address) => (published.has(address.slice(home.length)) ? [] : [`${address} on ${path}`])),
  )
  expect(dead).toEqual([])
  expect(translationsOf(pages().find(({ path }) => path === '/en/privacy/')?.html ?? '')).not.toContain(`${home}/es/privacy/`)
})
