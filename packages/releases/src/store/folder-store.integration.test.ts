import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryStore } from '../testing/editions.ts'
import { startPublisher } from '../testing/run-publisher.ts'

const text = async (stream: AsyncIterable<Buffer>): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

it('keeps bytes under keys, and tells when they have changed', async () => {
  await using temporary = await temporaryStore()
  const { store } = temporary
  expect(await store.get('a/b.json')).toBeUndefined()
  await store.put('a/b.json', Buffer.from('one'))
  const one = await store.get('a/b.json')
  expect(one?.bytes.toString()).toBe('one')
  expect(await store.getIfChanged('a/b.json', one?.tag)).toBe('unchanged')
  await store.put('a/b.json', Buffer.from('two'))
  expect(await store.getIfChanged('a/b.json', one?.tag)).toMatchObject({ bytes: Buffer.from('two') })
  expect([...(await store.list('a/'))]).toEqual([['a/b.json', 3]])
  expect(await store.sizeOf('a/b.json')).toBe(3)
  await store.remove(['a/b.json', 'a/never.json'])
  expect(await store.get('a/b.json')).toBeUndefined()
})

it('streams ranges, and says before the first byte that there are not as many as there should be', async () => {
  await using temporary = await temporaryStore()
  const { store } = temporary
  await store.put('film', Buffer.from('0123456789'))
  expect(await text(await store.open('film', 10))).toBe('0123456789')
  expect(await text(await store.open('film', 10, { start: 2, end: 4 }))).toBe('234')
  await expect(store.open('film', 11)).rejects.toThrow('film is damaged: it has 10 bytes instead of 11')
  await expect(store.open('none', 1)).rejects.toThrow('none is missing')
})

it.each(['../a', '/a', 'a//b', 'a/../b', '', 'a\0', 'a/.b'])('refuses %j as a key', async (key) => {
  await using temporary = await temporaryStore()
  await expect(temporary.store.put(key, Buffer.from(''))).rejects.toThrow('is no key')
})

it('when one of many cannot be written all have ended, and none is left half-written', async () => {
  await using temporary = await temporaryStore()
  const { folder, store } = temporary
  const entries = Array.from({ length: 40 }, (_, index) => ({
    key: `a/${index}`,
    bytes: async () => {
      if (index === 5) throw new Error('no bytes')
      return Buffer.alloc(50_000)
    },
  }))
  await expect(store.putAll(entries)).rejects.toThrow('no bytes')
  const left = await store.list('a/')
  expect((await readdir(join(folder, 'incoming'))).length).toBe(0)
  expect([...left.values()].every((size) => size === 50_000)).toBe(true)
  expect(await store.list('a/')).toEqual(left)
})

it('whoever works alone clears away what a dead one has left', async () => {
  await using temporary = await temporaryStore()
  const { folder, store } = temporary
  await mkdir(join(folder, 'incoming'))
  await writeFile(join(folder, 'incoming/half'), 'half')
  expect(await store.exclusively(async () => readdir(folder))).not.toContain('incoming')
})

it('callers of one process take turns, also after one that failed', async () => {
  await using temporary = await temporaryStore()
  const { store } = temporary
  const steps: string[] = []
  const work = (name: string) =>
    store.exclusively(async () => {
      steps.push(`${name} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      steps.push(`${name} ends`)
      if (name === 'one') throw new Error('failed')
    })
  const results = await Promise.allSettled([work('one'), work('two'), work('three')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends'])
})

it('the turn of a process that was killed is free at once', async () => {
  await using temporary = await temporaryStore()
  const { folder, store } = temporary
  for (let round = 0; round < 3; round += 1) {
    using publisher = startPublisher(folder, 1)
    await publisher.started
    publisher.child.kill('SIGKILL')
    await publisher.exit
    expect(await store.exclusively(async () => 'mine')).toBe('mine')
  }
})

it('a turn whose lock was removed is lost', async () => {
  await using temporary = await temporaryStore()
  const { folder, store } = temporary
  await store.exclusively(async (turn) => {
    turn.check()
    await rm(join(folder, 'publisher.lock'))
    expect(() => turn.check()).toThrow('was removed while a release was published')
  })
})
