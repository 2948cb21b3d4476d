// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { chosenVersion } from './chosen-version.ts'

const setCookie = (page: Document, cookie: string): void => {
  page.cookie = cookie
}

beforeEach(() => {
  setCookie(document, 'lang=; path=/; max-age=0')
  document.head.innerHTML = '<meta name="spanish-version" content="/es/blog/">'
  document.body.innerHTML = ''
})

describe('an address without a prefix, in the wrong language', () => {
  it('[D-ROUTE-8] changes to the Spanish version when the cookie asks for it', () => {
    setCookie(document, 'lang=es; path=/')
    expect(chosenVersion(document)).toBe('/es/blog/')
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
