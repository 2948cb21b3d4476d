import { describe, expect, it } from 'vitest'
import { buildHead, type HeadInput } from './head.ts'

const input: HeadInput = {
  language: 'en',
  path: '/en/personal/',
  title: { text: 'Personal banking' },
  fullerTitles: [],
  description: { text: 'Checking and savings.' },
  translations: { en: '/en/personal/', es: '/es/personal/' },
  canonical: '/en/personal/',
  isHome: false,
  shareImage: undefined,
  metaHtml: undefined,
  indexed: true,
  shareImageAlt: undefined,
  structured: [],
  feed: undefined,
  site: {
    bankName: 'Gulf Pines Bank',
    siteTitle: 'Banking in Texas, Louisiana and Mississippi',
    siteDescription: 'A regional bank.',
    author: 'Gulf Pines Bank',
    siteUrl: 'https://www.gulfpines.example',
  },
}

const contentOf = (head: ReturnType<typeof buildHead>, name: string) =>
  head.meta.filter((tag) => tag.name === name || tag.property === name).map(({ content }) => content)

describe('page head', () => {
  it('[SEO-01] [SEO-11] ends the title with a pipe and the bank name and names the author', () => {
    const head = buildHead(input)
    expect(head.title).toBe('Personal banking | Gulf Pines Bank')
    expect(contentOf(head, 'author')).toEqual(['Gulf Pines Bank'])
  })

  it.each([
    [['Personal banking: hours'], 'Personal banking: hours'],
    [['Personal banking, and more than fits beside the name', 'Personal banking, again'], 'Personal banking, again'],
    [['Personal banking, and more than fits beside the name'], 'Personal banking'],
  ])('[D-SEO-7] takes the fullest title that fits: of %j %s', (fullerTitles, expected) => {
    const head = buildHead({ ...input, fullerTitles })
    expect([head.title, ...contentOf(head, 'og:title')]).toEqual(Array(2).fill(`${expected} | Gulf Pines Bank`))
  })

  it.each([
    ['en', 'en_US'],
    ['es', 'es_US'],
  ] as const)('[SEO-05] says its language to those who share it: %s as %s', (language, locale) => {
    expect(contentOf(buildHead({ ...input, language }), 'og:locale')).toEqual([locale])
  })

  it.each([
    ['/blog/', false, '/es/blog/'],
    ['/es/blog/', false, undefined],
    ['/en/blog/', false, undefined],
    ['/', true, undefined],
  ])('[D-ROUTE-8] names the Spanish page on an unprefixed one, for hosts of files: %s', (path, isHome, expected) => {
    expect(buildHead({ ...input, path, isHome, translations: { en: '/blog/', es: '/es/blog/' } }).spanishVersion).toBe(expected)
  })

  it('[SEO-05] shares the default picture, as an absolute address, when the page has none', () => {
    expect(contentOf(buildHead(input), 'og:image')).toEqual(['https://www.gulfpines.example/img/share-image.jpg'])
    expect(contentOf(buildHead({ ...input, shareImage: '/media/porch.webp' }), 'og:image')).toEqual([
      'https://www.gulfpines.example/media/porch.webp',
    ])
  })

  it('[SEO-07] gives home pages the site title, the type website and the bank as structured data (D-SEO-1)', () => {
    const head = buildHead({ ...input, isHome: true, path: '/', canonical: '/en/', translations: { en: '/en/', es: '/es/' } })
    expect(head.title).toBe('Banking in Texas, Louisiana and Mississippi | Gulf Pines Bank')
    expect(contentOf(head, 'og:type')).toEqual(['website'])
    expect(head.links).toContainEqual({ rel: 'canonical', href: 'https://www.gulfpines.example/en/' })
    expect(head.links).toContainEqual({ rel: 'alternate', hreflang: 'x-default', href: 'https://www.gulfpines.example/en/' })
  })

  it('names alternates only for translated pages (D-SEO-4)', () => {
    expect(
      buildHead(input)
        .links.filter(({ rel }) => rel === 'alternate')
        .map(({ hreflang }) => hreflang),
    ).toEqual(['en', 'es', 'x-default'])
    expect(buildHead({ ...input, translations: { en: '/en/privacy/' } }).links.filter(({ rel }) => rel === 'alternate')).toEqual([])
  })

  it('[SEO-08] [SEO-09] [SEO-10] takes title, meta and link tags from the meta HTML of the page, in the place of defaults', () => {
    const head = buildHead({
      ...input,
      metaHtml:
        '<title>Own title</title><meta name="description" content="Own words"><meta property="og:type" content="product"><link rel="license" href="/en/privacy/">',
    })
    expect(head.title).toBe('Own title | Gulf Pines Bank')
    expect(contentOf(head, 'description')).toEqual(['Own words'])
    expect(contentOf(head, 'og:type')).toEqual(['product'])
    expect(head.links).toContainEqual({ rel: 'license', href: '/en/privacy/' })
  })

  it('[SEO-11] makes every address absolute with the address of the site, own tags included', () => {
    const head = buildHead({
      ...input,
      metaHtml:
        '<meta property="og:image" content="/media/own.jpg"><link rel="canonical" href="/en/own/"><link rel="alternate" hreflang="es" href="https://es.example/">',
    })
    expect(contentOf(head, 'og:image')).toEqual(['https://www.gulfpines.example/media/own.jpg'])
    expect(contentOf(head, 'og:url')).toEqual(['https://www.gulfpines.example/en/personal/'])
    expect(head.links.filter(({ rel }) => rel === 'canonical')).toEqual([
      { rel: 'canonical', href: 'https://www.gulfpines.example/en/own/' },
    ])
    expect(head.links.filter(({ hreflang }) => hreflang === 'es')).toEqual([
      { rel: 'alternate', hreflang: 'es', href: 'https://es.example/' },
    ])
  })

  it('[SEO-11] has the title and description of the site where a page has none', () => {
    const head = buildHead({ ...input, title: { text: '' }, description: undefined })
    expect(head.title).toBe('Banking in Texas, Louisiana and Mississippi | Gulf Pines Bank')
    expect(contentOf(head, 'description')).toEqual(['A regional bank.'])
  })

  it('[SEO-02] [SEO-03] [SEO-04] trims a long title to whole words before the suffix, an own one too', () => {
    const long = 'Cuentas de ahorro que crecen con su familia, siempre con su casa y sus planes'
    for (const head of [
      buildHead({ ...input, language: 'es', title: { text: long } }),
      buildHead({ ...input, metaHtml: `<title>${long}</title>` }),
    ]) {
      expect(head.title).toBe('Cuentas de ahorro que crecen con su familia | Gulf Pines Bank')
      expect(contentOf(head, 'og:title')).toEqual([head.title])
    }
    const exactly = `${'a'.repeat(24)} ${'b'.repeat(22)}`
    expect(buildHead({ ...input, title: { text: exactly } }).title).toBe(`${exactly} | Gulf Pines Bank`)
    expect(buildHead({ ...input, title: { text: exactly } }).title).toHaveLength(65)
    expect(buildHead({ ...input, title: { text: `${exactly}b` } }).title).toBe(`${'a'.repeat(24)} | Gulf Pines Bank`)
  })

  it.each([
    ['description', '<meta name="Description" content="Own">', 'description', 'Own'],
    ['the description that is shared', '<meta name="description" content="Own">', 'og:description', 'Own'],
    ['robots', '<meta name="robots" content="nosnippet">', 'robots', 'nosnippet'],
    ['the colour of the browser', '<meta name="theme-color" content="#fff">', 'theme-color', '#fff'],
    ['the view', '<META NAME="viewport" CONTENT="width=device-width">', 'viewport', 'width=device-width'],
  ])('[SEO-08] [D-SEO-4] an own tag stands in the place of the default: %s', (_name, metaHtml, name, content) => {
    const { meta } = buildHead({ ...input, indexed: false, metaHtml })
    const named = meta.filter((tag) => (tag.property ?? tag.name)?.toLowerCase() === name)
    expect(named.map((tag) => tag.content)).toEqual([content])
  })

  it('[SEO-10] [D-SEO-4] an own icon stands in the place of the bank’s, with all it says of itself', () => {
    const { links } = buildHead({ ...input, metaHtml: '<link rel="Icon" href="/img/own.png" type="image/png" sizes="32x32">' })
    expect(links.filter(({ rel }) => rel === 'icon')).toEqual([{ rel: 'icon', href: '/img/own.png', type: 'image/png', sizes: '32x32' }])
    expect(buildHead(input).links.filter(({ rel }) => rel === 'icon')).toHaveLength(1)
  })

  it('names no address for a page that stands in for others', () => {
    const head = buildHead({ ...input, canonical: undefined, translations: {}, indexed: false })
    expect(head.links.filter(({ rel }) => rel === 'canonical' || rel === 'alternate')).toEqual([])
    expect(contentOf(head, 'og:url')).toEqual([])
    expect(head.title).toBe('Personal banking | Gulf Pines Bank')
  })

  it('never doubles the suffix of an own title (D-SEO-3)', () => {
    expect(buildHead({ ...input, metaHtml: '<title>Rates | Gulf Pines Bank</title>' }).title).toBe('Rates | Gulf Pines Bank')
  })

  it('says what it left out of the meta HTML (D-SEO-5)', () => {
    expect(buildHead({ ...input, metaHtml: '<script src="/x.js"></script><meta name="a" content="b">' }).dropped).toEqual([
      '<script src="/x.js"></script>',
    ])
  })

  it('keeps pages that must not be found out of indexes', () => {
    expect(contentOf(buildHead({ ...input, indexed: false }), 'robots')).toEqual(['noindex'])
  })
})
