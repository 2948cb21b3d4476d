import { describe, expect, it } from 'vitest'
import { addressesOf, canonicalAddress } from './addresses.ts'

const paths = (uri: string, englishOnly = false) =>
  addressesOf(uri, englishOnly).map(({ path, file, language }) => `${language} ${path} ${file}`)

describe('addresses of a page', () => {
  it('[ROUTE-06] [ROUTE-07] [ROUTE-08] serves the home page at /, /en/ and /es/', () => {
    expect(paths('/')).toEqual(['en /en/ en', 'es /es/ es', 'en / '])
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

  it('[ROUTE-11] [ROUTE-12] [D-ROUTE-8] gives an unprefixed page a Spanish address of its own, and no other', () => {
    expect(paths('/blog/')).toEqual(['en /blog/ blog', 'es /es/blog/ es/blog'])
    expect(paths('/news/rates/')).toEqual(['en /news/rates/ news/rates', 'es /es/news/rates/ es/news/rates'])
    expect(paths('/letter-from-ceo/')).toEqual(['en /letter-from-ceo/ letter-from-ceo', 'es /es/letter-from-ceo/ es/letter-from-ceo'])
  })

  it.each(['/sitemap/', '/thank-you/', '/events/', '/locations/', '/locations/tx/heights/'])(
    'also answers %s with a prefix, after its own address (D-ROUTE-2, D-LOC-1)',
    (uri) => {
      expect(addressesOf(uri, false).map(({ path }) => path)).toEqual([uri, `/en${uri}`, `/es${uri}`])
    },
  )

  it('[ROUTE-21] publishes /disclosures-agreements/ at exactly that address', () => {
    expect(paths('/disclosures-agreements/', true)).toEqual(['en /disclosures-agreements/ disclosures-agreements'])
  })
})

it.each([
  ['/en/locations/', '/locations/'],
  ['/en/locations/#other', '/locations/'],
  ['/locations/tx/', '/locations/tx/'],
  ['/es/locations/tx/', '/es/locations/tx/'],
  ['/en/events/', '/events/'],
  ['/es/blog/', '/es/blog/'],
  ['/en/personal/', '/en/personal/'],
])('%s is known by its canonical address %s (D-SEO-6)', (address, canonical) => {
  expect(canonicalAddress(address)).toBe(canonical)
})
