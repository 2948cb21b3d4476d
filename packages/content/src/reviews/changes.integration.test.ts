import { describe, expect, it } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { databases, usualDatabases } from '../testing/databases.ts'
import { filledStore } from '../testing/store.ts'

const office = async (databaseUrl?: string) => {
  const { signIn } = await adminApi(await filledStore(databaseUrl))
  const [writer, approver] = [
    await signIn('writer@bank.example', 'writer', 'locations', 'administrator'),
    await signIn('approver@bank.example', 'approver'),
  ]
  /** What an approver is told that the draft of a record changes. */
  const changes = async (slug: string, id: string) => (await approver.call('GET', `/workflow/record?slug=${slug}&id=${id}`)).body['changes']
  const save = async (path: string, language: string, fields: object) => {
    const method = path.startsWith('/globals/') ? 'POST' : 'PATCH'
    const { status, text } = await writer.call(method, `${path}?locale=${language}&draft=true`, fields)
    if (status !== 200) throw new Error(text)
  }
  return { writer, approver, changes, save }
}

describe.each(usualDatabases)('what a draft changes on %s', (kind) => {
  it('is named field by field with both texts, for each language, until it is published', async () => {
    const { approver, changes, save } = await office(await databases[kind]())
    expect(await changes('pages', 'home')).toBeNull()
    await save('/pages/home', 'en', { title: 'Welcome home' })
    await save('/pages/home', 'es', { title: 'Bienvenida' })
    expect(await changes('pages', 'home')).toEqual({
      isNew: false,
      fields: [
        { field: 'Title', language: 'en', before: 'Home', after: 'Welcome home' },
        { field: 'Title', language: 'es', before: 'Inicio', after: 'Bienvenida' },
      ],
    })
    const { body } = await approver.call('GET', '/workflow/record?slug=pages&id=home')
    await approver.call('POST', '/workflow/review', { slug: 'pages', id: 'home', action: 'approved', seen: body['version'] })
    expect(await changes('pages', 'home')).toBeNull()
  })

  it('leads to a row of a list and to the settings in the words of the form', async () => {
    const { changes, save } = await office(await databases[kind]())
    await save('/locations/covington', 'en', { hoursExceptions: [{ dates: '2026-12-24', hours: '9am-noon', reason: 'Christmas Eve' }] })
    expect(await changes('locations', 'covington')).toMatchObject({
      fields: [{ field: 'Hours Exceptions', after: '2026-12-24 · 9am-noon · All · Christmas Eve' }],
    })
    await save('/globals/settings', 'en', { bankName: 'Other Bank' })
    expect(await changes('settings', 'settings')).toMatchObject({
      isNew: false,
      fields: expect.arrayContaining([expect.objectContaining({ field: 'Bank Name', after: 'Other Bank' })]),
    })
  })

  it('says choices and the names of other records as the form does, each record with its id', async () => {
    const { changes, save } = await office(await databases[kind]())
    await save('/faq-questions/lost-card', 'en', { Category: 'cards' })
    expect(await changes('faq-questions', 'lost-card')).toMatchObject({
      fields: [{ field: 'Category', before: 'Lost or stolen (lost)', after: 'Cards (cards)' }],
    })
    await save('/alerts/storm', 'en', { type: 'timeSensitive' })
    expect(await changes('alerts', 'storm')).toMatchObject({ fields: [{ field: 'Type', after: 'Time sensitive' }] })
    await save('/locations/covington', 'en', { services: [{ service: 'Deposits' }] })
    expect(await changes('locations', 'covington')).toMatchObject({ fields: [{ field: 'Services', after: 'Deposits' }] })
  })

  it('is the whole record where nothing of it is published', async () => {
    const { writer, changes } = await office(await databases[kind]())
    const fields = { id: 'flood', description: '<p>Closed</p>' }
    expect((await writer.call('POST', '/alerts?locale=en&draft=true', fields)).status).toBe(201)
    expect(await changes('alerts', 'flood')).toEqual({ isNew: true, fields: [] })
  })
})
