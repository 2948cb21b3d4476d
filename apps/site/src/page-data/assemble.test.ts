import type { StoredBlock } from '@bank/content/snapshot/snapshot.ts'
import { fixtureSnapshot } from '@bank/sample/snapshot.ts'
import { describe, expect, it } from 'vitest'
import { siteAssembler } from './assemble.ts'
import { hashOf } from './hash.ts'
import type { PageData } from './page-data.ts'
import { assembleSite } from './testing/assemble-site.ts'

const banner = (id: string, headline: string, more: Partial<Extract<StoredBlock, { kind: 'banner' }>> = {}): StoredBlock => ({
  id,
  kind: 'banner',
  headline: { en: headline },
  ...more,
})

const audiences = [
  { id: 'personal-general', name: 'personal general' },
  { id: 'treasury', name: 'treasury' },
]

const snapshot = ({ blocks, records }: Pick<Parameters<typeof fixtureSnapshot>[0], 'blocks' | 'records'>) =>
  fixtureSnapshot({ ...(blocks && { blocks }), records: { audiences, ...records } })

const site = (parts: Parameters<typeof snapshot>[0]): readonly PageData[] =>
  assembleSite(snapshot(parts), { siteUrl: undefined, buildYear: 2026, files: [] }).filter(
    ({ file }) => !/search|mobile-banking|log-in/.test(file),
  )

const pageAt = (pages: readonly PageData[], file: string): PageData => {
  const found = pages.find((page) => page.file === file)
  if (!found) throw new Error(`There is no page ${file}; there are ${pages.map((page) => page.file).join(', ')}`)
  return found
}

const headlines = (page: PageData) => page.blocks.map(({ props }) => ('headline' in props ? props.headline : undefined))

const page = (blocks: readonly string[], more = {}) => ({
  id: 'page',
  uri: '/offer/',
  title: { en: 'Offer' },
  blocks: blocks.map((block) => ({ block })),
  ...more,
})

describe('assembling the site', () => {
  it('[ROUTE-02] [ROUTE-03] makes a page of the blocks that its record names, in order', () => {
    const pages = site({ blocks: [banner('two', 'Second'), banner('one', 'First')], records: { pages: [page(['one', 'two'])] } })
    expect(headlines(pageAt(pages, 'en/offer'))).toEqual([{ text: 'First' }, { text: 'Second' }])
  })

  it('[BLK-01] [BLK-02] takes the record with the language suffix first, then the plain one', () => {
    const pages = site({ blocks: [banner('hero', 'Plain'), banner('hero-es', 'Spanish')], records: { pages: [page(['hero'])] } })
    expect(headlines(pageAt(pages, 'en/offer'))).toEqual([{ text: 'Plain' }])
    expect(pageAt(pages, 'es/offer').blocks.map(({ id }) => id)).toEqual(['hero-es'])
  })

  it('[ROUTE-05] shows English where Spanish is missing, and marks it', () => {
    const pages = site({ blocks: [banner('hero', 'Only English')], records: { pages: [page(['hero'])] } })
    expect(headlines(pageAt(pages, 'es/offer'))).toEqual([{ text: 'Only English', lang: 'en' }])
  })

  it('[BLK-03] hides a block whose own data is missing and keeps the rest', () => {
    const pages = site({
      blocks: [{ id: 'empty', kind: 'banner' }, banner('hero', 'There')],
      records: { pages: [page(['empty', 'hero'])] },
    })
    expect(pageAt(pages, 'en/offer').blocks.map(({ id }) => id)).toEqual(['hero'])
  })

  it('[BLK-03] [D-BLK-2] hides a block that has a record in the other language only, and keeps the rest', () => {
    const pages = site({ blocks: [banner('promo-es', 'Oferta'), banner('hero', 'There')], records: { pages: [page(['promo', 'hero'])] } })
    expect(pageAt(pages, 'en/offer').blocks.map(({ id }) => id)).toEqual(['hero'])
    expect(pageAt(pages, 'es/offer').blocks.map(({ id }) => id)).toEqual(['promo-es', 'hero'])
  })

  it('names the block and the link when a link leads to no published page', () => {
    const blocks = [banner('hero', 'There', { link: '/nowhere/', linkText: { en: 'Go' } })]
    expect(() => site({ blocks, records: { pages: [page(['hero'])] } })).toThrow(
      'block "hero" on page "page": the link "/nowhere/" leads to no published page',
    )
  })

  it.each([
    ['//evil.example/x', 'is no whole address; write a path such as /contact/, or an address with https://'],
    ['https:///x', 'is no whole address; write a path such as /contact/, or an address with https://'],
    ['http://localhost/', 'leads to no website that visitors reach'],
    ['https://www.gulfpines.example/none/', 'leads to no published page'],
  ])('names the block and the link %s', (link, fault) => {
    const parts = snapshot({ blocks: [banner('hero', 'There', { link, linkText: { en: 'Go' } })], records: { pages: [page(['hero'])] } })
    const all = { ...parts, settings: { ...parts.settings, siteUrl: 'https://gulfpines.example' } }
    expect(() => assembleSite(all, { siteUrl: 'http://localhost:8080', buildYear: 2026, files: [] })).toThrow(
      `block "hero" on page "page": the link "${link}" ${fault}`,
    )
  })

  it('names the block with a link without an address in its text', () => {
    const words: StoredBlock = { id: 'words', kind: 'simpleContent', content: { en: '<p>Ask <a href="">us</a></p>' } }
    expect(() => site({ blocks: [words], records: { pages: [page(['words'])] } })).toThrow(
      'block "words" on page "page": the link href="" leads nowhere; write where to, or take the link out',
    )
  })

  it('names an alert whose link leads to no published page, on whichever pages it shows: the alert call answers it too', () => {
    const alerts = [{ id: 'storm', description: { en: '<a href="/nowhere/">More</a>' }, urls: '/en/never/' }]
    expect(() => site({ blocks: [banner('hero', 'There')], records: { pages: [page(['hero'])], alerts } })).toThrow(
      'alert "storm": the link "/nowhere/" leads to no published page',
    )
  })

  it('[AUD-01] [AUD-02] [AUD-04] [AUD-05] [AUD-06] [BLK-90] leaves out what is hidden from everybody and marks what is hidden from some', () => {
    const blocks = [
      banner('nobody', 'Nobody', { Audience_json: '[]' }),
      banner('not-treasury', 'Not treasury', { Audience_json: '["treasury"]' }),
      banner('broken', 'Broken rules', { Audience_json: '[oops' }),
      banner('own-field', 'Own field', { Audience: '["treasury"]' }),
      banner('plain', 'Plain'),
    ]
    const pages = site({ blocks, records: { pages: [page(blocks.map(({ id }) => id))] } })
    expect(pageAt(pages, 'en/offer').blocks.map(({ id, hiddenFrom }) => [id, ...hiddenFrom])).toEqual([
      ['not-treasury', 'treasury'],
      ['broken'],
      ['own-field', 'treasury'],
      ['plain'],
    ])
  })

  it('[AUD-15] is built for the audience named personal general, whatever its id', () => {
    const audiences = [
      { id: 'business', name: 'business' },
      { id: 'everyone', name: 'Personal General' },
    ]
    expect(pageAt(site({ records: { pages: [page([])], audiences } }), 'en/offer').audience).toBe('everyone')
  })

  it('refuses two records that want the same address, and names both', () => {
    const posts = [{ id: 'offer', uri: '/blog/offer/', title: { en: 'Post' } }]
    expect(() => site({ records: { pages: [page([], { uri: '/blog/offer/' })], posts } })).toThrow(
      'posts offer, field uri, value "/blog/offer/": the address /blog/offer/ is taken by page "page"; choose another',
    )
  })

  it('names the field in which a location has the address that is taken', () => {
    const branch = { id: 'branch', state: 'LA', permalink: 'branch', name: 'Branch', city: 'Covington' }
    const taken = 'the address /locations/la/branch/ is taken by location "branch"; choose another'
    const far = { id: 'far', permalink: 'far', uri: '/locations/la/branch/', name: 'Far' }
    expect(() => site({ records: { pages: [page([])], locations: [branch, far] } })).toThrow(
      `locations far, field uri, value "/locations/la/branch/": ${taken}`,
    )
    expect(() => site({ records: { pages: [page([])], locations: [branch, { ...branch, id: 'near', permalink: 'Branch' }] } })).toThrow(
      'locations near, field permalink, value "/locations/la/Branch/": the address /locations/la/Branch/ is taken by location "branch"',
    )
  })

  it('refuses the address of a state in other capitals', () => {
    const locations = [{ id: 'branch', state: 'LA', permalink: 'branch', name: 'Branch', city: 'Covington' }]
    expect(() => site({ records: { pages: [page([], { uri: '/locations/LA/' })], locations } })).toThrow(
      'pages page, field uri, value "/locations/LA/": the address /locations/LA/ is taken by page of Louisiana; choose another',
    )
  })

  it('[D-SEO-2] refuses every title that would be cut, with record, field, language, length and limit', () => {
    const long = 'Savings accounts that grow with your house and your plans'
    const title = { en: 'Savings', es: long }
    const records = {
      pages: [page([], { title }), page([], { id: 'own', uri: '/own/', meta: `<title>${long}</title>` })],
      posts: [{ id: 'post', uri: '/blog/post/', name: { en: long } }],
      locations: [
        { id: 'branch', state: 'LA', permalink: 'branch', name: long },
        { id: 'town', state: 'MS', permalink: 'town', title: { en: 'Town' }, city: 'Saint Bartholomew-upon-the-Tombigbee' },
      ],
    }
    const { places, assemble } = siteAssembler(snapshot({ records }), { siteUrl: undefined, buildYear: 2026, files: [] })
    const problems = places.flatMap((place) => assemble(place).problems.map(({ text }) => text))
    const refusal = `value "${long}": makes a page title of 75 characters with " | Gulf Pines Bank" behind it, and 65 fit: take 10 out`
    const found = [...new Set(problems)].filter((text) => text.includes('makes a page title')).toSorted()
    expect(found).toEqual([
      `locations branch, field name, ${refusal}`,
      expect.stringMatching(/^locations town, field city, value "Branches and ATMs in Saint .*, MS": makes a page title of 79 characters/),
      expect.stringMatching(/^locations town, field city, value "Sucursales y cajeros en Saint /),
      `pages own, field meta, ${refusal}`,
      `pages page, field title, in Spanish, ${refusal}`,
      `posts post, field name, in English, ${refusal}`,
    ])
  })

  it('names the page whose share image does not exist', () => {
    expect(() => site({ records: { pages: [page([], { shareImage: 'gone' })] } })).toThrow('page "page": there is no picture "gone"')
  })

  it('[FOOT-07] [FOOT-08] gives the footer the flag of its own page', () => {
    const pages = site({ records: { pages: [page([], { showFDICLogo: true }), page([], { id: 'other', uri: '/other/' })] } })
    expect(pageAt(pages, 'en/offer').frame.showFDICLogo).toBe(true)
    expect(pageAt(pages, 'en/other').frame.showFDICLogo).toBe(false)
  })

  it('[FOOT-07] [FOOT-17] finds the flag at every address of a page: both languages, and / for the home page', () => {
    const flagged = (uri: string) => page([], { id: uri, uri, showFDICLogo: true })
    const posts = [{ id: 'post', uri: '/blog/post/', title: { en: 'Post' } }]
    const pages = site({ records: { pages: [page([]), flagged('/'), flagged('/blog/'), flagged('/sitemap/'), flagged('/404/')], posts } })
    const shown = pages.flatMap(({ file, frame }) => (frame.showFDICLogo ? [file] : []))
    expect(shown.sort()).toEqual(['', 'blog', 'en', 'en/sitemap', 'es', 'es/blog', 'es/sitemap', 'sitemap'])
  })

  it.each([
    ['not approved', { approved: false }],
    ['deleted', { deleted: true }],
    ['archived', { archived: true }],
  ])('[FOOT-16] [D-FOOT-2] makes nothing of a page that is %s, and does not count its flag', (_name, flags) => {
    const hidden = page([], { id: 'hidden', showFDICLogo: true, ...flags })
    expect(site({ records: { pages: [hidden] } })).toEqual([])
    const beside = site({ records: { pages: [hidden, page([])] } })
    expect(beside.map(({ file, frame }) => [file, frame.showFDICLogo])).toEqual([
      ['en/offer', false],
      ['es/offer', false],
    ])
  })

  it.each([{ approved: false }, { deleted: true }, { archived: true }])(
    '[FOOT-16] [D-FOOT-2] leaves a page with %j out of the lists of pages, and no link may lead to it',
    (flags) => {
      const hidden = page([], { id: 'hidden', uri: '/hidden/', title: { en: 'Hidden' }, ...flags })
      const map = page(['map'], { id: 'map', uri: '/sitemap/' })
      const list: StoredBlock = { id: 'map', kind: 'siteMap' }
      expect(JSON.stringify(site({ blocks: [list], records: { pages: [hidden, map] } }))).not.toMatch(/[Hh]idden\//)
      const blocks = [banner('hero', 'There', { link: '/hidden/', linkText: { en: 'Go' } })]
      expect(() => site({ blocks, records: { pages: [hidden, page(['hero'])] } })).toThrow('leads to no published page')
    },
  )

  it('[FOOT-15] gives a callout on mobile banking without a text of its own the default one, in the language of the page', () => {
    const pages = site({ records: { pages: [page([])] } })
    expect(pageAt(pages, 'en/offer').frame.mobile.text).toEqual({
      text: 'Check balances, deposit checks with your camera and move money between accounts.',
    })
    expect(pageAt(pages, 'es/offer').frame.mobile.text).toEqual({
      text: 'Consulte saldos, deposite cheques con la cámara y transfiera dinero entre cuentas.',
    })
    expect(pageAt(pages, 'es/offer').frame.mobile.to?.href).toBe('/es/personal/services/mobile-banking/')
  })

  it('[FOOT-15] leaves a text of its own alone', () => {
    const { settings, ...rest } = snapshot({ records: { pages: [page([])] } })
    const [own] = assembleSite(
      { ...rest, settings: { ...settings, mobileText: { en: 'Own words.' } } },
      { siteUrl: undefined, buildYear: 2026, files: [] },
    )
    expect(own?.frame.mobile.text).toEqual({ text: 'Own words.' })
  })

  it('[ROUTE-38] makes a page for every location in Louisiana, Mississippi or Texas, and for no other', () => {
    const place = (id: string, state: string) => ({ id, name: id, state, permalink: id })
    const pages = site({
      records: {
        // Every location leads back to the locator.
        pages: [page([], { id: 'locator', uri: '/locations/' })],
        locations: [place('heights', 'TX'), place('mobile', 'AL')],
      },
    })
    const ofLocations = pages.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'locations'))
    expect(ofLocations.map(({ file }) => file)).toEqual(['locations/tx/heights', 'en/locations/tx/heights', 'es/locations/tx/heights'])
    for (const { blocks } of ofLocations) expect(blocks.map(({ props }) => 'name' in props || 'title' in props)).toEqual([true])
  })

  it('[D-ROUTE-8] pairs an unprefixed page with a Spanish one, each under its own canonical address', () => {
    const posts = [{ id: 'post', uri: '/blog/post/', title: { en: 'Post' } }]
    const pages = site({ records: { pages: [page([], { uri: '/blog/' }), page([], { id: 'events', uri: '/events/' })], posts } })
    const links = (file: string) =>
      pageAt(pages, file).head.links.flatMap(({ rel, hreflang = rel, href }) =>
        rel === 'canonical' || hreflang !== rel ? [[hreflang, URL.parse(href)?.pathname]] : [],
      )
    const pair = (uri: string) => [
      ['en', uri],
      ['es', `/es${uri}`],
      ['x-default', uri],
    ]
    expect(links('blog/post')).toEqual([['canonical', '/blog/post/'], ...pair('/blog/post/')])
    expect(links('es/blog/post')).toEqual([['canonical', '/es/blog/post/'], ...pair('/blog/post/')])
    expect(links('en/events')).toEqual([['canonical', '/events/'], ...pair('/events/')])
    expect(links('es/events')).toEqual([['canonical', '/es/events/'], ...pair('/events/')])
    expect(pageAt(pages, 'blog/post').frame.otherLanguage.to.href).toBe('/es/blog/post/')
    expect(pageAt(pages, 'es/blog/post').frame.otherLanguage.to.href).toBe('/blog/post/?lang=en')
  })

  it('[LINK-27] [LINK-28] [LINK-29] leads to the same page in the other language only where it is translated', () => {
    const pages = site({ records: { pages: [page([]), page([], { id: 'legal', uri: '/legal/', englishOnly: true })] } })
    expect(pageAt(pages, 'en/offer').frame.otherLanguage.to.href).toBe('/es/offer/')
    expect(pageAt(pages, 'es/offer').frame.otherLanguage.to.href).toBe('/en/offer/')
    expect(pageAt(pages, 'en/legal').frame.otherLanguage.to.href).toBe('/es/')
  })

  it('is the same data for the same snapshot, and only the pages of an edited record change', () => {
    const before = site({
      blocks: [banner('a', 'A'), banner('b', 'B')],
      records: { pages: [page(['a']), page(['b'], { id: 'other', uri: '/other/' })] },
    })
    const after = site({
      blocks: [banner('a', 'A!'), banner('b', 'B')],
      records: { pages: [page(['a']), page(['b'], { id: 'other', uri: '/other/' })] },
    })
    const changed = before.filter((data, index) => hashOf(data) !== hashOf(after[index]))
    expect(changed.map(({ file }) => file)).toEqual(['en/offer', 'es/offer'])
  })
})
