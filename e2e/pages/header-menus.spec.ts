import { buttonOf, linkOf, mega } from '../browser/header-bar.ts'
import { expect, test } from '../browser/visit.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true })

test.describe('by mouse', () => {
  test('[HEAD-11] resting on an item opens its dropdown, on another that one alone, and leaving closes', async ({ page }) => {
    await page.goto('/en/')
    await linkOf(page, 'Personal').hover()
    await expect(mega(page)).toHaveAttribute('id', 'mega-0')
    await mega(page).hover()
    await expect(mega(page)).toBeVisible()
    await linkOf(page, 'Business').hover()
    await expect(mega(page)).toHaveAttribute('id', 'mega-1')
    await expect(mega(page)).toHaveCount(1)
    await page.mouse.move(640, 790)
    await expect(mega(page)).toHaveCount(0)
  })

  test('[D-LINK-11] a dropdown of a Spanish page says which of its pages is in English alone', async ({ page }) => {
    await page.goto('/es/')
    await linkOf(page, 'Hipotecas').hover()
    await expect(mega(page).getByRole('link', { name: 'Entrar a su hipoteca' })).toHaveText('Entrar a su hipoteca (en inglés)')
    await expect(mega(page).getByRole('link', { name: 'en inglés' })).toHaveCount(1)
  })

  test('[D-HEAD-4] Escape closes what the mouse opened, and it stays closed under the resting mouse', async ({ page }) => {
    await page.goto('/en/')
    await page.clock.install()
    await linkOf(page, 'Personal').hover()
    await expect(async () => {
      await page.clock.runFor(200)
      await expect(mega(page)).toBeVisible({ timeout: 100 })
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(mega(page)).toHaveCount(0)
    await linkOf(page, 'Personal').hover({ position: { x: 5, y: 20 } })
    await page.clock.runFor(2000)
    await expect(mega(page)).toHaveCount(0)
  })

  test('passing over an item opens nothing', async ({ page }) => {
    await page.goto('/en/')
    await buttonOf(page, 'Personal').click()
    await expect(mega(page)).toBeVisible()
    await buttonOf(page, 'Personal').click()
    await expect(mega(page)).toHaveCount(0)
    await page.clock.install()
    await linkOf(page, 'Business').hover()
    await page.mouse.move(640, 600)
    await page.clock.runFor(2000)
    await expect(mega(page)).toHaveCount(0)
  })

  test('[HEAD-12] an item without children closes the dropdown beside it', async ({ page }) => {
    await page.goto('/en/')
    await linkOf(page, 'Business').hover()
    await expect(mega(page)).toBeVisible()
    await linkOf(page, 'Treasury').hover()
    await expect(mega(page)).toHaveCount(0)
  })

  test('a press on the sign keeps what resting opened; the next one, and a click elsewhere, close', async ({ page }) => {
    await page.goto('/en/')
    await linkOf(page, 'Personal').hover()
    await expect(mega(page)).toBeVisible()
    await buttonOf(page, 'Personal').click()
    await expect(mega(page)).toBeVisible()
    await buttonOf(page, 'Personal').click()
    await expect(mega(page)).toHaveCount(0)
    await buttonOf(page, 'Business').click()
    await expect(mega(page)).toBeVisible()
    await page.locator('.utility .fdic-sign').click()
    await expect(mega(page)).toHaveCount(0)
  })
})

test.describe('by keyboard', () => {
  test('[HEAD-11] [D-HEAD-4] Enter and Space open and close, Tab walks through, Escape returns to the button', async ({ page }) => {
    await page.goto('/en/')
    await linkOf(page, 'Personal').focus()
    await page.keyboard.press('Tab')
    const button = buttonOf(page, 'Personal')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(mega(page)).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Enter')
    await expect(mega(page)).toHaveCount(0)
    await page.keyboard.press('Space')
    await expect(mega(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(mega(page).locator('a').first()).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(mega(page)).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('[HEAD-11] [D-HEAD-4] closed menus hold no stop: Tab passes the primary links and reaches Log in within 25 presses', async ({
    page,
  }) => {
    await page.goto('/en/')
    await expect(page.locator('header')).toHaveAttribute('data-connection', 'available')
    const login = page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true })
    const seen: (string | null)[] = []
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab')
      await expect(mega(page)).toHaveCount(0)
      seen.push(await page.evaluate(() => document.activeElement?.textContent ?? null))
      if (await login.evaluate((button) => button === document.activeElement)) break
    }
    await expect(login).toBeFocused()
    expect(seen).toContain('Business')
  })

  test('[HEAD-09] Enter on a primary link leads to its page', async ({ page }) => {
    await page.goto('/en/')
    await linkOf(page, 'Business').press('Enter')
    await page.waitForURL('**/en/business/')
  })

  test('[D-HEAD-4] the arrow leads from link or button into the dropdown; leaving it closes it', async ({ page }) => {
    await page.goto('/en/')
    await linkOf(page, 'Mortgage').focus()
    await page.keyboard.press('ArrowDown')
    await expect(mega(page).locator('a').first()).toBeFocused()
    for (const _link of await mega(page).locator('a').all()) await page.keyboard.press('Tab')
    await expect(linkOf(page, 'Learn')).toBeFocused()
    await expect(mega(page)).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await expect(buttonOf(page, 'Mortgage')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(mega(page).locator('a').first()).toBeFocused()
  })

  test('[HEAD-16] the extra menu opens, is walked through and closes with Escape', async ({ page }) => {
    await page.goto('/en/')
    const toggle = page.getByRole('banner').getByRole('button', { name: 'More', exact: true })
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('.extra a').first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.locator('.extra a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('.extra')).toHaveCount(0)
    await expect(toggle).toBeFocused()
  })
})

test.describe('by touch', () => {
  test('[HEAD-11] [D-HEAD-4] a tap on the sign opens and closes, a tap elsewhere closes', async ({ page }) => {
    await page.goto('/en/')
    await buttonOf(page, 'Personal').tap()
    await expect(mega(page)).toBeVisible()
    await page.clock.install()
    await page.clock.runFor(2000)
    await expect(mega(page)).toBeVisible()
    await buttonOf(page, 'Personal').tap()
    await expect(mega(page)).toHaveCount(0)
    await buttonOf(page, 'Business').tap()
    await expect(mega(page)).toBeVisible()
    await page.locator('.utility .fdic-sign').tap()
    await expect(mega(page)).toHaveCount(0)
  })

  test('[HEAD-09] [HEAD-12] [D-HEAD-4] a tap on a primary link leads to its page, with a dropdown or without', async ({ page }) => {
    await page.goto('/en/')
    await linkOf(page, 'Treasury').tap()
    await page.waitForURL('**/en/business/treasury-management/')
    await linkOf(page, 'Business').tap()
    await page.waitForURL('**/en/business/')
  })
})
