import { describe, expect, it } from 'vitest'
import { addressesOf } from './addresses.ts'

const paths = (uri: string, englishOnly = false) =>
  addressesOf(uri, englishOnly).map(({ path, file, language }) => `${language} ${path} ${file}`)

describe('addresses of a page', () => {
  it('[ROUTE-06] [ROUTE-07] [ROUTE-08] serves the home page at /, /en/ and /es/', () => {
    expect(paths('/')).toEqual(['en / ', 'en /en/ en', 'es /es/ es'])
  })

  it('gives an ordinary page one address in each language', () => {
    expect(paths('/personal/checking/')).toEqual([
      'en /en/personal/checking/ en/personal/checking',
      'es /es/personal/checking/ es/personal/checking',
    ])
  })

  it('gives a page in English only no Spanish address (D-LINK-11)', () => {
    expect(paths('/privacy/', true)).toEqual(['en /en/privacy/ en/privacy'])
  })

  it('[ROUTE-11] [ROUTE-12] keeps the Spanish version of an unprefixed page aside, under the same address', () => {
    expect(paths('/blog/')).toEqual(['en /blog/ blog', 'es /blog/ _es/blog'])
    expect(paths('/news/')).toEqual(['en /news/ news', 'es /news/ _es/news'])
  })

  it.each(['/sitemap/', '/thank-you/', '/events/', '/locations/', '/locations/tx/heights/'])(
    'also answers %s with a prefix (D-ROUTE-2, D-LOC-1)',
    (uri) => {
      expect(
        addressesOf(uri, false)
          .map(({ path }) => path)
          .sort(),
      ).toEqual([uri, uri, `/en${uri}`, `/es${uri}`].sort())
    },
  )

  it('[ROUTE-21] publishes /disclosures-agreements/ at exactly that address', () => {
    expect(addressesOf('/disclosures-agreements/', false).map(({ path }) => path)).toEqual([
      '/disclosures-agreements/',
      '/disclosures-agreements/',
    ])
  })
})
