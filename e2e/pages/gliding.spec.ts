import type { Page } from '@playwright/test'
import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
})

const top = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** So many frames: whatever still moves the page has moved it by then. */
const frames = (page: Page, count: number) =>
  page.evaluate(async (all) => {
    for (let frame = 0; frame < all; frame += 1) await new Promise(requestAnimationFrame)
  }, count)

for (const language of ['en', 'es'] as const)
  test(
    `[LINK-11] in ${language}, a link that the keyboard came to can be followed at once: its page opens at the top, and Back finds place and focus`,
    acrossSizes(language),
    async ({ page }) => {
      await page.goto(`/${language}/personal/`, { waitUntil: 'networkidle' })
      const link = page.locator(`footer a[href="/${language}/contact/"]`).first()
      // What stands before it in the order of Tab, far below what is in sight.
      await link.evaluate((to) => {
        const stops = [...document.querySelectorAll<HTMLElement>('a[href], button')]
        stops[stops.indexOf(to as HTMLElement) - 1]?.focus({ preventScroll: true })
      })
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**/${language}/contact/`)
      await expect(page.locator('main h1')).toBeFocused()
      await frames(page, 60)
      expect(await top(page)).toBe(0)
      await page.goBack()
      await page.waitForURL(`**/${language}/personal/`)
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport({ ratio: 1 })
    },
  )

test('[LINK-11] [LINK-33] a link that is pressed while the page glides to a place of its own opens its page at the top', async ({
  page,
}) => {
  await page.goto('/en/faq/', { waitUntil: 'networkidle' })
  // The router comes with the first press.
  await page.locator('h1').click()
  await page.evaluate(async () => {
    const all = document.querySelectorAll<HTMLElement>('main a[href^="#"]')
    all[all.length - 1]?.click()
    while (scrollY === 0) await new Promise(requestAnimationFrame)
    document.querySelector<HTMLElement>('footer a[href="/en/contact/"]')?.click()
  })
  await page.waitForURL('**/en/contact/')
  await expect(page.locator('main h1')).toBeFocused()
  await frames(page, 60)
  expect(await top(page)).toBe(0)
})
