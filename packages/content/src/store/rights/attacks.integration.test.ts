import { describe, expect, it } from 'vitest'
import { adminApi } from '../../testing/admin-api.ts'
import { databases, usualDatabases } from '../../testing/databases.ts'
import { filledStore } from '../../testing/store.ts'

describe.each(usualDatabases)('requests past the forms on %s', (kind) => {
  it('an id that is taken is refused at its field, and nothing is overwritten', async () => {
    const store = await filledStore(await databases[kind]())
    const { signIn, send } = await adminApi(store)
    const ana = await signIn('ana@bank.example', 'writer')
    const taken = {
      status: 400,
      body: { errors: [{ data: { errors: [{ path: 'id', message: expect.stringContaining('is taken already') }] } }] },
    }
    expect(await ana.call('POST', '/pages?locale=en&draft=true', { id: 'home', uri: '/other/', title: 'Other' })).toMatchObject(taken)
    expect(await store.payload.findByID({ collection: 'pages', id: 'home', locale: 'en' })).toMatchObject({ title: 'Home' })

    const form = new FormData()
    const [{ id, alt = '' } = { id: '' }] = (await store.payload.find({ collection: 'media', limit: 1, locale: 'en' })).docs as never as [
      { id: string; alt?: string },
    ]
    form.set('_payload', JSON.stringify({ id, alt }))
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    form.set('file', new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }), 'pixel.png')
    const answer = await send('/media?locale=en', form, { authorization: `JWT ${ana.token}` })
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining('This is taken already')])
  })

  it('an older version of what others keep comes back for nobody, who is told why in words', async () => {
    const store = await filledStore(await databases[kind]())
    const { signIn, fetch } = await adminApi(store)
    const rates = await signIn('rates@bank.example', 'rates')
    const { docs } = await store.payload.findVersions({ collection: 'pages', where: { parent: { equals: 'home' } } })
    for (const query of ['', '?draft=true'])
      expect(await rates.call('POST', `/pages/versions/${docs[0]?.id}${query}`)).toMatchObject({
        status: 403,
        text: expect.stringContaining('None of your roles may change this record, so somebody else does.'),
      })
    const headers = { authorization: `JWT ${rates.token}`, 'accept-language': 'es' }
    const { text } = await fetch('POST', `/pages/versions/${docs[0]?.id}?draft=true`, headers)
    expect(text).toContain('Ninguna de sus funciones puede cambiar este registro')
    const asked = await fetch('POST', '/workflow/review', headers, { slug: 'pages', id: 'home', action: 'explode' })
    expect([asked.status, asked.text]).toEqual([400, expect.stringContaining('campo action, valor')])
  })

  it('nobody locks a record in another’s name', async () => {
    const store = await filledStore(await databases[kind]())
    const { signIn } = await adminApi(store)
    const [ana, ben] = [await signIn('ana@bank.example', 'writer'), await signIn('ben@bank.example', 'writer')]
    const lock = { document: { relationTo: 'pages', value: 'home' }, user: { relationTo: 'users', value: ben.id } }
    const { body } = await ana.call('POST', '/payload-locked-documents', lock)
    const ownerOf = async (id: unknown) =>
      (await store.payload.findByID({ collection: 'payload-locked-documents', id: Number(id), depth: 0 }))['user']
    const { id } = body['doc'] as { id: number }
    expect(await ownerOf(id)).toEqual({ relationTo: 'users', value: ana.id })
    await ana.call('PATCH', `/payload-locked-documents/${id}`, { user: lock.user })
    expect(await ownerOf(id)).toEqual({ relationTo: 'users', value: ana.id })
    await ben.call('PATCH', `/payload-locked-documents/${id}`, { user: lock.user })
    expect(await ownerOf(id)).toEqual({ relationTo: 'users', value: ben.id })
  })
})
