import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withBuildLock } from './build-lock.ts'

const lockFile = async () => join(await mkdtemp(join(tmpdir(), 'build-lock-')), 'inside', 'lock')

it('lets only one of two builds run that start together, and the next one after it', async () => {
  const file = await lockFile()
  const first = Promise.withResolvers<string>()
  const results = Promise.allSettled([withBuildLock(file, () => first.promise), withBuildLock(file, () => first.promise)])
  first.resolve('built')
  expect((await results).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await withBuildLock(file, async () => 'again')).toBe('again')
})

it('says which process is in the way', async () => {
  const file = await lockFile()
  await withBuildLock(file, async () => {
    expect(await readFile(file, 'utf8')).toBe(String(process.pid))
    await expect(withBuildLock(file, async () => 'second')).rejects.toThrow(`process ${process.pid}`)
  })
})

it('takes over the mark of a build that died', async () => {
  const file = await lockFile()
  await withBuildLock(file, async () => {})
  // Higher than any process id can be.
  await writeFile(file, '4194999')
  expect(await withBuildLock(file, async () => 'built')).toBe('built')
})

it('makes room for the next build when one fails', async () => {
  const file = await lockFile()
  await expect(withBuildLock(file, () => Promise.reject(new Error('dead link')))).rejects.toThrow('dead link')
  expect(await withBuildLock(file, async () => 'built')).toBe('built')
})
