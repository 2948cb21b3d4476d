// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inPageHistory } from './in-page-history.ts'
import { onDemand } from './on-demand.ts'

let page = new AbortController()
let letLoad = (_router: unknown): void => undefined
const restored = vi.fn()

const start = () =>
  inPageHistory(
    page.signal,
    onDemand(() => new Promise((resolve) => (letLoad = resolve))),
    () => restored(location.search),
  )

/** Goes back as the browser's button does. */
const back = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true })
    history.back()
  })

beforeEach(() => {
  page = new AbortController()
  restored.mockClear()
  history.pushState(null, '', '/en/locations/')
})
afterEach(() => page.abort())

it('asks for the router with the first step, not before', async () => {
  const importScript = vi.fn(async () => ({}))
  const { write } = inPageHistory(page.signal, onDemand(importScript), restored)
  expect(importScript).not.toHaveBeenCalled()
  await write('q=Katy', true)
  expect(importScript).toHaveBeenCalledOnce()
  expect(location.search).toBe('?q=Katy')
  await back()
})

it('writes before the task ends once the router is there, so that a reload finds what the list shows', async () => {
  const nextTask = <Value>(value: Value) => new Promise<Value>((resolve) => setTimeout(() => resolve(value)))
  const router = onDemand(() => nextTask({}))
  const { write } = inPageHistory(page.signal, router, restored)
  await router.load()
  const ended = nextTask('ended')
  expect(await Promise.race([write('q=Katy', true), ended])).toBeUndefined()
  expect(location.search).toBe('?q=Katy')
  await back()
})

it('writes in the order of what was asked', async () => {
  const { write } = start()
  const written = Promise.all([write('q=Katy', true), write('q=Tyler', false)])
  letLoad({})
  await written
  expect(location.search).toBe('?q=Tyler')
})

it('writes nothing into an entry that Back has come to meanwhile', async () => {
  history.pushState(null, '', '/en/locations/?q=Tyler')
  const { write } = start()
  const written = write('q=Katy', false)
  await back()
  expect(restored.mock.calls).toEqual([['']])
  letLoad({})
  await written
  expect(location.href).toMatch(/\/en\/locations\/$/)
})

it('writes nothing once its page is left', async () => {
  const { write } = start()
  const written = write('q=Katy', true)
  page.abort()
  letLoad({})
  await written
  expect(location.search).toBe('')
})
