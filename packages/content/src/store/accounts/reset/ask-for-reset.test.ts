import type { Payload } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import { sendReset } from './ask-for-reset.ts'

afterEach(() => void vi.useRealTimers())

it('an account is looked for once whoever asks has an answer: how soon that comes tells of none', async () => {
  vi.useFakeTimers()
  const findOne = vi.fn(async () => null)
  const payload = { db: { findOne } } as unknown as Payload
  sendReset(payload, 'ana@bank.example', 'https://cms.bank.example')
  await vi.advanceTimersByTimeAsync(200)
  expect(findOne).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(findOne).toHaveBeenCalledExactlyOnceWith({ collection: 'users', where: { email: { equals: 'ana@bank.example' } } })
})
