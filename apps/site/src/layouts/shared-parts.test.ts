import { translator } from '@bank/i18n/translate.ts'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { headerProps } from '../header/header-props.ts'
import { loginPanelProps } from '../login/login-props.ts'
import type { Frame } from '../page-data/frame.ts'
import { renderSync } from '../react-rendering/render-sync.ts'
import { type SharedParts, sharedPartRenderer } from '../react-rendering/shared-part.ts'
import { sharedParts } from './shared-parts.ts'

const menus: Frame['menus'] = {
  primary: [
    {
      text: { text: 'Personal' },
      to: { href: '/en/personal/' },
      children: [{ text: { text: 'Cards' }, to: { href: '/en/personal/cards/' }, children: [] }],
    },
    { text: { text: 'Business' }, to: { href: '/en/business/' }, children: [] },
  ],
  utility: [{ text: { text: 'Locations' }, to: { href: '/locations/' }, children: [] }],
  extra: [],
  footer: [{ text: { text: 'About' }, to: { href: '/en/about/' }, children: [] }],
  legal: [],
}

const frameOf = (other: string, showFDICLogo: boolean, showsFdicSign = showFDICLogo, isBrief = false): Frame => ({
  language: 'en',
  home: { href: '/en/' },
  search: { href: '/search/' },
  login: loginPanelProps({ settings: {}, t: translator('en'), link: () => undefined }),
  regions: [],
  menus,
  otherLanguage: { language: 'es', to: { href: other } },
  bankName: 'Gulf Pines Bank',
  fdicStatement: '',
  tagline: { text: '' },
  numbers: { routing: '1', swift: '2', license: '3', tollFree: '800-555-0100' },
  copyrightNotice: { text: '' },
  socialLinks: [],
  showFDICLogo,
  showsFdicSign,
  isBrief,
  buildYear: 2026,
  mobile: { headline: { text: '' }, text: { text: '' }, to: undefined, iphone: undefined, android: undefined },
})

const known = ['one', 'two']
const banner = (id: string) => ({ id, html: { text: id }, isTyped: false, isTall: false })

/** Pages that differ in all that a part may look at. */
const pages = [
  { path: '/en/personal/', frame: frameOf('/es/personal/', false), banners: [] },
  { path: '/en/business/a/', frame: frameOf(`/es/business/a/?"&'`, true), banners: [banner('one')] },
  { path: '/locations/', frame: frameOf('/locations/', false), banners: [banner('one'), banner('two')] },
  { path: '/locations/', frame: frameOf('/locations/', false, true), banners: [] },
  { path: '/locations/', frame: frameOf('/locations/', false, true, true), banners: [] },
]

const propsOf = ({ path, frame, banners }: (typeof pages)[number]): object => ({
  path,
  frame,
  language: 'en',
  alerts: { banners, known },
  ...headerProps(frame),
})

const parts = [...sharedParts.keys()] as ComponentType<object>[]

it.each(parts.map((part) => [part.name, part] as const))('%s is the same HTML as when each page renders it', (_name, part) => {
  const renderPart = sharedPartRenderer(sharedParts)
  for (const page of [...pages, ...pages])
    expect(renderSync(part, propsOf(page), { page: {}, isIsland: false, renderPart })).toEqual(
      renderSync(part, propsOf(page), { page: {}, isIsland: false }),
    )
})

it('renders a part once for all pages on which it looks the same', () => {
  let rendered = 0
  const Part = ({ name }: { name: string }) => {
    rendered += 1
    return name
  }
  const of = {}
  const renderPart = sharedPartRenderer(new Map([[Part, { partOf: ({ name }: { name: string }) => ({ of, and: name }) }]]) as SharedParts)
  const html = ['a', 'b', 'a', 'a'].map(
    (name) => renderSync(Part as ComponentType<object>, { name }, { page: {}, isIsland: false, renderPart }).html,
  )
  expect(html).toEqual(['a', 'b', 'a', 'a'])
  expect(rendered).toBe(2)
})
