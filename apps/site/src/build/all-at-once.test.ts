import { expect, it } from 'vitest'
import { allAtOnce } from './all-at-once.ts'

it('takes every item once, in order, and no more at the same time than there are hands', async () => {
  const taken: number[] = []
  let busy = 0
  let most = 0
  await allAtOnce([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    taken.push(item)
    busy += 1
    most = Math.max(most, busy)
    await Promise.resolve()
    busy -= 1
  })
  expect([taken, most]).toEqual([[1, 2, 3, 4, 5, 6, 7], 3])
})

it('fails with the first failure', () => expect(allAtOnce(['a'], 2, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken'))
