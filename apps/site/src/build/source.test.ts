import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeCurrent } from '@bank/content/files/current-file.ts'
import { beforeEach, expect, it } from 'vitest'
import { findSource } from './source.ts'

const fingerprint = 'fedcba9876543210'

const settings = { loginUrl: 'https://online.bank.example/login', loanPaymentUrl: 'https://loans.bank.example/' }
const bankingHosts = ['online.bank.example', 'loans.bank.example']
const [first, second] = ['1'.repeat(64), '2'.repeat(64)] as const

let dataDir: string
let releases: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'source-'))
  releases = join(dataDir, 'releases')
  await mkdir(join(dataDir, 'snapshots'))
  for (const hash of [first, second])
    await writeFile(join(dataDir, 'snapshots', `${hash}.json`), JSON.stringify({ format: 1, settings, media: [hash] }))
  await writeCurrent(join(dataDir, 'snapshots'), first)
})

const find = (exporting?: Promise<void>, hosts = bankingHosts) =>
  findSource({ dataDir, releases, fingerprint, bankingHosts: hosts, exporting })

it('a build reads the current snapshot, and its release is named by snapshot and code', async () => {
  expect(await find()).toEqual({ id: '111111111111-fedcba98', hash: first, snapshot: { format: 1, settings, media: [first] } })
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

it('a build ends when its release is served already', async () => {
  await mkdir(releases)
  await writeCurrent(releases, '111111111111-fedcba98')
  await expect(find()).rejects.toThrow('Release 111111111111-fedcba98 is up to date.')
})

it('a build refuses a snapshot that sends log-ins or applications to hosts of somebody else, and names all of them', async () => {
  await expect(find(undefined, ['loans.bank.example'])).rejects.toThrow(
    'The site was not published (1 problem):\n  - settings, field loginUrl, value "https://online.bank.example/login": must begin with https://loans.bank.example/',
  )
  await expect(find(undefined, ['another.bank.example'])).rejects.toThrow('(2 problems)')
})
