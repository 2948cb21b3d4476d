import { describe, expect, it } from 'vitest'
import { adminApi } from '../../testing/admin-api.ts'
import { databases, usualDatabases } from '../../testing/databases.ts'
import { filledStore } from '../../testing/store.ts'
import type { Role } from './roles.ts'

const admin = async (databaseUrl?: string) => {
  const store = await filledStore(databaseUrl)
  const { signIn } = await adminApi(store)
  const stored = (id: string, draft = false) => store.payload.findByID({ collection: 'pages', id, locale: 'en', depth: 0, draft })
  const as = (...roles: readonly Role[]) => signIn(`${roles.join('-')}@bank.example`, ...roles)
  const history = async (record: string) =>
    (await store.payload.find({ collection: 'history', where: { record: { equals: record } }, sort: 'id', pagination: false })).docs
  return { ...store, as, stored, history }
}

type Call = (method: string, path: string, body?: object) => Promise<{ readonly status: number; readonly body: object }>

/** Publishes what is saved, naming the version that was looked at. */
const publish = async (call: Call, path: string): Promise<number> => {
  const [, slug = '', id = slug] = /^\/(?:globals\/)?([\w-]+)(?:\/([\w-]+))?/.exec(path) ?? []
  const { version } = (await call('GET', `/workflow/record?${new URLSearchParams({ slug, id })}`)).body as { readonly version?: string }
  const method = path.startsWith('/globals/') ? 'POST' : 'PATCH'
  return (await call(method, `${path}?locale=en&seen=${version}`, { _status: 'published' })).status
}

const refusal = async (call: Call, method: string, path: string, body: object = {}) => {
  const answer = await call(method, path, body)
  return [answer.status, JSON.stringify(answer.body)]
}

const words = { id: 'fresh', uri: '/fresh/', title: 'Fresh' }

describe.each(usualDatabases)('rights on %s', (kind) => {
  it('a writer’s draft goes live when somebody else publishes exactly that, and the history tells all of it', async () => {
    const { as, stored, history } = await admin(await databases[kind]())
    const [writer, approver] = [await as('writer'), await as('approver')]
    const draft = { title: 'Welcome home', changeReason: 'Plain words' }
    expect((await writer.call('PATCH', '/pages/home?locale=en&draft=true', draft)).status).toBe(200)
    expect([(await stored('home'))['title'], (await stored('home', true))['title']]).toEqual(['Home', 'Welcome home'])

    expect(await refusal(writer.call, 'PATCH', '/pages/home?locale=en', { _status: 'published' })).toEqual([
      403,
      expect.stringContaining('an approver publishes it'),
    ])
    expect(await refusal(approver.call, 'PATCH', '/pages/home?locale=en', { _status: 'published', title: 'Something else' })).toEqual([
      403,
      expect.stringContaining('You may publish this and not change it'),
    ])
    expect(await publish(approver.call, '/pages/home')).toBe(200)
    expect((await stored('home'))['title']).toBe('Welcome home')
    expect(await history('home')).toMatchObject([
      {
        kind: 'pages',
        action: 'changed',
        by: 'writer@bank.example',
        language: 'en',
        reason: 'Plain words',
        difference: [{ field: 'title', before: 'Home', after: 'Welcome home' }],
      },
      { kind: 'pages', action: 'published', by: 'approver@bank.example' },
    ])
    // Both languages go live together, and leave together.
    const off = { _status: 'draft', changeReason: 'Out of date' }
    expect((await approver.call('PATCH', '/pages/home?locale=es', off)).status).toBe(200)
    expect((await history('home')).map(({ action, language }) => [action, language ?? ''])).toEqual([
      ['changed', 'en'],
      ['published', ''],
      ['unpublished', ''],
    ])
  })

  it('nobody publishes the own last change, whatever the roles', async () => {
    const { as, stored } = await admin(await databases[kind]())
    const [ana, ben] = [await as('writer', 'approver', 'administrator'), await as('writer', 'approver')]
    const bare = { _status: 'published' }
    expect(await refusal(ana.call, 'PATCH', '/pages/home?locale=en', { ...bare, title: 'At once' })).toEqual([
      403,
      expect.stringContaining('Save the change as a draft first'),
    ])
    expect(await refusal(ana.call, 'POST', '/pages?locale=en', { ...words, ...bare })).toEqual([
      403,
      expect.stringContaining('Save the change as a draft first'),
    ])
    await ana.call('PATCH', '/pages/home?locale=en&draft=true', { title: 'Mine' })
    for (const [path, message] of [
      ['/pages/home?locale=en', 'You changed this last'],
      ['/pages/home?publishAllLocales=true', 'You changed this last'],
      ['/pages?locale=en&draft=true&where[id][equals]=home', 'You changed this last'],
      ['/pages?locale=en&where[id][equals]=home', 'Save the change as a draft first'],
    ] as const)
      expect((await ana.call('PATCH', path, bare)).body).toMatchObject({ errors: [{ message: expect.stringContaining(message) }] })
    expect((await stored('home'))['title']).toBe('Home')
    expect(await publish(ben.call, '/pages/home')).toBe(200)
    expect((await stored('home'))['title']).toBe('Mine')
  })

  it('no request hides what it changes, saves past the newest version, or brings one language alone', async () => {
    const { as, stored, history } = await admin(await databases[kind]())
    const [ana, ben] = [await as('writer', 'approver'), await as('writer')]
    const bare = { _status: 'published' }
    const hidden = '/pages/home?locale=es&draft=true&select[description]=false&depth=3'
    expect((await ana.call('PATCH', hidden, { description: 'Todo' })).status).toBe(200)
    expect((await ana.call('PATCH', '/pages/home?locale=en&draft=true', {})).status).toBe(200)
    expect(await history('home')).toMatchObject([
      { action: 'changed', language: 'es', difference: [{ field: 'description', after: 'Todo' }] },
    ])
    expect((await ana.call('PATCH', '/pages/home?locale=en', bare)).status).toBe(403)

    // Who corrected one language has not seen the other.
    await ben.call('PATCH', '/pages/home?locale=en&draft=true', { description: 'All' })
    for (const path of ['/pages/home?locale=en', '/pages/home?locale=es', '/pages/home?locale=es&publishSpecificLocale=es'])
      expect([path, (await ana.call('PATCH', path, bare)).status]).toEqual([path, 403])
    expect((await ben.call('PATCH', '/pages/home?locale=en&draft=true&unpublishAllLocales=true', {})).status).toBe(403)

    await ana.call('POST', '/pages?locale=en&draft=true', words)
    await ben.call('PATCH', '/pages/fresh?locale=en&draft=true', { title: 'Fresh and right' })
    const bulk = await ana.call('PATCH', '/pages?locale=en&where[id][equals]=fresh', bare)
    expect(bulk.body).toMatchObject({ errors: [{ message: expect.stringContaining('Save the change as a draft first') }] })
    expect((await stored('fresh'))['_status']).toBe('draft')
    expect(await publish(ana.call, '/pages/fresh')).toBe(200)
    expect((await stored('fresh'))['title']).toBe('Fresh and right')
  })

  it('nobody copies a record, whatever the rights, the request or the program: a copy has no id of its own', async () => {
    const { as, payload } = await admin(await databases[kind]())
    const people = [await as('writer', 'approver', 'administrator'), await as('approver'), await as('leads')]
    const data = { id: 'copy', uri: '/copy/', _status: 'published' }
    const count = async () => (await payload.count({ collection: 'pages' })).totalDocs
    const before = await count()
    for (const { call } of people)
      for (const path of ['/pages/home/duplicate', '/pages/home/duplicate?draft=true&locale=en', '/pages/nope/duplicate'])
        expect([path, (await call('POST', path, data)).status]).toEqual([path, 404])
    for (const path of ['/media/bayou/duplicate', '/blocks/words/duplicate', '/history/1/duplicate', '/users/1/duplicate'])
      expect([path, (await people[0]?.call('POST', path, data))?.status]).toEqual([path, 404])
    await expect(payload.duplicate({ collection: 'pages', id: 'home', data: data as never })).rejects.toMatchObject({ status: 400 })
    expect(await count()).toBe(before)
  })

  it('what is published is the version that was looked at, named by whoever publishes', async () => {
    const { as, stored } = await admin(await databases[kind]())
    const [writer, approver] = [await as('writer'), await as('approver')]
    await writer.call('PATCH', '/pages/home?locale=en&draft=true', { title: 'Looked at' })
    const { version } = (await approver.call('GET', '/workflow/record?slug=pages&id=home')).body as { readonly version?: string }
    await writer.call('PATCH', '/pages/home?locale=en&draft=true', { title: 'Slipped in' })
    for (const [query, words] of [
      ['', 'the version that you looked at'],
      [`&seen=${version}`, 'changed this record since'],
    ] as const)
      expect(await refusal(approver.call, 'PATCH', `/pages/home?locale=en${query}`, { _status: 'published' })).toEqual([
        409,
        expect.stringContaining(words),
      ])
    // The form's own button would send all fields with it.
    const whole = await stored('home', true)
    expect((await approver.call('PATCH', '/pages/home?locale=en', { ...whole, _status: 'published' })).status).toBe(409)
    expect((await stored('home'))['title']).toBe('Home')
    expect(await publish(approver.call, '/pages/home')).toBe(200)
    expect((await stored('home'))['title']).toBe('Slipped in')
  })

  it('a version that was published comes back as a draft', async () => {
    const { as, stored, payload } = await admin(await databases[kind]())
    const [writer, approver] = [await as('writer'), await as('approver')]
    await writer.call('PATCH', '/pages/home?locale=en&draft=true', { title: 'Second' })
    await publish(approver.call, '/pages/home')
    const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: 'home' } }, sort: 'id', locale: 'en' })
    const first = docs.find(({ version }) => version['title'] === 'Home' && version['_status'] === 'published')?.id
    expect((await writer.call('POST', `/pages/versions/${first}?draft=true`)).status).toBe(200)
    expect([(await stored('home'))['title'], (await stored('home', true))['title']]).toEqual(['Second', 'Home'])
    expect(await publish(approver.call, '/pages/home')).toBe(200)
    expect((await stored('home'))['title']).toBe('Home')
  })

  it('only an approver takes a page down, and changes nothing with it', async () => {
    const { as, stored } = await admin(await databases[kind]())
    const [writer, approver] = [await as('writer'), await as('approver', 'writer')]
    expect((await writer.call('PATCH', '/pages/home?locale=en', { _status: 'draft' })).status).toBe(403)
    expect((await writer.call('PATCH', '/pages/home?locale=en', { approved: false })).status).toBe(403)
    expect((await approver.call('PATCH', '/pages/home?locale=en', { _status: 'draft', title: 'Gone' })).status).toBe(403)
    expect((await stored('home'))['_status']).toBe('published')
    expect((await approver.call('PATCH', '/pages/home?locale=en', { _status: 'draft', changeReason: 'Out of date' })).status).toBe(200)
    expect(await stored('home')).toMatchObject({ _status: 'draft', title: 'Home' })
  })

  it('nobody takes the own last change off the site, by whatever request; somebody else does, and the history says so', async () => {
    const { as, stored, history } = await admin(await databases[kind]())
    const [ana, ben] = [await as('writer', 'approver', 'administrator'), await as('approver')]
    await ana.call('PATCH', '/pages/home?locale=en&draft=true', { title: 'Mine' })
    const off = { _status: 'draft' }
    for (const [path, body] of [
      ['/pages/home?locale=en', off],
      ['/pages/home?locale=en', {}],
      ['/pages/home?unpublishAllLocales=true', off],
      ['/pages/home?locale=es&unpublishAllLocales=true', {}],
    ] as const)
      expect(await refusal(ana.call, 'PATCH', path, body)).toEqual([
        403,
        expect.stringContaining('You changed this last, so somebody else takes it off the site.'),
      ])
    for (const query of ['', '&unpublishAllLocales=true', '&draft=true'])
      await ana.call('PATCH', `/pages?locale=en&where[id][equals]=home${query}`, off)
    expect(await stored('home')).toMatchObject({ _status: 'published', title: 'Home' })
    expect((await ben.call('PATCH', '/pages/home?unpublishAllLocales=true', { ...off, changeReason: 'Out of date' })).status).toBe(200)
    expect((await stored('home'))['_status']).toBe('draft')
    expect(await history('home')).toMatchObject([
      { action: 'changed', by: 'writer-approver-administrator@bank.example' },
      { action: 'unpublished', by: 'approver@bank.example', reason: 'Out of date', at: expect.any(String), difference: [] },
    ])
    // What is off the site already does not leave it once more.
    await ben.call('PATCH', '/pages/home?locale=en', off)
    expect(await history('home')).toHaveLength(2)
  })

  it('several records leave the site together for somebody else alone, and each is in the history', async () => {
    const { as, stored, history } = await admin(await databases[kind]())
    const [ana, ben] = [await as('writer', 'approver'), await as('approver')]
    const several = '/blocks?locale=en&where[id][in]=words,home-banner'
    await ana.call('PATCH', '/alerts/storm?locale=en&draft=true', { description: '<p>Mine</p>' })
    const bulk = await ana.call('PATCH', '/alerts?locale=en&where[id][equals]=storm', { _status: 'draft' })
    expect(bulk.body).toMatchObject({
      errors: [{ message: expect.stringMatching(/Save the change as a draft first|takes it off the site/) }],
    })
    expect((await ben.call('PATCH', several, { _status: 'draft', changeReason: 'Out of date' })).status).toBe(200)
    for (const id of ['words', 'home-banner'])
      expect(await history(id)).toMatchObject([{ action: 'unpublished', by: 'approver@bank.example' }])
    expect((await stored('home'))['_status']).toBe('published')
  })

  it('nobody makes a version of what others keep by a save that changes nothing; it is published and taken off as before', async () => {
    const { as, payload, history } = await admin(await databases[kind]())
    const [writer, approver] = [await as('writer'), await as('approver')]
    const versions = async () => (await payload.countVersions({ collection: 'pages', where: { parent: { equals: 'home' } } })).totalDocs
    await writer.call('PATCH', '/pages/home?locale=en&draft=true', { title: 'Welcome home' })
    await writer.call('POST', '/pages?locale=en&draft=true', words)
    const [before, told] = [await versions(), await history('home')]
    const saves = [
      ['/pages/home?locale=en&draft=true', {}],
      ['/pages/home?locale=es&draft=true', { _status: 'draft' }],
      ['/pages/home?locale=en&draft=true', { title: 'Welcome home' }],
      ['/pages/fresh?locale=en', {}],
      ['/pages/fresh?locale=en', { _status: 'draft', changeReason: 'None' }],
    ] as const
    for (const [path, data] of saves)
      expect(await refusal(approver.call, 'PATCH', path, data)).toEqual([
        403,
        expect.stringContaining('may publish this and not change it'),
      ])
    expect(await refusal(approver.call, 'POST', '/globals/settings?locale=en&draft=true')).toEqual([403, expect.anything()])
    const many = await approver.call('PATCH', '/pages?locale=en&draft=true&where[id][equals]=home', {})
    expect(many.text).toContain('may publish this and not change it')
    expect([await versions(), await history('home')]).toEqual([before, told])
    expect(await publish(approver.call, '/pages/home')).toBe(200)
    const takeOff = { _status: 'draft', changeReason: 'Out of date' }
    expect((await approver.call('PATCH', '/pages/home?locale=en', takeOff)).status).toBe(200)
  })

  it('an older version comes back as a draft alone, and by those who may change the record', async () => {
    const { as, stored, payload } = await admin(await databases[kind]())
    const [writer, approver] = [await as('writer'), await as('approver')]
    await writer.call('PATCH', '/pages/home?locale=en&draft=true', { title: 'Second' })
    await writer.call('PATCH', '/pages/home?locale=en&draft=true', { title: 'Third' })
    const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: 'home' } }, sort: '-id', locale: 'en' })
    const second = docs.find(({ version }) => version['title'] === 'Second')?.id
    expect((await approver.call('POST', `/pages/versions/${second}?draft=true`)).status).toBe(403)
    expect((await writer.call('POST', `/pages/versions/${second}`)).status).toBe(403)
    expect([(await stored('home'))['title'], (await stored('home', true))['title']]).toEqual(['Home', 'Third'])
    expect((await writer.call('POST', `/pages/versions/${second}?draft=true`)).status).toBe(200)
    expect([(await stored('home'))['title'], (await stored('home', true))['title']]).toEqual(['Home', 'Second'])
    // Whoever restores it has changed it last.
    const both = await as('approver', 'writer')
    await both.call('POST', `/pages/versions/${second}?draft=true`)
    expect((await both.call('PATCH', '/pages/home?locale=en', { _status: 'published' })).status).toBe(403)
  })

  it('site settings change by a draft that somebody else publishes, and no page is ever without them', async () => {
    const { as, history, payload } = await admin(await databases[kind]())
    const [ada, ben] = [await as('administrator', 'approver'), await as('approver')]
    const title = async () => (await payload.findGlobal({ slug: 'settings', locale: 'en' }))['siteTitle' as never]
    const before = await title()
    const bare = { _status: 'published' }
    expect((await ada.call('POST', '/globals/settings?locale=en', { ...bare, siteTitle: 'At once' })).status).toBe(403)
    expect((await ada.call('POST', '/globals/settings?locale=en&draft=true', { siteTitle: 'A better bank' })).status).toBe(200)
    expect((await ada.call('POST', '/globals/settings?locale=en', bare)).status).toBe(403)
    expect((await ben.call('POST', '/globals/settings?locale=en', { _status: 'draft' })).status).toBe(403)
    expect(await title()).toBe(before)
    expect(await publish(ben.call, '/globals/settings')).toBe(200)
    expect(await title()).toBe('A better bank')
    const { docs } = await payload.findGlobalVersions({ slug: 'settings' })
    for (const query of ['', '?draft=true'])
      expect((await ada.call('POST', `/globals/settings/versions/${docs[0]?.id}${query}`)).status).toBe(403)
    expect(await history('settings')).toMatchObject([
      { action: 'changed', by: 'administrator-approver@bank.example', difference: [{ field: 'siteTitle', after: 'A better bank' }] },
      { action: 'published', by: 'approver@bank.example' },
    ])
  })
})

it.each([
  ['writer', { '/pages/home': 200, '/blocks/words': 200, '/locations/covington': 403, '/media/gulf-dawn': 403 }],
  ['locations', { '/pages/home': 403, '/blocks/words': 403, '/locations/covington': 200, '/media/gulf-dawn': 403 }],
  ['rates', { '/pages/home': 403, '/locations/covington': 403 }],
  ['approver', { '/pages/home': 403, '/locations/covington': 403, '/media/gulf-dawn': 200 }],
  ['administrator', { '/pages/home': 403, '/locations/covington': 403, '/media/gulf-dawn': 403 }],
] as const)('a %s changes what is entrusted to that role', async (role, expected) => {
  const { as, payload } = await admin()
  await payload.create({ collection: 'locations', locale: 'en', data: { id: 'covington', name: 'Covington' }, draft: true }).catch(() => {})
  const { call } = await as(role)
  for (const [path, status] of Object.entries(expected))
    expect([
      path,
      (await call('PATCH', `${path}?draft=true&locale=en`, { ...(path.startsWith('/media') ? { focalX: 10 } : { order: 7 }) })).status,
    ]).toEqual([path, status])
  const mayAdminister = role === 'administrator' ? 200 : 403
  expect((await call('POST', '/globals/settings?locale=en&draft=true', { siteTitle: 'A bank' })).status).toBe(mayAdminister)
  expect((await call('GET', '/pages/home')).status).toBe(200)
  expect((await call('GET', '/history')).status).toBe(200)
  for (const [method, path] of [
    ['DELETE', '/pages/home'],
    ['POST', '/history'],
    ['PATCH', '/history/1'],
    ['DELETE', '/history?where[id][exists]=true'],
  ] as const)
    expect([path, (await call(method, path, {})).status]).toEqual([path, 403])
})
