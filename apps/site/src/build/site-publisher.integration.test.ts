import { cp, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { blobKey, storedBlob } from '@bank/releases/manifest/blob.ts'
import { type Manifest, manifestKey, pointerKey } from '@bank/releases/manifest/manifest.ts'
import { readEntry } from '@bank/releases/read/read-blob.ts'
import { readJson } from '@bank/releases/read/read-json.ts'
import { readPointer, readRelease } from '@bank/releases/read/read-release.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import { testBankingHosts } from '@bank/sample/settings.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSitePublisher, type SitePublisher } from './site-publisher.ts'
import { loaded, smallBank } from './testing/small-content.ts'

const contentDir = fileURLToPath(new URL('../../../../content', import.meta.url))

let dataDir: string
const opened: SitePublisher[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'publisher-'))
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((publisher) => publisher.close()))
  await rm(dataDir, { recursive: true, force: true })
})

const openIn = (folder: string, bankingHosts = testBankingHosts, clock = () => new Date()): Promise<SitePublisher> =>
  openSitePublisher({
    dataDir: folder,
    siteUrl: undefined,
    bankingHosts,
    contentDir,
    retention: { count: 1, unit: 'months' },
    clock,
    log: () => undefined,
  })

const open = async (folder = dataDir, bankingHosts = testBankingHosts, clock = () => new Date()): Promise<SitePublisher> => {
  const publisher = await openIn(folder, bankingHosts, clock)
  opened.push(publisher)
  return publisher
}

const inForce = async (store: ReleaseStore): Promise<Manifest> => {
  const pointer = await readPointer(store)
  if (!pointer) throw new Error('Nothing is in force')
  return (await readRelease(store, pointer)).manifest
}

const pageText = async ({ store }: SitePublisher, address: string): Promise<string> => {
  const entry = (await inForce(store)).files[address]
  if (!entry) throw new Error(`The release has no ${address}`)
  return (await readEntry(store, entry)).toString('utf8')
}

/** The small bank with other words on the page `one`. */
const reworded = (words: string): Snapshot => {
  const snapshot = smallBank()
  const blocks = snapshot.blocks.map((block) =>
    block.id === 'one' ? { ...block, content: { en: `<h1>Page one</h1><p>${words}</p>` } } : block,
  )
  return { ...snapshot, blocks: blocks as unknown as Snapshot['blocks'] }
}

it('publishes every page once, and nothing when nothing has changed', async () => {
  const publisher = await open()
  const first = await publisher.publish(loaded(smallBank()))
  expect(first.rendered).toBe(first.pages)
  const { files, unprefixed } = await inForce(publisher.store)
  expect(unprefixed).toEqual(['/blog/', '/blog/new/', '/blog/old/'])
  for (const address of [
    '/index.html',
    '/en/one/index.html',
    '/es/one/index.html',
    '/es/blog/index.html',
    '/404.html',
    '/sitemap.xml',
    '/robots.txt',
    '/links.json',
  ])
    expect(Object.keys(files)).toContain(address)
  expect(await publisher.publish(loaded(smallBank()))).toMatchObject({ id: first.id, rendered: 0 })
})

it('writes no id beside an island, which would tell in which folder the code was compiled', async () => {
  const publisher = await open()
  await publisher.publish(loaded(smallBank()))
  const islands = (await pageText(publisher, '/en/one/index.html')).match(/<astro-island[^>]*>/g) ?? []
  expect(islands.length).toBeGreaterThan(0)
  expect(islands.filter((island) => island.includes(' uid='))).toEqual([])
})

it('renders the pages that an edit changes, and publishes what a whole build would', async () => {
  const publisher = await open()
  await publisher.publish(loaded(smallBank()))
  const edited = await publisher.publish(loaded(reworded('Said another way.')))
  // The calculator is rendered each time.
  expect(edited.rendered).toBe(3)
  expect(await pageText(publisher, '/en/one/index.html')).toContain('Said another way.')
  expect(await publisher.verify(loaded(reworded('Said another way.')))).toEqual([])
  const other = await open(join(dataDir, 'other'))
  await other.publish(loaded(reworded('Said another way.')))
  const [here, there] = [await inForce(publisher.store), await inForce(other.store)]
  expect({ ...here, id: '', serial: 0, publishedAt: '' }).toEqual({ ...there, id: '', serial: 0, publishedAt: '' })
})

it('puts another menu and another alert around the main part of every page, as a whole build would', async () => {
  const publisher = await open()
  await publisher.publish(loaded(smallBank()))
  const { records, ...snapshot } = smallBank()
  const menu = { id: 'footer', pages_json: JSON.stringify([{ text: { en: 'Another link' }, href: { en: '/two/' } }]) }
  const alert = { id: 'storm', description: { en: '<p>The coast is closed.</p>' } }
  const edited = loaded({
    ...snapshot,
    records: { ...records, menus: [...records.menus.filter(({ id }) => id !== 'footer'), menu], alerts: [alert] },
  } as unknown as Snapshot)
  // What is damaged meanwhile is made anew as a whole.
  const { files } = await inForce(publisher.store)
  const damaged = files['/en/two/index.html']
  if (damaged) await truncate(join(dataDir, 'releases', blobKey(storedBlob(damaged).hash)), 10)
  const { rendered, pages } = await publisher.publish(edited)
  expect(rendered).toBe(pages)
  for (const address of ['/en/one/index.html', '/en/two/index.html', '/es/blog/index.html']) {
    const text = await pageText(publisher, address)
    expect([text.includes('Another link'), text.includes('The coast is closed.')], address).toEqual([true, true])
  }
  expect(await publisher.verify(edited)).toEqual([])
})

it('knows in the next process what it made, as far as it is stored', async () => {
  const first = await open()
  const { pages } = await first.publish(loaded(smallBank()))
  await first.keep()
  expect(await (await open()).publish(loaded(reworded('Later.')))).toMatchObject({ pages, rendered: 3 })
  await writeFile(join(dataDir, 'publisher/known-site'), 'broken')
  expect(await (await open()).publish(loaded(reworded('Later still.')))).toMatchObject({ pages, rendered: pages })
})

it('[FOOT-13] renders all pages anew with the first publish of another year of the bank', async () => {
  let now = '2027-01-01T05:59:00Z'
  const publisher = await open(dataDir, testBankingHosts, () => new Date(now))
  const { pages } = await publisher.publish(loaded(smallBank()))
  const year = async () => /data-current-year[^>]*>(\d+)</.exec(await pageText(publisher, '/en/one/index.html'))?.[1]
  expect(await year()).toBe('2026')
  now = '2027-01-01T06:00:00Z'
  expect(await publisher.publish(loaded(smallBank()))).toMatchObject({ pages, rendered: pages })
  expect(await year()).toBe('2027')
  expect(await publisher.publish(loaded(smallBank()))).toMatchObject({ rendered: 0 })
  expect(await publisher.publish(loaded(reworded('In another year.')))).toMatchObject({ rendered: 3 })
})

it('finds what differs from a whole build', async () => {
  const publisher = await open()
  await publisher.publish(loaded(smallBank()))
  expect(await publisher.verify(loaded(reworded('Never published.')))).toEqual(['/en/one/index.html', '/es/one/index.html'])
})

it('finds what is damaged in the store, however long it is, and mends it with the next publish', async () => {
  const publisher = await open()
  const content = loaded(smallBank())
  await publisher.publish(content)
  const { content: data, files } = await inForce(publisher.store)
  const page = files['/en/one/index.html']
  for (const entry of [data, page]) {
    if (!entry) throw new Error('There is no such page')
    const { hash, size } = storedBlob(entry)
    await publisher.store.put(blobKey(hash), Buffer.alloc(size))
  }
  expect(await publisher.verify(content)).toEqual(['content', '/en/one/index.html'])
  await publisher.publish(content)
  expect(await pageText(publisher, '/en/one/index.html')).toContain('</html>')
  expect(await publisher.verify(content)).toEqual([])
})

it('puts alerts in force beside what another process published meanwhile', async () => {
  const [ours, theirs] = [await open(), await open()]
  await ours.publish(loaded(smallBank()))
  const { exclusively } = ours.store
  const after: ReleaseStore['exclusively'] = async (work) => {
    Object.assign(ours.store, { exclusively })
    await theirs.publish(loaded(reworded('Published meanwhile.')))
    return exclusively(work)
  }
  Object.assign(ours.store, { exclusively: after })
  const alerts = [{ id: 'storm', description: { en: '<p>The coast is closed.</p>' } }]
  await ours.publishAlerts(alerts as unknown as Snapshot['records']['alerts'])
  const content = JSON.stringify((await readJson(ours.store, (await inForce(ours.store)).content)).value)
  expect(content).toContain('The coast is closed.')
  expect(content).toContain('Published meanwhile.')
  expect(await pageText(ours, '/en/one/index.html')).toContain('Published meanwhile.')
})

it('keeps alerts that were put in force while its pages were rendered, and renders them next', async () => {
  const publisher = await open()
  await publisher.publish(loaded(smallBank()))
  const { exclusively } = publisher.store
  const alerts = [{ id: 'storm', description: { en: '<p>The coast is closed.</p>' } }] as unknown as Snapshot['records']['alerts']
  const after: ReleaseStore['exclusively'] = async (work) => {
    Object.assign(publisher.store, { exclusively })
    await publisher.publishAlerts(alerts)
    return exclusively(work)
  }
  Object.assign(publisher.store, { exclusively: after })
  await publisher.publish(loaded(reworded('Rendered meanwhile.')))
  const content = JSON.stringify((await readJson(publisher.store, (await inForce(publisher.store)).content)).value)
  expect(content).toContain('The coast is closed.')
  expect(content).toContain('Rendered meanwhile.')
  expect(await pageText(publisher, '/en/one/index.html')).not.toContain('The coast is closed.')
  const later = reworded('Rendered meanwhile.')
  await publisher.publish(loaded({ ...later, records: { ...later.records, alerts } }))
  expect(await pageText(publisher, '/en/one/index.html')).toContain('The coast is closed.')
})

it('leaves the release in force when the disk takes no more, and publishes the edit when it does again', async () => {
  const publisher = await open()
  const { id } = await publisher.publish(loaded(smallBank()))
  const stored = async () => [await publisher.store.list('blobs/'), await publisher.store.list('releases/')]
  const before = await stored()
  const { putAll } = publisher.store
  const full: ReleaseStore['putAll'] = async (entries) => {
    // Some of it still had room.
    await putAll(entries.slice(0, 1))
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  }
  Object.assign(publisher.store, { putAll: full })
  await expect(publisher.publish(loaded(reworded('Later.')))).rejects.toThrow('ENOSPC')
  expect((await inForce(publisher.store)).id).toBe(id)
  expect(await stored()).toEqual(before)
  Object.assign(publisher.store, { putAll })
  expect(await publisher.publish(loaded(reworded('Later.')))).toMatchObject({ rendered: 3 })
  expect(await pageText(publisher, '/en/one/index.html')).toContain('Later.')
})

describe('content that is wrong', () => {
  it('is refused with all that is wrong, each with record, field and language; the release in force stays', async () => {
    const publisher = await open()
    const { id } = await publisher.publish(loaded(smallBank()))
    const snapshot = reworded('See <a href="/gone/">this</a> and <a href="/en/one/#nowhere">that</a>.')
    const blocks = snapshot.blocks.map((block) =>
      block.id === 'two' ? { ...block, content: { en: '<h1>Two</h1>', es: '<h1>Dos</h1><p><a href="/nada/">nada</a></p>' } } : block,
    )
    const records = { ...snapshot.records, posts: snapshot.records.posts.map((post) => ({ ...post, featuredImage: 'none' })) }
    const refusal = await publisher
      .publish(loaded({ ...snapshot, blocks: blocks as unknown as Snapshot['blocks'], records }))
      .catch((error: Error) => error.message)
    expect(refusal).toMatch(/^The site was not published\.\n/)
    expect(refusal).toContain('blocks one, field content, in English, value')
    expect(refusal).toContain('/gone/ leads to no published page')
    expect(refusal).toContain('/en/one/#nowhere leads to no place on that page')
    expect(refusal).toContain('blocks two, field content, in Spanish, value')
    expect(refusal).toContain('/nada/ leads to no published page')
    expect(refusal).toContain('article "old": there is no picture "none"')
    expect(refusal).toContain('article "new": there is no picture "none"')
    expect((await inForce(publisher.store)).id).toBe(id)
    expect(await publisher.publish(loaded(reworded('Mended.')))).toMatchObject({ rendered: 3 })
  })

  it('is refused when it sends log-ins or applications to hosts of somebody else, before anything is rendered', async () => {
    const publisher = await open(dataDir, ['another.bank.example'])
    await expect(publisher.publish(loaded(smallBank()))).rejects.toThrow('The site was not published (7 problems)')
    expect(await readPointer(publisher.store)).toBeUndefined()
  })
})

describe('a store that was damaged', () => {
  let published: string
  let release: Manifest
  beforeAll(async () => {
    published = await mkdtemp(join(tmpdir(), 'published-'))
    const publisher = await openIn(published)
    await publisher.publish(loaded(smallBank()))
    await publisher.keep()
    release = await inForce(publisher.store)
    await publisher.close()
  })
  afterAll(() => rm(published, { recursive: true, force: true }))

  const fileOf = (key: string): string => join(dataDir, 'releases', key)
  const blobFile = ({ files }: Manifest, address: string): string => {
    const entry = files[address]
    if (!entry) throw new Error(`The release has no ${address}`)
    return fileOf(blobKey(storedBlob(entry).hash))
  }

  it.each([
    ['a page is missing', (release: Manifest) => rm(blobFile(release, '/en/two/index.html'))],
    ['a page is cut off', (release: Manifest) => truncate(blobFile(release, '/en/two/index.html'), 10)],
    ['a file is missing', (release: Manifest) => rm(blobFile(release, '/img/logo.svg'))],
    ['its manifest is damaged', (release: Manifest) => truncate(fileOf(manifestKey(release.id)), 40)],
    ['the pointer is damaged', () => truncate(fileOf(pointerKey), 40)],
  ])('is mended by the next publish when %s', async (_name, damage) => {
    await cp(published, dataDir, { recursive: true })
    await damage(release)
    const next = await open()
    await next.publish(loaded(smallBank()))
    for (const entry of Object.values((await inForce(next.store)).files)) await readEntry(next.store, entry)
    expect(await pageText(next, '/en/two/index.html')).toContain('Words of two.')
  })
})
