import type { Page } from '@playwright/test'
import { expect, test } from '../browser/visit.ts'

const section = (page: Page, name: string) => page.locator(`section.${name}`).first()

test('[BLK-15] a big quote stands on a sheet over its picture, or on its color', async ({ page }) => {
  await page.goto('/en/business/')
  await expect(section(page, 'big-quote').locator('.big-quote-sheet')).toBeVisible()
  await expect(section(page, 'big-quote').locator('img.backdrop')).toHaveAttribute('src', /^\/media\/longleaf\./)
  await page.goto('/en/personal/services/mobile-banking/')
  await expect(section(page, 'big-quote').locator('.big-quote-sheet')).toHaveCount(0)
  await expect(section(page, 'big-quote').locator('rect')).toHaveCSS('fill', 'rgb(219, 232, 230)')
})

for (const [language, first, calls] of [
  ['en', 'An account for a shop or a boat', ['Ask a question first', 'Meet the treasury team']],
  ['es', 'Una cuenta para el taller o el barco', ['Preguntar primero', 'Conozca al equipo de tesorería']],
] as const)
  test(`[BLK-50] [BLK-52] [BLK-93] quick links that are written as text show links and calls as lists do (${language})`, async ({
    page,
  }) => {
    await page.goto(`/${language}/business/`)
    const block = section(page, 'service-quick-links')
    await expect(block.locator('.service-quick-links-list b').first()).toHaveText(first)
    await expect(block.locator('.service-quick-links-sidebar .more')).toHaveText([...calls])
    await page.goto(`/${language}/`)
    const list = section(page, 'service-quick-links')
    await expect(list.locator('.service-quick-links-list b')).toHaveCount(8)
    await expect(list.locator('.service-quick-links-sidebar .more').first()).toHaveAttribute('href', `/${language}/locations/`)
  })

test('[BLK-51] the first letter of a sidebar text is larger than the others', async ({ page }) => {
  await page.goto('/en/business/')
  const [letter, rest] = await section(page, 'service-quick-links')
    .locator('.service-quick-links-big-letter p')
    .evaluate((text) =>
      [getComputedStyle(text, '::first-letter'), getComputedStyle(text)].map(({ fontSize }) => Number.parseFloat(fontSize)),
    )
  expect(letter).toBeGreaterThan(2 * (rest ?? 0))
})

test('[BLK-70] a described link without a picture shows the money market', async ({ page }) => {
  await page.goto('/en/personal/checking/')
  await expect(section(page, 'link-description').locator('.link-description-picture img')).toHaveAttribute(
    'src',
    /^\/media\/money-market\./,
  )
})

test('[BLK-90] [AUD-05] the audience of a banner hides it alone; blocks without one are for everybody', async ({ page }) => {
  await page.goto('/BuyAHome/')
  await expect(section(page, 'banner')).toBeVisible()
  const others = await page.locator('main section').filter({ visible: true }).count()
  await page.goto('/BuyAHome/?utm_campaign=treasury-2026')
  await expect(section(page, 'banner')).toBeHidden()
  await expect(page.locator('main section').filter({ visible: true })).toHaveCount(others - 1)
})

test('[BLK-92] cards of two categories stand on a page for two, once each', async ({ page }) => {
  await page.goto('/en/mortgage/')
  const titles = await page.locator('.smart-tag-cards-card h3').allInnerTexts()
  // The second is about homes and about weather.
  expect(titles).toEqual(['A folder for the storm', 'Before the water', 'The first set of keys'])
})
