import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../browser/visit.ts'
import { templates, templatesWithoutLanguage } from '../site/addresses.ts'

// The page for unknown addresses is answered as what it is.
test.use({ tolerated: [/answer 404|status of 404/] })

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const addresses = [
  ...templates.flatMap((path) => [`/en${path}`, `/es${path}`]),
  ...templatesWithoutLanguage,
  '/en/privacy/',
  '/blog/flood-insurance/',
  '/calculator-iframe/index.html',
]

for (const path of addresses) {
  test(`${path} meets WCAG 2.2 AA as far as tools can tell`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([])
  })
}

test('the Spanish side of an unprefixed page meets WCAG 2.2 AA too', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'es', url: baseURL ?? '' }])
  for (const path of templatesWithoutLanguage) {
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
    expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([])
  }
})

test('an open accordion meets WCAG 2.2 AA', async ({ page }) => {
  await page.goto('/en/personal/checking/')
  await page.locator('.accordion-title button').nth(1).click()
  await expect(page.locator('.accordion-title button').nth(1)).toHaveAttribute('aria-expanded', 'true')
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})
