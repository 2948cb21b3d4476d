import type { Page } from '@playwright/test'
import { repeated } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'
import { inEnglishOnly } from '../site/addresses.ts'
import { builtPages } from '../site/built-pages.ts'
import { siteAddress } from '../site/served-site.ts'
import { storedContent } from '../site/stored-content.ts'

// Unknown addresses are visited on purpose, and the networks are answered by the test itself.
test.use({ tolerated: [/answer 404|status of 404|third-party request to https:\/\/www\.\w+\.example\//] })

declare global {
  interface Window {
    kept?: string
  }
}

type Item = {
  visible?: boolean
  text?: string | { en?: string; es?: string }
  href?: string | { en?: string; es?: string }
  children?: readonly Item[]
}

const texts = {
  en: {
    numbers: [
      ['Routing number', '065401550'],
      ['SWIFT code', 'GPBKUS44'],
      ['NMLS number', '1905550'],
      ['Call us, toll free', '800-555-0142'],
    ],
    housing: 'Equal Housing Lender',
    fdic: 'Member FDIC.',
    legal: 'Legal notices',
    menu: 'Footer',
    howMobileWorks: 'How mobile banking works',
    iphone: 'Get it for iPhone',
  },
  es: {
    numbers: [
      ['Número de ruta', '065401550'],
      ['Código SWIFT', 'GPBKUS44'],
      ['Número NMLS', '1905550'],
      ['Llámenos sin costo', '800-555-0142'],
    ],
    housing: 'Prestamista con igualdad de oportunidades de vivienda',
    fdic: 'Miembro de la FDIC.',
    legal: 'Avisos legales',
    menu: 'Pie de página',
    howMobileWorks: 'Cómo funciona la banca móvil',
    iphone: 'Para iPhone',
  },
} as const

/** Every way in which a page comes to be: of its own, without a language, of a record, for an address that does not exist. */
const visits = [
  ['/en/personal/', 'en', undefined],
  ['/es/personal/', 'es', undefined],
  ['/', 'en', undefined],
  ['/blog/', 'en', undefined],
  ['/blog/', 'es', 'es'],
  ['/sitemap/', 'es', 'es'],
  ['/en/privacy/', 'en', undefined],
  ['/blog/flood-insurance/', 'en', undefined],
  ['/es/locations/ms/petal-central-avenue/', 'es', undefined],
  ['/en/nowhere/', 'en', undefined],
  ['/es/en-ninguna-parte/', 'es', undefined],
] as const

/** One of each kind. */
const someVisits = visits.filter(([path, , cookie]) => /^\/es\/personal|^\/en\/nowhere/.test(path) || cookie)

const sizes = [
  [1280, 800],
  [390, 844],
] as const

const open = async (page: Page, path: string, cookie?: string) => {
  if (cookie) await page.context().addCookies([{ name: 'lang', value: cookie, url: test.info().project.use.baseURL ?? '' }])
  await page.goto(path)
}

const footerOf = (page: Page) => page.getByRole('contentinfo')

const textOf = ({ text }: Item, language: 'en' | 'es'): string => (typeof text === 'string' ? text : (text?.[language] ?? text?.en ?? ''))

/** The name of an item as a page in this language shows it: Spanish pages say which links lead to English. */
const nameOf = (item: Item, language: 'en' | 'es'): string =>
  language === 'es' && inEnglishOnly.some((address) => typeof item.href === 'string' && address === `/en${item.href}`)
    ? `${textOf(item, language)} (en inglés)`
    : textOf(item, language)

/** Names of the items of a menu and of everything under them, in order, as a page in this language shows them. */
const namesOf = (items: readonly Item[], language: 'en' | 'es'): readonly string[] =>
  items.flatMap((item) =>
    item.visible === false || textOf(item, language) === '' ? [] : [nameOf(item, language), ...namesOf(item.children ?? [], language)],
  )

const menuOf = (id: string): readonly Item[] => JSON.parse(storedContent().records.menus.find((menu) => menu.id === id)?.pages_json ?? '[]')

for (const [index, [path, language, cookie]] of visits.entries())
  test(
    `[FOOT-01] [FOOT-09] [FOOT-10] [FOOT-11] [FOOT-12] [FOOT-13] [FOOT-21] ${path} in ${language} shows the footer`,
    repeated(index % 2 === 1),
    async ({ page }) => {
      await open(page, path, cookie)
      const footer = footerOf(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        const numbers = footer.locator('dl > div')
        await expect(numbers).toHaveCount(4)
        for (const [index, [label, value]] of texts[language].numbers.entries()) {
          await expect(numbers.nth(index).locator('dt'), `at ${width} px`).toHaveText(label)
          await expect(numbers.nth(index).locator('dd'), `at ${width} px`).toHaveText(value)
          await expect(numbers.nth(index), `at ${width} px`).toBeVisible()
        }
        await expect(footer.getByRole('link', { name: '800-555-0142' }), `at ${width} px`).toHaveAttribute('href', 'tel:8005550142')
        await expect(footer.locator('.footer-housing'), `at ${width} px`).toHaveText(texts[language].housing)
        await expect(footer.locator('.footer-housing svg'), `at ${width} px`).toBeVisible()
        await expect(footer.getByText(`© ${new Date().getFullYear()} Gulf Pines Bank.`), `at ${width} px`).toBeVisible()
        const within = await footer.evaluate((element) => element.scrollWidth <= element.clientWidth)
        expect(within, `nothing reaches over the edge at ${width} px`).toBe(true)
      }
    },
  )

for (const language of ['en', 'es'] as const)
  test(`[FOOT-02] [FOOT-03] [FOOT-04] [FOOT-05] columns and links in ${language} are those of the store's menu, children under their item`, async ({
    page,
  }) => {
    await page.goto(`/${language}/careers/`)
    const columns = footerOf(page).getByRole('navigation', { name: texts[language].menu })
    const wanted = menuOf('footer')
    await expect(columns.locator(':is(h2, li) > :is(a, span)')).toHaveText(namesOf(wanted, language))
    await expect(columns.getByRole('heading')).toHaveText(wanted.map((column) => textOf(column, language)))
    for (const [index, { children = [] }] of wanted.entries())
      await expect(columns.locator(':scope > div').nth(index).locator(':scope > ul > li')).toHaveCount(children.length)
    const legal = footerOf(page).getByRole('navigation', { name: texts[language].legal })
    await expect(legal.getByRole('link')).toHaveText(namesOf(menuOf('legal'), language))
  })

for (const [width, height] of sizes)
  test(`[FOOT-06] exactly five networks, by name, open directly in a new tab at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/es/personal/')
    const links = footerOf(page).locator('.footer-social').getByRole('link')
    await expect(links).toHaveCount(5)
    for (const [index, name] of ['Facebook', 'X', 'LinkedIn', 'Instagram', 'YouTube'].entries())
      await expect(links.nth(index)).toHaveAccessibleName(name)
    await context.route(/^https:/, (route) => route.fulfill({ body: '' }))
    for (const link of await links.all()) {
      const opened = page.waitForEvent('popup')
      await link.click()
      const tab = await opened
      expect(tab.url()).toBe(await link.getAttribute('href'))
      await tab.close()
    }
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  })

const shows = (page: Page, language: 'en' | 'es' = 'en') => footerOf(page).getByText(texts[language].fdic)

test('[FOOT-07] flagged pages have the deposit-insurance logo', async ({ page }) => {
  for (const [path, language] of [
    ['/', 'en'],
    ['/en/', 'en'],
    ['/disclosures-agreements/', 'en'],
    ['/es/', 'es'],
    ['/es/personal/', 'es'],
  ] as const) {
    await page.goto(path)
    await expect.soft(shows(page, language), path).toBeVisible()
    await expect.soft(footerOf(page).locator('.footer-fdic b'), path).toHaveText('FDIC')
  }
})

test('[FOOT-08] [D-FOOT-1] pages without the flag have no deposit-insurance logo', async ({ page }) => {
  for (const [path, language] of [
    ['/en/careers/', 'en'],
    ['/es/careers/', 'es'],
    ['/blog/flood-insurance/', 'en'],
    ['/en/locations/ms/petal-central-avenue/', 'en'],
    ['/en/nowhere/', 'en'],
    ['/es/en-ninguna-parte/', 'es'],
  ] as const) {
    await page.goto(path)
    await expect.soft(footerOf(page).locator('.footer-housing'), path).toBeVisible()
    await expect.soft(shows(page, language), path).toHaveCount(0)
    await expect.soft(footerOf(page).locator('.footer-fdic'), path).toHaveCount(0)
  }
})

test('[FOOT-07] [FOOT-08] [FOOT-17] after in-app navigation the logo is that of the new page, there and back', async ({ page }) => {
  await page.goto('/en/personal/')
  await page.evaluate(() => {
    window.kept = 'yes'
  })
  await expect(shows(page)).toBeVisible()
  await footerOf(page).getByRole('link', { name: 'Careers' }).click()
  await page.waitForURL('**/en/careers/')
  await expect(shows(page)).toHaveCount(0)
  await footerOf(page).getByRole('link', { name: 'Savings', exact: true }).click()
  await page.waitForURL('**/en/personal/savings/')
  await expect(shows(page)).toBeVisible()
  await page.goBack()
  await page.waitForURL('**/en/careers/')
  await expect(shows(page)).toHaveCount(0)
  expect(await page.evaluate(() => window.kept), 'no document was loaded meanwhile').toBe('yes')
})

test('[FOOT-07] [FOOT-08] [FOOT-16] [FOOT-17] [D-FOOT-6] every page has the logo just when its lookup says so', async ({ request }) => {
  const query = 'approved=true&deleted=false&archived=false'
  const { data }: { data: readonly { uri: string; showFDICLogo: boolean }[] } = await (
    await request.get(`/api/content/page/all/?${query}`)
  ).json()
  expect(data.length).toBeGreaterThan(50)
  const flagged = new Set(data.filter(({ showFDICLogo }) => showFDICLogo).map(({ uri }) => uri))
  const pages = builtPages().filter(({ path }) => !path.startsWith('/calculator-iframe/'))
  const wrong = pages.flatMap(({ path, html }) => {
    const uri = path.replace(/^\/(?:en|es)\//, '/')
    const logo = html.slice(html.lastIndexOf('<footer')).includes('footer-fdic')
    return logo === flagged.has(uri) ? [] : [`${path}: ${logo}`]
  })
  expect(wrong).toEqual([])
  const [row, ...others] = (await (await request.get(`/api/content/page/all/?uri=/personal/checking/&${query}`)).json()).data
  expect([row.uri, others]).toEqual(['/personal/checking/', []])
  for (const hidden of ['approved=false', 'deleted=true', 'archived=true'])
    expect((await (await request.get(`/api/content/page/all/?${hidden}`)).json()).data).toEqual([])
})

test('[FOOT-13] [D-FOOT-3] a site built in one year shows the next one when it comes, after in-app navigation too', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00-06:00'))
  await page.goto('/en/careers/')
  await expect(footerOf(page).getByText('© 2031 Gulf Pines Bank.')).toBeVisible()
  await footerOf(page).getByRole('link', { name: 'Community' }).click()
  await page.waitForURL('**/en/about/community-involvement/')
  await expect(footerOf(page).getByText('© 2031 Gulf Pines Bank.')).toBeVisible()
})

for (const [path, language, cookie] of someVisits)
  test(`[FOOT-14] [FOOT-22] [FOOT-23] ${path} in ${language} has the callout and the download block, which lead to mobile banking`, async ({
    page,
  }) => {
    await open(page, path, cookie)
    const block = footerOf(page).getByRole('region', { name: storedContent().settings.mobileHeadline?.[language] ?? '' })
    await expect(block.getByRole('heading')).toBeVisible()
    // The words of the store, or the default ones: either promotes the same three things.
    const promises = language === 'en' ? [/balances/i, /deposit checks/i, /move money/i] : [/saldos/i, /deposite cheques/i, /dinero/i]
    for (const promise of promises) await expect(block.locator('.lead')).toContainText(promise)
    await expect(block.getByRole('link', { name: texts[language].iphone })).toHaveAttribute('target', '_blank')
    await block.getByRole('link', { name: texts[language].howMobileWorks }).click()
    await page.waitForURL(`**/${language}/personal/services/mobile-banking/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

const legal = ['privacy', 'privacy-notice', 'mobile-privacy-notice', 'online-service-agreement', 'security-statement'].map(
  (name) => `/en/${name}/`,
)

for (const language of ['en', 'es'] as const)
  test(`[FOOT-18] [FOOT-19] [FOOT-20] the footer in ${language} leads to the sitemap, the legal pages and the disclosures, as they are quoted`, async ({
    page,
  }) => {
    await page.goto(`/${language}/personal/`)
    for (const href of legal) await expect(footerOf(page).locator(`a[href="${href}"]`)).toBeVisible()
    for (const href of ['/sitemap/', '/disclosures-agreements/', '/en/privacy/']) {
      await page.goto(`/${language}/personal/`)
      await footerOf(page).locator(`a[href="${href}"]`).click()
      await page.waitForURL((url) => url.pathname === href)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

test('[FOOT-19] every link of the footer leads to a page that is there', async () => {
  const html = await (await fetch(`${siteAddress}/es/`)).text()
  const links = [...html.slice(html.lastIndexOf('<footer')).matchAll(/<a\b[^>]*href="(\/[^"]*)"/g)].map(([, href]) => href ?? '')
  expect(links.length).toBeGreaterThan(30)
  const answers = await Promise.all([...new Set(links)].map(async (href) => `${(await fetch(siteAddress + href)).status} ${href}`))
  expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([])
})

test('links of the footer are large enough to touch and come one after the other with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/es/')
  const links = footerOf(page).getByRole('link')
  const small: string[] = []
  for (const link of await links.all()) {
    const box = await link.boundingBox()
    if (!box || box.height < 24 || box.width < 24) small.push(`${await link.textContent()}: ${box?.width} × ${box?.height}`)
  }
  expect(small).toEqual([])
  await links.first().focus()
  for (const link of (await links.all()).slice(1)) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    expect(await link.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  }
})

test('on paper the footer keeps its numbers, signs and copyright, and nothing else', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/en/')
  const footer = footerOf(page)
  for (const part of ['dl', '.footer-fdic', '.footer-housing', '[data-current-year]']) await expect(footer.locator(part)).toBeVisible()
  for (const part of ['.mobile', '.footer-columns', '.footer-legal', '.footer-social']) await expect(footer.locator(part)).toBeHidden()
  const colour = await footer
    .locator('dd')
    .first()
    .evaluate((element) => getComputedStyle(element).color)
  expect(colour).toBe('rgb(0, 0, 0)')
})
