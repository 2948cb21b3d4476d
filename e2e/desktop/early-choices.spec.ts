import type { Page } from '@playwright/test'
import { holdScripts } from '../browser/header-menus.ts'
import { expect, test } from '../browser/visit.ts'

// Region selector and language switch stand in the bar of wide windows; in the menu of small ones they come with the scripts.

const selector = (page: Page) => page.locator('.utility select[data-region-select]')
const languageSwitch = (page: Page) => page.locator('.utility a[data-language-switch]')

const stored = (page: Page) =>
  page.evaluate(() => ['preferredRegion', 'preferredRegionPermalink', 'preferredRegionManual'].map((key) => localStorage.getItem(key)))

const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'lang')

/** Opens a page whose own script does not come before the returned function lets it. */
const openWithoutScripts = async (page: Page, address: string): Promise<() => void> => {
  const arrive = await holdScripts(page, '**/_astro/page.*.js')
  await page.goto(address, { waitUntil: 'commit' })
  return arrive
}

test.describe('before the scripts come', () => {
  test('[REG-01] [REG-09] a region that is picked is kept, and holds on later pages', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/en/careers/')
    await selector(page).selectOption('gulf-coast')
    expect(await stored(page)).toEqual([null, null, null])
    arrive()
    await expect.poll(() => stored(page)).toEqual(['Gulf Coast', 'gulf-coast', 'true'])
    await expect(selector(page)).toHaveValue('gulf-coast')
    await page.goto('/es/')
    await expect(selector(page)).toHaveValue('gulf-coast')
  })

  test('[REG-04] [REG-09] a region that is picked counts more than the one of the address, and than the one before', async ({ page }) => {
    await page.goto('/en/?market=JAN')
    await expect.poll(() => stored(page)).toEqual(['Jackson', 'jackson', null])
    const arrive = await openWithoutScripts(page, '/en/careers/?market=HOU')
    await selector(page).selectOption('gulf-coast')
    arrive()
    await expect.poll(() => stored(page)).toEqual(['Gulf Coast', 'gulf-coast', 'true'])
  })

  test('[REG-09] nothing is kept when nothing is picked', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/en/careers/?market=HOU')
    await expect(selector(page)).toHaveValue('')
    arrive()
    await expect.poll(() => stored(page)).toEqual(['Houston', 'houston', null])
  })

  for (const [from, to] of [
    ['/en/personal/', '/es/personal/'],
    ['/en/search/?terms=hipoteca', '/es/search/?terms=hipoteca'],
    ['/en/privacy/', '/es/'],
    ['/blog/', '/es/blog/'],
  ] as const) {
    test(`[LINK-30] [D-LINK-8] the language switch of ${from} leads to ${to} and is remembered`, async ({ page }) => {
      await openWithoutScripts(page, from)
      await languageSwitch(page).click({ noWaitAfter: true })
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')
      const { pathname, search } = new URL(page.url())
      expect(pathname + search).toBe(to)
      const kept = await cookie(page)
      expect(kept).toMatchObject({ value: 'es', path: '/' })
      expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1000 - 2_592_000)).toBeLessThan(120)
    })
  }
})

for (const [name, comeBack] of [
  ['loaded anew', (page: Page) => page.reload()],
  ['come back to', (page: Page) => page.goto('/es/faq/').then(() => page.goBack())],
] as const) {
  test(`[REG-09] what a browser fills into the selector of a page that is ${name} is no choice`, async ({ page, context }) => {
    await page.goto('/en/careers/')
    await selector(page).selectOption('gulf-coast')
    await expect.poll(() => stored(page)).toEqual(['Gulf Coast', 'gulf-coast', 'true'])
    const other = await context.newPage()
    await other.goto('/en/')
    await selector(other).selectOption('jackson')
    await expect.poll(() => stored(other)).toEqual(['Jackson', 'jackson', 'true'])
    await comeBack(page)
    await expect(selector(page)).toHaveValue('jackson')
    expect(await stored(page)).toEqual(['Jackson', 'jackson', 'true'])
  })
}
