import { expect, test } from '@playwright/test'
import { attributesOf, builtPages, metaOf, titleOf } from '../site/built-pages.ts'

const suffix = ' | Gulf Pines Bank'
const home = 'https://www.gulfpines.example'

/** Pages with the site's own head; the framed calculator is a document of its own. */
const pages = () => builtPages().filter(({ path }) => !path.startsWith('/calculator-iframe/'))

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

test('[SEO-04] a title that had to be cut is made of whole words of its heading', () => {
  const cut = pages().filter(({ path, html }) => /^\/blog\/[^/]+\/$/.test(path) && titleOf(html).length > 55)
  expect(cut.length).toBeGreaterThan(0)
  for (const { html } of cut) {
    const words = titleOf(html).slice(0, -suffix.length).split(' ')
    const heading = (/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, '').split(/\s+/)
    expect(
      heading
        .slice(0, words.length)
        .join(' ')
        .replace(/[^\p{L}\p{N}]+$/u, ''),
    ).toBe(words.join(' '))
  }
})

test('[SEO-05] [SEO-11] every page has author, description, address and one share image, all absolute', () => {
  const expected = [
    ['author', /^Gulf Pines Bank$/],
    ['description', /\S{3}/],
    ['og:image', /^https:\/\/www\.gulfpines\.example\/(?:img\/share-image\.jpg|media\/\S+)$/],
    ['og:url', /^https:\/\/www\.gulfpines\.example\//],
  ] as const
  const wrong = pages().flatMap(({ path, html }) => [
    ...expected.flatMap(([name, pattern]) => {
      const found = metaOf(html, name)
      return found.length === 1 && pattern.test(found[0] ?? '') ? [] : [`${path}: ${name} is ${JSON.stringify(found)}`]
    }),
    ...(linkOf(html, 'canonical').length === 1 ? [] : [`${path}: canonical`]),
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
  expect(headOf('/en/personal/')).not.toContain('application/ld+json')
})

test('[SEO-08] [SEO-10] meta and link tags of a page’s own HTML stand in its head, once each', () => {
  const html = pages().find(({ path }) => path === '/en/business/')?.html ?? ''
  const head = html.slice(0, html.indexOf('</head>'))
  expect(metaOf(head, 'geo.region')).toEqual(['US-LA, US-MS, US-TX'])
  expect(linkOf(head, 'author')).toEqual([`${home}/en/about/`])
})

test('[LINK-29] alternates are named for translated pages only', () => {
  const published = new Set(pages().map(({ path }) => path))
  const dead = pages().flatMap(({ path, html }) =>
    linkOf(html, 'alternate').flatMap((address) => (published.has(address.slice(home.length)) ? [] : [`${address} on ${path}`])),
  )
  expect(dead).toEqual([])
  expect(linkOf(pages().find(({ path }) => path === '/en/privacy/')?.html ?? '', 'alternate')).not.toContain(`${home}/es/privacy/`)
})
