import { mkdir, rm, truncate, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setImmediate as immediate } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { type Manifest, manifestKey } from '@bank/releases/manifest/manifest.ts'
import { testRecords } from '@bank/sample/records.ts'
import { expect, it } from 'vitest'
import { testApp } from './testing/app.ts'
import {
  blobFile,
  makeCurrent,
  pointAt,
  policyOf,
  publishedAs,
  temporaryDataFolder,
  writeRelease,
  writeSnapshot,
} from './testing/data-folder.ts'

it('before there is anything, pages answer 503 in plain words and calls answer for themselves', async () => {
  await using folder = await temporaryDataFolder()
  await using app = await testApp(folder.dataDir)
  const page = await app.server.inject('/')
  expect([page.statusCode, page.headers['content-type'], page.headers['retry-after']]).toEqual([503, 'text/plain; charset=utf-8', '10'])
  const list = await app.server.inject('/api/blog/post/all/')
  expect([list.statusCode, list.json()]).toEqual([503, { errorMessage: 'The site is being prepared. Please try again in a moment.' }])
  expect((await app.server.inject('/api/search/suggest/?terms=abc')).statusCode).toBe(503)
  expect((await app.server.inject('/menu.txt')).statusCode).toBe(200)
})

it('a snapshot that no release was built from is not served', async () => {
  await using folder = await temporaryDataFolder()
  await writeSnapshot(folder.dataDir, { records: testRecords })
  await using app = await testApp(folder.dataDir)
  expect((await app.server.inject('/api/blog/post/all/')).statusCode).toBe(503)
  expect((await app.server.inject('/')).statusCode).toBe(503)
})

it('while developing, lists and settings are those of the newest snapshot, without any release', async () => {
  await using folder = await temporaryDataFolder()
  await writeSnapshot(folder.dataDir, { records: testRecords })
  await using app = await testApp(folder.dataDir, { contentFrom: 'snapshot' })
  expect((await app.server.inject('/api/blog/post/all/')).json().data).toHaveLength(3)
  await writeSnapshot(folder.dataDir, { records: { posts: [{ id: 'only', title: { en: 'Only' } }] } })
  await app.releases.check()
  expect((await app.server.inject('/api/blog/post/all/')).json().data).toHaveLength(1)
  expect((await app.server.inject('/api/search/results/?terms=only')).json()).toEqual({ data: [], total: 0, kinds: [], nearest: [] })
})

it('is alive at once, and ready with a release', async () => {
  await using folder = await temporaryDataFolder()
  await using app = await testApp(folder.dataDir)
  const statuses = async () => [(await app.server.inject('/healthz')).statusCode, (await app.server.inject('/readyz')).statusCode]
  expect(await statuses()).toEqual([200, 503])
  await writeRelease(folder.dataDir, 'r1')
  await makeCurrent(folder.dataDir, 'releases', 'r1')
  await app.releases.check()
  expect(await statuses()).toEqual([200, 200])
})

it('[API-18] /menu.txt answers success and is never kept', async () => {
  await using folder = await temporaryDataFolder()
  await using app = await testApp(folder.dataDir)
  const answer = await app.server.inject('/menu.txt')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
})

it('a new release is served without a restart, and every request wholly from one release', async () => {
  await using folder = await temporaryDataFolder()
  const { dataDir } = folder
  await writeRelease(dataDir, 'r1', { search: { en: [{ url: '/', name: 'Home r1' }] } })
  await writeRelease(dataDir, 'r2', { search: { en: [{ url: '/', name: 'Home r2' }] } })
  await makeCurrent(dataDir, 'releases', 'r1')
  await using app = await testApp(dataDir)
  const seen = new Set<string>()
  const askUntil = async (id: string): Promise<void> => {
    await immediate()
    const answer = await app.server.inject('/')
    const [, from = ''] = /Home (r\d)/.exec(answer.body) ?? []
    seen.add(from)
    expect(answer.headers['content-security-policy']).toBe(policyOf(from))
    expect(answer.headers['content-length']).toBe(String(answer.body.length))
    if (from !== id) await askUntil(id)
  }
  await askUntil('r1')
  await makeCurrent(dataDir, 'releases', 'r2')
  await Promise.all([app.releases.check(), ...Array.from({ length: 50 }, () => askUntil('r2'))])
  expect(seen).toEqual(new Set(['r1', 'r2']))
  expect((await app.server.inject('/api/search/suggest/?terms=home')).json()).toEqual({ data: [{ term: 'Home r2' }] })
})

it('a download that began before a new release ends as it began, even when its files are removed', async () => {
  await using folder = await temporaryDataFolder()
  const { dataDir } = folder
  const film = Buffer.alloc(8_000_000, 'a')
  await writeRelease(dataDir, 'r1', { files: { '/film.mp4': film } })
  await writeRelease(dataDir, 'r2', { files: { '/film.mp4': Buffer.alloc(8_000_000, 'b') } })
  await makeCurrent(dataDir, 'releases', 'r1')
  await using app = await testApp(dataDir)
  const address = await app.server.listen({ port: 0, host: '127.0.0.1' })
  const answer = await new Promise<IncomingMessage>((resolve, reject) => get(`${address}/film.mp4`, resolve).on('error', reject))
  answer.pause()
  await makeCurrent(dataDir, 'releases', 'r2')
  await app.releases.check()
  await rm(blobFile(dataDir, publishedAs(dataDir, 'r1').files['/film.mp4']))
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  expect(Buffer.concat(chunks).equals(film)).toBe(true)
  expect((await app.server.inject('/film.mp4')).rawPayload[0]).toBe('b'.charCodeAt(0))
})

it('after a new release, hashed files of the one before stay reachable and its pages do not', async () => {
  await using folder = await temporaryDataFolder()
  const { dataDir } = folder
  await writeRelease(dataDir, 'r1', {
    files: { '/_astro/old.js': 'old', '/media/old.webp': 'old', '/old/index.html': 'old', '/old.txt': 'old' },
  })
  await writeRelease(dataDir, 'r2')
  await makeCurrent(dataDir, 'releases', 'r1')
  await using app = await testApp(dataDir)
  await makeCurrent(dataDir, 'releases', 'r2')
  await app.releases.check()
  const status = async (url: string) => (await app.server.inject(url)).statusCode
  expect(await Promise.all(['/_astro/old.js', '/media/old.webp', '/old/', '/old.txt'].map(status))).toEqual([200, 200, 404, 404])
})

it('after a restart, hashed files of all kept releases stay reachable', async () => {
  await using folder = await temporaryDataFolder()
  const { dataDir } = folder
  await writeRelease(dataDir, 'r1', { files: { '/_astro/oldest.js': 'oldest', '/media/film.mp4': Buffer.alloc(500_000, 'a') } })
  await writeRelease(dataDir, 'r2', { files: { '/_astro/old.js': 'old', '/_astro/text.js': 'a text' }, compressed: ['/_astro/text.js'] })
  await writeRelease(dataDir, 'r3')
  for (const name of ['r1', 'r2', 'r3']) await makeCurrent(dataDir, 'releases', name)
  await using app = await testApp(dataDir)
  const get = (url: string, encoding: string) => app.server.inject({ url, headers: { 'accept-encoding': encoding } })
  for (const encoding of ['br', 'gzip', 'identity'])
    for (const url of ['/_astro/oldest.js', '/media/film.mp4', '/_astro/old.js', '/_astro/text.js'])
      expect([encoding, url, (await get(url, encoding)).statusCode]).toEqual([encoding, url, 200])
  expect((await get('/_astro/text.js', 'identity')).body).toBe('a text')
  expect(brotliDecompressSync((await get('/_astro/text.js', 'br')).rawPayload).toString()).toBe('a text')
})

/** What a damaged release lacks. */
const damages = [
  ['manifest', (dataDir: string, { id }: Manifest) => rm(join(dataDir, 'releases', manifestKey(id)))],
  ['content', (dataDir: string, { content }: Manifest) => truncate(blobFile(dataDir, content), 10)],
  ['home page', (dataDir: string, { files }: Manifest) => truncate(blobFile(dataDir, files['/index.html']), 5)],
] as const

/** Two published releases of which the second one is damaged, before anybody looked at it; the first one is in force. */
const damagedSecond = async (dataDir: string, damage: (typeof damages)[number][1]) => {
  await writeRelease(dataDir, 'r1', { records: testRecords })
  await writeRelease(dataDir, 'r2', { records: { posts: [] } })
  for (const name of ['r1', 'r2', 'r1']) await makeCurrent(dataDir, 'releases', name)
  await damage(dataDir, publishedAs(dataDir, 'r2'))
}

const looked = async (app: Awaited<ReturnType<typeof testApp>>) => {
  await app.releases.check()
  const [page, list, ready] = await Promise.all(['/', '/api/blog/post/all/', '/readyz'].map((url) => app.server.inject(url)))
  return [page?.body, list?.json().data.length, ready?.statusCode]
}

it.each(damages)('a release without its %s changes nothing, and the next good one is taken', async (_name, damage) => {
  await using folder = await temporaryDataFolder()
  const { dataDir } = folder
  await damagedSecond(dataDir, damage)
  await using app = await testApp(dataDir)
  await pointAt(dataDir, 'r2')
  expect(await looked(app)).toEqual(['<h1>Home r1</h1>', 3, 200])
  await writeRelease(dataDir, 'r3', { records: { posts: [{ id: 'only', title: { en: 'Only' } }] } })
  await makeCurrent(dataDir, 'releases', 'r3')
  expect(await looked(app)).toEqual(['<h1>Home r3</h1>', 1, 200])
})

it.each(damages)(
  'a start with a release without its %s serves the newest whole one, and takes the damaged one once it is mended',
  async (_name, damage) => {
    await using folder = await temporaryDataFolder()
    const { dataDir } = folder
    await damagedSecond(dataDir, damage)
    await pointAt(dataDir, 'r2')
    await using app = await testApp(dataDir)
    expect(await looked(app)).toEqual(['<h1>Home r1</h1>', 3, 200])
    await writeRelease(dataDir, 'r2', { records: { posts: [] } })
    await makeCurrent(dataDir, 'releases', 'r2')
    expect(await looked(app)).toEqual(['<h1>Home r2</h1>', 0, 200])
  },
)

it.each(['03ae8f8970d2-d13eb96c\n', '', '{"id": "1-'])(
  'a start with a pointer that holds %j serves the newest whole release',
  async (text) => {
    await using folder = await temporaryDataFolder()
    const { dataDir } = folder
    await writeRelease(dataDir, 'r1', { records: testRecords })
    await makeCurrent(dataDir, 'releases', 'r1')
    await writeFile(join(dataDir, 'releases/current'), text)
    await using app = await testApp(dataDir)
    expect(await looked(app)).toEqual(['<h1>Home r1</h1>', 3, 200])
  },
)

it('a folder of releases in the former layout is no release', async () => {
  await using folder = await temporaryDataFolder()
  const { dataDir } = folder
  await mkdir(join(dataDir, 'releases/03ae8f8970d2-d13eb96c/site'), { recursive: true })
  await writeFile(join(dataDir, 'releases/03ae8f8970d2-d13eb96c/site/index.html'), 'former')
  await writeFile(join(dataDir, 'releases/current'), '03ae8f8970d2-d13eb96c\n')
  await using app = await testApp(dataDir)
  expect((await app.server.inject('/')).statusCode).toBe(503)
  await writeRelease(dataDir, 'r1', { records: testRecords })
  await makeCurrent(dataDir, 'releases', 'r1')
  expect(await looked(app)).toEqual(['<h1>Home r1</h1>', 3, 200])
})

it('notices a new release by itself', async () => {
  await using folder = await temporaryDataFolder()
  const { dataDir } = folder
  await writeRelease(dataDir, 'r1')
  await writeRelease(dataDir, 'r2')
  await makeCurrent(dataDir, 'releases', 'r1')
  await using app = await testApp(dataDir, { pollEvery: 20 })
  await makeCurrent(dataDir, 'releases', 'r2')
  const ask = async (): Promise<string> => {
    await immediate()
    const { body } = await app.server.inject('/')
    return body.includes('r2') ? body : ask()
  }
  expect(await ask()).toBe('<h1>Home r2</h1>')
})
