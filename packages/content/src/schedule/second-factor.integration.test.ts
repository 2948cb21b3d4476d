import { afterEach, expect, it } from 'vitest'
import { openStore, type Store } from '../store/open-store.ts'
import { adminApi } from '../testing/admin-api.ts'
import { filledStore } from '../testing/store.ts'
import { jobsSlug } from './jobs.ts'
import { runDue } from './run-due.ts'

const home = { slug: 'pages', id: 'home' }
const admin = { url: undefined, origins: ['http://127.0.0.1:8090'], isFactorRequired: true }

const opened: Store[] = []
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close()
})

const planned = async () => {
  const store = await filledStore(undefined, { admin })
  const { payload, dataDir, bankingHosts } = store
  const { signIn } = await adminApi(store)
  const [writer, approver] = [await signIn('writer@bank.example', 'writer'), await signIn('approver@bank.example', 'approver')]
  const since = (secondFactorSince: string | null) =>
    payload.db.updateOne({ collection: 'users', id: approver.id, data: { secondFactorSince } })
  await writer.call('PATCH', '/pages/home?locale=en&draft=true', { title: 'Tonight' })
  const { body } = await writer.call('GET', '/workflow/record?slug=pages&id=home')
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const plan = async () =>
    (await approver.call('POST', '/workflow/schedule', { ...home, type: 'publish', at, seen: body['version'] })).status
  const due = () =>
    payload.update({ collection: jobsSlug as never, where: {}, data: { waitUntil: new Date(Date.now() - 1000).toISOString() } as never })
  const title = async () => (await payload.findByID({ collection: 'pages', id: 'home', locale: 'en', depth: 0 }))['title']
  const steps = async () =>
    (await payload.find({ collection: 'reviews', sort: 'id', pagination: false })).docs.map(
      (step) => (step as unknown as { action: string }).action,
    )
  /** A publisher whose environment does not name the requirement. */
  const elsewhere = async () => {
    const other = await openStore(
      { dataDir, databaseUrl: `file:${dataDir}/store.db`, secret: payload.secret, bankingHosts },
      { logLevel: 'silent' },
    )
    opened.push(other)
    return other.payload
  }
  return { payload, since, plan, due, title, steps, elsewhere }
}

it('a plan is made and carried out with a second factor, where that is required', async () => {
  const { payload, since, plan, due, title, steps } = await planned()
  expect(await plan()).toBe(403)
  await since(new Date().toISOString())
  expect(await plan()).toBe(200)
  await due()
  await runDue(payload, new Date())
  expect([await title(), await steps()]).toEqual(['Tonight', ['scheduled', 'approved']])
})

it.each(['the same', 'another'])('a plan of somebody who has none any more publishes nothing, by %s publisher', async (which) => {
  const { payload, since, plan, due, title, steps, elsewhere } = await planned()
  await since(new Date().toISOString())
  expect(await plan()).toBe(200)
  await since(null)
  await due()
  await runDue(which === 'another' ? await elsewhere() : payload, new Date())
  expect([await title(), await steps()]).toEqual(['Home', ['scheduled', 'failed']])
})
