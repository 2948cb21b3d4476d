// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { frameScript } from './frame-script.ts'
import { framedPage } from './framed-page.ts'

const page = (headline: string): string =>
  `<html><head><title>Home</title></head><body><header></header><main><h1>${headline}</h1></main></body></html>`

/** Shows a page in a frame; it is sent again as `again`, and the draft as `draft`. */
const framed = async (first: string, again: string, draft: string): Promise<string | undefined> => {
  document.documentElement.innerHTML = framedPage(page(first)).replace(/<\/?html>/g, '')
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' } = {}) =>
    method === 'POST' ? Response.json({ html: page(draft), problems: [] }) : new Response(framedPage(page(again))),
  )
  const told = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined)
  frameScript([location.origin])
  dispatchEvent(new Event('DOMContentLoaded'))
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.objectContaining({ type: 'ready' }), location.origin))
  const data = { type: 'draft', draft: { slug: 'blocks', id: 'banner', language: 'en', data: {} } }
  dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window }))
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.objectContaining({ type: 'shown' }), location.origin))
  told.mockRestore()
  return document.querySelector('h1')?.textContent
}

it('lets what follows the time look at the page again: hours show the row of today by a script', async () => {
  const seen: (string | null | undefined)[] = []
  const look = () => seen.push(document.querySelector('h1')?.textContent)
  addEventListener('pageshow', look)
  await framed('Old', 'Old', 'New')
  removeEventListener('pageshow', look)
  expect(seen).toEqual(['New'])
})

it('shows what is written, also when it was saved while the page came', async () => {
  expect(await framed('Old', 'New', 'New')).toBe('New')
})

it.each([
  ['signedOut', async () => new Response('Open the preview from the admin.', { status: 403 })],
  ['cut', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['broken', async () => new Response('No', { status: 500 })],
] as const)('keeps its page and tells why when what is written can’t be shown: %s; the next access shows it', async (why, answer) => {
  document.documentElement.innerHTML = framedPage(page('Good')).replace(/<\/?html>/g, '')
  let isBack = false
  const shown = async () => Response.json({ html: page('Written'), problems: [] })
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' } = {}) => {
    if (method === 'POST') return isBack ? shown() : answer()
    return new Response(framedPage(page('Good')))
  })
  const told = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined)
  const heard = (type: string) => vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.objectContaining({ type }), location.origin))
  const say = (data: object) => dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window }))
  frameScript([location.origin])
  dispatchEvent(new Event('DOMContentLoaded'))
  await heard('ready')
  say({ type: 'draft', draft: { slug: 'blocks', id: 'banner', language: 'en', data: {} } })
  await heard('failed')
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ type: 'failed', why }), location.origin)
  expect(document.querySelector('h1')?.textContent).toBe('Good')
  isBack = true
  say({ type: 'access', token: 'new' })
  await heard('shown')
  expect(document.querySelector('h1')?.textContent).toBe('Written')
  told.mockRestore()
})

it('keeps its page while what is written can’t be shown, and says so', async () => {
  document.documentElement.innerHTML = framedPage(page('Good')).replace(/<\/?html>/g, '')
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' } = {}) =>
    method === 'POST' ? Response.json({ problems: ['blocks banner, field link: leads nowhere'] }) : new Response(framedPage(page('Good'))),
  )
  const told = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined)
  frameScript([location.origin])
  const data = { type: 'draft', draft: { slug: 'blocks', id: 'banner', language: 'en', data: {} } }
  dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window }))
  const shown = { type: 'shown', isKept: true, problems: ['blocks banner, field link: leads nowhere'] }
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.objectContaining(shown), location.origin))
  expect(document.querySelector('h1')?.textContent).toBe('Good')
  told.mockRestore()
})

it('says first that it is there, and listens also where its page could not be asked for once more', async () => {
  document.documentElement.innerHTML = framedPage(page('Good')).replace(/<\/?html>/g, '')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const told = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined)
  frameScript([location.origin])
  dispatchEvent(new Event('DOMContentLoaded'))
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.objectContaining({ type: 'ready' }), location.origin))
  expect(told.mock.calls[0]?.[0]).toMatchObject({ type: 'there' })
  told.mockRestore()
})
