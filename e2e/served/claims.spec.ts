import { expect, test } from '@playwright/test'
import { attributesOf, builtPages, mainOf, plain } from '../site/built-pages.ts'

const pages = builtPages()
const textOf = (path: string) => plain(pages.find((page) => page.path === path)?.html ?? '')
const english = pages.filter(({ path }) => path.startsWith('/en/')).map(({ html }) => plain(mainOf(html)))
const spanish = pages.filter(({ path }) => path.startsWith('/es/')).map(({ html }) => plain(mainOf(html)))

/** Every banking center and ATM that the page of locations leads to. */
const locationPages = pages.filter(({ path }) => /^\/en\/locations\/[a-z]{2}\/[^/]+\/$/.test(path))
const withFrame = pages.filter(({ path }) => !path.startsWith('/calculator-iframe/'))
const footerOf = (html: string) => html.slice(html.indexOf('<footer'))
const kindsOf = (html: string) => plain(mainOf(html)).slice(0, 400)

for (const [id, claim, inEnglish, inSpanish] of [
  ['CONST-03', 'more than 40 banking centers', /more than 40 banking centers/i, /más de 40 sucursales/i],
  ['CONST-04', '60 ATMs in three states', /60 ATMs in three states/i, /60 cajeros en tres estados/i],
  ['CONST-05', 'loans up to $3MM+', /loans up to \$3MM\+/i, /hasta \$3MM\+/i],
  ['CONST-06', 'a minimum of $500', /\$500 minimum to open a rate account/i, /\$500/],
  ['CONST-07', '$100 off the origination', /\$100[^.]*origination/i, /\$100/],
] as const) {
  test(`[${id}] the copy claims ${claim}, in both languages`, () => {
    expect(english.filter((text) => inEnglish.test(text)).length).toBeGreaterThan(0)
    expect(spanish.filter((text) => inSpanish.test(text)).length).toBeGreaterThan(0)
  })
}

test('[CONST-03] [CONST-04] [D-CONST-2] the locations agree with the claims', () => {
  const centers = locationPages.filter(({ html }) => /\bBanking Center\b/.test(kindsOf(html)))
  const machines = locationPages.filter(({ html }) => /\bATM\b/.test(kindsOf(html)) && !/\bBanking Center\b/.test(kindsOf(html)))
  expect(centers.length).toBeGreaterThan(40)
  expect(machines).toHaveLength(60)
})

test('[CONST-09] Texas, Louisiana and Mississippi agree between copy, map, locations and notices', () => {
  expect(new Set(locationPages.map(({ path }) => path.split('/')[3]))).toEqual(new Set(['la', 'ms', 'tx']))
  expect(textOf('/en/')).toMatch(/Texas, Louisiana and Mississippi/)
  expect(textOf('/es/')).toMatch(/Texas, Luisiana y Misisipi/)
  for (const state of ['Texas', 'Louisiana', 'Mississippi']) expect(textOf('/en/covid19-updates/')).toContain(state)
})

test('[STORE-06] [STORE-07] [STORE-08] [STORE-09] [STORE-10] location pages speak the language of the page', () => {
  const en = locationPages.map(({ html }) => plain(mainOf(html))).join(' ')
  const es = pages
    .filter(({ path }) => /^\/es\/locations\/[a-z]{2}\//.test(path))
    .map(({ html }) => plain(mainOf(html)))
    .join(' ')
  const labels = [
    'Banking Center',
    'ATM',
    'Loan Production Office',
    'Deposit Production Office',
    'Safe Deposit Boxes',
    'Notary',
    'Night Depository',
    'Withdrawal',
    'Balance Inquiry',
    'Retail Banking',
    'Drive-thru',
    'Lobby',
  ]
  for (const label of labels) expect(en, label).toContain(label)
  for (const label of labels.filter((label) => label !== 'ATM')) expect(es, label).not.toContain(label)
  for (const label of ['Cajero', 'Cajas de seguridad', 'Notar', 'Retiro']) expect(es, label).toContain(label)
})

test('[STORE-11] [LOC-21] [LOC-22] hours name the weekdays in the language of the page', () => {
  const center = locationPages.find(({ html }) => html.includes('Drive-thru'))
  const path = center?.path ?? ''
  for (const day of ['Monday', 'Friday', 'Saturday']) expect(textOf(path)).toContain(day)
  for (const day of ['Lunes', 'Viernes', 'Sábado']) expect(textOf(path.replace('/en/', '/es/')).toLowerCase()).toContain(day.toLowerCase())
})

test('[STORE-17] [LOC-05] [LOC-06] [LOC-07] [LOC-11] a location page shows who, where and how to get there', () => {
  const route = /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=-?\d/
  const wrong = locationPages.filter(({ html }) => {
    const main = mainOf(html)
    return (
      !/\b(?:Texas|Louisiana|Mississippi) \d{5}\b/.test(plain(main)) || !attributesOf(main, 'a', 'href').some((href) => route.test(href))
    )
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
  const center = locationPages.find(({ html }) => html.includes('Lobby'))?.html ?? ''
  expect(attributesOf(mainOf(center), 'a', 'href').some((href) => href.startsWith('tel:'))).toBe(true)
})

test('[FOOT-01] [FOOT-06] [FOOT-09] [FOOT-10] [FOOT-11] [FOOT-12] [FOOT-13] [FOOT-21] every page has the whole footer', () => {
  const parts = [/065401550/, /GPBKUS44/, /1905550/, /800-555-0142/, /© \d{4} Gulf Pines Bank/, /Equal Housing|Igualdad/i]
  const wrong = withFrame.flatMap(({ path, html }) => {
    const text = plain(footerOf(html))
    const social = attributesOf(footerOf(html), 'a', 'href').filter((href) => /facebook|x\.example|linkedin|instagram|youtube/.test(href))
    return [
      ...parts.flatMap((part) => (part.test(text) ? [] : [`${path}: ${part}`])),
      ...(social.length === 5 ? [] : [`${path}: networks`]),
    ]
  })
  expect(wrong).toEqual([])
})

test('[FOOT-07] [FOOT-08] the deposit-insurance logo stands on the pages that ask for it, and on no other', () => {
  const shows = (path: string) => (pages.find((page) => page.path === path)?.html ?? '').includes('footer-fdic')
  expect([shows('/en/'), shows('/es/'), shows('/en/personal/')]).toEqual([true, true, true])
  expect([shows('/en/careers/'), shows('/en/personal/credit-cards/')]).toEqual([false, false])
})

test('[FOOT-14] [FOOT-22] [FOOT-23] the app block of every page leads to mobile banking', () => {
  const without = withFrame.filter(({ html }) => {
    const language = /<html\b[^>]*lang="es"/.test(html) ? 'es' : 'en'
    return !attributesOf(footerOf(html), 'a', 'href').includes(`/${language}/personal/services/mobile-banking/`)
  })
  expect(without.map(({ path }) => path)).toEqual([])
})

test('[FOOT-18] [FOOT-19] [FOOT-20] the footer links to the sitemap, the legal pages and the disclosures, as they are published', () => {
  const legal = ['privacy', 'privacy-notice', 'mobile-privacy-notice', 'online-service-agreement', 'security-statement'].map(
    (name) => `/en/${name}/`,
  )
  for (const path of ['/en/', '/es/', '/es/blog/', '/en/personal/']) {
    const html = pages.find((page) => page.path === path)?.html ?? ''
    const links = attributesOf(footerOf(html), 'a', 'href')
    for (const address of [...legal, '/sitemap/', '/disclosures-agreements/']) expect(links, path).toContain(address)
  }
})

test('[FOOT-19] a Spanish page says of its footer’s links which of them lead to English', () => {
  const footer = footerOf(pages.find(({ path }) => path === '/es/')?.html ?? '')
  const english = [...footer.matchAll(/<a\b[^>]*hreflang="en"[^>]*>(.*?)<\/a>/gis)].map(([, words = '']) => plain(words))
  expect(english.length).toBeGreaterThan(4)
  expect(english.filter((words) => !words.endsWith('(en inglés)'))).toEqual([])
})
