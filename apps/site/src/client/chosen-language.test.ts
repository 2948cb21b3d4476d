// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
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
})
