import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('resolves to what the work comes to, and leaves no timer behind', async () => {
  expect(await withTimeout(1000, 'too late', async () => 'done')).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})

it('rejects as the work does', async () => {
  await expect(withTimeout(1000, 'too late', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})

it('rejects in time with the reason, and tells the work, though it may never end', async () => {
  const signals: AbortSignal[] = []
  const outcome = withTimeout(1000, 'too late', (signal) => {
    signals.push(signal)
    return new Promise(() => {})
  })
  const rejected = expect(outcome).rejects.toThrow('too late')
  await vi.advanceTimersByTimeAsync(999)
  expect(signals[0]?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await rejected
  expect(signals[0]?.reason).toEqual(new Error('too late'))
})
