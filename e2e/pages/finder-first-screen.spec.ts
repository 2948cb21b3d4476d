import type { Page } from '@playwright/test'
import { expect, test } from '../browser/visit.ts'

const first = (page: Page) => page.locator('[data-pin]').first()

/** What of the first location is not on the screen, as somebody sees it who has not scrolled. */
const missing = (page: Page): Promise<readonly string[]> =>
  first(page).evaluate((row) =>
    ['h2', '.location-finder-miles', 'address', '[data-open-state] p'].filter((part) => {
      const box = row.querySelector(part)?.getBoundingClientRect()
      return !box || box.height === 0 || box.top < 0 || box.bottom > innerHeight
    }),
  )

const screens = [
  [1000, 768],
  [1024, 768],
  [1280, 800],
  [1280, 720],
] as const

for (const language of ['en', 'es'] as const)
  test(`[LOC-01] [D-LOC-1] the first location stands whole on the first screen (${language})`, async ({ page }) => {
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height })
      await page.goto(`/${language}/locations/?q=Houston`)
      await expect(page.locator('[data-finder][data-started]')).toBeAttached()
      expect(await missing(page), `came at ${width}`).toEqual([])
      await page.goto(`/${language}/locations/`)
      await page.locator('#finder-q').pressSequentially('Hattiesburg')
      await expect(first(page)).toHaveAttribute('data-pin', 'hattiesburg-hardy-street')
      expect(await missing(page), `typed at ${width}`).toEqual([])
      // Status and print share a line, and neither lies on the other.
      const [status, print] = await Promise.all(
        ['[data-finder-status]', '[data-finder-print]'].map((part) =>
          page.locator(part).evaluate((one) => {
            const words = document.createRange()
            words.selectNodeContents(one)
            return words.getBoundingClientRect().toJSON() as DOMRect
          }),
        ),
      )
      expect(status?.right ?? 0).toBeLessThan(print?.left ?? 0)
    }
  })

for (const language of ['en', 'es'] as const)
  test(`[LOC-01] [D-LOC-1] on a phone the name of the first location stands on the first screen (${language})`, {
    tag: ['@phone'],
  }, async ({ page }) => {
    await page.goto(`/${language}/locations/?q=Houston`)
    expect(await missing(page)).not.toContain('h2')
  })
