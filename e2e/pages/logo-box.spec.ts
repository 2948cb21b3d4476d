import type { Page } from '@playwright/test'
import { layoutShift, watchLayoutShift } from '../browser/layout-shift.ts'
import { expect, test } from '../browser/visit.ts'

/** Holds back every picture of the store until it is let go. */
const holdPictures = async (page: Page) => {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/media\//, async (route) => {
    await free
    await route.continue()
  })
  return () => letGo()
}

const isLoaded = (logo: HTMLImageElement) => logo.complete && logo.naturalWidth > 0

for (const [layout, path] of [
  ['logo', '/en/business/treasury-management/'],
  ['both', '/es/personal/services/mobile-banking/'],
] as const)
  test(`[BLK-69] a logo has its box before its picture has come, and moves nothing, in layout ${layout}`, { tag: '@both' }, async ({
    page,
  }) => {
    await watchLayoutShift(page)
    const letGo = await holdPictures(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const block = page.locator(`.link-description-${layout}`)
    const logo = block.locator('.link-description-mark img')
    await page.evaluate(() => document.fonts.ready)
    await logo.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const boxes = () =>
      block.evaluate((section) => {
        const start = section.getBoundingClientRect()
        return [...section.querySelectorAll('.link-description-mark, .link-description-mark img, .link-description-words')].map(
          (element) => {
            const { left, top, width, height } = element.getBoundingClientRect()
            return [left, top - start.top, width, height].map(Math.round)
          },
        )
      })
    const before = await boxes()
    expect(await logo.evaluate(isLoaded)).toBe(false)
    const [shiftBefore, [, picture]] = [await layoutShift(page), before]
    expect(Math.min(...(picture ?? []).slice(2))).toBeGreaterThan(40)
    letGo()
    await expect.poll(() => logo.evaluate(isLoaded)).toBe(true)
    expect(await boxes()).toEqual(before)
    expect((await layoutShift(page)) - shiftBefore).toBe(0)
  })
