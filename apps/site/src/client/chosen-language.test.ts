// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { keepChosenLanguage } from './chosen-language.ts'

keepChosenLanguage(document)

const setCookie = (page: Document, cookie: string): void => {
  page.cookie = cookie
}

const [es, other] = ['<a href="/es/blog/" data-language-switch="es"><span>Español</span></a>', '<a href="/es/">Other</a>']

beforeEach(() => {
  setCookie(document, 'lang=; path=/; max-age=0')
  document.body.innerHTML = `${es}${other}`
  for (const link of document.links) link.addEventListener('click', (event) => event.preventDefault())
  for (const link of document.links) link.addEventListener('auxclick', (event) => event.preventDefault())
})

const use = (selector: string, type = 'click', button = 0) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button }))

describe('the language switch', () => {
  it.each([
    ['a click', 'click', 0, 'lang=es'],
    ['the middle button', 'auxclick', 1, 'lang=es'],
    ['the right button', 'auxclick', 2, ''],
  ])('[LINK-30] %s leaves the cookie %4$j', (_name, type, button, cookie) => {
    use('span', type, button)
    expect(document.cookie).toBe(cookie)
  })

  it('[LINK-30] is not any other link', () => {
    use('a:not([data-language-switch])')
    expect(document.cookie).toBe('')
  })

  it('[LINK-30] [D-LINK-8] reads the cookie that it wrote before the page with the same address is loaded anew', () => {
    const done: string[] = []
    const address = { pathname: '/blog/', search: '', hash: '', reload: () => done.push('load') }
    vi.stubGlobal('location', address)
    onTestFinished(() => void vi.unstubAllGlobals())
    const page = document.implementation.createHTMLDocument()
    Object.defineProperty(page, 'cookie', {
      get: () => {
        done.push('read')
        return 'lang=es'
      },
      set: () => done.push('write'),
    })
    page.body.innerHTML = '<a href="https://bank.example/blog/" data-language-switch="es">Español</a>'
    keepChosenLanguage(page)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    page.querySelector('a')?.dispatchEvent(click)
    expect([done, click.defaultPrevented]).toEqual([['write', 'read', 'load'], true])
  })
})
