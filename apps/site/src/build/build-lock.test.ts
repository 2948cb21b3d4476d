import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { withBuildLock } from './build-lock.ts'

const lockFile = async () => join(await mkdtemp(join(tmpdir(), 'build-lock-')), 'inside', 'lock')

it('lets only one of two builds run at a time, and says once for which one the other waits', async () => {
  const file = await lockFile()
  const order: string[] = []
  const said: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = withBuildLock(
    file,
    async () => {
      order.push('first begins')
      expect(await readFile(file, 'utf8')).toBe(String(process.pid))
      await promise
      order.push('first ends')
    },
    () => undefined,
  )
  await vi.waitUntil(() => order.length === 1)
  const second = withBuildLock(
    file,
    async () => {
      order.push('second begins')
    },
    (line) => {
      said.push(line)
      resolve()
    },
  )
  await Promise.all([first, second])
  expect(order).toEqual(['first begins', 'first ends', 'second begins'])
  expect(said).toEqual([`  Another build of this checkout is running (process ${process.pid}). Waiting for it.`])
})

it('takes over the mark of a build that died', async () => {
  const file = await lockFile()
  await withBuildLock(file, async () => {}, console.log)
  // Higher than any process id can be.
  await writeFile(file, '4194999')
  expect(await withBuildLock(file, async () => 'built', console.log)).toBe('built')
})

it('makes room for the next build when one fails', async () => {
  const file = await lockFile()
  await expect(withBuildLock(file, () => Promise.reject(new Error('dead link')), console.log)).rejects.toThrow('dead link')
  expect(await withBuildLock(file, async () => 'built', console.log)).toBe('built')
})
