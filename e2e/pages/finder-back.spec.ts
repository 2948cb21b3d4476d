import type { Page } from '@playwright/test'
import { holdScripts } from '../browser/header-menus.ts'
import { expect, test } from '../browser/visit.ts'

/** What the finder shows, once it has come to rest. */
const shown = async (page: Page) => {
  await expect(page.locator('.map-card .map-name')).toBeVisible()
  await expect(page.locator('[data-finder]')).not.toHaveAttribute('data-busy')
  return {
    address: new URL(page.url()).search,
    status: await page.locator('[data-finder-status]').textContent(),
    chosen: await page.locator('[data-pin][data-chosen]').getAttribute('data-pin'),
    rows: await page.locator('[data-pin]').count(),
    card: await page.locator('.map-card .map-name').textContent(),
  }
}

test('[D-LOC-1] Back puts a map away that was opened over the list, and Forward opens it again', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/es/locations/?q=Houston')
  const map = page.locator('.map-view')
  await page.locator('[data-map-toggle]').click()
  await expect(map).toBeVisible()
  await page.goBack()
  await expect(map).toBeHidden()
  await expect(page).toHaveURL(/\/es\/locations\/\?q=Houston$/)
  await page.goForward()
  await expect(map).toBeVisible()
})

for (const path of ['?q=Natchez&view=map&pin=natchez-bluff-street', '?view=beside&pin=arlington-center-street'])
  test(`[D-LOC-1] Back from a branch that was chosen on the map comes to the same list and map: ${path}`, {
    tag: path.includes('view=map') ? '@both' : [],
  }, async ({ page }) => {
    await page.goto(`/en/locations/${path}`)
    const before = await shown(page)
    await page.locator('.map-card .map-name a').click()
    await page.waitForURL('**/locations/*/*-street/')
    await page.goBack()
    await expect(page.locator('.map-card .map-name')).toBeVisible()
    expect(await shown(page)).toEqual(before)
  })

test('[D-LOC-1] Back before the scripts have come shows what its address asks for', async ({ page }) => {
  await page.goto('/en/locations/?q=Houston')
  await page.locator('#finder-q').fill('Katy')
  await expect(page).toHaveURL(/q=Katy/)
  await expect(page.locator('[data-finder-status]')).toContainText('Katy')
  const release = await holdScripts(page, '**/_astro/page.*.js')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('[data-finder-status]')).toContainText('Katy')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/q=Houston$/)
  release()
  await expect(page.locator('[data-finder-status]')).toContainText('Houston')
  await expect(page.locator('#finder-q')).toHaveValue('Houston')
})
