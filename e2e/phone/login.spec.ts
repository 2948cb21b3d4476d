import { wcagViolations } from '../browser/axe.ts'
import { expectConnection } from '../browser/header-menus.ts'
import { expect, test } from '../browser/visit.ts'

for (const [language, treasury] of [
  ['en', 'Treasury management'],
  ['es', 'Tesorería'],
] as const) {
  test(`[HEAD-27] [LOGIN-06] [LOGIN-16] the panel of the offcanvas, by touch, in ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/${language}/`)
    await page.locator('.header-menu').tap()
    const toggle = page.locator('[aria-controls=offcanvas-login]')
    const panel = page.locator('#offcanvas-login')
    await toggle.tap()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(panel.locator('.login-choice')).toHaveCount(4)
    expect(await wcagViolations(page, 'dialog.offcanvas')).toEqual([])
    await panel.locator('.login-choice', { hasText: treasury }).tap()
    await expect(panel.locator('input[name=_textBoxCompanyId]')).toBeFocused()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('loginOption'))).toBe('treasury')
    // The first Escape is the panel's, the second the menu's.
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(toggle).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog.offcanvas')).toHaveCount(0)
  })
}

test.describe('without an answer', () => {
  test.use({ tolerated: [/menu\.txt|Failed to load resource/] })

  test('[ERR-08] [HEAD-27] the toggle of the offcanvas opens nothing (D-HEAD-3)', async ({ page }) => {
    await page.route('**/menu.txt', (route) => route.fulfill({ status: 503, body: 'no' }))
    await page.goto('/en/')
    await page.locator('.header-menu').tap()
    await expectConnection(page, 'unavailable')
    const again = page.waitForResponse('**/menu.txt')
    await page.locator('[aria-controls=offcanvas-login]').tap()
    await again
    await expectConnection(page, 'unavailable')
    await expect(page.locator('[aria-controls=offcanvas-login]')).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('#offcanvas-login')).toHaveCount(0)
  })
})
