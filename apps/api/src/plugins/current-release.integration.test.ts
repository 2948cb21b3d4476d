import { setImmediate as immediate } from 'node:timers/promises'
import { testRecords } from '@bank/sample/records.ts'
import { testSettings } from '@bank/sample/settings.ts'
import { expect, it } from 'vitest'
import { testApp } from '../testing/app.ts'
import { bodyFor, servedForms } from '../testing/contact.ts'
import { makeCurrent, temporaryDataFolder, writeRelease, writeSnapshot } from '../testing/data-folder.ts'

/** A release whose home page, alerts and search all name it. */
const writeNamedRelease = (dataDir: string, id: string) =>
  writeRelease(dataDir, id, {
    records: { alerts: [{ id: 'notice', description: { en: `<p>Notice ${id}</p>` } }] },
    search: { en: [{ url: '/', name: `Welcome ${id}` }] },
  })

const calls = ['/', '/api/alerts/alert/all/', '/api/search/suggest/?terms=welcome'] as const

/** Asks for one thing after the other; which release each answer came from, in order. */
const ask = async (app: Awaited<ReturnType<typeof testApp>>): Promise<readonly string[]> => {
  const seen: string[] = []
  // Pages come from memory: without this a test that asks again and again would leave no time for anything else.
  await immediate()
  for (const url of calls) seen.push(/(?:Home|Notice|Welcome) (r\d)/.exec((await app.server.inject(url)).body)?.[1] ?? 'nothing')
  return seen
}

/** Asks again and again until everything comes from the release `id`. */
const askUntil = async (app: Awaited<ReturnType<typeof testApp>>, id: string): Promise<readonly string[]> => {
  const seen = await ask(app)
  return seen.every((from) => from === id) ? seen : [...seen, ...(await askUntil(app, id))]
}

const changes = (seen: readonly string[]): number => seen.filter((from, index) => index > 0 && from !== seen[index - 1]).length

it('pages, lists and search change together: nothing of the new release is answered before, and nothing of the old one after', async () => {
  await using folder = await temporaryDataFolder()
  const { dataDir } = folder
  for (const id of ['r1', 'r2']) await writeNamedRelease(dataDir, id)
  await makeCurrent(dataDir, 'releases', 'r1')
  await using app = await testApp(dataDir)
  for (const id of ['r2', 'r1', 'r2']) {
    const before = await ask(app)
    const asking = askUntil(app, id)
    await makeCurrent(dataDir, 'releases', id)
    await app.releases.check()
    expect(changes([...before, ...(await asking)])).toBe(1)
  }
})

it('what is exported and not published reaches no visitor', async () => {
  await using app = await servedForms()
  const answers = async () => {
    await app.releases.check()
    const urls = ['/', '/api/alerts/alert/all/', '/api/blog/post/all/', '/api/search/suggest/?terms=home', '/readyz']
    return Promise.all(urls.map(async (url) => (await app.server.inject(url)).body))
  }
  const before = await answers()
  await writeSnapshot(app.dataDir, {
    records: { ...testRecords, alerts: [{ id: 'dead-link', description: { en: '<a href="/nowhere/">More</a>' } }], posts: [], staff: [] },
    settings: { ...testSettings, supportEmail: 'other@bank.example', siteUrl: 'https://other.example' },
  })
  expect(await answers()).toEqual(before)
})

it('[D-FORM-5] who gets messages is what the release says, not what was exported since', async () => {
  await using app = await servedForms()
  await writeSnapshot(app.dataDir, {
    records: { ...testRecords, staff: [] },
    settings: { ...testSettings, supportEmail: 'other@bank.example' },
  })
  await app.releases.check()
  for (const path of ['/api/contact/mail/', '/api/contact/heroes/'] as const) {
    const answer = await app.post(path, await bodyFor(app.server, path), { origin: 'https://www.gulfpinesbank.example' })
    expect(answer.statusCode).toBe(200)
  }
  expect((await app.mails()).map(({ recipient }) => recipient).sort()).toEqual([
    'ana.guidry@gulfpinesbank.example',
    'help@gulfpinesbank.example',
  ])
})

it('a release that is switched to takes over what it shares with the one before', async () => {
  await using folder = await temporaryDataFolder()
  await writeRelease(folder.dataDir, 'r1', { search: { es: [{ url: '/es/', name: 'Inicio' }] } })
  await writeRelease(folder.dataDir, 'r2', { search: { es: [{ url: '/es/', name: 'Inicio' }] } })
  await makeCurrent(folder.dataDir, 'releases', 'r1')
  await using app = await testApp(folder.dataDir)
  const first = app.releases.get()
  await makeCurrent(folder.dataDir, 'releases', 'r2')
  await app.releases.check()
  const second = app.releases.get()
  expect(second?.id).not.toBe(first?.id)
  expect(second?.search.es).toBe(first?.search.es)
})
