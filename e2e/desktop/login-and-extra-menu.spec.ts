import { expect, test } from '../browser/visit.ts'

// The extra menu stands in the bar of wide windows only.

test('[HEAD-34] [HEAD-35] login menu and extra menu close each other, at once', async ({ page }) => {
  const extra = page.locator('[aria-controls=extra-menu]')
  const login = page.locator('[aria-controls=header-login]')
  await page.clock.install({ time: new Date('2030-01-07T10:00:00') })
  await page.goto('/en/')
  await login.click()
  await expect(page.locator('#header-login')).toBeVisible()
  await page.clock.pauseAt(new Date('2030-01-07T12:00:00'))
  await extra.click()
  await expect(page.locator('#header-login')).toHaveCount(0)
  await expect(login).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('#extra-menu')).toBeVisible()
  await login.click()
  await expect(page.locator('#extra-menu')).toHaveCount(0)
  await expect(extra).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('#header-login')).toBeVisible()
})

test('[HEAD-35] the extra menu also takes the place of a login menu that was only asked for', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/menu.txt', async (route) => {
    await promise
    await route.fulfill({ body: 'ok' })
  })
  await page.goto('/en/')
  await page.locator('[aria-controls=header-login]').click()
  await page.locator('[aria-controls=extra-menu]').click()
  await expect(page.locator('#extra-menu')).toBeVisible()
  const answered = page.waitForResponse('**/menu.txt')
  resolve()
  await answered
  await expect(page.locator('#extra-menu')).toBeVisible()
  await expect(page.locator('#header-login')).toHaveCount(0)
})
