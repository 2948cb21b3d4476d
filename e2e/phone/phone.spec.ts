import { expect, test } from '../browser/visit.ts'

test('[BLK-29] [D-BLK-4] circles keep their shape and fit the screen', async ({ page }) => {
  for (const path of ['/en/', '/en/about/']) {
    await page.goto(path)
    const images = await page.locator(':is(.cta-box-small, .cta-box-medium, .cta-box-large) .cta-box-image').all()
    expect(images.length, path).toBeGreaterThan(0)
    for (const image of images) {
      const found = await image.boundingBox()
      expect(Math.abs((found?.width ?? 0) - (found?.height ?? 1))).toBeLessThan(1)
      expect((found?.x ?? 0) + (found?.width ?? 0)).toBeLessThanOrEqual(390)
    }
  }
})

test('[BLK-26] [D-BLK-3] the words of a CTA box take the whole width', async ({ page }) => {
  await page.goto('/en/')
  const words = await page.locator('.cta-box-words').first().boundingBox()
  expect(words?.width).toBeGreaterThan(320)
})

test('everything that is touched is at least 24 px high', async ({ page }) => {
  for (const path of ['/en/', '/en/faq/', '/en/account-products/']) {
    await page.goto(path)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('main button, main summary, main .button, header :is(a, button), main nav a')]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ name: element.textContent?.trim().slice(0, 30), height: element.getBoundingClientRect().height }))
        .filter(({ height }) => height > 0 && height < 24),
    )
    expect(small, path).toEqual([])
  }
})
