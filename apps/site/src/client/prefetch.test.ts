// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prefetchPages } from './prefetch.ts'

const prefetched = () => [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'))

const reach = (selector: string, type = 'pointerover') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

let listeners: [string, EventListener][] = []

beforeEach(() => {
  vi.useFakeTimers()
  const added = vi.spyOn(document, 'addEventListener')
  prefetchPages(document)
  listeners = added.mock.calls as [string, EventListener][]
  added.mockRestore()
})

afterEach(() => {
  for (const [type, listener] of listeners) document.removeEventListener(type, listener)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
  Reflect.deleteProperty(navigator, 'connection')
})

const show = (...attributes: string[]) => {
  document.body.innerHTML = attributes.map((text, index) => `<a id="link${index}" ${text}><b>Go</b></a>`).join('')
}

describe('a link that a visitor is about to follow', () => {
  it.each(['pointerover', 'focusin'])('has its page fetched once after %s has lasted a moment', (type) => {
    show('href="/en/careers/?a=1#top"')
    reach('b', type)
    expect(prefetched()).toEqual([])
    vi.advanceTimersByTime(80)
    reach('b', type)
    vi.advanceTimersByTime(80)
    expect(prefetched()).toEqual(['/en/careers/?a=1'])
  })

  it('is left alone when the pointer only passes over it', () => {
    show('href="/en/careers/"', 'href="/en/about/"')
    reach('#link0')
    vi.advanceTimersByTime(79)
    reach('#link1')
    vi.advanceTimersByTime(80)
    expect(prefetched()).toEqual(['/en/about/'])
  })

  it.each([
    ['another host', 'href="https://other.example/en/"'],
    ['a file', 'href="/userfiles/fees.pdf"'],
    ['a full load', 'href="/en/careers/" data-astro-reload'],
    ['a new tab', 'href="/en/careers/" target="_blank"'],
    ['a telephone number', 'href="tel:8005550142"'],
    ['a place on this page', 'href="#fees"'],
  ])('%s is not fetched', (_name, attributes) => {
    show(attributes)
    reach('b')
    vi.runAllTimers()
    expect(prefetched()).toEqual([])
  })

  it('nothing is fetched for a visitor who saves data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    show('href="/en/careers/"')
    reach('b')
    vi.runAllTimers()
    expect(prefetched()).toEqual([])
  })
})
