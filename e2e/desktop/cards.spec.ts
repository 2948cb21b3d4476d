import { expect, test } from '../browser/visit.ts'

test('[CARD-18] a work turns over when the keyboard comes to it, and back when it leaves', async ({ page }) => {
  await page.goto('/en/about/')
  const [first, second] = [page.locator('.record-list-work').first(), page.locator('.record-list-work').nth(1)]
  await first.getByRole('button').focus()
  await expect(first.locator('.card-flip-back')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(first.getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(second.locator('.card-flip-back')).toBeVisible()
  await expect(first.locator('.card-flip-back')).toBeHidden()
})
