import { describe, expect, it } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { databases, usualDatabases } from '../testing/databases.ts'
import { filledStore } from '../testing/store.ts'
import type { RecordCheck } from './record-check.ts'

const home = { slug: 'pages', id: 'home' }
const own = { text: 'pages home: a link leads nowhere', ...home }
const other = { text: 'pages ask: a link leads nowhere', slug: 'pages', id: 'ask' }

describe.each(usualDatabases)('a check before what is approved is published on %s', (kind) => {
  it.each<[string, number, RecordCheck, object]>([
    ['finds the record in order', 200, async () => [], {}],
    ['finds another record to mend', 200, async () => [other], {}],
    ['finds the record to mend', 422, async () => [other, own], { errors: [{ data: { toMend: [own] } }] }],
    ['is not there', 503, async () => undefined, {}],
    ['fails', 503, () => Promise.reject(new Error('It is away.')), {}],
  ])('that %s answers %i', async (_, status, recordCheck, body) => {
    const asked: object[] = []
    const store = await filledStore(await databases[kind](), {
      recordCheck: (record, signal) => {
        asked.push(record)
        return recordCheck(record, signal)
      },
    })
    const { signIn } = await adminApi(store)
    const [writer, approver] = [await signIn('writer@bank.example', 'writer'), await signIn('approver@bank.example', 'approver')]
    await writer.call('PATCH', '/pages/home?locale=en&draft=true', { title: 'Welcome home' })
    const { version } = (await approver.call('GET', '/workflow/record?slug=pages&id=home')).body
    const step = (action: string) => approver.call('POST', '/workflow/review', { ...home, action, seen: version, comment: 'Looked at' })
    // Only a step that publishes waits for the check, and only for those who may take it.
    expect((await step('commented')).status).toBe(200)
    await writer.call('POST', '/workflow/review', { ...home, action: 'approved', seen: version })
    expect(asked).toEqual([])
    const answer = await step('approved')
    expect([answer.status, answer.body]).toMatchObject([status, body])
    expect(asked).toEqual([home])
    const page = await store.payload.findByID({ collection: 'pages', id: 'home', locale: 'en', depth: 0 })
    expect(page['title']).toBe(status === 200 ? 'Welcome home' : 'Home')
  })
})
