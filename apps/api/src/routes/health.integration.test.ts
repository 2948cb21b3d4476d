import type { Leads } from '@bank/leads/leads.ts'
import { holdLock } from '@bank/leads/testing/lock.ts'
import { describe, expect, it } from 'vitest'
import type { Cause } from '../health/leads-health.ts'
import { bodyFor, servedForms } from '../testing/contact.ts'

const healthOf = async ({ server }: Awaited<ReturnType<typeof servedForms>>) => {
  const [site, leads] = await Promise.all(['/readyz', '/readyz/leads'].map((url) => server.inject(url)))
  return { site: site?.statusCode, leads: leads?.statusCode, body: site?.json(), leadsBody: leads?.json() }
}

const mails = { pending: 0, sent: 0, parked: 0 }

describe('/readyz', () => {
  it('says how the leads are', async () => {
    await using app = await servedForms()
    expect(await healthOf(app)).toEqual({
      site: 200,
      leads: 200,
      body: { site: 'ready', leads: { state: 'ready', mails, oldestUnsentSeconds: null } },
      leadsBody: { state: 'ready', mails, oldestUnsentSeconds: null },
    })
    await app.post('/api/contact/mail/', await bodyFor(app.server, '/api/contact/mail/'))
    expect((await healthOf(app)).leadsBody).toEqual({ state: 'ready', mails: { ...mails, pending: 1 }, oldestUnsentSeconds: 0 })
    expect((await app.server.inject('/readyz')).headers['cache-control']).toBe('no-store')
  })

  it('tells other machines the state alone', async () => {
    await using app = await servedForms({ changeLeads: (leads) => ({ ...leads, counts: async () => ({ ...mails, parked: 1 }) }) })
    const ask = async (url: string) => (await app.server.inject({ url, headers: { 'x-forwarded-for': '192.0.2.7' } })).json()
    expect(await ask('/readyz')).toEqual({ site: 'ready', leads: { state: 'trouble' } })
    expect(await ask('/readyz/leads')).toEqual({ state: 'trouble' })
  })

  const calm = { oldest: undefined, newest: undefined, overdue: undefined }
  it.each<[string, Cause, Partial<Leads>]>([
    ['a mail that waits for more than an hour', 'outbox', { backlog: async () => ({ ...calm, oldest: 3_600_001 }) }],
    ['a due mail that nobody takes', 'outbox', { backlog: async () => ({ ...calm, overdue: 10_001 }) }],
    ['a mail from the future', 'clock', { backlog: async () => ({ ...calm, oldest: -7_200_000, newest: -7_200_000 }) }],
    ['a mail that was given up', 'parkedMails', { counts: async () => ({ ...mails, parked: 1 }) }],
    ['a disk that is nearly full', 'disk', { check: async () => ({ freeBytes: 1_000_000, damagedFiles: 0 }) }],
    ['a file that was damaged', 'damagedFile', { check: async () => ({ freeBytes: undefined, damagedFiles: 1 }) }],
  ])('stays good with %s, for the pages are; only the leads are not', async (_name, cause, change) => {
    await using app = await servedForms({ changeLeads: (leads) => ({ ...leads, ...change }) })
    expect(await healthOf(app)).toMatchObject({ site: 200, leads: 503, leadsBody: { state: 'trouble', causes: [cause] } })
    expect((await healthOf(app)).leadsBody.oldestUnsentSeconds ?? 0).toBeGreaterThanOrEqual(0)
  })

  it('is good while a mail waits no longer than its first three tries take, or was due a moment ago', async () => {
    const backlog = async () => ({ oldest: 3_600_000, newest: -5000, overdue: 10_000 })
    await using app = await servedForms({ changeLeads: (leads) => ({ ...leads, backlog }) })
    expect(await healthOf(app)).toMatchObject({ leads: 200, leadsBody: { state: 'ready' } })
  })

  it('is not good while the file cannot be written to, although it can be read', async () => {
    await using app = await servedForms({ leadsPatience: 100 })
    const lock = await holdLock(`${app.dataDir}/leads.sqlite`)
    expect(await healthOf(app)).toMatchObject({ site: 200, leads: 503, leadsBody: { state: 'down' } })
    await lock.release()
    expect(await healthOf(app)).toMatchObject({ leads: 200 })
  })

  it('is not good while the mail server is silent', async () => {
    const worker = { stop: async () => {}, isServerSilent: () => true }
    await using app = await servedForms({ startMailWorker: () => worker })
    expect(await healthOf(app)).toMatchObject({ leads: 503, leadsBody: { state: 'trouble', causes: ['mailServer'] } })
  })

  it.each<[string, () => Promise<never>]>([
    ['fails', () => Promise.reject(new Error('secret'))],
    ['is silent', () => new Promise(() => {})],
  ])('stays good when the leads database %s', async (_name, counts) => {
    await using app = await servedForms({ changeLeads: (leads) => ({ ...leads, counts }) })
    expect(await healthOf(app)).toEqual({
      site: 200,
      leads: 503,
      body: { site: 'ready', leads: { state: 'down' } },
      leadsBody: { state: 'down' },
    })
  })

  it('stays good when the leads database cannot be opened', async () => {
    await using app = await servedForms({ openLeads: () => Promise.reject(new Error('no')) })
    expect(await healthOf(app)).toMatchObject({ site: 200, leads: 503, leadsBody: { state: 'down' } })
  })

  it('asks the database once, however many ask', async () => {
    let asked = 0
    await using app = await servedForms({
      changeLeads: (leads) => ({
        ...leads,
        counts: () => {
          asked += 1
          return leads.counts()
        },
      }),
    })
    await Promise.all(Array.from({ length: 50 }, () => app.server.inject('/readyz')))
    expect(asked).toBeLessThan(50)
  })
})
