import type { Language } from '@bank/i18n/languages.ts'
import type { MenuItem } from '@bank/model/collections/navigation.ts'
import { settingsSchema } from '@bank/model/settings.ts'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readMenu } from '../page-data/frame.ts'
import { Footer, type FooterFrame } from './Footer.tsx'

const link = (href: string | undefined) => (href ? { href } : undefined)

const networks = ['facebook', 'x', 'linkedin', 'instagram', 'youtube'] as const

const frameWith = (parts: Partial<FooterFrame> = {}): FooterFrame => ({
  language: 'en',
  menus: { footer: [], legal: [] },
  bankName: 'Gulf Pines Bank',
  tagline: { text: 'Close by.' },
  numbers: { routing: '065401550', swift: 'GPBKUS44', license: '1905550', tollFree: '800-555-0142' },
  copyrightNotice: { text: 'A fictional bank.' },
  socialLinks: networks.map((network) => ({ network, to: { href: `https://www.${network}.example/bank`, outbound: 'open' as const } })),
  showFDICLogo: false,
  isBrief: false,
  buildYear: 2026,
  mobile: {
    headline: { text: 'In your pocket.' },
    text: { text: 'Own words.' },
    to: { href: '/en/personal/services/mobile-banking/' },
    iphone: { href: 'https://apps.example/i', outbound: 'open' },
    android: undefined,
  },
  ...parts,
})

const shown = (parts: Partial<FooterFrame> = {}) => parse(renderToStaticMarkup(<Footer frame={frameWith(parts)} />))

const withMenu = (items: readonly MenuItem[], language: Language = 'en') =>
  shown({ language, menus: { footer: readMenu(items, language, link), legal: [] } }).querySelector('.footer-columns')

const textsOf = (elements: readonly { textContent: string }[] = []) => elements.map(({ textContent }) => textContent)

describe('columns of the footer', () => {
  it('[FOOT-02] are those of the menu, each link where its item leads', () => {
    const columns = withMenu([
      { text: 'Personal', children: [{ text: 'Checking', href: '/checking/' }] },
      { text: 'Help', href: '/help/', children: [{ text: 'No link' }] },
      { visible: false, text: 'Hidden' },
    ])
    expect(textsOf(columns?.querySelectorAll('h2'))).toEqual(['Personal', 'Help'])
    expect(columns?.querySelectorAll('a').map((a) => [a.textContent, a.getAttribute('href')])).toEqual([
      ['Checking', '/checking/'],
      ['Help', '/help/'],
    ])
    expect(columns?.querySelector('h2 a')?.textContent).toBe('Help')
  })

  it('[FOOT-05] show children under their item, however deep they nest', () => {
    const columns = withMenu([
      {
        text: 'Personal',
        children: [
          { text: 'Accounts', href: '/accounts/', children: [{ text: 'Checking', href: '/checking/', children: [{ text: 'Easy' }] }] },
          { text: 'Cards', href: '/cards/' },
        ],
      },
    ])
    expect(columns?.querySelector('li li li')?.textContent).toBe('Easy')
    expect(textsOf(columns?.querySelectorAll('div > ul > li'))).toEqual(['AccountsCheckingEasy', 'Cards'])
    expect(columns?.querySelectorAll('ul:empty')).toEqual([])
  })

  it('[FOOT-03] [FOOT-04] speak the language of the page, item by item, and mark English that stands in for Spanish', () => {
    const columns = withMenu(
      [
        {
          text: { en: 'Personal', es: 'Personas' },
          children: [
            { text: { en: 'Checking', es: 'Cuentas' }, href: { en: '/checking/', es: '/cuentas/' } },
            { text: { en: 'Savings' }, href: { en: '/savings/' } },
            { text: 'Blog', href: '/blog/' },
          ],
        },
      ],
      'es',
    )
    expect(columns?.querySelector('h2')?.textContent).toBe('Personas')
    expect(
      columns
        ?.querySelectorAll('li a')
        .map((a) => [a.textContent, a.getAttribute('href'), a.querySelector('[lang]')?.getAttribute('lang')]),
    ).toEqual([
      ['Cuentas', '/cuentas/', undefined],
      ['Savings', '/savings/', 'en'],
      ['Blog', '/blog/', undefined],
    ])
  })
})

describe('fixed parts of the footer', () => {
  it('[FOOT-06] are exactly five networks, each named and opened in a new tab', () => {
    const links = shown().querySelectorAll('.footer-social a')
    expect(links.map((a) => a.getAttribute('aria-label'))).toEqual(['Facebook', 'X', 'LinkedIn', 'Instagram', 'YouTube'])
    for (const a of links) {
      expect(a.attributes).toMatchObject({ target: '_blank', rel: 'noopener' })
      expect(a.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    }
  })

  it.each([4, 6])('[FOOT-06] the settings refuse %i networks', (count) => {
    const five = networks.map((network) => ({ network, url: `https://www.${network}.example/` }))
    const links = [...five, ...five].slice(0, count)
    expect(settingsSchema.shape.socialLinks.safeParse(links).success).toBe(false)
    expect(settingsSchema.shape.socialLinks.safeParse(five).success).toBe(true)
  })

  it.each([
    [true, 'FOOT-07', 1],
    [false, 'FOOT-08', 0],
  ])('with showFDICLogo %s [%s] hold the deposit-insurance logo %i times', (showFDICLogo, _id, count) => {
    expect(shown({ showFDICLogo }).querySelectorAll('.footer-fdic')).toHaveLength(count)
  })

  it.each(['en', 'es'] as const)('[FOOT-09] are the equal-housing logo with its words, in %s', (language) => {
    const housing = shown({ language }).querySelector('.footer-housing')
    expect(housing?.querySelector('svg')).not.toBeNull()
    expect(housing?.textContent).toMatch(/^(Equal Housing Lender|Prestamista con igualdad de oportunidades de vivienda)$/)
  })

  it.each([
    ['en', 'Routing number', 'SWIFT code', 'NMLS number', 'Call us, toll free'],
    ['es', 'Número de ruta', 'Código SWIFT', 'Número NMLS', 'Llámenos sin costo'],
  ] as const)('[FOOT-10] [FOOT-11] [FOOT-12] [FOOT-21] are the numbers, each with its label, in %s', (language, ...labels) => {
    const list = shown({ language }).querySelector('.footer-numbers dl')
    expect(textsOf(list?.querySelectorAll('dt'))).toEqual(labels)
    expect(textsOf(list?.querySelectorAll('dd'))).toEqual(['065401550', 'GPBKUS44', '1905550', '800-555-0142'])
    expect(list?.querySelector('a')?.getAttribute('href')).toBe('tel:8005550142')
  })

  it('[FOOT-13] are the year the site was built in, marked for the correction at load', () => {
    expect(shown().querySelector('[data-current-year]')?.textContent).toBe('2026')
    expect(shown().querySelector('.footer-end')?.textContent).toContain('© 2026 Gulf Pines Bank. A fictional bank.')
  })
})

describe('mobile banking in the footer', () => {
  it('[FOOT-14] [FOOT-22] [FOOT-23] is a callout with a download block that leads to the page on mobile banking', () => {
    const block = shown().querySelector('footer .mobile')
    expect(block?.querySelector('h2')?.textContent).toBe('In your pocket.')
    expect(block?.querySelector('.lead')?.textContent).toBe('Own words.')
    expect(block?.querySelectorAll('a').map((a) => a.getAttribute('href'))).toEqual([
      'https://apps.example/i',
      '/en/personal/services/mobile-banking/',
    ])
  })

  it('[FOOT-23] has a heading when the store gives it none, and no empty block of stores', () => {
    const frame = frameWith()
    const block = shown({ mobile: { ...frame.mobile, headline: { text: '' }, iphone: undefined } })
    expect(textsOf(block.querySelectorAll('#mobile-headline, .mobile .label'))).toEqual(['Mobile banking'])
    expect(block.querySelector('.mobile-stores')).toBeNull()
  })
})
