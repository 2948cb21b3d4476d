import { alert, dismiss, gap, heightOf, ids, locked, mail } from '../browser/alerts.ts'
import { goOn } from '../browser/in-app.ts'
import { layoutShift, watchLayoutShift } from '../browser/layout-shift.ts'
import { refuseStorage, storeFirst } from '../browser/storage.ts'
import { tracked } from '../browser/tracked.ts'
import { expect, test } from '../browser/visit.ts'

test('[ALERT-03] [ALERT-04] [ALERT-05] [ALERT-07] [STORE-05] a dismissed alert loses its height and leaves the others', async ({
  page,
}) => {
  await page.goto('/en/')
  const other = await heightOf(page, mail)
  const before = await gap(page)
  const own = (await heightOf(page, locked)) ?? 0
  await dismiss(page, locked).click()
  await expect.poll(() => alert(page, locked).evaluate((element) => element.getBoundingClientRect().height)).toBe(0)
  await expect(page.getByRole('region', { name: 'Alerts' }).getByRole('button')).toHaveCount(1)
  expect([await heightOf(page, mail), await gap(page)]).toEqual([other, before - Math.round(own)])
  expect(await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('alert')))).toEqual([
    [`alertHeight-${locked}`, '0'],
  ])
  expect(await tracked(page, 'alert')).toEqual([expect.objectContaining({ event: 'datalayer_track', action: 'dismiss', label: locked })])
})

test('[ALERT-06] it stays dismissed after a reload, on other pages and in the other language, from the first paint on', async ({
  page,
}) => {
  await watchLayoutShift(page)
  await page.goto('/en/')
  await dismiss(page, locked).click()
  await page.reload()
  await expect(alert(page, mail)).toBeVisible()
  expect(await gap(page)).toBe(Math.round((await heightOf(page, mail)) ?? 0))
  expect(await layoutShift(page)).toBeLessThan(0.01)
  for (const path of ['/en/personal/', '/es/contact/']) {
    await goOn(page, path)
    await expect(alert(page, mail)).toBeVisible()
    expect(await ids(page)).toEqual([mail])
  }
  await page.goto('/en/careers/', { waitUntil: 'networkidle' })
  expect([await ids(page), await gap(page)]).toEqual([[], 0])
})

test.describe('while scripts do not come', () => {
  test.use({ tolerated: [/net::ERR_FAILED/] })

  test('[ALERT-06] a dismissed alert takes no place', async ({ page }) => {
    await storeFirst(page, { [`alertHeight-${locked}`]: '0' })
    // Without the script of the islands the page says so in the same place.
    await page.route(/\/(?!islands\.)[^/]+\.js$/, (route) => route.abort())
    await page.goto('/en/careers/', { waitUntil: 'domcontentloaded' })
    await expect(page.locator('main h1')).toBeVisible()
    expect(await gap(page)).toBe(0)
  })
})

test('[ALERT-03] the keyboard dismisses, and focus goes on to the next alert and then to the page', async ({ page }) => {
  await page.goto('/en/')
  await dismiss(page, locked).focus()
  await page.keyboard.press('Enter')
  await expect(dismiss(page, mail)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.locator('main')).toBeFocused()
  await expect(page.getByRole('region', { name: 'Alerts' })).toHaveCount(0)
})

test('[ALERT-04] with reduced motion the height is gone at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/')
  const height = await dismiss(page, locked).evaluate((button: HTMLElement) => {
    button.click()
    return button.closest('[data-alert]')?.getBoundingClientRect().height
  })
  expect(height).toBe(0)
})

for (const refusal of ['blocked', 'full'] as const) {
  test(`[D-STORE-4] with storage ${refusal}, an alert stays dismissed while the document lives`, async ({ page }) => {
    await refuseStorage(page, refusal)
    await page.goto('/en/')
    await dismiss(page, locked).click()
    await expect(alert(page, locked)).toBeHidden()
    await goOn(page, '/en/personal/')
    await expect(alert(page, mail)).toBeVisible()
    expect(await ids(page)).toEqual([mail])
    await page.reload()
    await expect(alert(page, locked)).toBeVisible()
  })
}

test('[STORE-05] [D-STORE-4] stored heights other than 0 dismiss nothing', async ({ page }) => {
  await page.goto('/en/')
  for (const corrupt of ['', '64', 'null', '{"0":0}']) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [`alertHeight-${locked}`, corrupt] as const)
    await page.reload()
    await expect.soft(alert(page, locked), `"${corrupt}"`).toBeVisible()
  }
})
