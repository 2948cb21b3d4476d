// @vitest-environment jsdom

import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en } from '../../language/en.ts'
import { es } from '../../language/es.ts'
import { componentPlace, spoken } from '../../testing/admin-component.ts'
import { type Check, FindingsPart } from './FindingsPart.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/admin-component.ts')).adminLibrary())

const place = componentPlace()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  document.documentElement.lang = 'en'
})

it.each([
  ['en', en],
  ['es', es],
])('looks again as soon as the network is back, and says so while it takes its time, in %s', async (language, words) => {
  spoken.language = language
  document.documentElement.lang = language
  let answer = () => {}
  const fetched = vi.fn((): Promise<Response> => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetched)
  const checks: Check[] = []
  const tell = (check: Check) => void checks.push(check)
  act(() =>
    place.root.render(<FindingsPart slug="pages" id="home" savedAt={1} refused={undefined} check={checks.at(-1) ?? 'asked'} tell={tell} />),
  )
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const said = () => place.host.querySelector('[role=status]')?.textContent
  await wait(0)
  await wait(3000)
  expect([fetched.mock.calls.length, said()]).toEqual([2, words.failures.cut])
  fetched.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(Response.json({ toMend: [], toLookAt: [] }))
      }),
  )
  act(() => void dispatchEvent(new Event('online')))
  await wait(0)
  expect(fetched).toHaveBeenCalledTimes(3)
  act(() => void dispatchEvent(new Event('online')))
  await wait(2000)
  expect([fetched.mock.calls.length, said()]).toEqual([3, words.problems.checking])
  answer()
  await wait(0)
  expect(checks).toEqual(['asked', 'sound'])
})
