// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Answer = () => Promise<Response>

const ok: Answer = async () => new Response('')
const down: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** A document load of its own: a fresh module, and everything that was asked. */
const load = async (answer: Answer) => {
  vi.resetModules()
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  const module = await import('./connection.ts')
  return { ...module, fetch }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

describe('the connectivity probe', () => {
  it('[API-18] [D-HEAD-11] asks for /menu.txt, never from a cache, and any answer in the 200s is success', async () => {
    const { connection, fetch } = await load(async () => new Response(null, { status: 204 }))
    expect(connection.get().status).toBe('unknown')
    const asked = connection.probe()
    expect(connection.get().status).toBe('checking')
    expect(await asked).toBe(true)
    expect(connection.get()).toEqual({ status: 'available', error: undefined })
    expect(fetch.mock.calls).toEqual([['/menu.txt', expect.objectContaining({ cache: 'no-store' })]])
  })

  it.each<[string, Answer, RegExp]>([
    ['no network', down, /Failed to fetch/],
    ['an error of the server', async () => new Response('', { status: 503 }), /503/],
    ['a redirect that was not followed', async () => new Response(null, { status: 304 }), /304/],
  ])('[ERR-05] [ERR-06] %s makes it unavailable and keeps the error', async (_name, answer, message) => {
    const { connection } = await load(answer)
    expect(await connection.probe()).toBe(false)
    expect(connection.get()).toEqual({ status: 'unavailable', error: expect.any(Error) })
    expect(String(connection.get().error)).toMatch(message)
  })

  it('[D-HEAD-11] an error of a listener is no outage, and the other listeners are told', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { connection } = await load(ok)
    const told: string[] = []
    connection.subscribe(() => {
      throw new Error('broken')
    })
    connection.subscribe(() => told.push(connection.get().status))
    expect(await connection.probe()).toBe(true)
    expect(told).toEqual(['checking', 'available'])
  })

  it('[D-HEAD-11] [ERR-05] no answer within 5 seconds is a failure', async () => {
    const { connection } = await load(() => new Promise(() => {}))
    // Fake timers leave the browser's own alone.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => {
      const patience = new AbortController()
      setTimeout(() => patience.abort(new DOMException('The operation timed out.', 'TimeoutError')), delay)
      return patience.signal
    })
    vi.stubGlobal(
      'fetch',
      (_address: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    const asked = connection.probe()
    await vi.advanceTimersByTimeAsync(4999)
    expect(connection.get().status).toBe('checking')
    await vi.advanceTimersByTimeAsync(1)
    expect(await asked).toBe(false)
    expect(String(connection.get().error)).toContain('TimeoutError')
    vi.restoreAllMocks()
  })

  it('[HEAD-38] two questions at once are one request, and both are answered', async () => {
    const { connection, fetch } = await load(ok)
    expect(await Promise.all([connection.probe(), connection.probe()])).toEqual([true, true])
    expect(fetch).toHaveBeenCalledTimes(1)
    await connection.probe()
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('[HEAD-39] recovers, and stays available while it is asked again', async () => {
    const { connection } = await load(down)
    const seen: string[] = []
    const stop = connection.subscribe(() => seen.push(connection.get().status))
    await connection.probe()
    vi.stubGlobal('fetch', ok)
    await connection.probe()
    await connection.probe()
    expect(seen).toEqual(['checking', 'unavailable', 'checking', 'available', 'available'])
    expect(connection.get().error).toBeUndefined()
    stop()
    vi.stubGlobal('fetch', down)
    await connection.probe()
    expect([seen.length, connection.get().status]).toEqual([5, 'unavailable'])
  })
})

describe('what is known about the connection', () => {
  it('[D-ERR-5] [ERR-05] [ERR-06] stands on the header, and a recovery takes the error away', async () => {
    document.body.innerHTML = '<header></header>'
    const { connection, showConnection } = await load(down)
    connection.subscribe(() => showConnection(document))
    await connection.probe()
    const header = document.querySelector('header')
    expect({ ...header?.dataset }).toEqual({ connection: 'unavailable', connectionError: 'TypeError: Failed to fetch' })
    vi.stubGlobal('fetch', ok)
    await connection.probe()
    expect({ ...header?.dataset }).toEqual({ connection: 'available' })
  })

  it('a page without a header needs none', async () => {
    const { showConnection } = await load(ok)
    expect(() => showConnection(document)).not.toThrow()
  })
})

describe('coming to a primary link', () => {
  const pointerOver = (target: Element | null, from: Element | null = null) =>
    target?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true, relatedTarget: from }))

  const shown = async () => {
    document.body.innerHTML =
      '<a href="/en/personal/" data-primary-link><b>Personal</b><i>icon</i></a><button data-primary-link>More</button><a href="/en/">Home</a>'
    const part = (selector: string) => document.querySelector(selector)
    const loaded = await load(ok)
    const listening = vi.spyOn(document, 'addEventListener')
    loaded.watchPrimaryLinks(document)
    const stop = () => {
      for (const [type, listener] of listening.mock.calls) document.removeEventListener(type, listener as EventListener)
      listening.mockRestore()
    }
    const asked = async () => {
      await vi.advanceTimersByTimeAsync(0)
      return loaded.fetch.mock.calls.length
    }
    return { part, asked, stop }
  }

  it('[HEAD-39] a pointer asks again each time it comes, not while it moves inside', async () => {
    const { part, asked, stop } = await shown()
    pointerOver(part('b'), part('a:last-of-type'))
    expect(await asked()).toBe(1)
    pointerOver(part('i'), part('b'))
    expect(await asked()).toBe(1)
    pointerOver(part('button'), part('i'))
    expect(await asked()).toBe(2)
    pointerOver(part('b'), part('button'))
    expect(await asked()).toBe(3)
    stop()
  })

  it.each(['focusin', 'touchstart'])('[D-HEAD-4] %s asks too', async (type) => {
    const { part, asked, stop } = await shown()
    part('button')?.dispatchEvent(new Event(type, { bubbles: true }))
    expect(await asked()).toBe(1)
    stop()
  })

  it('other links ask nothing', async () => {
    const { part, asked, stop } = await shown()
    pointerOver(part('a:last-of-type'))
    part('a:last-of-type')?.dispatchEvent(new Event('focusin', { bubbles: true }))
    expect(await asked()).toBe(0)
    stop()
  })
})
