import { describe, expect, it } from 'vitest'
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

  it.each([
    ['a mail that waits for more than an hour', async () => 3_600_001, undefined],
    ['a mail that was given up', async () => undefined, async () => ({ ...mails, parked: 1 })],
  ])('stays good with %s, for the pages are; only the leads are not', async (_name, oldestUnsent, counts) => {
    await using app = await servedForms({ changeLeads: (leads) => ({ ...leads, oldestUnsent, counts: counts ?? leads.counts }) })
    expect(await healthOf(app)).toMatchObject({ site: 200, leads: 503, leadsBody: { state: 'late' } })
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
