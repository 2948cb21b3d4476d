import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { runDue } from '../schedule/run-due.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, usualDatabases } from '../testing/databases.ts'
import { filledStore } from '../testing/store.ts'
import { publishRecord } from './publish-record.ts'
import type { Move, RecordCheck } from './record-check.ts'
import type { ToMend } from './to-mend.ts'

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
      recordCheck: (record, ...more) => {
        asked.push(record)
        return recordCheck(record, ...more)
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

/** An office whose check finds what it is told to; `asked` are the moves that it was asked about. */
const checkedOffice = async (databaseUrl: string | undefined) => {
  const asked: string[] = []
  const toMend = { publish: [own], leave: [other] } as Record<Move, readonly ToMend[] | undefined>
  const store = await filledStore(databaseUrl, {
    recordCheck: async ({ slug, id }, move) => {
      asked.push(`${move} ${slug} ${id}`)
      return toMend[move]
    },
  })
  const { signIn } = await adminApi(store)
  const [writer, approver] = [await signIn('writer@bank.example', 'writer'), await signIn('approver@bank.example', 'approver')]
  const version = async () => String((await approver.call('GET', '/workflow/record?slug=pages&id=home')).body['version'])
  const page = async () => {
    const { title, _status } = await store.payload.findByID({ collection: 'pages', id: 'home', locale: 'en', depth: 0 })
    return [_status, title]
  }
  /** Plans, and lets the time come. */
  const atItsTime = async (type: 'publish' | 'end') => {
    const at = new Date(Date.now() + 3_600_000).toISOString()
    const { status } = await approver.call('POST', '/workflow/schedule', {
      ...home,
      type,
      at,
      reason: 'Out of date',
      seen: await version(),
    })
    const data = { waitUntil: new Date(Date.now() - 1000).toISOString() } as never
    await store.payload.update({ collection: 'payload-jobs' as never, where: { hasError: { not_equals: true } }, data })
    await runDue(store.payload, new Date())
    return status
  }
  const lastStep = async () => {
    const { docs } = await store.payload.find({ collection: 'reviews', sort: '-id', limit: 1 })
    return docs[0]
  }
  await writer.call('PATCH', '/pages/home?locale=en&draft=true', { title: 'Welcome home' })
  return { ...store, writer, approver, asked, toMend, version, page, atItsTime, lastStep }
}

describe.each(['sqlite', 'postgres'] as const)('the check of what is published or taken off, by every way, on %s', (kind) => {
  it('is obeyed by a request past the form, a program that acts for somebody, and many at once', async () => {
    const { payload, approver, asked, toMend, version, page } = await checkedOffice(await databases[kind]())
    const path = `/pages/home?locale=en&seen=${await version()}`
    const refused = { errors: [{ message: expect.stringContaining('has to be mended'), data: { toMend: [own] } }] }
    expect(await approver.call('PATCH', path, { _status: 'published' })).toMatchObject({ status: 422, body: refused })
    const user = { ...(await payload.findByID({ collection: 'users', id: approver.id })), collection: 'users' } as never
    const asApprover = async () => createLocalReq({ user }, payload)
    await expect(publishRecord(await asApprover(), home, 'published')).rejects.toMatchObject({ status: 422, data: { toMend: [own] } })
    await approver.call('PATCH', `/pages?locale=en&draft=true&where[id][equals]=home&seen=${await version()}`, { _status: 'published' })
    expect(await page()).toEqual(['published', 'Home'])
    toMend.publish = undefined
    expect((await approver.call('PATCH', path, { _status: 'published' })).status).toBe(503)
    toMend.publish = [other]
    // Whoever may not publish starts no check.
    const before = asked.length
    expect((await approver.call('PATCH', path, { _status: 'published', title: 'Other' })).status).toBe(403)
    expect(asked).toHaveLength(before)
    expect((await approver.call('PATCH', path, { _status: 'published' })).status).toBe(200)
    expect(await page()).toEqual(['published', 'Welcome home'])
  })

  it('is obeyed at its time by what was planned, which says what has to be mended', async () => {
    const { asked, toMend, page, atItsTime, lastStep } = await checkedOffice(await databases[kind]())
    expect(await atItsTime('publish')).toBe(200)
    expect(asked).toEqual(['publish pages home'])
    expect(await page()).toEqual(['published', 'Home'])
    expect(await lastStep()).toMatchObject({ action: 'failed', comment: expect.stringContaining(own.text) })
    await atItsTime('end')
    expect(await page()).toEqual(['published', 'Home'])
    expect(await lastStep()).toMatchObject({ action: 'commented', comment: expect.stringContaining(other.text) })
    toMend.publish = []
    await atItsTime('publish')
    expect(await page()).toEqual(['published', 'Welcome home'])
  })

  it.each(['deleted', 'archived'])(
    'keeps what others need also where a draft that is marked %s is published, now or at its time',
    async (mark) => {
      const { writer, approver, asked, toMend, version, page, atItsTime } = await checkedOffice(await databases[kind]())
      await writer.call('PATCH', '/pages/home?locale=en&draft=true', { [mark]: true, changeReason: 'Out of date' })
      const approved = async () => approver.call('POST', '/workflow/review', { ...home, action: 'approved', seen: await version() })
      const refused = {
        status: 422,
        body: { errors: [{ message: expect.stringContaining('needs this record'), data: { toMend: [other] } }] },
      }
      expect(await approved()).toMatchObject(refused)
      expect(await approver.call('PATCH', `/pages/home?locale=en&seen=${await version()}`, { _status: 'published' })).toMatchObject(refused)
      await atItsTime('publish')
      expect(asked).toEqual(['leave pages home', 'leave pages home', 'leave pages home'])
      expect(await page()).toEqual(['published', 'Home'])
      toMend.leave = []
      expect((await approved()).status).toBe(200)
    },
  )

  it('keeps on the site what others need, by whatever request, and names them; what none could check stays, too, and says so', async () => {
    const { approver, toMend, version, page } = await checkedOffice(await databases[kind]())
    const refused = {
      status: 422,
      body: { errors: [{ message: expect.stringContaining('The site needs this record'), data: { toMend: [other] } }] },
    }
    for (const query of ['locale=en', 'unpublishAllLocales=true', 'locale=es&unpublishAllLocales=true'])
      expect(await approver.call('PATCH', `/pages/home?${query}`, { _status: 'draft', changeReason: 'Out of date' })).toMatchObject(refused)
    const takeOff = async () => approver.call('POST', '/workflow/take-off', { ...home, reason: 'Out of date', seen: await version() })
    expect(await takeOff()).toMatchObject(refused)
    expect((await page())[0]).toBe('published')
    toMend.leave = undefined
    const unchecked = { status: 503, body: { errors: [{ message: expect.stringContaining('so it stays on the site') }] } }
    for (const query of ['locale=en', 'unpublishAllLocales=true'])
      expect(await approver.call('PATCH', `/pages/home?${query}`, { _status: 'draft', changeReason: 'Out of date' })).toMatchObject(
        unchecked,
      )
    const bulk = await approver.call('PATCH', '/blocks?locale=en&where[id][equals]=words', {
      _status: 'draft',
      changeReason: 'Out of date',
    })
    expect(bulk.text).toContain('so it stays on the site')
    expect(await takeOff()).toMatchObject(unchecked)
    expect((await page())[0]).toBe('published')
    // An alert is needed by nothing, and may be wrong.
    expect((await approver.call('PATCH', '/alerts/storm?locale=en', { _status: 'draft', changeReason: 'Out of date' })).status).toBe(200)
    toMend.leave = []
    expect((await takeOff()).status).toBe(200)
    expect((await page())[0]).toBe('draft')
  })
})
