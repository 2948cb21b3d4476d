import { join } from 'node:path'
import type { Leads, TallyKind } from '@bank/leads/leads.ts'
import { openLeads } from '@bank/leads/open-leads.ts'
import { expect, it } from 'vitest'
import type { AppOptions } from '../app.ts'
import { testApp } from '../testing/app.ts'
import { makeCurrent, temporaryDataFolder, writeRelease } from '../testing/data-folder.ts'

const question = '<div class="useful wrap"><form method="post" action="?useful"><button name="useful" value="yes">Yes</button></form></div>'

/** A site with a page that asks and one that does not, and a database of its own. */
const served = async (options: Partial<AppOptions> = {}) => {
  const folder = await temporaryDataFolder()
  const database = `file:${join(folder.dataDir, 'leads.sqlite')}`
  await writeRelease(folder.dataDir, 'r1', {
    files: {
      '/404.html': '<h1>Not found</h1>',
      '/en/rates/index.html': `<h1>Rates</h1>${question}`,
      '/blog/index.html': `<h1>Blog</h1>${question}`,
      '/es/blog/index.html': `<h1>Blog en español</h1>${question}`,
      '/thank-you/index.html': '<h1>Thank you</h1>',
    },
    unprefixed: ['/blog/'],
  })
  await makeCurrent(folder.dataDir, 'releases', 'r1')
  const app = await testApp(folder.dataDir, { openLeads: (log) => openLeads(database, { log, patience: 1000 }), ...options })
  const read = async (ask: (leads: Leads) => ReturnType<Leads['tallies']>) => {
    const leads = await openLeads(database)
    const counted = await ask(leads)
    await leads.close()
    return counted
  }
  return {
    get: (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers: { host: 'bank.example', ...headers } }),
    post: (url: string, payload = 'useful=yes', headers: Record<string, string> = {}) =>
      app.server.inject({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers }, payload }),
    /** Ends the site, which writes down what it has counted, and reads that. */
    end: async (kind: TallyKind) => {
      await app[Symbol.asyncDispose]()
      return read((leads) => leads.tallies(Date.now(), kind, { days: 1, most: 100 }))
    },
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
  }
}

it('[D-ROUTE-11] answers to whether a page was useful are counted by page and answer alone, and lead back to its thanks', async () => {
  await using site = await served()
  const answer = await site.post('/en/rates/?useful', 'useful=yes')
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/en/rates/#useful-thanks'])
  expect([answer.headers['set-cookie'], answer.headers['cache-control']]).toEqual([undefined, 'no-store'])
  await site.post('/en/rates/?useful', 'useful=yes&fullName=Renee', { cookie: 'lang=en', 'user-agent': 'Renee/1' })
  await site.post('/en/rates/?useful', 'useful=no')
  await site.post('/blog/?useful', 'useful=no', { cookie: 'lang=es' })
  expect(await site.end('useful')).toEqual([
    { name: '/en/rates/', detail: 'yes', count: 2 },
    { name: '/blog/', detail: 'no', count: 1 },
    { name: '/en/rates/', detail: 'no', count: 1 },
  ])
})

it.each([
  ['an address without a page', 405, '/en/nothing/?useful', 'useful=yes', {}],
  ['a page that does not ask', 400, '/thank-you/?useful', 'useful=yes', {}],
  ['another answer', 422, '/en/rates/?useful', 'useful=maybe', {}],
  ['no answer', 422, '/en/rates/?useful', '', {}],
  ['another form', 400, '/en/rates/', 'useful=yes', {}],
  ['JSON', 405, '/en/rates/?useful', '{"useful":"yes"}', { 'content-type': 'application/json' }],
  ['another site', 403, '/en/rates/?useful', 'useful=yes', { origin: 'https://elsewhere.example' }],
])('[D-ROUTE-11] %s is refused with %i and counts nothing', async (_what, status, url, payload, headers) => {
  await using site = await served()
  const answer = await site.post(url, payload, headers)
  expect([answer.statusCode, answer.headers.location]).toEqual([status, undefined])
  expect(await site.end('useful')).toEqual([])
})

it('[D-AUD-9] with Sec-GPC: 1 an answer is thanked for, and neither it nor an address without a page is counted', async () => {
  for (const kind of ['useful', 'missing'] as const) {
    await using site = await served()
    const privately = { 'sec-gpc': '1' }
    for (let each = 0; each < 4; each += 1) {
      const answer = await site.post('/en/rates/?useful', 'useful=no', privately)
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/en/rates/#useful-thanks'])
      expect((await site.get('/en/old-page/', privately)).statusCode).toBe(404)
    }
    expect(await site.end(kind)).toEqual([])
  }
})

it('[D-ROUTE-11] an address that answers too often is refused, in words for visitors', async () => {
  await using site = await served({ postsPerMinute: 2 })
  for (let each = 0; each < 2; each += 1) expect((await site.post('/en/rates/?useful')).statusCode).toBe(303)
  const answer = await site.post('/en/rates/?useful', 'useful=no', { accept: 'text/html' })
  expect(answer.statusCode).toBe(429)
  expect(answer.body).toContain('<h1>Please wait a minute</h1>')
  expect(await site.end('useful')).toEqual([{ name: '/en/rates/', detail: 'yes', count: 2 }])
})

it('[D-ROUTE-12] addresses without a page are counted from the third time on, with the page of the site that led there', async () => {
  await using site = await served()
  for (let each = 0; each < 3; each += 1) {
    expect((await site.get('/en/old-page/?q=renee', { referer: 'http://bank.example/en/rates/?q=1' })).statusCode).toBe(404)
    await site.get('/en/old-page/', { referer: 'https://elsewhere.example/en/rates/' })
    await site.get('/unsubscribe/renee@example.com/', { referer: 'http://bank.example/en/gone/' })
  }
  await site.get('/en/old-page/', { referer: 'no address' })
  await site.get('/typed-once/renee/')
  await site.get('/en/rates/')
  expect(await site.end('missing')).toEqual([
    { name: '/en/old-page/', detail: '', count: 4 },
    { name: '/unsubscribe/*/', detail: '', count: 3 },
    { name: '/en/old-page/', detail: '/en/rates/', count: 3 },
    { name: '', detail: '', count: 1 },
  ])
})

it('[D-ROUTE-8] [D-ROUTE-12] behind a proxy that asks under another name, pages of the public address are pages of the site', async () => {
  await using site = await served({ siteUrl: 'https://public.example' })
  const referer = 'https://public.example/es/blog/'
  for (let each = 0; each < 3; each += 1) await site.get('/en/old-page/', { referer })
  const followed = await site.get('/blog/', { referer })
  expect([followed.statusCode, followed.headers.location]).toEqual([302, '/es/blog/'])
  expect(await site.end('missing')).toEqual([{ name: '/en/old-page/', detail: '/es/blog/', count: 3 }])
})
