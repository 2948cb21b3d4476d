import { violations } from '../browser/axe.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { storeFirst } from '../browser/storage.ts'
import { expect, test } from '../browser/visit.ts'

for (const [language, path, why, everybody, forget] of [
  ['en', '/en/', 'Why am I seeing this?', 'See it once as everybody does', 'Forget it'],
  ['es', '/es/', '¿Por qué veo esto?', 'Ver la página esta vez como todos', 'Olvidarlo'],
] as const)
  test(`[D-AUD-9] ${path} says that parts of it were chosen, and takes that back`, acrossSizes(language), async ({ page }) => {
    const box = page.locator('.glass-box')
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(box).toBeHidden()
    await page.goto(`${path}?utm_campaign=business-banking`)
    await expect(page.locator('html')).toHaveAttribute('data-audience', 'business')
    await box.getByText(why).click()
    expect(await violations(page)).toEqual([])
    await box.getByRole('button', { name: everybody }).click()
    await expect(page.locator('html')).toHaveAttribute('data-audience', 'personal-general')
    expect(await page.evaluate(() => localStorage.getItem('audiences'))).toContain('business')
    await box.getByRole('button', { name: forget }).click()
    expect(await page.evaluate(() => localStorage.getItem('audiences'))).toBe(null)
    await expect(box.getByRole('status')).not.toBeEmpty()
  })

for (const [language, path, clear, nothing] of [
  ['en', '/en/browser-data/', 'Clear all of it', 'Nothing is kept.'],
  ['es', '/es/browser-data/', 'Borrar todo', 'No hay nada guardado.'],
] as const)
  test(`[D-AUD-9] ${path} lists what the browser keeps, and clears it`, acrossSizes(language), async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }])
    await storeFirst(page, { preferredRegion: 'Houston', preferredRegionPermalink: 'houston' })
    await page.goto(path)
    const kept = page.locator('[data-kept] li')
    await expect(kept.filter({ hasText: /^preferredRegion$/ })).toBeVisible()
    await expect(kept.filter({ hasText: /^lang$/ })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: clear }).click()
    await expect(kept).toHaveCount(0)
    await expect(page.getByText(nothing)).toBeVisible()
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ''])
  })

test('[D-AUD-9] with the signal Sec-GPC no audience is kept, no region is guessed and nothing is counted', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/en/?utm_campaign=business-banking', { waitUntil: 'networkidle' })
  await expect(page.locator('html')).toHaveAttribute('data-audience', 'personal-general')
  if (isMobile) await page.locator('.header-menu').click()
  else await page.locator('.extra-frame button').click()
  await expect(page.locator('dialog.offcanvas, .extra')).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('audiences'), (window as { dataLayer?: unknown[] }).dataLayer ?? []])).toEqual([
    null,
    [],
  ])
  expect(asked.filter((path) => path.startsWith('/api/geolocation/'))).toEqual([])
})
