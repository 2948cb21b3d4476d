// @vitest-environment jsdom

import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { componentPlace } from '../testing/admin-component.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { NetworkWords } from './NetworkWords.tsx'

const place = componentPlace()
afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.lang = 'en'
})

const failing = (error: Error) => {
  const send = () => Promise.reject(error)
  vi.stubGlobal('fetch', send)
  act(() => place.root.render(<NetworkWords />))
  return send
}
const failureOf = (path: string) => fetch(path, { method: 'PATCH' }).catch((error: unknown) => error)

it.each([
  ['en', en],
  ['es', es],
] as const)('a save that gets no answer fails in the words of the admin, in %s', async (language, { failures }) => {
  document.documentElement.lang = language
  failing(new TypeError('Failed to fetch'))
  expect(await failureOf('/api/pages/home?draft=true')).toMatchObject({ name: 'TypeError', message: failures.cut })
})

it('leaves requests alone that are taken back, or go elsewhere', async () => {
  const cut = new TypeError('Failed to fetch')
  failing(cut)
  expect(await failureOf('/admin/collections/pages')).toBe(cut)
  act(() => place.root.render(null))
  const ended = new DOMException('The request was taken back', 'AbortError')
  const send = failing(ended)
  expect(await failureOf('/api/pages/home')).toBe(ended)
  act(() => place.root.render(null))
  expect(window.fetch).toBe(send)
})
