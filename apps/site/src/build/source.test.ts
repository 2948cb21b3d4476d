import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeCurrent } from '@bank/content/files/current-file.ts'
import { sha256 } from '@bank/content/files/sha256.ts'
import { testBankingHosts, testSettings } from '@bank/sample/settings.ts'
import { fixtureSnapshot } from '@bank/sample/snapshot.ts'
import { beforeEach, expect, it } from 'vitest'
import { findSource } from './source.ts'

const fingerprint = 'fedcba9876543210'

const snapshots = [fixtureSnapshot({}), fixtureSnapshot({ media: [] })]
const contents = snapshots.map((snapshot) => Buffer.from(JSON.stringify(snapshot)))
const [first = '', second = ''] = contents.map(sha256)
const id = `${first.slice(0, 12)}-fedcba98`

let dataDir: string
let releases: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'source-'))
  releases = join(dataDir, 'releases')
  await mkdir(join(dataDir, 'snapshots'))
  for (const bytes of contents) await writeFile(join(dataDir, 'snapshots', `${sha256(bytes)}.json`), bytes)
  await writeCurrent(join(dataDir, 'snapshots'), first)
})

const find = (exporting?: Promise<void>, hosts: readonly string[] = testBankingHosts) =>
  findSource({ dataDir, releases, fingerprint, bankingHosts: hosts, exporting })

it('a build reads the current snapshot, and its release is named by snapshot and code', async () => {
  expect(await find()).toEqual({ id, isCurrent: false, hash: first, snapshot: snapshots[0], bytes: contents[0] })
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

it('a build is told that its release is served already', async () => {
  await mkdir(releases)
  await writeCurrent(releases, id)
  expect(await find()).toMatchObject({ id, isCurrent: true })
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
