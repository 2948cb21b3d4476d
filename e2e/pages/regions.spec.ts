import type { Page } from '@playwright/test'
import { acrossSizes } from '../browser/matrix.ts'
import { refuseStorage, storeFirst } from '../browser/storage.ts'
import { expect, test } from '../browser/visit.ts'

const address = '/api/geolocation/ip/?source=offcanvas'
const gulfCoast = { en: 'Gulf Coast', es: 'Costa del Golfo' } as const
const nothingChosen = { en: 'Select your region', es: 'Elija su región' } as const

/** Answers the geolocation; what was asked of it is written down. */
const locate = async (page: Page, data: unknown, status = 200): Promise<readonly string[]> => {
  const asked: string[] = []
  await page.route('**/api/geolocation/**', (route) => {
    const { pathname, search } = new URL(route.request().url())
    asked.push(pathname + search)
    return route.fulfill({ status, json: data })
  })
  return asked
}

const openOffcanvas = async (page: Page): Promise<void> => {
  await page.locator('.header-menu').click()
  await expect(page.locator('dialog.offcanvas')).toBeVisible()
}

const inUtilityBar = (page: Page) => page.locator('.utility select[data-region-select]')
const inOffcanvas = (page: Page) => page.locator('dialog.offcanvas select[data-region-select]')

/** Picks a region where visitors of this screen can. */
const pick = async (page: Page, isMobile: boolean, permalink: string): Promise<void> => {
  if (isMobile && !(await inOffcanvas(page).isVisible())) await openOffcanvas(page)
  await (isMobile ? inOffcanvas(page) : inUtilityBar(page)).selectOption(permalink)
}

/** Name that the utility bar shows, or would show on a larger screen. */
const shownName = (page: Page) => inUtilityBar(page).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)

const stored = (page: Page) =>
  page.evaluate(() => ['preferredRegion', 'preferredRegionPermalink', 'preferredRegionManual'].map((key) => localStorage.getItem(key)))

/** The page's own script has run: it is what reads the address. */
const ready = (page: Page) => page.waitForLoadState('load')

for (const language of ['en', 'es'] as const) {
  test(
    `[REG-01] [REG-02] [REG-09] [STORE-01] [STORE-02] [D-REG-4] in ${language}, a picked region is shown, kept and there on every later page`,
    acrossSizes(language),
    async ({ page, isMobile }) => {
      await locate(page, { data: null })
      await page.goto(`/${language}/careers/`)
      expect(await shownName(page)).toBe(nothingChosen[language])
      await pick(page, isMobile, 'gulf-coast')
      expect(await shownName(page)).toBe(gulfCoast[language])
      expect(await stored(page)).toEqual(['Gulf Coast', 'gulf-coast', 'true'])
      await page.reload()
      await ready(page)
      await expect.poll(() => shownName(page)).toBe(gulfCoast[language])
      await page.locator(`footer a[href="/${language}/faq/"]`).first().click()
      await page.waitForURL(`**/${language}/faq/`)
      await expect.poll(() => shownName(page)).toBe(gulfCoast[language])
      await page.goto(language === 'en' ? '/es/' : '/en/')
      await expect.poll(() => shownName(page)).toBe(gulfCoast[language === 'en' ? 'es' : 'en'])
    },
  )
}

test('[REG-11] every region of the bank is offered, with what the rules need', async ({ page }) => {
  await page.goto('/en/')
  const offered = await inUtilityBar(page).evaluate((select: HTMLSelectElement) =>
    [...select.options].slice(1).map(({ value, text, dataset }) => ({ value, text, ...dataset })),
  )
  expect(offered).toHaveLength(12)
  expect(offered[0]).toEqual({ value: 'houston', text: 'Houston', market: 'HOU', lat: '29.7604', lng: '-95.3698' })
})

test('[REG-03] [REG-05] [REG-09] the address sets a region by its market code; an unknown one changes nothing', async ({ page }) => {
  await page.goto('/en/?market=hou')
  await expect.poll(() => shownName(page)).toBe('Houston')
  expect(await stored(page)).toEqual(['Houston', 'houston', null])
  await page.goto('/en/?market=NYC')
  await expect.poll(() => shownName(page)).toBe('Houston')
  await page.goto('/en/?market=JAN')
  await expect.poll(() => shownName(page)).toBe('Jackson')
})

test('[REG-04] [D-REG-2] the address does not change what was picked by hand', { tag: '@both' }, async ({ page, isMobile }) => {
  await locate(page, { data: null })
  await page.goto('/en/')
  await pick(page, isMobile, 'acadiana')
  await page.goto('/en/?market=HOU')
  await expect.poll(() => shownName(page)).toBe('Acadiana')
  expect(await stored(page)).toEqual(['Acadiana', 'acadiana', 'true'])
})

test('[REG-10] going back to the empty choice changes nothing', { tag: '@both' }, async ({ page, isMobile }) => {
  await locate(page, { data: null })
  await page.goto('/en/?market=HOU')
  await expect.poll(() => shownName(page)).toBe('Houston')
  await pick(page, isMobile, '')
  expect(await shownName(page)).toBe('Houston')
  if (isMobile) await expect(inOffcanvas(page)).toHaveValue('houston')
  expect(await stored(page)).toEqual(['Houston', 'houston', null])
})

test.describe('the offcanvas menu', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
  })

  test('[REG-06] [REG-08] [D-REG-1] on its first opening takes the nearest region, once', async ({ page }) => {
    const asked = await locate(page, { data: { lat: 30.4, lng: -88.9 } })
    await page.goto('/en/careers/')
    expect(asked).toEqual([])
    await openOffcanvas(page)
    await expect(inOffcanvas(page)).toHaveValue('gulf-coast')
    expect(await shownName(page)).toBe('Gulf Coast')
    expect(await stored(page)).toEqual(['Gulf Coast', 'gulf-coast', null])
    await page.keyboard.press('Escape')
    await openOffcanvas(page)
    await expect(inOffcanvas(page)).toHaveValue('gulf-coast')
    expect(asked).toEqual([address])
  })

  test('[REG-07] asks nobody when a region is stored', async ({ page }) => {
    const asked = await locate(page, { data: { lat: 30.4, lng: -88.9 } })
    await page.goto('/en/?market=HOU')
    await openOffcanvas(page)
    await expect(inOffcanvas(page)).toHaveValue('houston')
    expect(asked).toEqual([])
  })

  for (const [name, data] of [
    ['an address that is nowhere', { data: null }],
    ['missing coordinates', { data: { lat: 30.4 } }],
  ] as const) {
    test(`[D-REG-1] ${name} leaves the region unset, without a message`, async ({ page }) => {
      const asked = await locate(page, data)
      await page.goto('/en/')
      await openOffcanvas(page)
      await expect.poll(() => asked.length).toBe(1)
      await expect(inOffcanvas(page)).toHaveValue('')
      expect(await stored(page)).toEqual([null, null, null])
    })
  }

  test.describe('when the service fails', () => {
    test.use({ tolerated: [/answer 500|status of 500|geolocation answered 500/] })

    test('[D-REG-1] [D-ERR-4] the region stays unset, without a message; it is not asked again', async ({ page, problems }) => {
      const asked = await locate(page, { errorMessage: 'no' }, 500)
      await page.goto('/en/')
      await openOffcanvas(page)
      await expect.poll(() => problems.some((problem) => problem.includes('geolocation answered 500'))).toBe(true)
      await page.keyboard.press('Escape')
      await openOffcanvas(page)
      await expect(inOffcanvas(page)).toHaveValue('')
      expect(asked).toEqual([address])
    })
  })
})

test('[D-REG-1] a large screen never asks where its visitor is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const asked = await locate(page, { data: { lat: 30.4, lng: -88.9 } })
  await page.goto('/en/', { waitUntil: 'networkidle' })
  await inUtilityBar(page).hover()
  await page.locator('[data-primary-link]').first().hover()
  expect([await shownName(page), ...asked]).toEqual([nothingChosen.en])
})

for (const refusal of ['blocked', 'full'] as const) {
  test(`[D-STORE-4] with storage ${refusal}, the region holds while the document lives`, {
    tag: refusal === 'blocked' ? '@both' : [],
  }, async ({ page, isMobile }) => {
    await refuseStorage(page, refusal)
    await locate(page, { data: null })
    await page.goto('/en/careers/?market=HOU')
    await expect.poll(() => shownName(page)).toBe('Houston')
    await pick(page, isMobile, 'jackson')
    if (isMobile) await page.keyboard.press('Escape')
    await page.locator('footer a[href="/en/faq/"]').first().click()
    await page.waitForURL('**/en/faq/')
    await expect(page.locator('main h1')).toBeFocused()
    expect(await shownName(page)).toBe('Jackson')
  })
}

test('[REG-09] [D-STORE-4] a stored region that the bank does not have counts as none', async ({ page }) => {
  await storeFirst(page, { preferredRegion: 'Atlantis', preferredRegionPermalink: 'atlantis', preferredRegionManual: 'true' })
  await page.goto('/en/')
  await ready(page)
  expect(await shownName(page)).toBe(nothingChosen.en)
  await page.goto('/en/?market=HOU')
  await expect.poll(() => shownName(page)).toBe('Houston')
})
