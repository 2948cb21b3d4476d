import type { Locator, Page } from '@playwright/test'

export const field = (page: Page): Locator => page.locator('.faq-search input')
export const asked = (page: Page): Locator => page.locator('.faq .faq-question button')
export const topics = (page: Page): Locator => page.locator('.faq-index')
export const status = (page: Page): Locator => page.locator('.faq-status')
/** Whether an element stands right below the bar, which is 75 px high; pages scroll by whole pixels, and lines of text are none. */
export const isBelowBar = async (page: Page, id: string): Promise<boolean> => {
  const top = await page.evaluate((target) => document.getElementById(target)?.getBoundingClientRect().top ?? -1, id)
  return Math.abs(top - 75) <= 1
}
/** Whether it stands there and stays: a page that glides is at each place for one frame. */
export const rests = async (page: Page, id: string): Promise<boolean> => {
  const isMoving = await page.evaluate(async () => {
    const before = scrollY
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame)
      if (scrollY !== before) return true
    }
    return false
  })
  return !isMoving && (await isBelowBar(page, id))
}
