// @vitest-environment jsdom

import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { componentPlace } from '../testing/admin-component.ts'
import { Frame } from './Frame.tsx'

const place = componentPlace()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const origin = 'https://preview.bank.example'
const told: boolean[] = []
const show = (path = '/en/', token = 'one') => {
  const props = { title: 'Page', width: 0, keep: () => undefined, tellLost: (isLost: boolean) => void told.push(isLost) }
  told.length = 0
  act(() => place.root.render(<Frame {...props} door={{ origin, token }} path={path} />))
}
const frame = () => place.host.querySelector('iframe') as HTMLIFrameElement
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
/** What a browser does when a page, or its own error in place of one, has come. */
const come = () => act(() => void frame().dispatchEvent(new Event('load')))
const say = (from = origin) =>
  act(() => {
    const data = { type: 'there', path: '/en/' }
    dispatchEvent(new MessageEvent('message', { data, origin: from, source: frame().contentWindow }))
  })

it('leaves a page alone that says that it is there', () => {
  show()
  const first = frame()
  say()
  come()
  pass(600_000)
  act(() => void dispatchEvent(new Event('online')))
  expect([frame(), told]).toEqual([first, [false]])
})

it('loads a page again that did not come, with what lets it in by then, later each time, until it is there', () => {
  show()
  const seen = [frame()]
  /** Seconds after which another one stands there. */
  const secondsUntilNext = (): number => {
    come()
    for (let seconds = 1; seconds < 100; seconds += 1) {
      pass(1000)
      if (frame() !== seen.at(-1)) {
        seen.push(frame())
        return seconds
      }
    }
    return Number.POSITIVE_INFINITY
  }
  const waits = [secondsUntilNext()]
  expect([told, frame().style.visibility]).toEqual([[true], 'hidden'])
  show('/en/', 'two')
  for (let count = 0; count < 5; count += 1) waits.push(secondsUntilNext())
  expect(waits).toEqual([5, 8, 14, 26, 32, 32])
  expect(frame().src).toContain('token=two')
  say('https://elsewhere.example')
  expect(told).not.toContain(false)
  say()
  expect([told.at(-1), frame().style.visibility]).toEqual([false, ''])
  expect(secondsUntilNext()).toBe(Number.POSITIVE_INFINITY)
})

it('loads it again as soon as the network is back, and also where the browser says nothing at all of what it has not loaded', () => {
  show()
  const first = frame()
  come()
  act(() => void dispatchEvent(new Event('online')))
  const second = frame()
  expect(second).not.toBe(first)
  pass(30_000)
  expect([told, frame() === second]).toEqual([[true], false])
})
