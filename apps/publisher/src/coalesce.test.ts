import { expect, it } from 'vitest'
import { coalesce } from './coalesce.ts'

it('runs one at a time, and once more for all who asked meanwhile', async () => {
  const ends: (() => void)[] = []
  let runs = 0
  const ask = coalesce(() => {
    runs += 1
    const run = runs
    return new Promise<number>((resolve) => ends.push(() => resolve(run)))
  })
  const first = ask()
  const [second, third] = [ask(), ask()]
  expect(runs).toBe(1)
  ends[0]?.()
  expect(await first).toBe(1)
  await expect.poll(() => ends.length).toBe(2)
  const fourth = ask()
  ends[1]?.()
  expect(await Promise.all([second, third])).toEqual([2, 2])
  await expect.poll(() => ends.length).toBe(3)
  ends[2]?.()
  expect(await fourth).toBe(3)
})

it('runs again after a failure', async () => {
  let runs = 0
  const ask = coalesce(async () => {
    runs += 1
    if (runs === 1) throw new Error('The disk is full')
    return runs
  })
  const [first, second] = [ask(), ask()]
  await expect(first).rejects.toThrow('The disk is full')
  expect(await second).toBe(2)
  expect(await ask()).toBe(3)
})
