import type { Page } from '@playwright/test'
import { holdScripts } from '../browser/header-menus.ts'
import { expect, test } from '../browser/visit.ts'

const path = '/en/personal/checking/'
/** Accordions that are closed at first; they are found by their place, which toggling does not change. */
const closedAtFirst = 1
const title = (page: Page) => page.locator('.accordion-title button').nth(closedAtFirst)
const body = (page: Page) => page.locator('.accordion-body').nth(closedAtFirst)

const island = (page: Page) => title(page).locator('xpath=ancestor::astro-island')

/** Scripts of React and of islands that were fetched: those that the islands of the page name. */
const islandScripts = async (page: Page, fetched: readonly string[]): Promise<readonly string[]> => {
  const named = await page
    .locator('astro-island')
    .evaluateAll((islands) => islands.flatMap((island) => ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? '')))
  expect(named.length).toBeGreaterThan(0)
  return fetched.filter((url) => named.includes(new URL(url).pathname))
}

test('[BLK-04] [BLK-05] a click shows the body, the next one hides it', async ({ page }) => {
  await page.goto(path)
  await expect(body(page)).toBeHidden()
  await title(page).click()
  await expect(title(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(body(page)).toBeVisible()
  await title(page).click()
  await expect(title(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(body(page)).toBeHidden()
})

test('[BLK-04] opening one leaves the others as they are', async ({ page }) => {
  await page.goto(path)
  const other = page.locator('.accordion-body').first()
  await expect(other).toBeVisible()
  await title(page).click()
  await expect(body(page)).toBeVisible()
  await expect(other).toBeVisible()
})

for (const key of ['Enter', 'Space']) {
  test(`[BLK-04] ${key} toggles it, and focus stays on the title`, async ({ page }) => {
    await page.goto(path)
    await title(page).focus()
    await page.keyboard.press(key)
    await expect(title(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(title(page)).toBeFocused()
    await page.keyboard.press(key)
    await expect(title(page)).toHaveAttribute('aria-expanded', 'false')
  })
}

test('[BLK-06] one that is set open is open from the start', async ({ page }) => {
  await page.goto('/en/personal/services/mobile-banking/')
  await expect(page.locator('.accordion-open .accordion-body').first()).toBeVisible()
  await expect(page.locator('.accordion-open button').first()).toHaveAttribute('aria-expanded', 'true')
})

test('[BLK-04] on a slow network the very first click counts, once', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto(path)
  const arrive = await holdScripts(page)
  await title(page).scrollIntoViewIfNeeded()
  if (isMobile) await title(page).tap()
  else await title(page).click()
  await expect(island(page)).toHaveAttribute('ssr')
  arrive()
  await expect(title(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(body(page)).toBeVisible()
})

test('[BLK-04] on a slow network the very first key counts, once', async ({ page }) => {
  await page.goto(path)
  const arrive = await holdScripts(page)
  await title(page).focus()
  await page.keyboard.press('Enter')
  await expect(island(page)).toHaveAttribute('ssr')
  arrive()
  await expect(title(page)).toHaveAttribute('aria-expanded', 'true')
})

test('[BLK-04] after in-app navigation it works as after a load', async ({ page }) => {
  await page.goto('/en/careers/')
  await page.locator(`footer a[href="${path}"]`).first().click()
  await page.waitForURL(`**${path}`)
  await title(page).click()
  await expect(body(page)).toBeVisible()
})

test('[ROUTE-01] React is not fetched before a visitor touches something that needs it', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => void fetched.push(request.url()))
  await page.goto(path, { waitUntil: 'networkidle' })
  // The browser's own pointer may lie where the header comes to stand, which loads when it is pointed at.
  await page.mouse.move(1, 799)
  await page.evaluate(() => scrollTo(0, 400))
  await page.waitForLoadState('networkidle')
  expect(await islandScripts(page, fetched)).toEqual([])
  await title(page).click()
  await expect(body(page)).toBeVisible()
  expect((await islandScripts(page, fetched)).length).toBeGreaterThanOrEqual(2)
})
