import { gunzipSync } from 'node:zlib'
import type { Settings } from '@bank/model/settings.ts'
import { listAddress } from '@bank/rules/lists/list-address.ts'
import { testMedia } from '@bank/sample/media.ts'
import { testRecord, testRecords } from '@bank/sample/records.ts'
import { testSettings } from '@bank/sample/settings.ts'
import { describe, expect, it, vi } from 'vitest'
import { testApp } from '../testing/app.ts'
import { makeCurrent, type RecordFixtures, temporaryDataFolder, writeRelease } from '../testing/data-folder.ts'

const served = async (content: RecordFixtures = testRecords, settings: Settings = {}) => {
  const folder = await temporaryDataFolder()
  await writeRelease(folder.dataDir, 'r1', {
    records: content,
    settings,
    media: testMedia,
    cards: { es: { 'blog/post': { 'flood-insurance': { at: 0, card: { title: { text: 'El seguro' } } } } } },
    files: { '/media/bayou.a1b2c33232.390.webp': 'w', '/media/bayou.a1b2c33232.960.webp': 'w' },
  })
  await makeCurrent(folder.dataDir, 'releases', 'r1')
  const app = await testApp(folder.dataDir)
  const inject = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers })
  return {
    inject,
    data: async (url: string) => (await inject(url)).json().data,
    ids: async (url: string) => ((await inject(url)).json().data as { id: string }[]).map(({ id }) => id),
    [Symbol.asyncDispose]: async () => {
      await app[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    },
  }
}

describe('list calls', () => {
  it('[API-02] [API-03] [D-API-2] answer every published record in content order as data', async () => {
    await using app = await served()
    const answer = await app.inject('/api/blog/post/all/')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(Object.keys(answer.json())).toEqual(['data'])
    expect(await app.ids('/api/blog/post/all/')).toEqual(['first-house', 'flood-insurance', 'gift-cards'])
  })

  it('[API-02] [CARD-38] answer every field that a card may show', async () => {
    const { title: headline, intro: excerpt, featuredImage: photo, ...post } = testRecord('posts', 'flood-insurance')
    await using app = await served({ posts: [{ ...post, headline, excerpt, photo }] })
    expect(await app.data('/api/blog/post/all/?_lang=es')).toMatchObject([
      { headline: headline?.es, excerpt: excerpt?.es, photo: { url: '/media/bayou.a1b2c33232.960.webp' } },
    ])
  })

  it('[API-05] answer only the fields that are asked for, among them the card that the pages of the release show', async () => {
    await using app = await served()
    expect(await app.data('/api/blog/post/all/?_fields=_card,author&_lang=es')).toEqual([
      { id: 'first-house', author: '' },
      { id: 'flood-insurance', author: 'Delphine Arceneaux', _card: { at: 0, card: { title: { text: 'El seguro' } } } },
      { id: 'gift-cards', author: '' },
    ])
    expect(await app.data('/api/blog/post/all/?_fields=_card&id=flood-insurance')).toEqual([{ id: 'flood-insurance' }])
    expect((await app.data('/api/blog/post/all/?id=flood-insurance'))[0]).not.toHaveProperty('_card')
    expect((await app.inject('/api/blog/post/all/?_fields=password')).statusCode).toBe(400)
  })

  it.each([
    ['/api/blog/post/all/', 200],
    ['/api/blog/post/all', 200],
    ['/api/post/all/', 200],
    ['/api/press/release/all/', 200],
    ['/api/office/all/', 200],
    ['/api/service/post/all/', 200],
    ['/api/service/post/for/tile/grid/all/', 200],
    ['/api/product/all/', 200],
    ['/api/product/category/all/', 200],
    ['/api/faq/question/all/', 200],
    ['/api/faq/category/all/', 200],
    ['/api/region/all/', 200],
    ['/api/audience/all/', 200],
    ['/api/blog/post/latest/', 404],
    ['/api/blog/all/', 404],
    ['/api/office/', 404],
    ['/api/all/', 404],
    ['/api/blog//post/all/', 404],
    ['/api/staff/all/', 404],
    ['/api/menu/all/', 404],
    ['/api/menus/all/', 404],
    ['/api/categories/all/', 404],
    ['/api/leads/all/', 404],
    ['/api/blog%2Fpost/all/', 404],
    ['/api/__proto__/all/', 404],
    ['/api/geolocation/all/', 404],
  ])('[API-04] [D-LIST-8] [D-API-5] %s answers %i', async (url, status) => {
    await using app = await served()
    expect((await app.inject(url)).statusCode).toBe(status)
  })

  it.each(['BlogPost', 'Office', 'ServicePostForTileGrid'])('[API-04] pages find the records of the type %s', async (type) => {
    await using app = await served()
    expect((await app.inject(listAddress({ type }) ?? '')).statusCode).toBe(200)
  })

  const firstHouse = testRecord('posts', 'first-house')

  it('[D-API-8] _lang chooses texts, English standing in for each missing one and named as such', async () => {
    await using app = await served({ posts: [{ ...firstHouse, intro: { en: 'Save a little.' } }] })
    const [first] = await app.data('/api/blog/post/all/?_lang=es')
    expect(first).toMatchObject({ title: firstHouse.title?.es, intro: 'Save a little.', body: '', _fallback: ['intro'] })
    const [english] = await app.data('/api/blog/post/all/?_lang=en')
    expect(english).toMatchObject({ title: firstHouse.title?.en })
    expect(english).not.toHaveProperty('_fallback')
  })

  it('[D-API-8] [API-07] _joinLang chooses the texts of joined records', async () => {
    const categories = [testRecord('categories', 'home'), { id: 'security', name: { en: 'Fraud' } }]
    await using app = await served({ categories, posts: [{ ...firstHouse, Topic: ['home', 'security'] }] })
    const [spanishJoins] = await app.data('/api/blog/post/all/?_joinLang=es')
    expect(spanishJoins.title).toBe(firstHouse.title?.en)
    expect(spanishJoins.Topic).toEqual([
      { object: { id: 'home', name: 'Vivienda' } },
      { object: { id: 'security', name: 'Fraud', _fallback: ['name'] } },
    ])
    const [englishJoins] = await app.data('/api/blog/post/all/?_lang=es')
    expect(englishJoins.Topic[0]).toEqual({ object: { id: 'home', name: 'Home' } })
  })

  it('joins categories, products and pictures under the names of the spec; what is gone joins to nothing', async () => {
    await using app = await served({ ...testRecords, posts: [{ ...firstHouse, Topic: ['home', 'gone'], featuredImage: 'bayou' }] })
    const [post] = await app.data('/api/blog/post/all/?_lang=es')
    expect(post.Topic).toEqual([{ object: { id: 'home', name: 'Home' } }])
    expect(post.featuredImage).toEqual({
      url: '/media/bayou.a1b2c33232.960.webp',
      name: 'bayou.a1b2c33232',
      width: 1600,
      height: 1000,
      alt: 'Una garza bajo los cipreses en la niebla de la mañana',
    })
    const [category] = await app.data('/api/product/category/all/?_lang=es')
    expect(category.name).toBe('Cuentas de cheques')
    expect(category.Product.map(({ id }: { id: string }) => id)).toEqual(testRecord('product-categories', 'checking').Product)
    expect(category.Product[1]).toMatchObject({ name: 'Everyday Checking', minDepositOpen: 25, productHighlights: ['flexibleAccess'] })
    const [question] = await app.data('/api/faq/question/all/?_joinLang=es')
    expect(question.Category).toEqual({ id: 'lost', name: 'Perdidas o robadas', Parent: { id: 'cards' } })
  })

  it('lists of one column are plain lists', async () => {
    await using app = await served()
    const [midtown] = await app.data('/api/office/all/?id=houston-midtown')
    expect(midtown).toMatchObject({
      locationType: ['branch', 'atm'],
      atm24hours: false,
      offersSpanish: false,
      phone: '713-555-0121',
      spokenLanguages: [],
    })
    const [machine] = await app.data('/api/office/all/?id=covington-hospital-atm')
    expect(machine).toMatchObject({ atm24hours: true, phone: '', spokenLanguages: ['English'] })
  })

  it('[API-15] alerts have id, description, type and urls; an absent type is empty', async () => {
    await using app = await served()
    const alerts = await app.data('/api/alerts/alert/all/?_lang=es')
    expect(alerts).toMatchObject([
      {
        id: 'storm',
        description: '<p>Nuestras sucursales de la costa están cerradas <b>hoy</b>.</p>',
        type: 'urgent',
        urls: '/locations/\n~^/personal~i',
      },
      { id: 'new-hours', description: '<p>New hours from Monday.</p>', type: '', urls: '' },
    ])
    const [storm] = await app.data('/api/alerts/alert/all/')
    expect(storm.description).toBe('<p>Our coast offices are closed <b>today</b>.</p>')
  })

  it.each([
    ['2026-11-21T12:00:00-06:00', []],
    ['2026-11-22T00:00:00-06:00', ['holiday-2026-11-26']],
    ['2026-11-26T23:59:00-06:00', ['holiday-2026-11-26']],
    ['2026-11-27T00:00:00-06:00', []],
    ['2026-12-24T12:00:00-06:00', ['holiday-2026-12-24']],
  ])('[API-15] at %s the alerts about coming holidays are %j: they come and go without a release', async (time, expected) => {
    await using app = await served(testRecords, testSettings)
    // Asked before, too: a kept answer must not hold longer than its day.
    const idsAt = async (moment: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
      const alerts = await app.data('/api/alerts/alert/all/?_lang=es')
      vi.useRealTimers()
      return alerts.flatMap(({ id }: { id: string }) => (id.startsWith('holiday-') ? [id] : []))
    }
    expect(await idsAt('2026-11-20T12:00:00-06:00')).toEqual([])
    expect(await idsAt(time)).toEqual(expected)
  })

  it('[D-FOOT-1] a page is looked up by address among the approved, not deleted and not archived', async () => {
    await using app = await served()
    const query = 'approved=true&deleted=false&archived=false'
    const [home, ...others] = await app.data(`/api/content/page/all/?uri=/&${query}`)
    const meta = '<meta name="robots" content="all">'
    expect(home).toMatchObject({ uri: '/', approved: true, deleted: false, archived: false, showFDICLogo: true, meta })
    expect(others).toEqual([])
    expect((await app.data(`/api/content/page/all/?uri=%2Fpersonal%2F&${query}`))[0]).toMatchObject({ showFDICLogo: false, meta: '' })
    expect(await app.data(`/api/content/page/all/?uri=/gone/&${query}`)).toEqual([])
    expect(await app.data('/api/content/page/all/?uri=/&deleted=true')).toEqual([])
  })

  it.each([
    ['/api/office/all/?state=LA', ['covington', 'covington-hospital-atm']],
    ['/api/office/all/?state=FL', []],
    ['/api/office/all/?latitude=29.7406', ['houston-midtown']],
    ['/api/office/all/?atm24hours=true', ['covington', 'covington-hospital-atm']],
    ['/api/office/all/?atm24hours=false', ['mandeville', 'houston-midtown', 'mobile-home-loans']],
    ['/api/office/all/?locationType=branch', ['covington', 'mandeville', 'houston-midtown']],
    ['/api/office/all/?locationType=atm&state=LA', ['covington-hospital-atm']],
    ['/api/blog/post/all/?Topic=security', ['gift-cards']],
    ['/api/blog/post/all/?id=gift-cards', ['gift-cards']],
    ['/api/blog/post/all/?author=', ['first-house', 'gift-cards']],
    ['/api/blog/post/all/?title=Nadie%20cobra%20impuestos%20con%20tarjetas%20de%20regalo&_lang=es', ['gift-cards']],
    ['/api/faq/question/all/?Category=cards', ['foreign-charge']],
    ['/api/blog/post/all/?limit=2', ['first-house', 'flood-insurance']],
    ['/api/blog/post/all/?offset=2', ['gift-cards']],
    ['/api/blog/post/all/?limit=1&offset=1', ['flood-insurance']],
    ['/api/blog/post/all/?author=&offset=1', ['gift-cards']],
    ['/api/blog/post/all/?offset=100', []],
  ])('[API-05] [D-LIST-8] %s gives %j', async (url, expected) => {
    await using app = await served()
    expect(await app.ids(url)).toEqual(expected)
  })

  it.each(['?limit=typed', '?offset=-1', '?typed=1', '?colour=typed', '?featuredImage=typed', '?uri=/typed/&uri=/'])(
    '[D-LIST-8] %s is refused and not repeated',
    async (query) => {
      await using app = await served()
      const answer = await app.inject(`/api/blog/post/all/${query}`)
      expect(answer.statusCode).toBe(400)
      expect(Object.keys(answer.json())).toEqual(['errorMessage'])
      expect(answer.body).not.toContain('typed')
    },
  )

  it('are compressed, revalidated by a strong tag, and change with the release', async () => {
    await using folder = await temporaryDataFolder()
    const posts = Array.from({ length: 40 }, (_, index) => ({ id: `post-${index}`, title: { en: `Post ${index}` } }))
    await writeRelease(folder.dataDir, 'r1', { records: { posts } })
    await makeCurrent(folder.dataDir, 'releases', 'r1')
    await using app = await testApp(folder.dataDir)
    const get = (headers: Record<string, string>) => app.server.inject({ url: '/api/blog/post/all/', headers })
    const plain = await get({})
    const packed = await get({ 'accept-encoding': 'gzip, br' })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding', 'cache-control': 'no-cache' })
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
    const tag = String(plain.headers.etag)
    expect((await get({ 'if-none-match': tag })).statusCode).toBe(304)
    await writeRelease(folder.dataDir, 'r2', { records: { posts: [{ id: 'only', title: { en: 'Only' } }] } })
    await makeCurrent(folder.dataDir, 'releases', 'r2')
    await app.releases.check()
    const changed = await get({ 'if-none-match': tag })
    expect([changed.statusCode, changed.json().data.length]).toEqual([200, 1])
  })
})
