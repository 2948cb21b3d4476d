import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { adminApi } from '../../testing/admin-api.ts'
import { databases, usualDatabases } from '../../testing/databases.ts'
import { filledStore } from '../../testing/store.ts'

const off = { _status: 'draft' }
const words = '/blocks?locale=en&where[id][equals]=words'

describe.each(usualDatabases)('without a reason on %s', (kind) => {
  const scene = async () => {
    const store = await filledStore(await databases[kind]())
    const { fetch, signIn } = await adminApi(store)
    const [writer, approver] = [await signIn('writer@bank.example', 'writer'), await signIn('approver@bank.example', 'approver')]
    const { payload } = store
    const statusOf = async (collection: string, id: string) => (await payload.findByID({ collection, id, depth: 0 }))['_status']
    const reasons = async (record: string) => {
      const { docs } = await payload.find({ collection: 'history', where: { record: { equals: record } }, sort: 'id' })
      return docs.map(({ action, reason }) => [action, reason])
    }
    return { payload, fetch, writer, approver, statusOf, reasons }
  }

  const refused = { errors: [{ data: { errors: [{ path: 'changeReason', message: expect.stringContaining('Say why') }] } }] }

  it('nothing leaves the site, by whatever request of a person', async () => {
    const { payload, fetch, approver, statusOf, reasons } = await scene()
    for (const [query, body] of [
      ['locale=en', off],
      ['locale=en', { ...off, changeReason: '  ' }],
      ['locale=en', { ...off, changeReason: '\u200b' }],
      ['unpublishAllLocales=true', off],
      ['locale=es&unpublishAllLocales=true', off],
    ] as const)
      expect(await approver.call('PATCH', `/pages/home?${query}`, body)).toMatchObject({ status: 400, body: refused })
    const bulk = await approver.call('PATCH', words, off)
    expect([bulk.status, bulk.text]).toEqual([400, expect.stringContaining('changeReason (Say why')])
    const user = { ...(await payload.findByID({ collection: 'users', id: approver.id })), collection: 'users' } as never
    const req = await createLocalReq({ user }, payload)
    const save = { collection: 'pages', id: 'home', data: off, overrideAccess: false, user, req } as const
    await expect(payload.update(save)).rejects.toMatchObject({ status: 400 })
    const headers = { authorization: `JWT ${approver.token}`, 'accept-language': 'es' }
    expect((await fetch('PATCH', '/pages/home?locale=en', headers, off)).text).toContain('Diga por qué este registro se retira del sitio')
    expect([await statusOf('pages', 'home'), await statusOf('blocks', 'words')]).toEqual(['published', 'published'])

    expect((await approver.call('PATCH', words, { ...off, changeReason: 'Out of date' })).status).toBe(200)
    expect(await reasons('words')).toEqual([['unpublished', 'Out of date']])
  })

  it('nothing is marked to leave it, in a draft, in many at once, or by a version that comes back', async () => {
    const { payload, writer, reasons } = await scene()
    const marked = { deleted: true, changeReason: 'Out of date' }
    for (const body of [{ deleted: true }, { archived: true }, { approved: false }])
      expect(await writer.call('PATCH', '/pages/home?locale=en&draft=true', body)).toMatchObject({ status: 400, body: refused })
    expect((await writer.call('PATCH', `${words}&draft=true`, { deleted: true })).status).toBe(400)
    expect((await writer.call('PATCH', '/pages/home?locale=en&draft=true', marked)).status).toBe(200)
    const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: 'home' } }, sort: '-id' })
    // What was marked already is not marked once more.
    expect((await writer.call('PATCH', '/pages/home?locale=en&draft=true', { title: 'Other' })).status).toBe(200)
    expect((await writer.call('PATCH', '/pages/home?locale=en&draft=true', { deleted: false })).status).toBe(200)
    const path = `/pages/versions/${docs[0]?.id}?draft=true`
    expect(await writer.call('POST', path)).toMatchObject({ status: 400, body: refused })
    expect((await writer.call('POST', path, { changeReason: 'Out of date after all' })).status).toBe(200)
    expect((await reasons('home')).at(-1)).toEqual(['restored', 'Out of date after all'])
  })

  it('programs go on', async () => {
    const { payload, statusOf } = await scene()
    await payload.update({ collection: 'pages', id: 'home', data: off })
    expect(await statusOf('pages', 'home')).toBe('draft')
  })
})
