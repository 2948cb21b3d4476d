// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { rememberDocument } from './remember-document.ts'
import { rememberProperties } from './remember-properties.ts'

it('takes back what a file did to its window and document', () => {
  const address = location.href
  const { addEventListener } = document
  const undo = rememberDocument()
  const heard = vi.fn()
  for (const target of [window, document, document.documentElement, document.head, document.body]) {
    target.addEventListener('something', heard)
    target.addEventListener('something', heard, true)
  }
  document.head.innerHTML = '<title>Rates</title>'
  document.body.outerHTML = '<body class="open"><p>Rates</p></body>'
  document.documentElement.lang = 'es'
  document.documentElement.append(document.createElement('div'))
  Object.assign(document, { marked: true })
  HTMLElement.prototype.scrollIntoView = heard
  localStorage.setItem('region', 'houston')
  sessionStorage.setItem('list', '1')
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no CookieStore
  document.cookie = 'lang=es; path=/'
  history.pushState({ page: 2 }, '', '/es/?page=2')

  undo()
  document.body.dispatchEvent(new Event('something', { bubbles: true }))
  expect(heard).not.toHaveBeenCalled()
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>')
  expect(document).not.toHaveProperty('marked')
  expect(HTMLElement.prototype).not.toHaveProperty('scrollIntoView')
  expect(document.addEventListener).toBe(addEventListener)
  expect([localStorage.length, sessionStorage.length, document.cookie, location.href, history.state]).toEqual([0, 0, '', address, null])
})

it('puts back properties that were replaced or removed, and takes away new ones', () => {
  const object: Record<string, unknown> = { kept: 1, replaced: 1, removed: 1 }
  const undo = rememberProperties([object])
  Object.assign(object, { replaced: 2, added: 1 })
  delete object['removed']
  undo()
  expect(object).toEqual({ kept: 1, replaced: 1, removed: 1 })
})
