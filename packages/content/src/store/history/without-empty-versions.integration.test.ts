import { describe, expect, it } from 'vitest'
import { adminApi } from '../../testing/admin-api.ts'
import { databases, usualDatabases } from '../../testing/databases.ts'
import { filledStore } from '../../testing/store.ts'

const admin = async (databaseUrl?: string) => {
  const store = await filledStore(databaseUrl)
  const { payload } = store
  const { signIn } = await adminApi(store)
  const [writer, administrator] = [await signIn('ana@bank.example', 'writer'), await signIn('eva@bank.example', 'administrator')]
  /** How many versions and entries of the history there are of the home page and of the settings. */
  const kept = async () => ({
    page: (await payload.countVersions({ collection: 'pages', where: { parent: { equals: 'home' } } })).totalDocs,
    settings: (await payload.findGlobalVersions({ slug: 'settings', pagination: false })).docs.length,
    history: (await payload.count({ collection: 'history' })).totalDocs,
  })
  return { payload, writer, administrator, kept }
}

describe.each(usualDatabases)('a save of a draft that changes nothing, on %s', (kind) => {
  it.each([
    ['of what is published', false],
    ['of a draft', true],
  ])('makes no version and no entry of the history, and answers with the record: %s', async (_, isDraft) => {
    const { payload, writer, kept } = await admin(await databases[kind]())
    if (isDraft) await writer.call('PATCH', '/pages/home?locale=en&draft=true', { title: 'Welcome home' })
    const before = await kept()
    const { body: shown } = await writer.call('GET', '/pages/home?locale=en&draft=true&depth=0')
    for (const [language, data] of [
      ['en', {}],
      ['en', { title: shown['title'] }],
      ['en', { ...shown, _status: 'draft' }],
      ['es', {}],
      ['en', { nope: 1 }],
      ['en', { blocks: (shown['blocks'] as readonly object[]).map((row) => ({ ...row, nope: 1 })) }],
    ] as const) {
      const saved = await writer.call('PATCH', `/pages/home?locale=${language}&draft=true`, data)
      expect(saved.status).toBe(200)
      const { title, _status, updatedAt } = saved.body['doc'] as Readonly<Record<string, unknown>>
      expect([_status, updatedAt]).toEqual([shown['_status'], shown['updatedAt']])
      if (language === 'en') expect(title).toBe(shown['title'])
    }
    const bulk = await writer.call('PATCH', '/pages?where[id][equals]=home&locale=en&draft=true', { title: shown['title'] })
    expect([bulk.status, bulk.body['errors']]).toEqual([200, []])
    const user = { ...(await payload.findByID({ collection: 'users', id: writer.id })), collection: 'users' } as never
    await payload.update({ collection: 'pages', id: 'home', draft: true, data: {}, overrideAccess: false, user })
    expect(await kept()).toEqual(before)
  })

  it('makes none of the settings', async () => {
    const { administrator, kept } = await admin(await databases[kind]())
    const before = await kept()
    const { body } = await administrator.call('GET', '/globals/settings?locale=en&draft=true&depth=0')
    for (const data of [{}, { ...body, _status: 'draft' }, { nope: 1 }]) {
      const saved = await administrator.call('POST', '/globals/settings?locale=en&draft=true', data)
      expect([saved.status, (saved.body['result'] as { readonly _status?: string })._status]).toEqual([200, body['_status']])
    }
    expect(await kept()).toEqual(before)
    await administrator.call('POST', '/globals/settings?locale=en&draft=true', { bankName: 'Another Bank' })
    expect(await kept()).toEqual({ ...before, settings: before.settings + 1, history: before.history + 1 })
  })

  it('is none where a language, a row or their order is another one, or a field is emptied', async () => {
    const { writer, kept } = await admin(await databases[kind]())
    const { body } = await writer.call('GET', '/pages/home?locale=en&draft=true&depth=0')
    const blocks = body['blocks'] as readonly object[]
    const before = await kept()
    const saves = [
      ['es', { title: 'Portada' }],
      ['en', { blocks: blocks.toReversed() }],
      ['en', { blocks: blocks.slice(1) }],
      ['es', { title: null }],
    ] as const
    for (const [index, [language, data]] of saves.entries()) {
      expect((await writer.call('PATCH', `/pages/home?locale=${language}&draft=true`, data)).status).toBe(200)
      expect(await kept()).toEqual({ ...before, page: before.page + index + 1, history: before.history + index + 1 })
    }
  })
})
