// @vitest-environment jsdom

import { idleSeconds } from '@bank/content/store/accounts/sessions/idle-time.ts'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { componentPlace, signedIn } from '../../testing/admin-component.ts'
import { KeepSession } from './KeepSession.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/admin-component.ts')).adminLibrary())

const place = componentPlace()
const minute = 60_000
const user = { id: 7 }

const draw = () => act(() => place.root.render(<KeepSession>form</KeepSession>))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const uses = async (event: Event) => {
  window.dispatchEvent(event)
  await pass(2000)
}

/** A server that makes every session longer, and a browser in which that is known. */
const asked = vi.fn(async (..._: unknown[]) => Response.json({ exp: Math.floor(Date.now() / 1000) + idleSeconds, user: { id: 7 } }))
const signIn = (secondsLeft: number) => {
  Object.assign(signedIn, {
    user,
    tokenExpirationMs: Date.now() + secondsLeft * 1000,
    setUser: (given: { readonly exp: number }) => {
      expect(given).toMatchObject({ user })
      signedIn.tokenExpirationMs = given.exp * 1000
      place.root.render(<KeepSession>form</KeepSession>)
    },
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
  asked.mockClear()
})
afterEach(() => {
  Object.assign(signedIn, { user: null, tokenExpirationMs: undefined, setUser: () => undefined })
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it.each([new KeyboardEvent('keydown'), new Event('pointerdown'), new Event('wheel')])(
  'a session is longer after a use, at most once a minute: $type',
  async (event) => {
    signIn(idleSeconds)
    draw()
    await uses(event)
    expect(asked).not.toHaveBeenCalled()
    await pass(10 * minute)
    expect(asked).not.toHaveBeenCalled()
    await uses(event)
    await uses(event)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(asked).toHaveBeenCalledWith('/api/users/refresh-token', expect.objectContaining({ method: 'POST' }))
    expect((signedIn.tokenExpirationMs ?? 0) - Date.now()).toBeGreaterThan((idleSeconds - 10) * 1000)
    await pass(minute)
    await uses(event)
    expect(asked).toHaveBeenCalledTimes(2)
  },
)

it('opening a page is a use', async () => {
  signIn(idleSeconds / 2)
  draw()
  await pass(2000)
  expect(asked).toHaveBeenCalledTimes(1)
})

it('another tab of the same person knows it', async () => {
  signIn(idleSeconds)
  draw()
  const exp = Math.floor(Date.now() / 1000) + 2 * idleSeconds
  const other = new BroadcastChannel('session')
  other.postMessage({ id: 8, exp: exp + 1 })
  other.postMessage({ id: 7, exp })
  await act(() => vi.waitFor(() => expect(signedIn.tokenExpirationMs).toBe(exp * 1000)))
  other.close()
})

it('a session that cannot be made longer stays as it is, and whoever is signed out asks for none', async () => {
  asked.mockResolvedValueOnce(Response.json({ errors: [{ message: 'You are not allowed to perform this action.' }] }, { status: 403 }))
  signIn(idleSeconds / 2)
  const { tokenExpirationMs } = signedIn
  draw()
  await pass(2000)
  expect([asked.mock.calls.length, signedIn.tokenExpirationMs]).toEqual([1, tokenExpirationMs])
  await uses(new KeyboardEvent('keydown'))
  expect(asked).toHaveBeenCalledTimes(1)
  signedIn.user = null
  draw()
  await pass(2 * minute)
  await uses(new KeyboardEvent('keydown'))
  expect(asked).toHaveBeenCalledTimes(1)
})
