import { describe, expect, it } from 'vitest'
import { readMenu } from './frame.ts'

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

  it('[FOOT-05] keeps children below their item', () => {
    const [column] = readMenu([{ text: 'Help', children: [{ text: 'Contact', href: '/contact/' }] }], 'en', link)
    expect(column?.to).toBeUndefined()
    expect(column?.children.map(({ text }) => text.text)).toEqual(['Contact'])
  })
})
