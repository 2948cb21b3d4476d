// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logTypedTerms } from './search-terms.ts'

const box = () => {
  const form = document.createElement('form')
  const input = document.createElement('input')
  form.append(input)
  logTypedTerms(form, input, 'page_search')
  const type = (text: string) => {
    input.value = text
    input.dispatchEvent(new Event('input'))
  }
  return { type, submit: () => form.dispatchEvent(new Event('submit')) }
}

const terms = () => (window.dataLayer ?? []).map((event) => (event as { terms: string }).terms)

beforeEach(() => {
  vi.useFakeTimers()
  delete window.dataLayer
})
afterEach(() => vi.useRealTimers())

describe('typing into a search box', () => {
  it('[SRCH-17] [SRCH-18] [ANAL-03] [ANAL-04] is logged one second after the last key, without sending', () => {
    const { type } = box()
    type('mon')
    vi.advanceTimersByTime(999)
    type(' money market ')
    vi.advanceTimersByTime(999)
    expect(terms()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(window.dataLayer).toEqual([{ event: 'search_terms', form: 'page_search', terms: 'money market', market: '' }])
  })

  it.each([
    ['4111 1111 1111 1111', '***'],
    ['my ssn is 123-45-6789', 'my ssn is ***'],
    ['call 985.555.0140 or (800) 555-0142', 'call *** or (***'],
    ['1099 form 2026', '1099 form 2026'],
    ['atm 77008', 'atm 77008'],
  ])('[ANAL-03] [D-ANAL-4] numbers of seven digits and more are masked: %s', (typed, logged) => {
    const { type, submit } = box()
    type(typed)
    submit()
    expect(terms()).toEqual([logged])
  })

  it('[D-SRCH-4] each pause is logged once, and sending early logs at once', () => {
    const { type, submit } = box()
    type('atm')
    submit()
    expect(terms()).toEqual(['atm'])
    vi.runAllTimers()
    submit()
    type('atm houston')
    vi.runAllTimers()
    expect(terms()).toEqual(['atm', 'atm houston'])
  })

  it('[D-SRCH-4] before this has come is logged too, at once when it has been sent already', () => {
    const typedInto = (place: ParentNode) => {
      const form = document.createElement('form')
      const input = form.appendChild(document.createElement('input'))
      input.value = 'wire'
      place.append(form)
      logTypedTerms(form, input, 'page_search')
    }
    typedInto(document.body)
    vi.advanceTimersByTime(999)
    expect(terms()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(terms()).toEqual(['wire'])
    typedInto(document.createElement('main'))
    expect(terms()).toEqual(['wire', 'wire'])
  })

  it('what the page itself wrote into the box is not logged', () => {
    const form = document.body.appendChild(document.createElement('form'))
    const input = form.appendChild(document.createElement('input'))
    input.defaultValue = 'rates'
    logTypedTerms(form, input, 'page_search')
    vi.runAllTimers()
    expect(terms()).toEqual([])
  })

  it('[D-SRCH-4] [D-SRCH-5] blank text is never logged', () => {
    const { type, submit } = box()
    type('   ')
    vi.runAllTimers()
    type('')
    submit()
    expect(terms()).toEqual([])
  })
})
