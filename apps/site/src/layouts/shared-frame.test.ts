import { translator } from '@bank/i18n/translate.ts'
import { expect, it } from 'vitest'
import { headerProps } from '../header/header-props.ts'
import { loginPanelProps } from '../login/login-props.ts'
import type { PageAlerts } from '../page-data/alerts.ts'
import type { Frame } from '../page-data/frame.ts'
import type { SharedPart } from '../react-rendering/shared-part.ts'
import { frameRenderer } from './shared-frame.ts'
import { sharedParts } from './shared-parts.ts'

const menus: Frame['menus'] = {
  primary: [
    { text: { text: 'Personal' }, to: { href: '/en/personal/' }, children: [] },
    { text: { text: 'Business' }, to: { href: '/en/business/' }, children: [] },
  ],
  utility: [],
  extra: [],
  footer: [],
  legal: [],
}

const frame: Frame = {
  language: 'en',
  home: { href: '/en/' },
  search: { href: '/search/' },
  login: loginPanelProps({ settings: {}, t: translator('en'), link: () => undefined }),
  regions: [],
  menus,
  otherLanguage: { language: 'es', to: { href: '' } },
  bankName: 'Gulf Pines Bank',
  fdicStatement: '',
  tagline: { text: '' },
  numbers: { routing: '1', swift: '2', license: '3', tollFree: '800-555-0100' },
  copyrightNotice: { text: '' },
  socialLinks: [],
  showFDICLogo: false,
  showsFdicSign: false,
  isBrief: false,
  buildYear: 2026,
  mobile: { headline: { text: '' }, text: { text: '' }, to: undefined, iphone: undefined, android: undefined },
}

const alerts: PageAlerts = { banners: [], known: ['one'] }

const page = (path: string, other: string, own: Partial<Frame> = {}) => ({
  path,
  language: 'en' as const,
  alerts,
  frame: { ...frame, ...own, otherLanguage: { language: 'es' as const, to: { href: other } } },
})

type Page = ReturnType<typeof page>

const drawn = ({ path, frame }: Page): string =>
  [
    `<header props="{&quot;path&quot;:[0,&quot;${path}&quot;]}"><a href="/en/personal/">${path.startsWith('/en/personal/')}</a>`,
    `<a href="${frame.otherLanguage.to.href.replace('&', '&amp;')}">Español</a></header><main></main><footer>${frame.isBrief}</footer>`,
  ].join('')

const pages = [
  page('/en/personal/', '/es/personal/'),
  page('/en/personal/a/', '/es/personal/a/?lang=es&b'),
  page('/en/business/', '/es/business/'),
  page('/en/personal/', '/es/personal/', { isBrief: true }),
  page('/en/personal/b/', '/es/personal/b/', { menus: { ...menus } }),
]

it('gives each page the frame that it would be rendered with, and renders one for pages that have it alike', async () => {
  const asked: string[] = []
  const render = frameRenderer(async (of: Page) => {
    asked.push(of.path)
    return drawn(of)
  })
  for (const of of [...pages, ...pages]) expect(await render(of)).toBe(drawn(of))
  expect(asked).toEqual(['/en/personal/', '/en/business/', '/en/personal/', '/en/personal/b/'])
})

it('tells apart all pages on which a part differs that pages share', async () => {
  const partsOf = ({ path, language, frame, alerts }: Page): string =>
    [...sharedParts.values()]
      .map((part) => (part as SharedPart<object>).partOf({ path, language, frame, alerts, ...headerProps(frame) }))
      .map(({ and }) => and)
      .join()
  const banner = { id: 'storm', html: { text: '' }, isTyped: false, isTall: false }
  const utility = [{ text: { text: 'Careers' }, to: { href: '/en/careers/' }, children: [] }]
  const withUtility = { menus: { ...menus, utility } }
  const different = [
    page('/en/', '/es/', withUtility),
    page('/en/careers/', '/es/', withUtility),
    page('/en/business/', '/es/', withUtility),
    page('/en/', '/es/', { ...withUtility, showFDICLogo: true }),
    page('/en/', '/es/', { ...withUtility, showsFdicSign: true }),
    page('/en/', '/es/', { ...withUtility, isBrief: true }),
    { ...page('/en/', '/es/', withUtility), alerts: { ...alerts, banners: [banner] } },
  ]
  expect(new Set(different.map(partsOf)).size).toBe(different.length)
  const asked: Page[] = []
  const render = frameRenderer(async (of: Page) => {
    asked.push(of)
    return drawn(of)
  })
  for (const of of [...different, ...different]) await render(of)
  expect(asked).toHaveLength(different.length)
  await render({ ...page('/en/', '/es/', withUtility), alerts: { ...alerts, known: ['one'] } })
  expect(asked).toHaveLength(different.length + 1)
})

it('renders by itself a page whose address is written in another way, or does not stand once in its props', async () => {
  const pages = [page("/en/o'neill/", '/es/'), page('/en/personal/', '/es/')]
  const twice = (of: Page) => drawn(of) + drawn(of)
  const render = frameRenderer(async (of: Page) => twice(of))
  for (const of of pages) expect(await render(of)).toBe(twice(of))
})
