import { bar, buttonOf, linkOf, mega } from '../browser/header-bar.ts'
import { expect, test } from '../browser/visit.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true })

test.describe('across in-app navigation', () => {
  test('[LINK-11] the header is kept with its state, and right for the new page', async ({ page }) => {
    await page.goto('/en/personal/')
    await expect(linkOf(page, 'Personal')).toHaveAttribute('aria-current', 'true')
    await page.locator('header').evaluate((header) => Object.assign(header, { isTheSame: true }))
    await buttonOf(page, 'Business').click()
    await mega(page).getByRole('link', { name: 'Business checking' }).click()
    await page.waitForURL('**/en/business/checking/')
    await expect(page.locator('main h1')).toBeFocused()
    await expect(mega(page)).toHaveCount(0)
    expect(await page.locator('header').evaluate((header) => 'isTheSame' in header)).toBe(true)
    await expect(linkOf(page, 'Business')).toHaveAttribute('aria-current', 'true')
    await expect(linkOf(page, 'Personal')).not.toHaveAttribute('aria-current')
    await expect(bar(page).locator('[aria-current]')).toHaveCount(1)
    await buttonOf(page, 'Business').click()
    await expect(mega(page).locator('[aria-current]')).toHaveText('Business checking')
  })

  test('[LINK-11] so it is before the header has come to life, and going back', async ({ page }) => {
    await page.goto('/en/personal/')
    await page.locator('footer a[href="/en/careers/"]').first().click()
    await page.waitForURL('**/en/careers/')
    await expect(bar(page).locator('[aria-current]')).toHaveCount(0)
    await expect(page.locator('.utility [aria-current]')).toHaveText('Careers')
    await page.goBack()
    await page.waitForURL('**/en/personal/')
    await expect(bar(page).locator('[aria-current]')).toHaveText('Personal')
    await buttonOf(page, 'Personal').click()
    await expect(mega(page)).toBeVisible()
    await expect(linkOf(page, 'Personal')).toHaveAttribute('aria-current', 'true')
  })

  test('[LINK-27] [LINK-29] [D-LINK-8] the language switch follows the page', async ({ page }) => {
    const to = page.locator('.utility a[data-language-switch]')
    await page.goto('/en/personal/')
    await expect(to).toHaveAttribute('href', '/es/personal/')
    await page.locator('footer a[href="/en/careers/"]').first().click()
    await page.waitForURL('**/en/careers/')
    await expect(to).toHaveAttribute('href', '/es/careers/')
    await page.locator('footer a[href="/en/privacy/"]').first().click()
    await page.waitForURL('**/en/privacy/')
    await expect(to).toHaveAttribute('href', '/es/')
    await page.locator('footer a[href="/blog/"]').first().click()
    await page.waitForURL('**/blog/')
    await expect(to).toHaveAttribute('href', '/es/blog/')
  })

  test('[LINK-28] the page in the other language brings a header of its own, which works', async ({ page }) => {
    await page.goto('/es/personal/')
    await buttonOf(page, 'Personas').click()
    await expect(mega(page)).toBeVisible()
    await page.locator('.utility a[data-language-switch]').click()
    await page.waitForURL('**/en/personal/')
    await expect(page.locator('header')).toHaveCount(1)
    await buttonOf(page, 'Personal').click()
    await expect(mega(page)).toBeVisible()
  })

  test('the extra menu closes when a link in it was followed, also to the page that is shown', async ({ page }) => {
    await page.goto('/en/')
    for (const path of ['/en/contact/', '/en/contact/']) {
      await page.locator('.extra-frame button').click()
      await page.locator(`.extra a[href="${path}"]`).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(page.locator('.extra')).toHaveCount(0)
    }
  })
})
