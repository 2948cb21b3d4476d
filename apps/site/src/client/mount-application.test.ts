// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { trackClicks } from '../browser/analytics.ts'
import linkApplications from './mount-application.ts'

trackClicks(document)

const submitted: FormDataEntryValue[] = []
document.addEventListener('submit', (event) => {
  event.preventDefault()
  if (event.target instanceof HTMLFormElement) submitted.push(...new FormData(event.target).values())
})

const form = (id: string) => `<form method="post" action="https://apply.bank.example/" target="_blank" data-application>
  <input type="hidden" name="id" value="${id}"><input type="hidden" name="Task" value="AccountValidation">
  <button type="submit" class="button" data-track-action="open account" data-track-category="product" data-track-label="Pine">Open <i>Pine</i></button></form>`

const links = () => [...document.querySelectorAll('a')]

beforeEach(() => {
  submitted.length = 0
  delete window.dataLayer
  document.body.innerHTML = `${form('7')}${form('8')}<form><button>Send</button></form>`
})

describe('with scripts', () => {
  it('[PROD-24] a link takes the place of each application’s button, with its words and its look, and of no other', () => {
    linkApplications(document)
    expect(links().map(({ className, innerHTML }) => [className, innerHTML])).toEqual([
      ['button', 'Open <i>Pine</i>'],
      ['button', 'Open <i>Pine</i>'],
    ])
    expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Send'])
    expect(links().every((link) => link.hasAttribute('href') && !link.hasAttribute('type'))).toBe(true)
  })

  it.each([
    ['a click', 'click', {}],
    ['a click on its picture', 'click', { on: 'i' }],
    ['a click with Ctrl held', 'click', { ctrlKey: true }],
    ['the middle button', 'auxclick', { button: 1 }],
  ])(
    '[PROD-24] %s submits the form of the link, once, and opens nothing else',
    (_name, type, { on, ...init }: MouseEventInit & { on?: string }) => {
      linkApplications(document)
      const target = on ? links()[1]?.querySelector(on) : links()[1]
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init })
      target?.dispatchEvent(event)
      expect(submitted).toEqual(['8', 'AccountValidation'])
      expect(event.defaultPrevented).toBe(true)
    },
  )

  it('leaves the other button to the browser’s menu', () => {
    linkApplications(document)
    const event = new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 2 })
    links()[0]?.dispatchEvent(event)
    expect([submitted, event.defaultPrevented]).toEqual([[], false])
  })

  it('does nothing about a click that somebody else has dealt with', () => {
    linkApplications(document)
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })
    links()[0]?.click()
    expect(submitted).toEqual([])
  })

  it('[D-ANAL-2] a click on the link is recorded once', () => {
    linkApplications(document)
    links()[0]?.click()
    expect(window.dataLayer).toEqual([expect.objectContaining({ action: 'open account', category: 'product', label: 'Pine' })])
  })

  it('focus stays where it is', () => {
    document.querySelector('button')?.focus()
    linkApplications(document)
    expect(document.activeElement).toBe(links()[0])
  })

  it('finds nothing more to do the second time', () => {
    linkApplications(document)
    const before = document.body.innerHTML
    linkApplications(document)
    expect(document.body.innerHTML).toBe(before)
  })
})
