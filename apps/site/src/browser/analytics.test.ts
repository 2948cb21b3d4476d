// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { track, trackClicks } from './analytics.ts'
import { logSearchTerms } from './log-search-terms.ts'

trackClicks(document)

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

beforeEach(() => {
  localStorage.clear()
  delete window.dataLayer
})
afterEach(() => vi.restoreAllMocks())

describe('the data layer', () => {
  it('[ANAL-01] [ANAL-02] [ANAL-04] [ANAL-06] takes what was done, with action, category, label and form', () => {
    track({ action: 'submit', category: 'form', label: 'sent', form: 'support' })
    track({ action: 'click', category: 'cta', label: 'Open' })
    expect(window.dataLayer).toEqual([
      { event: 'datalayer_track', form: 'support', action: 'submit', category: 'form', label: 'sent', market: '' },
      { event: 'datalayer_track', form: '', action: 'click', category: 'cta', label: 'Open', market: '' },
    ])
  })

  it('[ANAL-03] [ANAL-04] takes search terms', () => {
    logSearchTerms('money market', 'page_search')
    expect(window.dataLayer).toEqual([{ event: 'search_terms', form: 'page_search', terms: 'money market', market: '' }])
  })

  it('[ANAL-05] [D-ANAL-3] carries the name of the preferred region as the market', () => {
    localStorage.setItem('preferredRegion', 'Gulf Coast')
    localStorage.setItem('preferredRegionPermalink', 'gulf-coast')
    logSearchTerms('atm', 'header_search')
    expect(window.dataLayer).toEqual([expect.objectContaining({ market: 'Gulf Coast' })])
  })

  it('[ANAL-01] keeps what a tag manager put there first', () => {
    const before: unknown[] = [{ event: 'gtm.js' }]
    window.dataLayer = before
    logSearchTerms('atm', 'header_search')
    expect([before.length, window.dataLayer === before]).toEqual([2, true])
  })

  it('[D-STORE-4] works where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    logSearchTerms('atm', 'header_search')
    expect(window.dataLayer).toEqual([expect.objectContaining({ market: '' })])
  })

  it('[API-20] [D-ANAL-4] asks nobody', () => {
    const fetch = vi.spyOn(globalThis, 'fetch')
    const beacon = vi.fn()
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
    track({ action: 'click', category: 'cta', label: 'Open' })
    expect([fetch.mock.calls.length, beacon.mock.calls.length]).toEqual([0, 0])
  })
})

describe('what says of itself what it is', () => {
  it('[D-ANAL-2] is recorded when it is clicked, by its label', () => {
    document.body.innerHTML = `<button data-track-action="click" data-track-category="cta" data-track-label="/contact/"><i> Open </i></button>
      <button id="labelled" data-track-action="choose" data-track-category="login" data-track-label="treasury">Treasury</button><button id="other">x</button>`
    click('i')
    click('#labelled')
    click('#other')
    expect(window.dataLayer).toEqual([
      expect.objectContaining({ action: 'click', category: 'cta', label: '/contact/' }),
      expect.objectContaining({ action: 'choose', category: 'login', label: 'treasury' }),
    ])
  })

  it('[D-ANAL-2] an accordion is recorded when it opens, not when it closes', () => {
    document.body.innerHTML =
      '<button data-track-action="expand" data-track-category="accordion" data-track-label="fees" aria-expanded="false">Fees</button>'
    const button = document.querySelector('button')
    button?.addEventListener('click', () => button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') === 'false')))
    click('button')
    click('button')
    expect(window.dataLayer).toEqual([expect.objectContaining({ action: 'expand', category: 'accordion', label: 'fees' })])
  })

  it('a click that an island holds back counts once, when it is replayed', () => {
    document.body.innerHTML = '<div><button data-track-action="click" data-track-category="cta">Open</button></div>'
    const island = document.querySelector('div')
    const hold = (event: Event) => event.stopImmediatePropagation()
    island?.addEventListener('click', hold, true)
    click('button')
    expect(window.dataLayer).toBeUndefined()
    island?.removeEventListener('click', hold, true)
    click('button')
    expect(window.dataLayer).toHaveLength(1)
  })
})
