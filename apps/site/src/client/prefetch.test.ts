// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const prefetched = () => [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'))

let listening = new AbortController()

/** What a visitor does to a link; the first of it is what the script is loaded with. */
const reach = async (selector: string, type = 'pointerover') => {
  const event = new Event(type, { bubbles: true })
  if (listening.signal.aborted) {
    listening = new AbortController()
    const { prefetchPages } = await import('./prefetch.ts')
    const added = vi.spyOn(document, 'addEventListener')
    document.addEventListener(type, (first) => prefetchPages(document, first), { once: true, signal: listening.signal })
    document.querySelector(selector)?.dispatchEvent(event)
    for (const [name, listener] of added.mock.calls)
      listening.signal.addEventListener('abort', () => document.removeEventListener(name, listener as EventListener))
    added.mockRestore()
  } else document.querySelector(selector)?.dispatchEvent(event)
}

beforeEach(() => {
  document.documentElement.lang = 'en'
  listening.abort()
  vi.useFakeTimers()
  // What is fetched once is remembered for as long as the document lives.
  vi.resetModules()
})

afterEach(() => {
  listening.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
  Reflect.deleteProperty(navigator, 'connection')
})

const show = (...attributes: string[]) => {
  document.body.innerHTML = attributes.map((text, index) => `<a id="link${index}" ${text}><b>Go</b></a>`).join('')
}

describe('a link that a visitor is about to follow', () => {
  it.each(['pointerover', 'focusin'])('has its page fetched once after %s has lasted a moment', async (type) => {
    show('href="/en/careers/?a=1#top"')
    await reach('b', type)
    expect(prefetched()).toEqual([])
    vi.advanceTimersByTime(80)
    await reach('b', type)
    vi.advanceTimersByTime(80)
    expect(prefetched()).toEqual(['/en/careers/?a=1'])
  })

  it('is left alone when the pointer only passes over it', async () => {
    show('href="/en/careers/"', 'href="/en/about/"')
    await reach('#link0')
    vi.advanceTimersByTime(79)
    await reach('#link1')
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
    ['[D-ROUTE-8] a page in another language', 'href="/es/careers/" hreflang="es"'],
  ])('%s is not fetched', async (_name, attributes) => {
    show(attributes)
    await reach('b')
    vi.runAllTimers()
    expect(prefetched()).toEqual([])
  })

  it('nothing is fetched for a visitor who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    show('href="/en/careers/"')
    await reach('b')
    vi.runAllTimers()
    expect(prefetched()).toEqual([])
  })
})
