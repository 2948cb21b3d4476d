import { choice, open, panel, stored } from '../browser/login-panel.ts'
import { expect, test } from '../browser/visit.ts'

test('[STORE-04] the browser keeps the login that was chosen, and the next one instead of it', async ({ page }) => {
  await page.goto('/en/')
  await open(page)
  expect(await stored(page)).toBeNull()
  await choice(page, 'Treasury management').click()
  await expect(panel(page).locator('input')).toHaveCount(2)
  expect(await stored(page)).toBe('treasury')
  await panel(page).locator('.login-type').click()
  await choice(page, 'Personal and business banking').click()
  await expect(panel(page).locator('input')).toHaveCount(1)
  expect(await stored(page)).toBe('personal-business')
})
