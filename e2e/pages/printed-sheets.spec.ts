import type { Locator, Page } from '@playwright/test'
import { isFullMatrix } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

/** One of each kind of page that somebody may hand over. */
const sheets = [
  '/personal/checking/',
  '/account-products/compare/',
  '/rates/',
  '/faq/',
  '/fraud/',
  '/contact/',
  '/mortgage/calculator/',
  '/savings-calculator/',
  '/business/treasury-management/team/',
  '/covid19-updates/la/',
  '/events/',
  '/locations/la/houma-bayou-black-drive/',
  '/blog/flood-insurance/',
] as const

/** Figures that reach out of the box that they scroll in: paper does not scroll. */
const cutOff = (figures: Element[]): readonly string[] =>
  figures.flatMap((figure) => {
    const words = document.createRange()
    words.selectNodeContents(figure)
    const box = figure.closest('.table-scroll') ?? document.body
    return words.getBoundingClientRect().right > box.getBoundingClientRect().right + 0.5 ? [figure.textContent ?? ''] : []
  })

const own = /^\/(?:events|locations|blog)\//

for (const [language, day] of [
  ['en', 'December 5, 2026'],
  ['es', '5 de diciembre de 2026'],
] as const)
  test(`in ${language}, a printed sheet says where it comes from and when, without pictures to open it, alerts and buttons`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.clock.setFixedTime(new Date('2026-12-05T18:00:00Z'))
    await page.emulateMedia({ media: 'print' })
    // Letter between its margins.
    await page.setViewportSize({ width: 703, height: 930 })
    for (const sheet of language === 'en' || isFullMatrix ? sheets : sheets.slice(0, 2)) {
      const path = own.test(sheet) && language === 'en' ? sheet : `/${language}${sheet}`
      await page.goto(path)
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      await expect.soft(page.locator('.printed'), path).toHaveText(`${canonical} ${day}`)
      await expect.soft(page.locator('.printed'), path).toBeVisible()
      expect.soft(await page.locator('main .num').evaluateAll(cutOff), path).toEqual([])
      const unwanted = page.locator('.alerts, .banner-picture, .article-scene, .location-scene, .event-scene, nav, .button')
      await expect.soft(unwanted.filter({ visible: true }), path).toHaveCount(0)
    }
    await page.emulateMedia({ media: 'screen' })
    await expect(page.locator('.printed')).toBeHidden()
  })

/** How many sheets of Letter a page takes. */
const sheetsOf = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test('accounts are printed whole, without what leads to a form or opens a fold', async ({ page }) => {
  await page.goto('/en/personal/checking/')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 703, height: 930 })
  const unwanted = page.locator('.accordion-title .icon, .product-list-side, .link-description-picture')
  expect(await unwanted.count()).toBeGreaterThan(2)
  await expect(unwanted.filter({ visible: true })).toHaveCount(0)
  const heights = await page.locator('.product-list-card').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height))
  expect(heights).toHaveLength(3)
  for (const height of heights) expect(height).toBeLessThan(930 / 2)
  expect(await sheetsOf(page)).toBeLessThanOrEqual(3)
})

test('[PROD-03] all accounts are printed in a row each, under the labels of what is told of them', async ({ page }) => {
  await page.goto('/en/account-products/compare/')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 703, height: 930 })
  const rows = await page.locator('[data-comparison]').evaluate((table) => {
    const top = (cell: Element) => cell.getBoundingClientRect().top
    return [...table.querySelectorAll('thead th')].map((name) => ({
      name: top(name),
      told: [...table.querySelectorAll(`tbody td[data-account="${name.getAttribute('data-account')}"]`)].map(top),
    }))
  })
  const sizes = await page
    .locator('[data-comparison] td a[href]')
    .evaluateAll((links) =>
      links.map((link) => [getComputedStyle(link, '::after').fontSize, getComputedStyle(link).fontSize].map(parseFloat)),
    )
  expect(sizes.length).toBeGreaterThan(3)
  for (const [address = 0, words = 0] of sizes) expect(address).toBeLessThanOrEqual(words)
  const first = page.locator('[data-comparison] tbody th > span').first()
  expect(await first.evaluate((label) => getComputedStyle(label, '::first-letter').textTransform)).toBe('uppercase')
  expect(rows.length).toBeGreaterThan(10)
  for (const { name, told } of rows) expect(new Set(told)).toEqual(new Set([name]))
  expect(rows.map(({ name }) => name)).toEqual(rows.map(({ name }) => name).toSorted((one, other) => one - other))
  expect(await sheetsOf(page)).toBeLessThanOrEqual(3)
})

test('what has the focus, as a question that the address names, is printed without its frame', async ({ page }) => {
  await page.goto('/en/faq/#faq-routing-number')
  const question = page.locator('#faq-routing-number button')
  await expect(question).toBeFocused()
  await page.keyboard.press('Shift')
  const frame = () => question.evaluate((button) => getComputedStyle(button).outlineStyle)
  await expect.poll(frame).toBe('solid')
  await page.emulateMedia({ media: 'print' })
  expect(await frame()).toBe('none')
})

test('[D-PROD-9] a printed comparison says where the chosen accounts are found again', async ({ page }) => {
  await page.goto('/en/account-products/compare/?accounts=pine-savings,first-account')
  const printed = page.locator('.printed')
  await expect(printed).toContainText('/en/account-products/compare/?accounts=pine-savings,first-account ')
  await page.getByRole('checkbox', { name: 'First Account' }).uncheck()
  await expect(printed).toContainText('/en/account-products/compare/?accounts=pine-savings ')
  await page.getByRole('checkbox', { name: 'Pine Savings' }).uncheck()
  await expect(printed).toContainText('/en/account-products/compare/ ')
})

/** How far down a printed page the end of something stands, in pixels. */
const endOf = (of: Locator): Promise<number> => of.evaluate((element) => element.getBoundingClientRect().bottom + scrollY)

for (const path of ['/locations/la/lafayette-vermilion-street/', '/es/locations/tx/houston-gulfton-rookin-street/'])
  test(`${path} is printed on two sheets, with the address, the telephone and the hours of every day on the first`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-12-05T18:00:00Z'))
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 703, height: 930 })
    await expect(page.locator('.location-state')).toHaveText(/\S/)
    for (const part of ['.location-state', '.location-today', '.location-reason', '.location-soon'])
      await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0)
    await expect(page.locator('.location-usual')).toBeVisible()
    const near = page.locator('.location-near .more')
    expect(await near.count()).toBeGreaterThan(0)
    const printed = near.evaluateAll((links) =>
      links.map((link) => {
        const { content, fontSize } = getComputedStyle(link, '::after')
        return link.checkVisibility() && fontSize === '12px' && content.includes(link.getAttribute('href') ?? '')
      }),
    )
    expect(await printed).not.toContain(false)
    await expect(page.locator('.location-hours tbody tr:visible')).toHaveCount(7)
    for (const part of ['.location-facts', '.location-hours table']) expect(await endOf(page.locator(part)), part).toBeLessThan(930)
    const [facts, hours] = await Promise.all(['.location-facts', '.location-hours'].map((part) => page.locator(part).boundingBox()))
    expect(facts?.y).toBeLessThanOrEqual(hours?.y ?? 0)
    const dates = page.locator('.location-special li:not([hidden])')
    expect(await dates.count()).toBeGreaterThan(6)
    await expect(dates.filter({ visible: true })).toHaveText((await dates.allTextContents()).slice(0, 6))
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2)
  })

for (const [path, usual] of [
  ['/locations/la/lafayette-vermilion-street/', /^Friday.*9:00/],
  ['/es/locations/la/lafayette-vermilion-street/', /^Viernes.*9:00/],
] as const)
  test(`[LOC-26] ${path} is printed on a holiday with the usual hours of that day, which the screen shows as closed`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-12-25T18:00:00Z'))
    await page.goto(path)
    const row = page.locator('.location-hours tr[aria-current=date]')
    const told = async () => (await row.innerText()).replaceAll(/\s+/g, ' ')
    expect(await told()).not.toContain('9:00')
    await page.emulateMedia({ media: 'print' })
    expect(await told()).toMatch(usual)
    await expect(row.locator('th')).toHaveCSS('font-weight', '400')
  })

for (const [path, names] of [
  ['/locations/la/lafayette-vermilion-street/', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']],
  ['/es/locations/la/lafayette-vermilion-street/', ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo']],
] as const)
  test(`[D-LOC-6] ${path} is printed with a week that begins with Monday, and the screen keeps today first`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-12-05T18:00:00Z'))
    await page.goto(path)
    const days = page.locator('.location-hours tbody th')
    const told = async () => (await days.allTextContents()).map((day) => day.trim().split(/\s/)[0])
    const onScreen = [...names.slice(5), ...names.slice(0, 5)]
    expect(await told()).toEqual(onScreen)
    // Told apart from what comes after it: the browser says both when it has printed.
    await page.evaluate(() =>
      addEventListener('beforeprint', () =>
        document.documentElement.append(document.querySelector('.location-hours table')?.cloneNode(true) ?? ''),
      ),
    )
    await page.pdf({ format: 'Letter' })
    const printed = page.locator('html > table tbody th')
    expect((await printed.allTextContents()).map((day) => day.trim().split(/\s/)[0])).toEqual(names)
    expect(await told()).toEqual(onScreen)
    await expect(page.locator('.location-hours tbody tr:visible')).toHaveCount(1)
  })

test('rates are printed on five sheets, each account beside its rates, and a condition at least a third as large as its rate', async ({
  page,
}) => {
  for (const path of ['/en/rates/', '/es/rates/']) {
    await page.goto(path)
    expect(await sheetsOf(page), path).toBeLessThanOrEqual(5)
  }
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 703, height: 930 })
  const gaps = await page
    .locator('.rate-sheet-account')
    .evaluateAll((accounts) =>
      accounts.map((account) =>
        Math.abs(
          (account.firstElementChild?.getBoundingClientRect().top ?? 0) -
            (account.querySelector('table')?.getBoundingClientRect().top ?? 0),
        ),
      ),
    )
  expect(gaps.length).toBeGreaterThan(5)
  expect(Math.max(...gaps)).toBeLessThan(2)
  const ratios = await page.locator('.savings-rate-tiers .num').evaluateAll((tiers) =>
    tiers.map((tier) => {
      const size = (part: string) => Number.parseFloat(getComputedStyle(tier.querySelector(part) ?? tier).fontSize)
      return size('.savings-rate-condition') / size('b')
    }),
  )
  expect(ratios.length).toBeGreaterThan(1)
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(1 / 3)
})

test('articles are printed on two sheets, none of them for the footer alone', async ({ page }) => {
  for (const path of ['/blog/flood-insurance/', '/es/blog/flood-insurance/', '/es/blog/banking-for-tree-farmers/']) {
    await page.goto(path)
    expect(await sheetsOf(page), path).toBeLessThanOrEqual(2)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body > footer')).toHaveCSS('break-before', 'avoid')
})

/** Sheets of Letter at most; they took 20, 16, 8, 8 and 11 when each row of cards had its own. */
for (const [path, most] of [
  ['/locations/tx/', 3],
  ['/locations/la/', 3],
  ['/faq/', 4],
  ['/events/', 3],
  ['/fraud/', 6],
] as const)
  for (const language of ['en', 'es'] as const)
    test(`/${language}${path} is printed on ${most} sheets at most, without pictures of cards and cut words`, async ({ page }) => {
      await page.goto(`/${language}${path}`)
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize({ width: 703, height: 930 })
      await expect(page.locator('.record-list-picture').filter({ visible: true })).toHaveCount(0)
      const parts = page.locator('.place-town > ul > li, .faq-question, .record-list-cards > *')
      expect(await parts.count()).toBeGreaterThan(4)
      const cut = await parts.evaluateAll((cards) => cards.filter((card) => card.scrollWidth > card.clientWidth + 1).length)
      expect(cut).toBe(0)
      expect(await sheetsOf(page)).toBeLessThanOrEqual(most)
    })
