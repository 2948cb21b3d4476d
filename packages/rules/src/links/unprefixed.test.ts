import { describe, expect, it } from 'vitest'
import { isUnprefixed, loadsAsDocument, unprefixedFolders } from './unprefixed.ts'

describe('isUnprefixed', () => {
  it('[LINK-01] knows eighteen folders', () => {
    expect(unprefixedFolders).toHaveLength(18)
  })

  it.each(unprefixedFolders)('[LINK-01] %s and what lies in it carry no prefix', (folder) => {
    expect([folder, folder.slice(0, -1), `${folder}page/`, `${folder}deep/er/`].map(isUnprefixed)).toEqual([true, true, true, true])
  })

  it.each(['/letter-from-ceo/', '/letter-from-the-chair/', '/letter-from-ceo/2026/'])('[LINK-02] %s carries no prefix', (path) => {
    expect(isUnprefixed(path)).toBe(true)
  })

  it.each([
    '/sitemap/',
    '/disclosures-agreements/',
    '/thank-you/',
    '/events/',
    '/locations/tx/houston-main/',
    '/calculator-iframe/index.html',
    '/img/share-image.jpg',
  ])('[LINK-04] %s is served exactly there', (path) => {
    expect(isUnprefixed(path)).toBe(true)
  })

  it.each([
    ['LINK-03', '/mortgage/'],
    ['LINK-03', '/mortgage/log-in/'],
    ['LINK-03', '/mortgage/dmi-loans/'],
    ['LINK-04', '/personal/'],
    ['LINK-04', '/locations/'],
    ['LINK-04', '/events/spring-market/'],
    ['LINK-04', '/blogs/'],
    ['LINK-04', '/about/news/'],
    ['LINK-04', '/en/locations/tx/houston-main/'],
    ['LINK-04', '/en/calculator-iframe/'],
    ['LINK-04', '/sitemap/more/'],
    ['LINK-02', '/letter-from-/'],
    ['LINK-01', '/Blog/'],
    ['LINK-01', '/beb-demo/'],
    ['LINK-01', '/welcomebth/'],
    ['LINK-04', '/'],
  ])('[%s] %s is prefixed', (_id, path) => {
    expect(isUnprefixed(path)).toBe(false)
  })
})

describe('loadsAsDocument', () => {
  it.each([
    ['LINK-07', '/relationships/', true],
    ['LINK-07', '/en/about/relationships/team/', true],
    ['LINK-08', '/en/x/BeB-Demo/', true],
    ['LINK-09', '/CeB-Demo/tour/', true],
    ['LINK-08', '/beb-demo/', false],
    ['LINK-11', '/en/personal/', false],
    ['LINK-11', '/userfiles/', false],
    ['LINK-11', '/userfiles/fees.pdf', true],
    ['LINK-11', '/en/v1.2/about/', false],
  ])('[%s] %s: %s', (_id, path, expected) => {
    expect(loadsAsDocument(path)).toBe(expected)
  })
})

describe('a sign or a folder in another place', () => {
  it.each(['/en/rates-v1.2-beta/', '/v1.2-beta', '/a.b/c'])('[LINK-02] %s names no file', (path) => {
    expect(isUnprefixed(path)).toBe(false)
    expect(loadsAsDocument(path)).toBe(false)
  })

  it('[LINK-03] a letter is one at the root alone', () => {
    expect(isUnprefixed('/letter-from-our-ceo/')).toBe(true)
    expect(isUnprefixed('/en/letter-from-our-ceo/')).toBe(false)
  })
})
