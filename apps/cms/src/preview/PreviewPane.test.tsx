// @vitest-environment jsdom

import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en } from '../language/en.ts'
import { es } from '../language/es.ts'
import { componentPlace, livePreview, spoken } from '../testing/admin-component.ts'
import { PreviewPane } from './PreviewPane.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../testing/admin-component.ts')).adminLibrary())

const place = componentPlace()
const origin = 'https://preview.bank.example'
const went = vi.fn()
/** Media queries that hold. */
let holding: readonly string[] = []

const answers: Readonly<Record<string, unknown>> = {
  'preview-access': { origin, token: 'one' },
  pages: ['en', 'es'].map((language) => ({ path: `/${language}/`, language })),
}

beforeEach(() => {
  vi.useFakeTimers()
  livePreview.isOpen = true
  spoken.language = 'en'
  went.mockReset()
  Element.prototype.scrollIntoView = went
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: holding.includes(query) }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('fetch', async (url: string) => {
    const [, name = ''] = /\/publisher\/([\w-]+)/.exec(url) ?? []
    return Response.json(answers[name] ?? { docs: [] })
  })
})
afterEach(() => {
  spoken.language = 'en'
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (isOpen: boolean) =>
  act(async () => {
    livePreview.isOpen = isOpen
    place.root.render(<PreviewPane key="pane" />)
    await vi.advanceTimersByTimeAsync(0)
  })
const frames = () => [...place.host.querySelectorAll('iframe')]
const said = () => place.host.querySelector('[role=status]')?.textContent

it.each([
  ['smooth', []],
  ['auto', ['(prefers-reduced-motion: reduce)']],
])('leads to the preview that somebody opens below the form: %s', async (behavior, reduced) => {
  holding = ['(max-width: 1024px)', ...reduced]
  await show(true)
  expect(went).not.toHaveBeenCalled()
  await show(false)
  await show(true)
  expect(went.mock.calls).toEqual([[{ behavior, block: 'start' }]])
  expect(document.activeElement?.textContent).toBe(en.preview.title)
})

it('leaves the focus where it is when the preview opens beside the form', async () => {
  holding = []
  await show(false)
  await show(true)
  expect([went.mock.calls.length, document.activeElement]).toEqual([0, document.body])
})

it.each([
  ['en', en],
  ['es', es],
])('says in %s that a page could not be loaded, until each of them is there', async (language, { preview }) => {
  spoken.language = language
  const say = (frame: HTMLIFrameElement | undefined, type: string) =>
    act(async () => {
      const data = { type, path: '/', problems: [], isKept: false }
      dispatchEvent(new MessageEvent('message', { data, origin, source: frame?.contentWindow ?? null }))
    })
  const lose = (frame: HTMLIFrameElement | undefined) =>
    act(async () => {
      frame?.dispatchEvent(new Event('load'))
      await vi.advanceTimersByTimeAsync(2000)
    })
  await show(true)
  expect(said()).toBe(preview.loading)
  await lose(frames()[0])
  expect(said()).toBe(preview.failures.lost)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  for (const type of ['there', 'ready', 'shown']) await say(frames()[0], type)
  expect(said()).toBe('')
  await act(async () => place.host.querySelector<HTMLElement>('.preview-check input')?.click())
  expect(frames()).toHaveLength(2)
  await lose(frames()[1])
  await say(frames()[0], 'shown')
  expect(said()).toBe(preview.failures.lost)
  act(() => void dispatchEvent(new Event('online')))
  await say(frames()[1], 'there')
  expect(said()).toBe('')
})
