// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DrillDown } from './DrillDown.tsx'
import { HeaderBar } from './HeaderBar.tsx'
import type { HeaderBarProps, MenuEntry } from './header-props.ts'
import { MenuLinks } from './MenuLinks.tsx'

const texts: HeaderBarProps['texts'] = {
  mainMenu: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  moreIn: 'More in {name}',
  goTo: 'Go to {name}',
  back: 'Back',
  more: 'More',
  logIn: 'Log in',
  search: 'Search',
  searchTerms: 'What are you looking for?',
  suggestions: 'Suggestions',
  region: 'Your region',
  selectRegion: 'Select your region',
  utilityMenu: 'More about the bank',
  otherLanguage: 'Español',
  routingNumber: 'Routing number',
  tollFree: 'Call us',
}

const form = { action: 'https://online.example/login', fields: [], submit: 'Continue', links: [] }

const primary: readonly MenuEntry[] = [
  { text: 'Personal', to: { href: '/en/personal/' }, children: [{ text: 'Checking', to: { href: '/en/personal/checking/' } }] },
  { text: 'Treasury', to: { href: '/en/treasury/' } },
  { text: 'Only a label' },
  { text: 'Label with children', children: [{ text: 'News', to: { href: '/news/' } }] },
  { text: 'Solo en español', lang: 'es', to: { href: '/espanol/', reload: true } },
]

const props: HeaderBarProps = {
  path: '/en/personal/checking/',
  home: '/en/',
  search: '/en/search/',
  bankName: 'Gulf Pines Bank',
  numbers: { routing: '065401550', tollFree: '800-555-0142' },
  otherLanguage: 'es',
  primary,
  utility: [],
  extra: [{ text: 'Contact us', to: { href: '/en/contact/' } }],
  login: {
    where: 'Where to?',
    logIn: 'Log in',
    type: 'Type',
    newTab: 'Opens a tab',
    unreached: { text: 'No connection', number: '800-555-0142', inOtherLanguage: '(in Spanish)' },
    required: 'Required',
    fdicStatement: 'Insured',
    choices: [],
    forms: { 'personal-business': form, treasury: form },
  },
  texts,
}

const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

describe('the primary bar as the page brings it', () => {
  const page = parsed(renderToString(<HeaderBar {...props} />))
  const items = [...page.querySelectorAll('.header-item')]

  it('[HEAD-11] [HEAD-12] has a link for each item with an address, and a button for each with children', () => {
    expect(
      items.map((item) => [item.querySelector('a')?.getAttribute('href'), item.querySelector('button')?.getAttribute('aria-label')]),
    ).toEqual([
      ['/en/personal/', 'More in Personal'],
      ['/en/treasury/', undefined],
      [undefined, undefined],
      [undefined, null],
      ['/espanol/', undefined],
    ])
  })

  it('[D-HEAD-12] shows an item without an address as a label, or with children as the button alone', () => {
    expect(items[2]?.innerHTML).toBe('<span class="header-label">Only a label</span>')
    expect([items[3]?.children.length, items[3]?.querySelector('button')?.textContent]).toEqual([1, 'Label with children'])
  })

  it('[HEAD-30] marks a text that is not in the language of the page', () => {
    expect(items[4]?.querySelector('span')?.lang).toBe('es')
  })

  it('[HEAD-39] marks links and buttons that ask for the connection', () => {
    expect(page.querySelectorAll('[data-primary-link]').length).toBe(5)
  })

  it('[HEAD-33] [HEAD-40] holds no dropdown and no open menu', () => {
    expect([...page.querySelectorAll('[aria-expanded]')].map((button) => button.getAttribute('aria-expanded'))).not.toContain('true')
    expect(page.querySelector('.mega, .extra, .login-drop, dialog')).toBeNull()
  })

  it('[HEAD-09] marks the item that the page belongs to', () => {
    expect([...page.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)).toEqual(['Personal'])
  })
})

it('[D-HEAD-12] a list shows an item without an address as a label', () => {
  const page = parsed(renderToString(<MenuLinks items={[{ text: 'Label' }]} path="/en/" />))
  expect([page.querySelector('a'), page.querySelector('li span')?.textContent]).toEqual([null, 'Label'])
})

describe('the drill-down', () => {
  let host: HTMLElement
  let root: Root

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    host = document.createElement('div')
    document.body.append(host)
    root = createRoot(host)
    act(() => root.render(<DrillDown items={primary} path="/en/" texts={texts} />))
  })

  afterEach(() => {
    act(() => root.unmount())
    host.remove()
    vi.unstubAllGlobals()
  })

  const press = (name: string) => act(() => [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())

  it('[HEAD-18] [HEAD-19] [HEAD-20] goes down and back, with the focus', () => {
    press('Personal')
    expect(host.querySelector('.drill-parent')?.getAttribute('href')).toBe('/en/personal/')
    expect(document.activeElement?.textContent).toBe('Back')
    expect(host.querySelector('nav')?.getAttribute('aria-label')).toBe('Personal')
    press('Back')
    expect(document.activeElement?.textContent).toBe('Personal')
    expect(host.querySelector('nav')?.getAttribute('aria-label')).toBe('Main')
  })

  it('[HEAD-20] [D-HEAD-12] names a parent that has no page without linking to it', () => {
    press('Label with children')
    expect(host.querySelector('.drill-parent')?.outerHTML).toBe('<p class="drill-parent">Label with children</p>')
  })
})
