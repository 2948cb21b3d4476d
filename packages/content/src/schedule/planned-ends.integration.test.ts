import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { databases, usualDatabases } from '../testing/databases.ts'
import { filledStore } from '../testing/store.ts'
import { jobsSlug } from './jobs.ts'
import { publishLaterSlug } from './publish-later.ts'
import { runDue } from './run-due.ts'
import { schedule, scheduleRequest } from './schedule.ts'

const home = { slug: 'pages', id: 'home' }
const reason = 'The offer has ended'

const office = async (databaseUrl: string | undefined) => {
  const store = await filledStore(databaseUrl)
  const { payload } = store
  const { fetch, signIn } = await adminApi(store)
  const approver = await signIn('approver@bank.example', 'approver')
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const plan = (more: object) => approver.call('POST', '/workflow/schedule', { ...home, type: 'end', at, ...more })
  const record = async () => (await approver.call('GET', '/workflow/record?slug=pages&id=home')).body
  const jobs = async () => (await payload.count({ collection: jobsSlug as never })).totalDocs
  const due = async () => {
    const data = { waitUntil: new Date(Date.now() - 1000).toISOString() }
    await payload.update({ collection: jobsSlug as never, where: {}, data: data as never })
    await runDue(payload, new Date())
  }
  const status = async () => (await payload.findByID({ collection: 'pages', id: 'home', depth: 0 }))['_status']
  return { payload, fetch, approver, at, plan, record, jobs, due, status }
}

describe.each(usualDatabases)('an end at a time to come on %s', (kind) => {
  it('is planned by no request without a reason', async () => {
    const { payload, fetch, approver, at, plan, jobs } = await office(await databases[kind]())
    for (const more of [{}, { reason: '  ' }, { reason: '\u200b' }])
      expect(await plan(more)).toMatchObject({ status: 400, text: expect.stringContaining('Say why it leaves the site') })
    const spanish = { authorization: `JWT ${approver.token}`, 'accept-language': 'es' }
    const { text } = await fetch('POST', '/workflow/schedule', spanish, { ...home, type: 'end', at })
    expect(text).toContain('Diga por qué se retira del sitio')
    const user = { ...(await payload.findByID({ collection: 'users', id: approver.id })), collection: 'users' } as never
    const req = await createLocalReq({ user }, payload)
    const asked = schedule(req, scheduleRequest.parse({ ...home, type: 'end', at }), { now: new Date(), needsFactor: false })
    await expect(asked).rejects.toMatchObject({ status: 400 })
    expect(await jobs()).toBe(0)
  })

  it('is planned for the next ten years alone', async () => {
    const { plan, jobs } = await office(await databases[kind]())
    for (const at of ['9999-12-31T00:00:00Z', new Date(Date.now() + 11 * 366 * 86_400_000).toISOString()])
      expect(await plan({ at, reason })).toMatchObject({ status: 400, text: expect.stringContaining('within the next ten years') })
    expect(await jobs()).toBe(0)
    expect((await plan({ at: new Date(Date.now() + 9 * 366 * 86_400_000).toISOString(), reason })).status).toBe(200)
  })

  it('is not planned for a menu that is around all pages', async () => {
    const { plan, jobs } = await office(await databases[kind]())
    for (const id of ['primary', 'footer'])
      expect(await plan({ slug: 'menus', id, reason })).toMatchObject({
        status: 403,
        text: expect.stringContaining('it stays on the site'),
      })
    expect(await jobs()).toBe(0)
  })

  it('is not planned for the page for what is not there, until another one is written', async () => {
    const { payload, plan, jobs } = await office(await databases[kind]())
    const write = (id: string, title: string, _status: 'draft' | 'published') =>
      payload.create({ collection: 'pages', locale: 'en', draft: _status === 'draft', data: { id, uri: '/404/', title, _status } as never })
    await write('not-found', 'Nothing here', 'published')
    expect(await plan({ id: 'not-found', reason })).toMatchObject({
      status: 403,
      text: expect.stringContaining('write the next one first'),
    })
    expect(await jobs()).toBe(0)
    await write('nothing-here', 'Nothing is here', 'draft')
    expect((await plan({ id: 'not-found', reason })).status).toBe(200)
  })

  it('is planned once for a time, by however many requests at once', async () => {
    const { plan, at, record, jobs } = await office(await databases[kind]())
    const answers = await Promise.all([plan({ reason }), plan({ reason }), plan({ reason: 'Another reason' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.text).toContain('The same is planned for this time already. Choose another time, or take that plan away.')
    // Seconds are neither chosen nor listed.
    expect((await plan({ reason, at: at.replace(/\d\d\.\d+Z$/, '00Z') })).status).toBe(409)
    expect((await plan({ reason, at: new Date(Date.parse(at) + 60_000).toISOString() })).status).toBe(200)
    expect(await jobs()).toBe(2)
    expect((await record())['plans']).toHaveLength(2)
  })

  it('keeps its reason with the plan and its step, and in the history once it is carried out', async () => {
    const { payload, plan, record, due, status } = await office(await databases[kind]())
    expect((await plan({ reason: ` ${reason} ` })).status).toBe(200)
    expect((await record())['plans']).toMatchObject([{ type: 'end', reason, by: 'approver@bank.example' }])
    await due()
    expect(await status()).toBe('draft')
    const { docs } = await payload.find({ collection: 'history', where: { record: { equals: 'home' } }, sort: '-id', limit: 1 })
    expect(docs).toMatchObject([{ action: 'unpublished', by: 'approver@bank.example', reason }])
    const steps = await payload.find({ collection: 'reviews', sort: 'id' })
    expect(steps.docs).toMatchObject([
      { action: 'endScheduled', comment: expect.stringMatching(new RegExp(`C[DS]T\n${reason}$`)) },
      { action: 'ended', comment: reason },
    ])
  })

  it('that a program planned without one leaves the record on the site, and fails', async () => {
    const { payload, approver, record, due, status } = await office(await databases[kind]())
    const input = { ...home, type: 'end', person: String(approver.id), version: '1' }
    await payload.jobs.queue({ task: publishLaterSlug as never, input: input as never, waitUntil: new Date() })
    await due()
    expect(await status()).toBe('published')
    expect((await record())['plans']).toMatchObject([{ failed: expect.stringContaining('Say why it leaves the site') }])
  })
})
