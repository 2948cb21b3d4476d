import { describe, expect, it } from 'vitest'
import { isNamedSearch, readMenu } from './frame.ts'

const link = (href: string | undefined) => (href ? { href } : undefined)

describe('menus', () => {
  it('[HEAD-29] leaves out invisible items', () => {
    expect(
      readMenu(
        [
          { text: 'A', href: '/a/' },
          { visible: false, text: 'B', href: '/b/' },
        ],
        'en',
        link,
      ).map(({ text }) => text.text),
    ).toEqual(['A'])
  })

  it('[HEAD-30] [HEAD-31] [FOOT-03] [FOOT-04] reads text and href for the language, then English, then as empty', () => {
    const [item] = readMenu([{ text: { en: 'Loans' }, href: { en: '/loans/', es: '/prestamos/' } }], 'es', link)
    expect(item).toMatchObject({ text: { text: 'Loans', lang: 'en' }, to: { href: '/prestamos/' } })
    expect(readMenu([{ text: {}, href: '/x/' }], 'es', link)).toEqual([])
  })

  it('[D-LINK-11] says of a link that its page is in English alone, unless its words are English, too', () => {
    const toEnglish = (href: string | undefined) => (href ? { href, hrefLang: 'en' as const } : undefined)
    const said = (text: object) => readMenu([{ text, href: '/x/' }], 'es', toEnglish)[0]?.text
    expect(said({ en: 'Log in', es: 'Entrar' })).toEqual({ text: 'Entrar (en inglés)' })
    expect(said({ en: 'Log in' })).toEqual({ text: 'Log in', lang: 'en' })
  })

  it('[FOOT-05] keeps children below their item', () => {
    const [column] = readMenu([{ text: 'Help', children: [{ text: 'Contact', href: '/contact/' }] }], 'en', link)
    expect(column?.to).toBeUndefined()
    expect(column?.children.map(({ text }) => text.text)).toEqual(['Contact'])
  })

  it('[D-HEAD-9] [HEAD-12] counts an item whose children are all invisible as one without children', () => {
    const [item] = readMenu([{ text: 'A', href: '/a/', children: [{ visible: false, text: 'B' }, { text: { en: '' } }] }], 'en', link)
    expect(item?.children).toEqual([])
  })

  it('[D-HEAD-12] keeps an item with a text and no address', () => {
    expect(readMenu([{ text: 'Label' }], 'en', link)).toMatchObject([{ text: { text: 'Label' }, to: undefined }])
  })
})

describe('[HEAD-23] [D-HEAD-6] the item named search', () => {
  it.each([
    ['its text', { text: 'Search' }, true],
    ['its text in another case', { text: { en: 'SEARCH', es: 'Buscar' } }, true],
    ['a segment of its address', { text: 'Find it', href: '/Search/' }, true],
    ['a segment before a query', { text: 'Find it', href: '/search?from=menu' }, true],
    ['a Spanish text alone', { text: { en: 'Find', es: 'Search' }, href: '/find/' }, false],
    ['a part of a word', { text: 'Job search', href: '/research/' }, false],
  ])('%s: %j is %s', (_name, item, expected) => {
    expect(isNamedSearch(item)).toBe(expected)
  })

  it('is marked in the menu of either language', () => {
    const [item] = readMenu([{ text: { en: 'Search', es: 'Buscar' }, href: '/search/' }], 'es', link)
    expect(item).toMatchObject({ text: { text: 'Buscar' }, isSearch: true })
  })
})
