import { expect, test } from '../browser/visit.ts'
import { templates, templatesWithoutLanguage } from '../site/addresses.ts'

test.use({ javaScriptEnabled: false, tolerated: [/answer 404|status of 404/] })

test('[ROUTE-01] every template is readable without scripts', async ({ page }) => {
  test.setTimeout(240_000)
  for (const path of [...templates.map((template) => `/en${template}`), ...templatesWithoutLanguage]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect.soft(page.locator('h1'), `first heading of ${path}`).toHaveCount(1)
    await expect.soft(page.locator('main'), `words of ${path}`).toHaveText(/(?:\S\s*){40}/, { useInnerText: true })
    await expect.soft(page.locator('header').getByRole('link', { name: 'Gulf Pines Bank' }), `header of ${path}`).toBeVisible()
    await expect.soft(page.locator('footer'), `footer of ${path}`).toBeVisible()
  }
})

test('[ROUTE-01] [BLK-05] what an accordion holds can be read without scripts', async ({ page }) => {
  await page.goto('/en/personal/checking/')
  const bodies = await page.locator('.accordion-body').all()
  expect(bodies.length).toBeGreaterThan(0)
  for (const body of bodies) await expect(body).toHaveText(/(?:\S\s*){20}/, { useInnerText: true })
})

test('the menu for narrow screens opens without scripts', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('/en/')
  const menu = page.locator('header').getByRole('navigation', { name: isMobile ? 'Menu' : 'Main' })
  if (isMobile) await page.locator('header summary[aria-label=Menu]').click()
  await expect(menu.getByRole('link', { name: 'Mortgage' })).toBeVisible()
})

test('[ROUTE-41] [D-CALC-6] without scripts the loan calculator shows no figures, and whom to call in both languages', async ({ page }) => {
  await page.goto('/es/mortgage/calculator/')
  const element = page.locator('iframe[src^="/calculator-iframe/index.html"]')
  await element.scrollIntoViewIfNeeded()
  const frame = element.contentFrame()
  for (const language of ['en', 'es'])
    await expect(frame.locator(`p[lang=${language}]`).getByRole('link', { name: '800-555-0142' })).toBeVisible()
  await expect(frame.locator('main')).not.toContainText('$', { useInnerText: true })
})

for (const [path, words] of [
  ['/blog/?topic=land', 'All of them are listed.'],
  ['/es/events/?month=2026-12', 'Aquí están todos.'],
] as const)
  test(`[LIST-01] ${path} says without scripts that nothing was chosen`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('.live-list-unscripted')).toContainText(words)
    await expect(page.locator('.live-list-unscripted')).toBeVisible()
  })
