// @vitest-environment jsdom

import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en } from '../../language/en.ts'
import { es } from '../../language/es.ts'
import { componentPlace, saved, spoken } from '../../testing/admin-component.ts'
import { Save, SaveDraft } from './SaveButtons.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/admin-component.ts')).adminLibrary())
vi.mock('next/navigation', async () => (await import('../../testing/navigation.ts')).navigation())

const place = componentPlace()
beforeEach(() => saved.mockClear())
afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.lang = 'en'
})

const press = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer)
  return act(async () => place.host.querySelector('button')?.click())
}
const said = () => place.host.querySelector('[role=alert]')?.textContent
const isThere = async () => Response.json({ user: { id: 7 } })

it.each([
  ['en', en.failures, SaveDraft],
  ['es', es.failures, SaveDraft],
  ['en', en.failures, Save],
] as const)(
  'without a network or a session nothing is saved, and it is said in %s at the button until it goes',
  async (language, failures, Button) => {
    spoken.language = language
    document.documentElement.lang = language
    act(() => place.root.render(<Button />))
    await press(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(said()).toBe(failures.cut)
    await press(async () => Response.json({ user: null }))
    expect(said()).toBe(failures.signedOut)
    expect(saved).not.toHaveBeenCalled()
    await press(isThere)
    expect([said(), saved.mock.calls.length]).toEqual(['', 1])
    await press(isThere)
    expect(saved).toHaveBeenCalledTimes(2)
  },
)

it('pressed twice at once, it saves once', async () => {
  act(() => place.root.render(<SaveDraft />))
  vi.stubGlobal('fetch', isThere)
  await act(async () => {
    place.host.querySelector('button')?.click()
    place.host.querySelector('button')?.click()
  })
  expect(saved).toHaveBeenCalledTimes(1)
})
