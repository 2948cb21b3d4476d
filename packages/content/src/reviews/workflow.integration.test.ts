import { describe, expect, it } from 'vitest'
import { readAccess } from '../preview/access-token.ts'
import { findPreviewLink } from '../preview/preview-links.ts'
import { runDue } from '../schedule/run-due.ts'
import type { Role } from '../store/rights/roles.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, usualDatabases } from '../testing/databases.ts'
import { filledStore } from '../testing/store.ts'

const day = 24 * 3_600_000
const home = { slug: 'pages', id: 'home' }

type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }
type Record_ = {
  readonly waiting: { version: string; state: string; isChangedSince: boolean; reviews: readonly object[] } | null
  readonly may: { change: boolean; approve: boolean; takeOff: boolean; isOwnChange: boolean }
  readonly plans: readonly { job: string; failed?: string }[]
}

const workplace = async (databaseUrl?: string) => {
  const store = await filledStore(databaseUrl)
  const { signIn, call, fetch } = await adminApi(store)
  const as = async (...roles: readonly Role[]) => {
    const person = await signIn(`${roles.join('-')}@bank.example`, ...roles)
    const step = (action: string, more: object = {}): Promise<Answer> =>
      person.call('POST', '/workflow/review', { ...home, action, ...more })
    const record = async () => (await person.call('GET', '/workflow/record?slug=pages&id=home')).body as unknown as Record_
    return {
      ...person,
      step,
      record,
      edit: (title: string) => person.call('PATCH', '/pages/home?locale=en&draft=true', { title }),
      /** Approves what is saved now. */
      approve: async () => step('approved', { seen: (await record()).waiting?.version }),
      plan: async (type: string, at: number): Promise<Answer> =>
        person.call('POST', '/workflow/schedule', {
          ...home,
          type,
          at: new Date(at).toISOString(),
          ...(type === 'end' && { reason: 'Out of date' }),
          seen: (await record()).waiting?.version,
        }),
    }
  }
  const live = async () => {
    const page = await store.payload.findByID({ collection: 'pages', id: 'home', locale: 'en', depth: 0 })
    return [page['_status'], page['title']]
  }
  return { ...store, as, call, fetch, live }
}

describe.each(usualDatabases)('the way of a draft on %s', (kind) => {
  it('is not locked any more by whoever handed it on; another’s lock stays', async () => {
    const { as, payload } = await workplace(await databases[kind]())
    const [writer, other, approver] = [await as('writer'), await as('writer', 'rates'), await as('approver')]
    const lock = (person: typeof writer) =>
      person.call('POST', '/payload-locked-documents', { document: { relationTo: 'pages', value: 'home' }, user: null })
    const locks = async () =>
      (await payload.find({ collection: 'payload-locked-documents', depth: 0 })).docs.map(({ user }) => (user as { value: unknown }).value)
    await writer.edit('Welcome home')
    await lock(writer)
    await lock(other)
    expect(await locks()).toHaveLength(2)
    await writer.step('commented', { comment: 'Soon' })
    expect(await locks()).toHaveLength(2)
    expect((await writer.step('submitted')).status).toBe(200)
    expect(await locks()).toEqual([other.id])
    expect((await approver.approve()).status).toBe(200)
    expect(await locks()).toEqual([])
  })

  it('goes from its writer to the approver, back with a reason, and live', async () => {
    const { as, live } = await workplace(await databases[kind]())
    const [writer, approver] = [await as('writer'), await as('approver')]
    expect((await writer.step('submitted')).status).toBe(409)
    await writer.edit('Welcome home')
    expect((await writer.step('submitted', { comment: 'For the campaign' })).status).toBe(200)
    expect((await approver.call('GET', '/workflow/queue')).body).toMatchObject([{ ...home, title: '/', label: 'Page', state: 'submitted' }])

    const { waiting } = await approver.record()
    expect((await approver.step('sentBack', { seen: waiting?.version })).status).toBe(400)
    expect((await approver.step('sentBack', { seen: waiting?.version, comment: 'Too short' })).status).toBe(200)
    expect((await writer.record()).waiting).toMatchObject({
      state: 'sentBack',
      reviews: [
        { action: 'submitted', by: 'writer@bank.example', comment: 'For the campaign', at: expect.stringMatching(/^\d{4}-/) },
        { action: 'sentBack', by: 'approver@bank.example', comment: 'Too short' },
      ],
    })
    await writer.edit('Welcome home, neighbor')
    await writer.step('submitted')
    expect((await approver.approve()).status).toBe(200)
    expect(await live()).toEqual(['published', 'Welcome home, neighbor'])
    expect((await approver.record()).waiting).toBeNull()
    expect((await approver.call('GET', '/workflow/queue')).body).toEqual([])
  })

  it('is changed since it came back, or was withdrawn, by what is changed after that alone', async () => {
    const { as } = await workplace(await databases[kind]())
    const [writer, approver] = [await as('writer'), await as('approver')]
    const isChanged = async () => (await approver.record()).waiting?.isChangedSince
    await writer.edit('One')
    await writer.step('submitted')
    await writer.edit('Two')
    expect(await isChanged()).toBe(true)
    await approver.step('sentBack', { seen: (await approver.record()).waiting?.version, comment: 'Too short' })
    expect(await isChanged()).toBe(false)
    await writer.edit('Three')
    expect(await isChanged()).toBe(true)
    await writer.step('submitted')
    await writer.edit('Four')
    await writer.step('withdrawn')
    expect(await isChanged()).toBe(false)
  })

  it('is submitted no more once a program has published it, and the next draft begins anew', async () => {
    const { as, live, payload } = await workplace(await databases[kind]())
    const [writer, approver] = [await as('writer'), await as('approver')]
    const program = () => payload.update({ collection: 'pages', id: 'home', data: { _status: 'published' } as never })
    const steps = async () => {
      const { docs } = await payload.find({ collection: 'reviews', sort: 'id', depth: 0 })
      return docs.map(({ action, by }) => [action, by])
    }
    await writer.edit('Welcome home')
    await writer.step('submitted')
    await approver.plan('publish', Date.now() + day)
    await program()
    expect(await live()).toEqual(['published', 'Welcome home'])
    expect((await approver.call('GET', '/workflow/queue')).body).toEqual([])
    expect(await approver.record()).toMatchObject({ waiting: null, plans: [] })
    expect((await steps()).at(-1)).toEqual(['published', 'a program'])
    await writer.edit('Welcome, neighbor')
    expect((await approver.call('GET', '/workflow/queue')).body).toMatchObject([{ ...home, state: 'open', reviews: [] }])
    // What nobody has submitted needs no closing.
    const before = await steps()
    await program()
    expect(await steps()).toEqual(before)
  })

  it('names the settings in the list by their label, in the language of whoever reads it', async () => {
    const { as, fetch } = await workplace(await databases[kind]())
    const writer = await as('writer', 'administrator')
    expect((await writer.call('POST', '/globals/settings?locale=en&draft=true', { bankName: 'Other Bank' })).status).toBe(200)
    const queue = async (language: string) =>
      (await fetch('GET', '/workflow/queue', { authorization: `JWT ${writer.token}`, 'accept-language': language })).body
    const [settings, [english, spanish]] = [{ slug: 'settings', id: 'settings' }, ['Site settings', 'Ajustes del sitio']]
    expect(await queue('en')).toMatchObject([{ ...settings, title: english, label: english }])
    expect(await queue('es')).toMatchObject([{ ...settings, title: spanish, label: spanish }])
  })

  it('says to approvers in the list why it was changed since it was published', async () => {
    const { as } = await workplace(await databases[kind]())
    const [writer, approver] = [await as('writer'), await as('approver')]
    const because = (title: string, changeReason: string) =>
      writer.call('PATCH', '/pages/home?locale=en&draft=true', { title, changeReason })
    const listed = async () => {
      const [first] = (await approver.call('GET', '/workflow/queue')).body as unknown as { reasons: object[] }[]
      return first?.reasons
    }
    await because('Welcome', 'A campaign')
    await approver.approve()
    await because('Welcome home', 'The branch has moved')
    await because('Welcome home, all', 'The branch has moved')
    await writer.edit('Welcome home, neighbor')
    await because('Welcome home, neighbors', 'As counsel asked')
    await writer.step('submitted')
    const reasons = ['The branch has moved', 'As counsel asked'].map((reason) => ({ by: 'writer@bank.example', reason }))
    expect(await listed()).toMatchObject(reasons)
    expect((await approver.record()).waiting).toMatchObject({ reasons })
  })

  it('approves what was looked at alone, by those who may, and never the own last change', async () => {
    const { as, call, live } = await workplace(await databases[kind]())
    const [writer, approver, both] = [await as('writer'), await as('approver'), await as('writer', 'approver')]
    await writer.edit('One')
    await writer.step('submitted')
    const { waiting } = await approver.record()
    await writer.edit('Two')
    expect((await approver.record()).waiting?.isChangedSince).toBe(true)
    expect((await approver.step('approved', { seen: waiting?.version })).status).toBe(409)
    expect((await writer.approve()).status).toBe(403)
    await both.edit('Three')
    expect((await both.approve()).status).toBe(403)
    expect((await both.record()).waiting?.reviews).toHaveLength(1)
    expect((await call('POST', '/workflow/review', { ...home, action: 'commented', comment: 'Hello' })).status).toBe(401)
    expect((await approver.call('POST', '/workflow/review', { slug: 'users', id: '1', action: 'approved', seen: '1' })).status).toBe(404)
    expect((await approver.call('PATCH', '/reviews/1', { comment: 'Other words' })).status).toBe(403)
    expect((await writer.call('POST', '/reviews', { comment: 'Approved' })).status).toBe(403)
    expect(await live()).toEqual(['published', 'Home'])
  })

  it('says who may approve it exactly where that is accepted, and when somebody’s own last change is why not', async () => {
    const { as } = await workplace(await databases[kind]())
    const [writer, both, approver] = [await as('writer'), await as('writer', 'approver'), await as('approver')]
    const may = async (person: typeof writer) => (await person.record()).may
    expect(await may(approver)).toEqual({ change: false, approve: false, takeOff: true, isOwnChange: false })
    await both.edit('Mine')
    expect(await may(both)).toEqual({ change: true, approve: false, takeOff: false, isOwnChange: true })
    expect(await may(writer)).toEqual({ change: true, approve: false, takeOff: false, isOwnChange: false })
    expect(await may(approver)).toEqual({ change: false, approve: true, takeOff: true, isOwnChange: false })
    expect((await both.approve()).status).toBe(403)
    await writer.edit('Yours')
    expect(await may(both)).toEqual({ change: true, approve: true, takeOff: true, isOwnChange: false })
    expect((await both.approve()).status).toBe(200)
    expect(await may(both)).toEqual({ change: true, approve: false, takeOff: true, isOwnChange: false })
  })

  it('says that nobody had submitted it where it was approved as a draft, at once or for a time, in the language of whoever reads it', async () => {
    const { as, payload, fetch } = await workplace(await databases[kind]())
    const [writer, approver] = [await as('writer'), await as('approver')]
    const approvals = async () => {
      const { docs } = await payload.find({ collection: 'reviews', where: { action: { equals: 'approved' } }, sort: 'id', depth: 0 })
      return docs.map(({ comment }) => comment)
    }
    const note = 'It was approved without having been submitted.'
    await writer.edit('One')
    await approver.approve()
    await writer.edit('Two')
    await writer.step('submitted')
    await approver.approve()
    await writer.edit('Three')
    await writer.step('submitted')
    await writer.step('withdrawn')
    await approver.step('approved', { seen: (await approver.record()).waiting?.version, comment: 'It is urgent' })
    await writer.edit('Four')
    await approver.plan('publish', Date.now() + day)
    await due(payload)
    await runDue(payload, new Date())
    expect(await approvals()).toEqual([note, '', `It is urgent\n${note}`, note])
    const headers = { 'accept-language': 'es', authorization: `JWT ${approver.token}` }
    expect((await fetch('GET', '/reviews?sort=id&limit=1', headers)).body).toMatchObject({
      docs: [{ comment: 'Se aprobó sin que nadie lo hubiera enviado.' }],
    })
  })

  it('is where it was before when a plan is taken away, and failed until somebody decides when a plan fails', async () => {
    const { as, payload } = await workplace(await databases[kind]())
    const [writer, approver] = [await as('writer'), await as('approver')]
    const state = async () => (await approver.record()).waiting?.state
    const takeAway = async () => approver.call('POST', '/workflow/unschedule', { ...home, job: (await approver.record()).plans[0]?.job })
    await writer.edit('One')
    await approver.plan('publish', Date.now() + day)
    expect(await state()).toBe('scheduled')
    await takeAway()
    expect(await state()).toBe('open')
    await approver.plan('publish', Date.now() + day)
    await writer.edit('Two')
    await due(payload)
    await runDue(payload, new Date())
    expect(await state()).toBe('failed')
    const { waiting } = await approver.record()
    expect((await approver.step('sentBack', { seen: waiting?.version, comment: 'Say when' })).status).toBe(200)
    expect(await state()).toBe('sentBack')
    await takeAway()
    expect(await state()).toBe('sentBack')
  })

  it('is published and ended at the time that an approver planned, by whatever process runs then', async () => {
    const { as, live, payload } = await workplace(await databases[kind]())
    const [writer, approver] = [await as('writer'), await as('approver')]
    await writer.edit('Tomorrow')
    await writer.step('submitted')
    const now = Date.now()
    expect((await writer.plan('publish', now + day)).status).toBe(403)
    expect((await approver.plan('publish', now - day)).status).toBe(400)
    expect((await approver.plan('publish', now + day)).status).toBe(200)
    expect((await approver.record()).waiting?.state).toBe('scheduled')
    await runDue(payload, new Date(now))
    expect(await live()).toEqual(['published', 'Home'])
    await due(payload)
    await runDue(payload, new Date())
    expect(await live()).toEqual(['published', 'Tomorrow'])
    expect((await approver.plan('end', now + day)).status).toBe(200)
    await due(payload)
    await runDue(payload, new Date())
    expect((await live())[0]).toBe('draft')
  })

  it('leaves the site with a reason by an approver who did not change it last, as it was looked at', async () => {
    const { as, live, payload } = await workplace(await databases[kind]())
    const [writer, both, approver] = [await as('writer'), await as('writer', 'approver'), await as('approver')]
    const takeOff = async (person: typeof writer, more: object = {}): Promise<number> => {
      const { version } = (await person.call('GET', '/workflow/record?slug=pages&id=home')).body
      return (await person.call('POST', '/workflow/take-off', { ...home, reason: 'Out of date', seen: version, ...more })).status
    }
    await both.edit('Mine')
    expect([await takeOff(writer), await takeOff(both)]).toEqual([403, 403])
    expect([await takeOff(approver, { reason: ' ' }), await takeOff(approver, { seen: '0' })]).toEqual([400, 409])
    expect(await live()).toEqual(['published', 'Home'])
    expect(await takeOff(approver)).toBe(200)
    expect((await live())[0]).toBe('draft')
    const { docs } = await payload.find({ collection: 'history', where: { record: { equals: 'home' } }, sort: '-id', limit: 1 })
    expect(docs).toMatchObject([{ action: 'unpublished', by: 'approver@bank.example', reason: 'Out of date' }])
    const takenOff = { by: 'approver@bank.example', at: expect.stringMatching(/^\d{4}-/), reason: 'Out of date' }
    expect((await approver.call('GET', '/workflow/queue')).body).toMatchObject([{ ...home, state: 'open', takenOff }])
    expect((await approver.record()).may).toMatchObject({ approve: true, takeOff: false })
    expect(await takeOff(approver)).toBe(409)
    const settings = { slug: 'settings', id: 'settings' }
    expect(await takeOff(approver, settings)).toBe(403)
    // What came off goes back by the same way as everything else.
    expect((await approver.approve()).status).toBe(200)
    expect(await live()).toEqual(['published', 'Mine'])
  })

  it('is planned to leave the site by nobody who changed it last, and stays when the planner did so meanwhile', async () => {
    const { as, live, payload } = await workplace(await databases[kind]())
    const [approver, both] = [await as('approver'), await as('writer', 'approver')]
    expect((await both.plan('end', Date.now() + day)).status).toBe(200)
    await both.edit('Mine')
    expect((await both.plan('end', Date.now() + day)).status).toBe(403)
    await due(payload)
    await runDue(payload, new Date())
    expect((await live())[0]).toBe('published')
    const { plans } = await approver.record()
    expect(plans).toMatchObject([{ failed: expect.stringContaining('somebody else takes it off the site') }])
    expect((await approver.plan('end', Date.now() + day)).status).toBe(200)
    await due(payload)
    await runDue(payload, new Date())
    expect((await live())[0]).toBe('draft')
    const { docs } = await payload.find({ collection: 'history', where: { record: { equals: 'home' } }, sort: '-id', limit: 1 })
    expect(docs).toMatchObject([{ action: 'unpublished', by: 'approver@bank.example' }])
  })

  it('is not published when it was changed since, or by somebody who may no more; that is said', async () => {
    const { as, live, payload } = await workplace(await databases[kind]())
    const [writer, approver] = [await as('writer'), await as('approver')]
    await writer.edit('Planned')
    await writer.step('submitted')
    await approver.plan('publish', Date.now() + day)
    await writer.edit('Slipped in')
    await due(payload)
    await runDue(payload, new Date())
    expect(await live()).toEqual(['published', 'Home'])
    const failed = await approver.record()
    expect(failed.plans).toMatchObject([{ failed: expect.stringMatching(/was changed after it was planned, by .* on .*/) }])
    expect((await approver.call('GET', '/workflow/queue')).body).toMatchObject([{ ...home, state: 'failed' }])
    expect(failed.waiting).toMatchObject({
      state: 'failed',
      reviews: [{}, {}, { action: 'failed', comment: expect.stringContaining('changed') }],
    })
    await approver.call('POST', '/workflow/unschedule', { ...home, job: failed.plans[0]?.job })
    expect(await approver.record()).toMatchObject({ plans: [], waiting: { state: 'submitted' } })

    await approver.plan('publish', Date.now() + day)
    expect((await approver.approve()).status).toBe(200)
    expect((await approver.record()).plans).toEqual([])
    expect(await live()).toEqual(['published', 'Slipped in'])

    await writer.edit('Planned again')
    await approver.plan('publish', Date.now() + day)
    await payload.update({ collection: 'users', id: approver.id, data: { roles: ['writer'] } })
    await due(payload)
    await runDue(payload, new Date())
    expect(await live()).toEqual(['published', 'Slipped in'])
  })
})

/** Lets the time of everything that is planned come. */
const due = (payload: Awaited<ReturnType<typeof workplace>>['payload']) =>
  payload.update({
    collection: 'payload-jobs' as never,
    where: { hasError: { not_equals: true } },
    data: { waitUntil: new Date(Date.now() - 1000).toISOString() } as never,
  })

it('gives one draft away until the link ends or is ended', async () => {
  const { as, payload } = await workplace()
  const writer = await as('writer')
  await writer.edit('For counsel')
  const asked = { ...home, language: 'es', days: 3 }
  const made = await writer.call('POST', '/workflow/preview-link', asked)
  const access = readAccess(payload.secret, String(made.body['token']), Date.now())
  const link = access?.kind === 'link' ? access.link : ''
  expect(await findPreviewLink({ payload }, link, new Date())).toEqual({ ...home, language: 'es' })
  expect(await findPreviewLink({ payload }, link, new Date(Date.now() + 4 * day))).toBeUndefined()
  expect(readAccess(payload.secret, String(made.body['token']), Date.now() + 4 * day)).toBeUndefined()
  expect((await writer.call('POST', '/workflow/end-preview-link', { link })).status).toBe(200)
  expect(await findPreviewLink({ payload }, link, new Date())).toBeUndefined()
  expect((await writer.call('POST', '/workflow/preview-link', { ...asked, days: 365 })).status).toBe(400)
  expect((await writer.call('POST', '/workflow/preview-link', { ...asked, slug: 'users', id: '1' })).status).toBe(404)
})
