import { roles } from '@bank/content/store/rights/roles.ts'
import { adminApi } from '@bank/content/testing/admin-api.ts'
import { type Database, usualDatabases } from '@bank/content/testing/databases.ts'
import { temporaryFolder } from '@bank/content/testing/folder.ts'
import { temporaryPostgres } from '@bank/content/testing/postgres.ts'
import { temporaryStore } from '@bank/content/testing/store.ts'
import { openLeads } from '@bank/leads/open-leads.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { OpenLeads } from './ask-leads.ts'
import { openOnce } from './open-leads-once.ts'
import { pageReportsEndpoint } from './page-reports-endpoint.ts'

const leadsDatabases = {
  sqlite: async () => `file:${await temporaryFolder()}/leads.sqlite`,
  postgres: temporaryPostgres,
} as const

const siteUrl = 'https://www.bank.example'
const day = 24 * 60 * 60 * 1000

const storeOver = (open: OpenLeads) => temporaryStore(undefined, { endpoints: [pageReportsEndpoint(open, siteUrl)] })

const apiOver = async (open: OpenLeads) => adminApi(await storeOver(open))

/** The admin over an empty leads database of one kind. */
const scene = async (kind: Database) => {
  const leads = await openLeads(await leadsDatabases[kind]())
  onTestFinished(() => leads.close())
  const store = await storeOver(async () => leads)
  return { leads, store, ...(await adminApi(store)) }
}

const nothing = { siteUrl, useful: [], usefulInAll: 0, missing: [], missingInAll: 0, records: {} }

describe.each(usualDatabases)('the reports of pages in the admin, on %s', (kind) => {
  it('[D-ROUTE-11] [D-ROUTE-12] are read by everybody who is signed in, and by nobody else', async () => {
    const { leads, call, signIn } = await scene(kind)
    await leads.countTallies(Date.now(), 'useful', [{ name: '/en/rates/', detail: 'no', count: 2 }])
    const stranger = await call('GET', '/page-reports?days=30')
    expect([stranger.status, stranger.text.includes('rates')]).toEqual([401, false])
    for (const role of roles) {
      const reader = await signIn(`${role}@bank.example`, role)
      const { status, headers, body } = await reader.call('GET', '/page-reports?days=30')
      expect([role, status, headers.get('cache-control')]).toEqual([role, 200, 'no-store'])
      expect(body).toEqual({ ...nothing, useful: [{ page: '/en/rates/', yes: 0, no: 2 }], usefulInAll: 1 })
    }
  })

  it('[D-ROUTE-11] [D-ROUTE-12] look back 7, 30 or 90 days, today among them, and no other time', async () => {
    const { leads, signIn } = await scene(kind)
    const reader = await signIn('lee@bank.example', 'writer')
    const ask = async (days: string) => (await reader.call('GET', `/page-reports?days=${days}`)).body
    expect(await ask('30')).toEqual(nothing)
    for (const [age, name] of [
      [0, '/today/'],
      [10, '/lately/'],
      [80, '/before/'],
    ] as const)
      await leads.countTallies(Date.now() - age * day, 'missing', [{ name, detail: '/en/', count: 5 + age }])
    const addresses = async (days: string) => ((await ask(days))['missing'] as readonly { address: string }[]).map(({ address }) => address)
    expect(await addresses('7')).toEqual(['/today/'])
    expect(await addresses('30')).toEqual(['/lately/', '/today/'])
    expect(await addresses('90')).toEqual(['/before/', '/lately/', '/today/'])
    for (const wrong of ['1', '', '30.0', '-7', '10000']) {
      const { status, text } = await reader.call('GET', `/page-reports?days=${wrong}`)
      expect([wrong, status, text]).toEqual([wrong, 400, expect.stringContaining('7, 30 or 90 days')])
    }
  })

  it('[D-ROUTE-11] [D-ROUTE-12] name the records of pages, in either language, for those who read content', async () => {
    const { leads, store, signIn } = await scene(kind)
    await store.payload.create({
      collection: 'pages',
      data: { id: 'rates', uri: '/rates/', title: 'Rates', _status: 'draft' },
      draft: true,
    })
    await leads.countTallies(Date.now(), 'useful', [
      { name: '/es/rates/', detail: 'yes', count: 1 },
      { name: '', detail: 'no', count: 1 },
    ])
    await leads.countTallies(Date.now(), 'missing', [{ name: '/old/', detail: '/en/rates/', count: 3 }])
    const [writer, reader] = [await signIn('kim@bank.example', 'writer'), await signIn('lee@bank.example', 'leads')]
    const record = { slug: 'pages', id: 'rates' }
    expect((await writer.call('GET', '/page-reports?days=7')).body).toEqual({
      siteUrl,
      useful: [
        { page: '', yes: 0, no: 1 },
        { page: '/es/rates/', yes: 1, no: 0 },
      ],
      usefulInAll: 2,
      missing: [{ address: '/old/', count: 3, from: [{ page: '/en/rates/', count: 3 }] }],
      missingInAll: 1,
      records: { '/es/rates/': record, '/en/rates/': record },
    })
    expect((await reader.call('GET', '/page-reports?days=7')).body['records']).toEqual({})
  })

  it('show the first hundred lines of each, and say how many there are', async () => {
    const { leads, signIn } = await scene(kind)
    const many = Array.from({ length: 120 }, (_, index) => ({ name: `/old-${index}/`, detail: '', count: 1000 - index }))
    await leads.countTallies(Date.now(), 'missing', many)
    const reader = await signIn('lee@bank.example', 'rates')
    const { body } = await reader.call('GET', '/page-reports?days=7')
    const shown = body['missing'] as readonly { address: string }[]
    expect([shown.length, shown.at(-1)?.address, body['missingInAll']]).toEqual([100, '/old-99/', 120])
  })
})

it('a database of counts that is down is said in the words of the admin’s language, and nothing of where it is', async () => {
  // Nobody listens on port 1.
  const { fetch, signIn } = await apiOver(openOnce(() => openLeads('postgres://bank:secret@127.0.0.1:1/leads')))
  const { token } = await signIn('lee@bank.example', 'writer')
  const { status, text } = await fetch('GET', '/page-reports?days=30', { authorization: `JWT ${token}`, 'accept-language': 'es' })
  expect([status, JSON.parse(text)]).toEqual([503, { errors: [{ message: expect.stringContaining('no responde') }] }])
  expect(text).not.toMatch(/secret|ECONN/)
})
