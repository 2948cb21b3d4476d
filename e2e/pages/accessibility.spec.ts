import { wcagViolations } from '../browser/axe.ts'
import { expect, test } from '../browser/visit.ts'
import { templatesWithoutLanguage } from '../site/addresses.ts'

for (const path of ['/en/privacy/', '/blog/flood-insurance/', '/calculator-iframe/index.html'])
  test(`${path} meets WCAG 2.2 AA as far as tools can tell`, { tag: path.startsWith('/calculator') ? '@both' : [] }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    expect(await wcagViolations(page)).toEqual([])
  })

test('the Spanish side of an unprefixed page meets WCAG 2.2 AA too', { tag: '@phone' }, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'es', url: baseURL ?? '' }])
  for (const path of templatesWithoutLanguage) {
    await page.goto(path)
    expect.soft(await wcagViolations(page), path).toEqual([])
  }
})

test('an open accordion meets WCAG 2.2 AA', { tag: '@both' }, async ({ page }) => {
  await page.goto('/en/personal/checking/')
  await page.locator('.accordion-title button').nth(1).click()
  await expect(page.locator('.accordion-title button').nth(1)).toHaveAttribute('aria-expanded', 'true')
  expect(await wcagViolations(page)).toEqual([])
})
