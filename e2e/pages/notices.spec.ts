import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

for (const language of ['en', 'es'] as const) {
  for (const [id, name, target] of [
    ['ROUTE-28', 'ms', `/${language}/covid19-updates/ms/`],
    ['ROUTE-29', 'la', `/${language}/covid19-updates/la/`],
    ['ROUTE-31', 'northtexas', `/${language}/covid19-updates/northtx/`],
    ['ROUTE-32', 'southtexas', `/${language}/covid19-updates/houston/`],
  ] as const) {
    test(`[${id}] the shape of ${name} on the ${language} map leads to ${target}`, acrossSizes(language), async ({ page }) => {
      await page.goto(`/${language}/covid19-updates/`)
      const shape = page.locator(`.notices-map-${name}`)
      await expect(shape).toHaveAttribute('href', target)
      await expect(shape).toHaveAttribute('aria-label', /\S/)
      await shape.focus()
      await expect(shape).toBeFocused()
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${target}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    })
  }
}

test('[ROUTE-30] Texas as a whole is drawn, and is no link', async ({ page }) => {
  await page.goto('/en/covid19-updates/')
  await expect(page.locator('.notices-map-drawing .map-tx')).toHaveCount(1)
  expect(await page.locator('.notices-map-drawing .map-tx').evaluate((shape) => shape.closest('a') === null)).toBe(true)
  await expect(page.locator('main a[href$="/covid19-updates/tx/"]')).toHaveCount(0)
})

test('[D-ROUTE-5] the page for Texas leads on to its two regions', async ({ page }) => {
  await page.goto('/en/covid19-updates/tx/')
  await expect(page.locator('main a[href="/en/covid19-updates/northtx/"]').first()).toBeVisible()
  await expect(page.locator('main a[href="/en/covid19-updates/houston/"]').first()).toBeVisible()
})

test('[ROUTE-36] [BLK-91] the card pair of the about page leads to culture and to community', async ({ page }) => {
  await page.goto('/en/about/')
  const cards = page.locator('.card-pair-card')
  await expect(cards).toHaveCount(2)
  const links = await cards.locator('a').evaluateAll((elements) => elements.map((element) => element.getAttribute('href')))
  expect(links).toEqual(['/en/about/our-culture/', '/en/about/community-involvement/'])
})
