// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retried } from './retried.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tried = () => {
  const [work, failed, mended] = [vi.fn(async () => {}), vi.fn(), vi.fn()]
  return { work, failed, mended, start: () => retried(work, { failed, mended }) }
}

it('tries again until it is done, and says so then', async () => {
  const { work, failed, mended, start } = tried()
  work.mockRejectedValueOnce('cut').mockRejectedValueOnce('signed out')
  start()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(work).toHaveBeenCalledTimes(3)
  expect(failed.mock.calls).toEqual([['cut'], ['signed out']])
  expect(mended).toHaveBeenCalledTimes(1)
})

it('says nothing of what was done at once, and stops when it is ended', async () => {
  const once = tried()
  once.start()
  const { work, failed, start } = tried()
  work.mockRejectedValue('cut')
  const end = start()
  await vi.advanceTimersByTimeAsync(1000)
  end()
  await vi.advanceTimersByTimeAsync(20_000)
  expect([once.mended, once.failed, work, failed].map((each) => each.mock.calls.length)).toEqual([0, 0, 1, 1])
})

it('tries at once when the network is back, unless it is done or under way', async () => {
  const { work, failed, start } = tried()
  work.mockRejectedValueOnce('cut')
  start()
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect([work, failed].map((each) => each.mock.calls.length)).toEqual([1, 1])
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(2)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(work).toHaveBeenCalledTimes(2)
})
