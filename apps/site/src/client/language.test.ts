// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { chosenVersion, keepChosenLanguage } from './language.ts'

keepChosenLanguage(document)

const setCookie = (page: Document, cookie: string): void => {
  page.cookie = cookie
}

beforeEach(() => {
  setCookie(document, 'lang=; path=/; max-age=0')
  document.head.innerHTML = '<meta name="spanish-version" content="/_es/blog/">'
  document.body.innerHTML = ''
})

describe('the language switch', () => {
  it('[LINK-30] keeps the language it was used for', () => {
    document.body.innerHTML = '<a href="/es/blog/" data-language-switch="es"><span>Español</span></a><a href="/es/">Other</a>'
    document.querySelectorAll('a').forEach((link) => {
      link.addEventListener('click', (event) => event.preventDefault())
    })
    document.querySelectorAll('a')[1]?.click()
    expect(document.cookie).toBe('')
    document.querySelector('span')?.click()
    expect(document.cookie).toBe('lang=es')
  })

  it('[D-ANAL-2] is recorded', () => {
    window.dataLayer = []
    document.body.innerHTML = '<a href="/es/blog/" data-language-switch="es">Español</a>'
    document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault())
    document.querySelector('a')?.click()
    expect(window.dataLayer).toEqual([expect.objectContaining({ action: 'switch', category: 'language', label: 'es' })])
  })
})

describe('an address without a prefix, in the wrong language', () => {
  it('[D-ROUTE-8] changes to the Spanish version when the cookie asks for it', () => {
    setCookie(document, 'lang=es; path=/')
    expect(chosenVersion(document)).toBe('/_es/blog/')
  })

  it.each([
    ['the cookie asks for English', () => setCookie(document, 'lang=en; path=/')],
    ['there is no cookie', () => {}],
    [
      'the page has no Spanish version',
      () => {
        setCookie(document, 'lang=es; path=/')
        document.head.innerHTML = ''
      },
    ],
  ])('stays as it is when %s', (_name, prepare) => {
    prepare()
    expect(chosenVersion(document)).toBeUndefined()
  })
})
