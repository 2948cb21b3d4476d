// @vitest-environment jsdom
import type { Alert } from '@bank/rules/alert/alert.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type AlertServices, followAlerts } from './follow-alerts.ts'
import { hideDismissed } from './hide-dismissed.ts'
import { builtBanners, holiday, storm, wires } from './testing/alert.ts'

const all = [storm, holiday, wires]
const answering = (data: unknown, status = 200) => vi.fn(async () => new Response(JSON.stringify({ data }), { status }))

const kept = new Map<string, string>()
const storage = { get: (key: string) => kept.get(key) ?? null, set: (key: string, value: string) => void kept.set(key, value) }
const logged = vi.spyOn(console, 'error').mockImplementation(() => {})

/** A page at `/en/` of its own, as built, so that listeners of one test do not hear another's. */
const newPage = (path = '/en/', alerts: readonly Alert[] = all) => {
  const page = document.implementation.createHTMLDocument('Page')
  page.documentElement.lang = path.slice(1, 3)
  page.body.innerHTML = `${builtBanners(alerts, path)}<main id="main" tabindex="-1"></main>`
  return page
}
const banners = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-alert]')]
const shown = (page: Document) =>
  banners(page).flatMap(({ dataset, hidden }) => (hidden || dataset['dismissed'] === '' ? [] : dataset['alert']))

const follow = async (page: Document, fetch: (address: string) => Promise<Response>, more: Partial<AlertServices> = {}, path = '/en/') => {
  vi.stubGlobal('fetch', fetch)
  const show = followAlerts(page, { storage, track: vi.fn(), loadChanges: () => import('./change-alerts.ts'), ...more })
  await show(page, path)
  return show
}
const dismiss = (page: Document, id: string) =>
  page.querySelector(`[data-alert="${id}"] [data-dismiss-alert] svg`)?.dispatchEvent(new Event('click', { bubbles: true }))

beforeEach(() => {
  kept.clear()
  logged.mockClear()
})

describe('alerts', () => {
  it('[ALERT-01] [ALERT-02] [D-ALERT-6] of the build stand there before the call is answered, and stay', async () => {
    const page = newPage()
    const [first] = banners(page)
    expect(shown(page)).toEqual(['storm', 'holiday'])
    await follow(page, answering(all))
    expect(shown(page)).toEqual(['storm', 'holiday'])
    expect(banners(page)[0]).toBe(first)
    expect(logged).not.toHaveBeenCalled()
  })

  it.each([
    ['API-15', '/en/', '/api/alerts/alert/all/?_lang=en'],
    ['API-16', '/es/', '/api/alerts/alert/all/?_lang=es'],
  ])('[%s] a page at %s asks %s', async (_id, path, address) => {
    const fetch = answering(all)
    await follow(newPage(path), fetch, {}, path)
    expect(fetch.mock.calls).toEqual([[address]])
  })

  it('[ALERT-01] the answer does not name give their place up', async () => {
    const page = newPage()
    await follow(page, answering([holiday]))
    expect(banners(page).map(({ hidden }) => hidden)).toEqual([true, false])
    expect(shown(page)).toEqual(['holiday'])
  })

  it.each([
    ['is refused', vi.fn(async () => Promise.reject(new TypeError('offline')))],
    ['answers 500', answering(all, 500)],
    ['answers no list', answering({ id: 'storm' })],
    ['answers nothing', answering(undefined)],
    ['answers no JSON', vi.fn(async () => new Response('<!doctype html>'))],
    ['answers null', vi.fn(async () => new Response('null'))],
  ])('[D-ALERT-6] [D-ERR-4] of the build stay when the call %s, which is logged', async (_how, fetch) => {
    kept.set('alertHeight-holiday', '0')
    const page = newPage()
    await follow(page, fetch)
    expect(shown(page)).toEqual(['storm'])
    expect(logged).toHaveBeenCalledTimes(1)
  })

  it('[D-ALERT-6] of the build stay while the call is not answered', () => {
    const page = newPage()
    void follow(page, () => new Promise(() => {}))
    expect(shown(page)).toEqual(['storm', 'holiday'])
  })

  it('[D-ALERT-6] are asked for again by the next page after a failure, and the answer replaces those of the build', async () => {
    const fetch = vi.fn(answering([{ ...wires, urls: '' }]))
    fetch.mockRejectedValueOnce(new TypeError('offline'))
    const page = newPage()
    await follow(page, fetch)
    const next = newPage('/en/business/')
    const arrival = { newDocument: next, to: new URL('https://bank.example/en/business/') }
    page.dispatchEvent(Object.assign(new Event('astro:before-swap'), arrival))
    expect(shown(next)).toEqual(['storm', 'wires'])
    await vi.waitFor(() => expect(shown(next)).toEqual(['wires']), { timeout: 60_000 })
    const last = newPage('/en/')
    page.dispatchEvent(Object.assign(new Event('astro:before-swap'), { newDocument: last, to: new URL('https://bank.example/en/') }))
    await vi.waitFor(() => expect(shown(last)).toEqual(['wires']), { timeout: 60_000 })
    expect(fetch.mock.calls.map(([address]: readonly unknown[]) => address)).toEqual([
      '/api/alerts/alert/all/?_lang=en',
      '/api/alerts/alert/all/?_lang=en',
      '/links.json',
      '/links.json',
    ])
  })

  it.each([[[null, 3, 'text', [], {}, { id: 7 }, { description: 'No id' }, storm]]])(
    '[D-ALERT-6] are found among what is none',
    async (data) => {
      const page = newPage()
      await follow(page, answering(data))
      expect(shown(page)).toEqual(['storm'])
    },
  )

  it('[ALERT-13] [D-ALERT-6] are matched again for a page that is navigated to, without another call', async () => {
    const page = newPage()
    const fetch = answering(all)
    await follow(page, fetch)
    const next = newPage('/en/business/')
    page.dispatchEvent(
      Object.assign(new Event('astro:before-swap'), { newDocument: next, to: new URL('https://bank.example/en/business/') }),
    )
    await vi.waitFor(() => expect(shown(next)).toEqual(['storm', 'wires']), { timeout: 60_000 })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('[D-ALERT-6] are asked for again by a page that comes a minute later: what was published meanwhile shows without a reload', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const fetch = answering([holiday])
    const page = newPage('/en/', [holiday])
    const show = await follow(page, fetch)
    fetch.mockImplementation(answering(all))
    const next = newPage()
    await show(next, '/en/')
    expect(shown(next)).toEqual(['holiday'])
    vi.advanceTimersByTime(60_001)
    const later = newPage()
    await show(later, '/en/')
    expect(shown(later)).toEqual(['storm', 'holiday'])
    expect(fetch.mock.calls.filter(([address]: readonly string[]) => address?.startsWith('/api/'))).toHaveLength(2)
    vi.useRealTimers()
  })

  it('[API-16] are asked for again in another language, once', async () => {
    const fetch = answering(all)
    const page = newPage()
    const show = await follow(page, fetch)
    for (const path of ['/es/', '/en/', '/es/']) await show(newPage(path), path)
    expect(fetch.mock.calls.map(([address]: readonly string[]) => address)).toEqual([
      '/api/alerts/alert/all/?_lang=en',
      '/api/alerts/alert/all/?_lang=es',
    ])
  })

  it('[ALERT-13] of other pages cost no further script, whatever they say by now', async () => {
    const loadChanges = vi.fn(() => import('./change-alerts.ts'))
    await follow(newPage(), answering([storm, holiday, { ...wires, type: '', description: 'Wires close late.' }]), { loadChanges })
    expect(loadChanges).not.toHaveBeenCalled()
  })

  it.each([
    ['goes', ['holiday'], [{ ...storm, urls: '/en/careers/' }, holiday]],
    ['stands there', ['storm', 'holiday', 'wires'], [storm, holiday, { ...wires, urls: '/en/' }]],
  ])('[ALERT-09] [ALERT-13] an alert whose lines were changed since the build %s', async (_what, expected, answer) => {
    const page = newPage()
    await follow(page, answering(answer))
    expect(shown(page)).toEqual(expected)
  })

  it('[ALERT-01] an alert of the page that says nothing any more goes', async () => {
    const page = newPage()
    await follow(page, answering([{ id: 'storm', urls: storm.urls }, holiday]))
    expect(shown(page)).toEqual(['holiday'])
  })

  it('cost no further script when nothing was published since the build', async () => {
    const loadChanges = vi.fn(() => import('./change-alerts.ts'))
    await follow(newPage(), answering(all), { loadChanges })
    expect(loadChanges).not.toHaveBeenCalled()
  })

  it('[ALERT-01] published since the build are added', async () => {
    const page = newPage()
    await follow(page, answering([...all, { id: 'new', type: 'urgent', urls: '', description: 'New' }]))
    expect(shown(page)).toEqual(['storm', 'holiday', 'new'])
  })

  it('of the build stay when what adds others cannot be fetched', async () => {
    const page = newPage()
    const loadChanges = () => Promise.reject(new TypeError('offline'))
    await follow(page, answering([storm, { id: 'new', urls: '', description: 'New' }]), { loadChanges })
    expect(shown(page)).toEqual(['storm'])
    expect(logged).toHaveBeenCalledTimes(1)
  })

  it('do nothing on a page without them', async () => {
    const page = document.implementation.createHTMLDocument('Frame')
    const fetch = answering(all)
    await follow(page, fetch)
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('dismissing an alert', () => {
  it('[ALERT-03] [ALERT-04] [ALERT-05] [ALERT-07] takes its height, keeps that, and leaves the others', async () => {
    const page = newPage()
    const track = vi.fn()
    await follow(page, answering(all), { track })
    dismiss(page, 'storm')
    expect(banners(page).map(({ style }) => style.height)).toEqual(['0px', ''])
    expect([...kept]).toEqual([['alertHeight-storm', '0']])
    expect(shown(page)).toEqual(['holiday'])
    expect(track.mock.calls).toEqual([[{ action: 'dismiss', category: 'alert', label: 'storm' }]])
  })

  it('[ALERT-03] moves focus to the next one, and to the page after the last', async () => {
    document.documentElement.lang = 'en'
    document.body.innerHTML = newPage().body.innerHTML
    await follow(document, answering(all))
    dismiss(document, 'storm')
    expect(document.activeElement?.closest<HTMLElement>('[data-alert]')?.dataset['alert']).toBe('holiday')
    dismiss(document, 'holiday')
    expect(document.activeElement?.id).toBe('main')
  })

  it('[ALERT-06] lasts for other pages, those that are navigated to and those that are loaded', async () => {
    kept.set('alertHeight-storm', '0')
    const page = newPage()
    await follow(page, answering(all))
    expect(shown(page)).toEqual(['holiday'])
  })

  it.each(['', '64', 'null', '{}'])('[STORE-05] is not read from a stored %j', async (value) => {
    kept.set('alertHeight-storm', value)
    const page = newPage()
    await follow(page, answering(all))
    expect(shown(page)).toEqual(['storm', 'holiday'])
  })
})

describe('dismissed alerts before the first paint', () => {
  it.each([
    ['2026-11-21T20:00:00-06:00', [false, true]],
    ['2026-11-22T00:10:00-06:00', [false, false]],
    ['2026-11-26T23:50:00-06:00', [false, false]],
    ['2026-11-27T00:10:00-06:00', [false, true]],
  ])('at %s show those of the day by the clocks of the bank', (now, hidden) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    const page = newPage()
    Object.assign(banners(page)[1]?.dataset ?? {}, { from: '2026-11-22', until: '2026-11-26' })
    hideDismissed(page)
    expect(banners(page).map(({ hidden: isHidden }) => isHidden)).toEqual(hidden)
    vi.useRealTimers()
  })

  it('[ALERT-06] take no place', () => {
    const page = newPage()
    localStorage.setItem('alertHeight-storm', '0')
    localStorage.setItem('alertHeight-holiday', '64')
    hideDismissed(page)
    localStorage.clear()
    expect(banners(page).map(({ hidden }) => hidden)).toEqual([true, false])
  })

  it('[D-STORE-4] are not known where storage is blocked', () => {
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const page = newPage()
    hideDismissed(page)
    expect(blocked).toHaveBeenCalled()
    blocked.mockRestore()
    expect(banners(page).map(({ hidden }) => hidden)).toEqual([false, false])
  })
})
