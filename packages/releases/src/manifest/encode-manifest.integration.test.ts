import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { edition } from '../testing/editions.ts'
import { hashOf, newEntry } from './blob.ts'
import { decodeManifest, encodeManifest, readStoredManifest } from './encode-manifest.ts'
import type { Manifest } from './manifest.ts'

const manifest = async (serial: number, publishedAt: string, files: Manifest['files']): Promise<Manifest> => {
  const { added: _added, ...draft } = await edition(1)
  return { ...draft, format: 2, id: `${serial}-a-b`, serial, publishedAt, files }
}

/** A site of a thousand files, some of them with other bytes. */
const files = (changed: readonly number[]): Manifest['files'] =>
  Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [
      `/en/${index}/index.html`,
      newEntry(Buffer.from(`${index}${changed.includes(index) ? 'new' : ''}`)).entry,
    ]),
  )

it('a release that changes little is stored as its difference, and read as it was', async () => {
  const base = await manifest(1, '2026-11-22T08:00:00.000Z', files([]))
  const { '/en/5/index.html': _gone, ...left } = files([3, 4])
  const next = await manifest(2, '2026-11-22T09:00:00.000Z', { ...left, '/en/new/index.html': newEntry(Buffer.from('new')).entry })
  const { bytes: whole } = encodeManifest(base, undefined)
  const { bytes: difference } = encodeManifest(next, { manifest: base, hash: hashOf(whole) })
  expect(difference.length * 40).toBeLessThan(whole.length)
  const bytes = new Map([
    [base.id, whole],
    [next.id, difference],
  ])
  const bytesOf = async (id: string) => bytes.get(id) ?? Buffer.alloc(0)
  const read = await readStoredManifest(next.id, hashOf(difference), { bytesOf })
  expect(read.manifest).toEqual(next)
  expect(read.base.manifest).toEqual(base)
  bytes.set(base.id, encodeManifest(next, undefined).bytes)
  await expect(readStoredManifest(next.id, hashOf(difference), { bytesOf })).rejects.toThrow('releases/1-a-b.json is damaged')
})

it('what is known of a hash is not decoded again, and its bytes and those of its base are checked nonetheless', async () => {
  const base = await manifest(1, '2026-11-22T08:00:00.000Z', files([]))
  const next = await manifest(2, '2026-11-22T09:00:00.000Z', files([3]))
  const { bytes: whole } = encodeManifest(base, undefined)
  const from = { manifest: base, hash: hashOf(whole) }
  const { bytes: difference } = encodeManifest(next, from)
  const bytes = new Map([
    [base.id, whole],
    [next.id, difference],
  ])
  const known = (hash: string) => (hash === hashOf(difference) ? { manifest: next, base: from } : undefined)
  const read = () => readStoredManifest(next.id, hashOf(difference), { bytesOf: async (id) => bytes.get(id) ?? Buffer.alloc(0), known })
  expect((await read()).manifest).toBe(next)
  bytes.set(base.id, whole.subarray(1))
  await expect(read()).rejects.toThrow('releases/1-a-b.json is damaged')
  bytes.set(base.id, whole)
  bytes.set(next.id, difference.subarray(1))
  await expect(read()).rejects.toThrow('releases/2-a-b.json is damaged')
})

it.each([
  ['on another day', '2026-11-23T08:00:00.000Z', [1]],
  ['when a tenth of its files differ', '2026-11-22T09:00:00.000Z', Array.from({ length: 101 }, (_, index) => index)],
])('a release is stored whole %s', async (_name, publishedAt, changed) => {
  const base = await manifest(1, '2026-11-22T08:00:00.000Z', files([]))
  const next = await manifest(2, publishedAt, files(changed))
  expect(decodeManifest(next.id, encodeManifest(next, { manifest: base, hash: 'f'.repeat(64) }).bytes)).toEqual(next)
})

it('reads releases of both formats, and refuses others in words', async () => {
  const { format: _format, ...rest } = await manifest(1, '2026-11-22T08:00:00.000Z', files([]))
  const bytesOf = (format: number) => brotliCompressSync(JSON.stringify({ ...rest, format }))
  expect(decodeManifest(rest.id, bytesOf(1))).toEqual({ ...rest, format: 1 })
  expect(decodeManifest(rest.id, bytesOf(2))).toEqual({ ...rest, format: 2 })
  expect(() => decodeManifest(rest.id, bytesOf(3))).toThrow(/^releases\/1-a-b\.json is not right: (?:.|\n)*format/)
})
