import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sha256 } from '../files/sha256.ts'
import { loadSnapshot } from '../snapshot/load-snapshot.ts'
import { writeSnapshot } from './write-snapshot.ts'

const bytes = Buffer.from(JSON.stringify({ format: 1, settings: {}, records: {}, blocks: [], media: [] }))
const hash = sha256(bytes)

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'snapshots-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

it.each([
  ['was cut off', (file: string) => truncate(file, 10)],
  ['was changed', (file: string) => writeFile(file, bytes.toString().replace('1', '2'))],
  ['was removed', (file: string) => rm(file)],
])('the next export writes a snapshot again that %s', async (_what, damage) => {
  const { file } = await writeSnapshot({ hash, bytes }, dataDir)
  await damage(file)
  await expect(loadSnapshot(dataDir)).rejects.toThrow()
  expect(await writeSnapshot({ hash, bytes }, dataDir)).toMatchObject({ hash, changed: false })
  expect((await loadSnapshot(dataDir)).hash).toBe(hash)
})

it.each(['', 'nonsense', 'not a hash at all'])(
  'the next export names the current snapshot again when its name became "%s"',
  async (name) => {
    await writeSnapshot({ hash, bytes }, dataDir)
    await writeFile(join(dataDir, 'snapshots/current'), name)
    await writeSnapshot({ hash, bytes }, dataDir)
    expect((await loadSnapshot(dataDir)).hash).toBe(hash)
  },
)
