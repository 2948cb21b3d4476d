// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const selector = `<option value="">Select your region</option>
  <option value="houston" data-market="HOU" data-lat="29.76" data-lng="-95.37">Houston</option>
  <option value="jackson" data-market="JAN" data-lat="32.3" data-lng="-90.18">Jackson</option>
  <option value="acadiana" data-market="LFT" data-lat="30.22" data-lng="-92.02">Acadiana</option>`

const answering = (body: unknown, status = 200) => vi.fn(async () => new Response(JSON.stringify(body), { status }))

const listening: (() => void)[] = []

/** A document load of its own: fresh modules, the utility bar's selector and the one of the offcanvas menu. */
const load = async ({
  fetch = answering({ data: null }),
  query = '',
  early,
}: {
  fetch?: typeof globalThis.fetch
  query?: string
  /** What the visitor picks in the bar before the script comes. */
  early?: string
} = {}) => {
  vi.resetModules()
  vi.stubGlobal('fetch', fetch)
  document.body.innerHTML = `<select data-region-select id="header">${selector}</select><span data-region-name>Select your region</span>
    <select data-region-select id="offcanvas">${selector}</select>`
  window.dataLayer = []
  if (early !== undefined) for (const select of document.querySelectorAll<HTMLSelectElement>('#header')) select.value = early
  const module = { ...(await import('./region.ts')), ...(await import('./guess-region.ts')) }
  const added = vi.spyOn(document, 'addEventListener')
  module.watchRegionSelects(document)
  for (const [type, listener] of added.mock.calls) listening.push(() => document.removeEventListener(type, listener as EventListener))
  added.mockRestore()
  module.showRegion(document)
  module.followMarket(query)
  return module
}

const pick = (id: string, value: string) => {
  const select = document.querySelector<HTMLSelectElement>(`#${id}`)
  if (!select) throw new Error(`There is no select ${id}`)
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

const shown = () => [
  ...[...document.querySelectorAll('select')].map(({ value }) => value),
  document.querySelector('[data-region-name]')?.textContent,
]
const stored = () => ['preferredRegion', 'preferredRegionPermalink', 'preferredRegionManual'].map((key) => localStorage.getItem(key))

const houston = { name: 'Houston', label: 'Houston', permalink: 'houston' }

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const stop of listening.splice(0)) stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the region', () => {
  it('[REG-11] is one of those that the page offers', async () => {
    const { regions } = await load()
    expect(regions.all()).toHaveLength(3)
    expect(regions.all()[0]).toEqual({
      permalink: 'houston',
      name: 'Houston',
      label: 'Houston',
      marketCode: 'HOU',
      lat: 29.76,
      lng: -95.37,
    })
  })

  it('[D-REG-4] is none at first', async () => {
    const { regions } = await load()
    expect([regions.get(), ...shown()]).toEqual([undefined, '', '', 'Select your region'])
  })

  it.each([
    ['REG-01', 'header'],
    ['REG-02', 'offcanvas'],
  ])('[%s] [REG-09] [STORE-01] [STORE-02] picking one in the %s sets it everywhere and is kept', async (_id, id) => {
    const { regions } = await load()
    pick(id, 'houston')
    expect(regions.get()).toEqual(expect.objectContaining(houston))
    expect([shown(), stored()]).toEqual([
      ['houston', 'houston', 'Houston'],
      ['Houston', 'houston', 'true'],
    ])
    pick(id, 'jackson')
    expect(shown()).toEqual(['jackson', 'jackson', 'Jackson'])
    await load()
    expect(shown()).toEqual(['jackson', 'jackson', 'Jackson'])
  })

  it('[REG-01] [REG-04] [REG-09] one that was picked before the script came is kept, and recorded', async () => {
    await load({ query: '?market=JAN' })
    await load({ early: 'houston', query: '?market=JAN' })
    expect([shown(), stored()]).toEqual([
      ['houston', 'houston', 'Houston'],
      ['Houston', 'houston', 'true'],
    ])
    expect(window.dataLayer).toEqual([expect.objectContaining({ action: 'select', category: 'region', label: 'Houston' })])
  })

  it.each(['', 'jackson'])('[REG-09] what the selector shows by itself, %j, is no pick', async (early) => {
    await load({ query: '?market=JAN' })
    await load({ early })
    expect([shown()[0], stored(), window.dataLayer]).toEqual(['jackson', ['Jackson', 'jackson', null], []])
  })

  it('[D-ANAL-2] a pick is recorded, with the new region as the market', async () => {
    await load()
    pick('header', 'houston')
    expect(window.dataLayer).toEqual([
      { event: 'datalayer_track', form: '', action: 'select', category: 'region', label: 'Houston', market: 'Houston' },
    ])
  })

  it('[REG-10] an empty choice changes nothing and shows the region that stays', async () => {
    const { regions } = await load()
    pick('header', 'houston')
    pick('header', '')
    expect([...shown(), ...stored()]).toEqual(['houston', 'houston', 'Houston', 'Houston', 'houston', 'true'])
    regions.choose('atlantis')
    expect(regions.get()).toEqual(expect.objectContaining(houston))
  })

  it.each([
    ['REG-03', '?market=jan', 'Jackson'],
    ['REG-05', '?market=ATL', undefined],
    ['REG-10', '?market=', undefined],
    ['REG-10', '', undefined],
  ])('[%s] the query %j sets %s', async (_id, query, name) => {
    const { regions } = await load({ query })
    expect(regions.get()?.name).toBe(name)
    expect(stored()[2]).toBeNull()
  })

  it('[REG-04] a market does not change what was picked by hand, but changes an earlier market', async () => {
    await load({ query: '?market=HOU' })
    const { regions } = await load({ query: '?market=JAN' })
    expect(regions.get()?.name).toBe('Jackson')
    pick('header', 'acadiana')
    const later = await load({ query: '?market=HOU' })
    expect(later.regions.get()?.name).toBe('Acadiana')
  })
})

describe('guessing the nearest region', () => {
  const nearJackson = { data: { lat: 32.4, lng: -90 } }

  it('[REG-06] [REG-08] [D-REG-1] asks once and sets the nearest, which is not a choice by hand', async () => {
    const fetch = answering(nearJackson)
    const { guessRegion } = await load({ fetch })
    await Promise.all([guessRegion(), guessRegion()])
    expect(fetch.mock.calls).toEqual([['/api/geolocation/ip/?source=offcanvas']])
    expect([...shown(), ...stored()]).toEqual(['jackson', 'jackson', 'Jackson', 'Jackson', 'jackson', null])
  })

  it('[REG-07] asks nothing when a region is stored', async () => {
    const fetch = answering(nearJackson)
    const { guessRegion, regions } = await load({ fetch, query: '?market=HOU' })
    await guessRegion()
    expect([fetch.mock.calls.length, regions.get()?.name]).toEqual([0, 'Houston'])
  })

  it('[D-REG-2] never overrides what was picked while it asked', async () => {
    const { guessRegion, regions } = await load({ fetch: answering(nearJackson) })
    const asked = guessRegion()
    pick('offcanvas', 'houston')
    await asked
    expect(regions.get()?.name).toBe('Houston')
  })

  it.each<[string, typeof globalThis.fetch, number]>([
    ['an unknown address', answering({ data: null }), 0],
    ['no coordinates', answering({ data: { lat: 'x' } }), 0],
    ['an error of the server', answering({ errorMessage: 'no' }, 500), 1],
    ['no network', () => Promise.reject(new TypeError('offline')), 1],
    ['no JSON', async () => new Response('<html>'), 1],
    ['null', answering(null), 1],
  ])('[REG-10] [D-ERR-4] %s leaves it unset and is not asked again', async (_name, fetch, logged) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { guessRegion } = await load({ fetch })
    await guessRegion()
    await guessRegion()
    expect([...shown(), errors.mock.calls.length]).toEqual(['', '', 'Select your region', logged])
  })
})

describe('where storage is no help', () => {
  it.each(['getItem', 'setItem'] as const)('[D-STORE-4] %s throws: the choice holds while the document lives', async (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    const fetch = answering({ data: { lat: 30, lng: -92 } })
    const { guessRegion, regions } = await load({ fetch })
    await guessRegion()
    expect(regions.get()?.name).toBe('Acadiana')
    pick('header', 'houston')
    expect([regions.get()?.name, ...shown()]).toEqual(['Houston', 'houston', 'houston', 'Houston'])
  })

  it.each([
    ['a region that the bank no longer has', ['Atlantis', 'atlantis', 'true']],
    ['nonsense', ['{', '}', '[']],
    ['empty texts', ['', '', '']],
  ])('%s counts as none, and holds nothing back', async (_name, values) => {
    for (const [index, key] of ['preferredRegion', 'preferredRegionPermalink', 'preferredRegionManual'].entries())
      localStorage.setItem(key, values[index] ?? '')
    const { regions } = await load({ query: '?market=HOU' })
    expect(regions.get()?.name).toBe('Houston')
  })

  it('a page without a selector believes what is stored', async () => {
    const { regions } = await load()
    pick('header', 'houston')
    document.body.innerHTML = ''
    expect(regions.get()).toEqual(houston)
  })
})
