// @vitest-environment jsdom

import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { componentPlace } from '../../testing/admin-component.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

const place = componentPlace()

type Once = ReturnType<typeof useOneAtATime>
let once: Once
const Button = ({ owner }: { readonly owner?: object }) => {
  once = useOneAtATime(owner)
  return null
}
const show = (key = 'one', owner?: object) => act(() => place.root.render(<Button key={key} {...(owner && { owner })} />))

/** Something that takes until it is ended, and how often it was begun. */
const slow = () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  return { end: resolve, work: vi.fn(() => promise) }
}

it('does nothing else while something is on its way, also after its component was mounted anew', async () => {
  const owner = {}
  show('unlocked', owner)
  const { end, work } = slow()
  const first = once('approved', work)
  expect(await once('approved', work)).toBe(false)
  show('locked', owner)
  expect(await once('commented', work)).toBe(false)
  end(true)
  expect([await first, work.mock.calls.length]).toEqual([true, 1])
})

it('does not do the same again within a second after it was done, and anything else at once', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  show()
  const work = vi.fn(async () => true)
  expect(await once('planned', work)).toBe(true)
  vi.advanceTimersByTime(900)
  expect([await once('planned', work), await once('commented', work)]).toEqual([false, true])
  expect(work).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  expect(await once('commented', work)).toBe(true)
})

it('does again at once what was not done', async () => {
  show()
  expect(await once('approved', async () => false)).toBe(false)
  await expect(once('approved', () => Promise.reject(new Error('No')))).rejects.toThrow('No')
  expect(await once('approved', async () => true)).toBe(true)
})
