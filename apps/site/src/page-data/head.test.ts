import { describe, expect, it } from 'vitest'
import { buildHead, type HeadInput } from './head.ts'

const input: HeadInput = {
  language: 'en',
  path: '/en/personal/',
  title: { text: 'Personal banking' },
  description: { text: 'Checking and savings.' },
  translations: { en: '/en/personal/', es: '/es/personal/' },
  canonical: '/en/personal/',
  isHome: false,
  shareImage: undefined,
  metaHtml: undefined,
  indexed: true,
  spanishVersion: undefined,
  site: {
    bankName: 'Gulf Pines Bank',
    siteTitle: 'Banking in Texas, Louisiana and Mississippi',
    siteDescription: 'A regional bank.',
    author: 'Gulf Pines Bank',
    siteUrl: 'https://www.gulfpines.example',
    logo: '/img/logo.svg',
    tollFreeNumber: '800-555-0142',
    sameAs: [],
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
    expect(head.organisation).toMatchObject({ name: 'Gulf Pines Bank', url: 'https://www.gulfpines.example/en/' })
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
