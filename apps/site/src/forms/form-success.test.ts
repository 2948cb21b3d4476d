// @vitest-environment jsdom
import type { FormKind } from '@bank/forms/form-kinds.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formSuccess } from './form-success.ts'

const navigate = vi.fn<(path: string) => Promise<void>>()
const assign = vi.fn()
const keep = vi.fn<(path: string, line: readonly [string, string]) => void>()
const track = vi.fn()
let path = '/en/contact/'
const services = { page: document, origin: 'https://www.gulfpines.example', path: () => path, track, keep, navigate, assign }
const after = formSuccess(services)
const succeed = (form: FormKind, redirect?: string, sent = 'Sent.', reference?: string, language: Language = 'es') =>
  after(form, { from: '/en/contact/', redirect, language, sent, reference })
const flag = () => document.documentElement.dataset['formSent']

/** In-app navigation as Astro's router does it: the root element gets the attributes of the next page, the body is another one. */
const goOn = (body = '') => {
  const newDocument = document.implementation.createHTMLDocument()
  document.dispatchEvent(Object.assign(new Event('astro:before-swap'), { newDocument }))
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  for (const { name, value } of newDocument.documentElement.attributes) document.documentElement.setAttribute(name, value)
  document.body.innerHTML = body
  document.dispatchEvent(new Event('astro:page-load'))
}
const said = () => document.querySelector('[role=status]')?.textContent

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  navigate.mockResolvedValue()
  path = '/en/contact/'
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('after a message was sent', () => {
  it('[FORM-49] the success flag stands for 3000 ms, and no longer', () => {
    succeed('heroes', undefined, 'Sent.', undefined)
    expect(flag()).toBe('heroes')
    vi.advanceTimersByTime(2999)
    expect(flag()).toBe('heroes')
    vi.advanceTimersByTime(1)
    expect(flag()).toBeUndefined()
  })

  it('[FORM-49] [D-FORM-8] also on the pages that are shown meanwhile, where the success is said', () => {
    succeed('support', undefined, 'Su mensaje fue enviado.', undefined)
    vi.advanceTimersByTime(500)
    goOn()
    expect(flag()).toBe('support')
    expect(said()).toBe('')
    vi.advanceTimersByTime(100)
    expect(said()).toBe('Su mensaje fue enviado.')
    expect(document.querySelector('[role=status]')?.getAttribute('lang')).toBe('es')
    goOn()
    expect([flag(), said()]).toEqual(['support', undefined])
    vi.advanceTimersByTime(3000)
    goOn()
    expect([flag(), said()]).toEqual([undefined, undefined])
  })

  it('[D-FORM-2] the page that follows shows and says the reference, and keeps it for a reload', async () => {
    succeed('support', undefined, 'Sent.', 'Your reference is GP-1.')
    goOn('<main><section><h1>Thank you</h1><p class="lead">It came.</p></section></main>')
    vi.advanceTimersByTime(100)
    await vi.dynamicImportSettled()
    expect([document.querySelector('h1 + .lead + .lead')?.textContent, said()]).toEqual([
      'Your reference is GP-1.',
      'Sent. Your reference is GP-1.',
    ])
    expect(keep.mock.calls).toEqual([['/thank-you/', ['es', 'Your reference is GP-1.']]])
    succeed('support', '/events/', 'Sent.', 'Your reference is GP-2.')
    goOn('<main><section><h1>Events</h1></section></main>')
    vi.advanceTimersByTime(100)
    await vi.dynamicImportSettled()
    expect([document.querySelector('h1 + p')?.textContent, said()]).toEqual(['Your reference is GP-2.', 'Sent. Your reference is GP-2.'])
    expect(keep.mock.lastCall?.[0]).toBe('/events/')
    succeed('support', '/events/?from=form#seats', 'Sent.', 'Your reference is GP-3.')
    expect(keep.mock.lastCall?.[0]).toBe('/events/')
  })

  it('[FORM-49] a second message starts the time anew', () => {
    succeed('support', undefined, 'Sent.', undefined)
    vi.advanceTimersByTime(2000)
    succeed('product', undefined, 'Sent.', undefined)
    vi.advanceTimersByTime(2999)
    goOn()
    expect(flag()).toBe('product')
    vi.advanceTimersByTime(1)
    expect(flag()).toBeUndefined()
  })

  it.each([
    ['support', 'support'],
    ['location', 'location'],
    ['product', 'product'],
    ['heroes', 'heroes'],
    ['homeAssist', 'home_assist'],
  ] as const)('[D-ANAL-2] [D-ANAL-5] the %s form is recorded as %s, with nothing that was typed', (form, name) => {
    succeed(form, undefined, 'Sent.', undefined)
    expect(track.mock.calls).toEqual([[{ action: 'submit', category: 'form', label: name, form: name }]])
  })

  it('[FORM-51] the visitor goes to the thank-you page at once', () => {
    succeed('support', undefined, 'Sent.', undefined)
    expect(navigate.mock.calls).toEqual([['/thank-you/']])
  })

  it.each(['es', 'en'] as const)(
    '[D-ROUTE-8] the thank-you page will answer in the language of the form, which nobody has chosen by sending it: %s',
    (language) => {
      succeed('support', undefined, 'Sent.', undefined, language)
      expect(document.cookie).toBe(`visit-lang=${language}`)
    },
  )

  it('[FORM-52] or where the form says', () => {
    succeed('support', '/en/treasury/', 'Sent.', undefined)
    expect(navigate.mock.calls).toEqual([['/en/treasury/']])
  })

  it('[D-FORM-2] whoever has gone to another page meanwhile stays there and hears of it, and the page of the form shows it', () => {
    path = '/en/faq/'
    succeed('support', '/events/', 'Sent.', 'Your reference is GP-1.')
    vi.advanceTimersByTime(100)
    expect([navigate.mock.calls, said(), flag()]).toEqual([[], 'Sent. Your reference is GP-1.', 'support'])
    expect(keep.mock.calls).toEqual([['/en/contact/', ['es', 'Sent. Your reference is GP-1.']]])
  })

  it('by another document when the page cannot be shown inside this one', async () => {
    navigate.mockRejectedValue(new Error('no'))
    succeed('support', undefined, 'Sent.', undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(assign.mock.calls).toEqual([['/thank-you/']])
  })
})
