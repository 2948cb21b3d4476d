import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeCurrent } from '@bank/content/files/current-file.ts'
import { sha256 } from '@bank/content/files/sha256.ts'
import { blobKey } from '@bank/releases/manifest/blob.ts'
import { type Manifest, manifestKey, pointerKey } from '@bank/releases/manifest/manifest.ts'
import { folderStore } from '@bank/releases/store/folder-store.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import { testBankingHosts, testSettings } from '@bank/sample/settings.ts'
import { fixtureSnapshot } from '@bank/sample/snapshot.ts'
import { beforeEach, expect, it } from 'vitest'
import { publishRelease } from './release.ts'
import { findSource } from './source.ts'
import { smallSite } from './testing/small-site.ts'

const fingerprint = 'fedcba9876543210'

const snapshots = [fixtureSnapshot({}), fixtureSnapshot({ media: [] })]
const contents = snapshots.map((snapshot) => Buffer.from(JSON.stringify(snapshot)))
const [first = '', second = ''] = contents.map(sha256)
let dataDir: string
const fileOf = (key: string): string => join(dataDir, 'releases', key)
let store: ReleaseStore
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'source-'))
  store = folderStore(join(dataDir, 'releases'))
  await mkdir(join(dataDir, 'snapshots'))
  for (const bytes of contents) await writeFile(join(dataDir, 'snapshots', `${sha256(bytes)}.json`), bytes)
  await writeCurrent(join(dataDir, 'snapshots'), first)
})

const find = (exporting?: Promise<void>, hosts: readonly string[] = testBankingHosts) =>
  findSource({ dataDir, store, fingerprint, bankingHosts: hosts, exporting })

it('a build reads the current snapshot', async () => {
  expect(await find()).toEqual({ hash: first, snapshot: snapshots[0], bytes: contents[0], current: undefined })
})

it('a build waits for the export that is under way, and reads what it wrote', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const source = find(promise)
  await writeCurrent(join(dataDir, 'snapshots'), second)
  resolve()
  expect((await source).hash).toBe(second)
})

it('a build ends with its export when that is refused', async () => {
  await expect(find(Promise.reject(new Error('The content can’t be published')))).rejects.toThrow('The content can’t be published')
})

/** Publishes a release of the first snapshot, as a build of this code does. */
const publishFirst = async (code = fingerprint) => {
  const { dir } = await smallSite({ 'index.html': 'Home', 'a.txt': 'a' })
  const info = { snapshot: first, code, policy: 'p', calculatorPolicy: 'c', unprefixed: [] }
  return publishRelease(dir, store, info, { content: contents[0] ?? Buffer.alloc(0), searchDocuments: {}, cards: {} }, new Date())
}

it('a build is told of a release of this snapshot and this code that is in force', async () => {
  const { id } = await publishFirst()
  expect(await find()).toMatchObject({ hash: first, current: id })
  await publishFirst('another')
  expect(await find()).toMatchObject({ hash: first, current: undefined })
})

it.each([
  ['a file is missing', (release: Manifest) => rm(fileOf(blobKey(release.files['/a.txt']?.hash ?? '')))],
  ['a file is cut off', (release: Manifest) => truncate(fileOf(blobKey(release.files['/a.txt']?.hash ?? '')), 0)],
  ['its manifest is damaged', (release: Manifest) => truncate(fileOf(manifestKey(release.id)), 40)],
  ['the pointer is damaged', () => truncate(fileOf(pointerKey), 40)],
  ['the pointer is of a former layout', () => writeFile(fileOf(pointerKey), `${first.slice(0, 12)}-fedcba98\n`)],
])('a build mends the release in force when %s', async (_name, damage) => {
  await damage(await publishFirst())
  expect(await find()).toMatchObject({ hash: first, current: undefined })
  const { id } = await publishFirst()
  expect(await find()).toMatchObject({ current: id })
})

it('a build reads no snapshot that was damaged on the disk', async () => {
  await writeFile(join(dataDir, 'snapshots', `${first}.json`), JSON.stringify(snapshots[1]))
  await expect(find()).rejects.toThrow(`Snapshot ${first} is damaged`)
})

it('a build refuses a snapshot that sends log-ins or applications to hosts of somebody else, and names all of them', async () => {
  const elsewhere = testBankingHosts.filter((host) => host !== new URL(testSettings.treasuryLoginUrl).host)
  await expect(find(undefined, elsewhere)).rejects.toThrow(
    `The site was not published (1 problem):\n  - settings, field treasuryLoginUrl, value "${testSettings.treasuryLoginUrl}": must begin with https://${elsewhere[0]}/`,
  )
  await expect(find(undefined, ['another.bank.example'])).rejects.toThrow('(7 problems)')
})
