import { describe, expect, it } from 'vitest'
import { adminApi } from '../../testing/admin-api.ts'
import { databases, usualDatabases } from '../../testing/databases.ts'
import { filledStore } from '../../testing/store.ts'

/** A filled store behind the admin's own API, asked by an editor who is signed in. */
const admin = async (databaseUrl?: string) => {
  const store = await filledStore(databaseUrl)
  const { signIn } = await adminApi(store)
  const { call } = await signIn('ana@bank.example')
  const stored = (collection: string, id: string) => store.payload.findByID({ collection, id, locale: 'all', depth: 0, draft: true })
  return { ...store, call, signIn, stored }
}

describe.each(usualDatabases)('a write over the admin’s API to %s', (kind) => {
  it('is refused when it holds texts and names no language, or one that there is not, and leaves all texts', async () => {
    const { call, stored, payload } = await admin(await databases[kind]())
    const before = await Promise.all([
      stored('pages', 'home'),
      stored('blocks', 'words'),
      stored('media', 'gulf-dawn'),
      payload.findGlobal({ slug: 'settings', locale: 'all', depth: 0 }),
    ])
    const words = [{ id: 'words.simpleContent', blockType: 'simpleContent', content: '<p>Otra cosa</p>' }]
    for (const query of ['?', '?locale=fr', '?locale=all', '?locale='])
      for (const [method, path, body, field] of [
        ['PATCH', `/pages/home${query}`, { title: 'Inicio nuevo', showFDICLogo: false }, 'title'],
        ['PATCH', `/pages/home${query}&draft=true`, { title: 'Inicio nuevo' }, 'title'],
        ['PATCH', `/pages${query}&where[id][equals]=home`, { title: 'Inicio nuevo' }, 'title'],
        ['PATCH', `/blocks/words${query}`, { content: words }, 'content'],
        ['PATCH', `/media/gulf-dawn${query}`, { alt: 'Otra foto' }, 'alt'],
        ['POST', `/globals/settings${query}`, { siteTitle: 'Un banco' }, 'siteTitle'],
        ['POST', `/pages${query}`, { id: 'other', uri: '/other/', title: 'Otra' }, 'title'],
      ] as const) {
        const answer = await call(method, path, body)
        expect([path, answer.status]).toEqual([path, 400])
        expect(answer.body.errors).toMatchObject([
          { message: `Name the language of ${field}: add ?locale=en or ?locale=es to the address. Nothing was saved.` },
        ])
      }
    expect(
      await Promise.all([
        stored('pages', 'home'),
        stored('blocks', 'words'),
        stored('media', 'gulf-dawn'),
        payload.findGlobal({ slug: 'settings', locale: 'all', depth: 0 }),
      ]),
    ).toEqual(before)
    expect((await payload.count({ collection: 'pages', where: { id: { equals: 'other' } } })).totalDocs).toBe(0)
  })

  it('changes the texts of the language that it names, and no others', async () => {
    const { call, stored } = await admin(await databases[kind]())
    expect((await call('PATCH', '/pages/home?locale=es&draft=true', { title: 'Bienvenidos' })).status).toBe(200)
    expect((await call('PATCH', '/pages?locale=en&draft=true&where[id][equals]=home', { description: 'All of it' })).status).toBe(200)
    expect(await stored('pages', 'home')).toMatchObject({ title: { en: 'Home', es: 'Bienvenidos' }, description: { en: 'All of it' } })
  })

  it('needs no language when it holds no texts: flags, references, a version that is restored', async () => {
    const { call, stored, payload, signIn } = await admin(await databases[kind]())
    await call('PATCH', '/pages/home?locale=en&draft=true', { description: 'Everything about us' })
    const texts = { title: { en: 'Home', es: 'Inicio' }, description: { en: 'Everything about us' } }
    for (const [method, path, body] of [
      ['PATCH', '/pages/home?draft=true', { showFDICLogo: false }],
      ['PATCH', '/pages/home?draft=true', { blocks: [{ id: 'row', block: 'words' }] }],
      ['PATCH', '/pages?draft=true&where[id][equals]=home', { approved: false, changeReason: 'Out of date' }],
      ['PATCH', '/media/gulf-dawn', { focalX: 10 }],
    ] as const) {
      expect([path, (await call(method, path, body)).status]).toEqual([path, 200])
      expect(await stored('pages', 'home')).toMatchObject(texts)
    }
    expect(await stored('pages', 'home')).toMatchObject({ showFDICLogo: false, approved: false, blocks: [{ block: 'words' }] })
    expect(await stored('media', 'gulf-dawn')).toMatchObject({ alt: { en: 'The sea at dawn', es: 'El mar al amanecer' } })

    const second = await signIn('ben@bank.example', 'approver')
    const { docs: saved } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: 'home' } }, sort: '-updatedAt' })
    for (const [path, body] of [
      [`/pages/home?publishAllLocales=true&seen=${saved[0]?.id}`, { _status: 'published' }],
      ['/pages/home', { _status: 'draft', changeReason: 'Out of date' }],
    ] as const) {
      expect([path, (await second.call('PATCH', path, body)).status]).toEqual([path, 200])
      expect(await stored('pages', 'home')).toMatchObject(texts)
    }

    await call('PATCH', '/pages/home?locale=es&draft=true', { title: 'Otra casa' })
    const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: 'home' } }, sort: '-updatedAt' })
    expect((await call('POST', `/pages/versions/${docs[1]?.id}?draft=true`, {})).status).toBe(200)
    expect(await stored('pages', 'home')).toMatchObject(texts)
  })
})
