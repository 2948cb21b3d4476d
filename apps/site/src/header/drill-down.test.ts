import { describe, expect, it } from 'vitest'
import { levelAt, remainingExtra } from './drill-down.ts'
import type { MenuEntry } from './header-props.ts'

const menu: readonly MenuEntry[] = [
  {
    text: 'Personal',
    to: { href: '/en/personal/' },
    children: [{ text: 'Accounts', children: [{ text: 'Checking' }] }, { text: 'Cards' }],
  },
  { text: 'Treasury', to: { href: '/en/treasury/' } },
]

describe('[HEAD-18] the drill-down', () => {
  it.each<[readonly number[], string | undefined, readonly string[]]>([
    [[], undefined, ['Personal', 'Treasury']],
    [[0], 'Personal', ['Accounts', 'Cards']],
    [[0, 0], 'Accounts', ['Checking']],
    [[0, 1], 'Personal', ['Accounts', 'Cards']],
    [[9], undefined, ['Personal', 'Treasury']],
  ])('%j leads to %s with %j', (way, parent, items) => {
    const level = levelAt(menu, way)
    expect([level.parent?.text, level.items.map(({ text }) => text)]).toEqual([parent, items])
  })
})

describe('the extra links of the offcanvas', () => {
  const extra: readonly MenuEntry[] = [
    { text: 'Contact us', to: { href: '/en/contact/' } },
    { text: 'Careers', to: { href: '/en/careers/' } },
    { text: 'Find', to: { href: '/en/search/' }, isSearch: true },
  ]

  it('[HEAD-22] [HEAD-23] are all but the one named search', () => {
    expect(remainingExtra(extra, []).map(({ text }) => text)).toEqual(['Contact us', 'Careers'])
  })

  it('[HEAD-22] leave out what the utility links above them show already', () => {
    expect(remainingExtra(extra, [{ text: 'Careers', to: { href: '/en/careers/' } }]).map(({ text }) => text)).toEqual(['Contact us'])
  })
})
