import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Entry } from '@bank/releases/manifest/blob.ts'
import { readEntry } from '@bank/releases/read/read-blob.ts'
import { readPointer, readRelease } from '@bank/releases/read/read-release.ts'
import { folderStore } from '@bank/releases/store/folder-store.ts'
import { expect, it } from 'vitest'
import { publishRelease } from './release.ts'
import { smallSite } from './testing/small-site.ts'

const info = { snapshot: 'a'.repeat(64), code: 'fedcba98', policy: 'p', calculatorPolicy: 'c', unprefixed: ['/blog/'] }
const data = { content: Buffer.from('{"format":1}'), searchDocuments: { en: [], es: ['uno'] }, cards: { en: {}, es: {} } }

const emptyStore = async () => folderStore(await mkdtemp(join(tmpdir(), 'releases-')))

it('publishes the built site with everything that the API answers', async () => {
  const store = await emptyStore()
  const { dir } = await smallSite({
    'en/index.html': 'hello',
    'a.txt': 'a',
    '.env': 'secret',
    '.git/config': 'secret',
    '.well-known/security.txt': 'c',
  })
  await writeFile(join(dir, 'en/index.html.br'), brotliCompressSync('hello'))
  const published = await publishRelease(dir, store, info, data, new Date())
  const pointer = await readPointer(store)
  if (!pointer) throw new Error('Nothing is in force')
  const { manifest } = await readRelease(store, pointer)
  expect(manifest).toEqual(published)
  expect(manifest).toMatchObject(info)
  expect(Object.keys(manifest.files)).toEqual(['/.well-known/security.txt', '/a.txt', '/en/index.html'])
  const text = async (entry: Entry | undefined) => entry && String(await readEntry(store, entry))
  expect(await text(manifest.files['/en/index.html'])).toBe('hello')
  expect(manifest.files['/en/index.html']?.br).toBeDefined()
  expect(manifest.files['/a.txt']?.br).toBeUndefined()
  expect(await text(manifest.search['es'])).toBe('["uno"]')
  expect(await text(manifest.content)).toBe('{"format":1}')
  expect(await text(manifest.cards)).toBe('{"en":{},"es":{}}')
})

it('publishes no compressed copy that holds another text, and leaves the release before in force', async () => {
  const store = await emptyStore()
  await publishRelease((await smallSite({ 'index.html': 'first' })).dir, store, info, data, new Date())
  const before = await readPointer(store)
  const { dir } = await smallSite({ 'index.html': 'second' })
  await writeFile(join(dir, 'index.html.br'), brotliCompressSync('another'))
  await expect(publishRelease(dir, store, info, data, new Date())).rejects.toThrow('holds another text than the release says')
  expect(await readPointer(store)).toEqual(before)
})
