import { describe, expect, it } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { databases, usualDatabases } from '../testing/databases.ts'
import { filledStore } from '../testing/store.ts'
import { jobsSlug } from './jobs.ts'
import { runDue } from './run-due.ts'

const home = { slug: 'pages', id: 'home' }
const storm = { slug: 'alerts', id: 'storm' }

describe.each(usualDatabases)('the list of plans on %s', (kind) => {
  it('has every one, of published records as well, and those that failed until somebody does something else', async () => {
    const store = await filledStore(await databases[kind]())
    const { payload } = store
    const { call, fetch, signIn } = await adminApi(store)
    const [writer, approver] = [await signIn('writer@bank.example', 'writer'), await signIn('approver@bank.example', 'approver')]
    const version = async (record: typeof home) =>
      (await approver.call('GET', `/workflow/record?${new URLSearchParams(record)}`)).body['version']
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const plan = async (record: typeof home, more: object) =>
      (await approver.call('POST', '/workflow/schedule', { ...record, ...more, seen: await version(record) })).status
    const plans = async () => (await writer.call('GET', '/workflow/plans')).body

    await writer.call('PATCH', '/pages/home?locale=es&draft=true', { title: 'Hoy', changeReason: 'For the campaign' })
    expect(await plan(home, { type: 'publish', at: at(2) })).toBe(200)
    // One of two that is taken away leaves the other one planned.
    expect(await plan(home, { type: 'publish', at: at(4) })).toBe(200)
    const { plans: own } = (await approver.call('GET', '/workflow/record?slug=pages&id=home')).body as unknown as {
      readonly plans: readonly { readonly job: string }[]
    }
    await approver.call('POST', '/workflow/unschedule', { ...home, job: own[1]?.job })
    expect(await plan(home, { type: 'end', at: at(3), reason: 'The offer has ended' })).toBe(200)
    expect(await plan(storm, { type: 'end', at: at(1), reason: 'The storm is over' })).toBe(200)
    const by = 'approver@bank.example'
    const all = [
      { ...storm, type: 'end', by, reason: 'The storm is over', edit: '/admin/collections/alerts/storm' },
      { ...home, type: 'publish', by, title: '/', label: 'Page', reasons: [{ reason: 'For the campaign' }] },
      { ...home, type: 'end', by, reason: 'The offer has ended' },
    ]
    expect(await plans()).toMatchObject(all)
    const spanish = { authorization: `JWT ${writer.token}`, 'accept-language': 'es' }
    expect((await fetch('GET', '/workflow/plans', spanish)).body).toMatchObject([{}, { label: 'Página' }, {}])
    expect((await call('GET', '/workflow/plans')).status).toBe(401)

    await payload.update({ collection: 'users', id: approver.id, data: { roles: ['writer'] } })
    const data = { waitUntil: at(-1) }
    await payload.update({ collection: jobsSlug as never, where: {}, data: data as never })
    await runDue(payload, new Date())
    const failed = (await plans()) as unknown as readonly { readonly failed: string }[]
    expect(failed).toHaveLength(3)
    for (const each of failed) expect(each.failed).toMatch(/\. Nothing was saved\.$/)
    // The list of steps says why, too.
    const steps = (await fetch('GET', '/reviews?where[action][equals]=failed', spanish)).body
    expect(steps).toMatchObject({ docs: [{ comment: 'Guárdelo como borrador; lo publica quien aprueba. No se guardó nada.' }] })

    await payload.update({ collection: 'users', id: approver.id, data: { roles: ['approver'] } })
    const takenOff = await approver.call('POST', '/workflow/take-off', { ...storm, reason: 'It is over', seen: await version(storm) })
    expect(takenOff.status).toBe(200)
    expect(await plans()).toMatchObject([home, home])
  })
})
