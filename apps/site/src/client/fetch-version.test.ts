// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { fetchVersion } from './fetch-version.ts'

const version = '/_es/blog/'
const spanish = async () => new Response('<h1>Noticias</h1>')

const setCookie = (page: Document, cookie: string): void => {
  page.cookie = cookie
}

describe('the version of a page in the chosen language', () => {
  beforeEach(() => {
    setCookie(document, 'lang=es; path=/')
    document.head.innerHTML = `<meta name="spanish-version" content="${version}">`
  })

  it('[D-ROUTE-8] is fetched from its address', async () => {
    const asked: string[] = []
    const next = await fetchVersion(document, version, (address) => {
      asked.push(address)
      return spanish()
    })
    expect([asked, next?.body.textContent]).toEqual([[version], 'Noticias'])
  })

  it.each([
    ['there is no connection', () => Promise.reject(new TypeError('offline'))],
    ['the host has no such page', async () => new Response('Not found', { status: 404 })],
    [
      'the visitor has gone on to another page',
      async () => {
        document.head.innerHTML = ''
        return spanish()
      },
    ],
  ])('is left alone when %s', async (_name, answer) => {
    expect(await fetchVersion(document, version, answer)).toBeUndefined()
  })
})
