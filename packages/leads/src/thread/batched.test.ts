import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { batched } from './batched.ts'

it('what is added before the event loop goes on is handed over together and in order, what comes later is not kept back', async () => {
  const send = vi.fn()
  const add = batched<number>(send)
  add(1)
  await Promise.resolve().then(() => add(2))
  expect(send).not.toHaveBeenCalled()
  await nextTurn()
  add(3)
  await nextTurn()
  expect(send.mock.calls).toEqual([[[1, 2]], [[3]]])
})
