import type { Locator, Page } from '@playwright/test'
import { violations } from '../browser/axe.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { refuseStorage, storeFirst } from '../browser/storage.ts'
import { expect, test } from '../browser/visit.ts'

/** What was done stands there for the eye, too: in more room than what is for screen readers alone has. */
const seeSaid = async (status: Locator, said: string): Promise<void> => {
  await expect(status).toHaveText(said)
  expect((await status.boundingBox())?.height).toBeGreaterThan(16)
}

/** All that is in sight above the control. */
const words = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main: HTMLElement) => {
    for (const box of main.querySelectorAll<HTMLElement>('.glass-box')) box.hidden = true
    return main.innerText
  })

for (const [language, path, why, everybody, seen, forget, forgotten] of [
  [
    'en',
    '/en/',
    'Why am I seeing this?',
    'See it once as everybody does',
    'You see the page as everybody does, until you open it again or go to another.',
    'Forget it',
    'Forgotten. You see the page as everybody does.',
  ],
  [
    'es',
    '/es/',
    '¿Por qué veo esto?',
    'Ver la página esta vez como todos',
    'Usted ve la página como todos, hasta que la abra de nuevo o vaya a otra.',
    'Olvidarlo',
    'Olvidado. Usted ve la página como todos.',
  ],
] as const)
  test(`[D-AUD-9] ${path} says that parts of it were chosen, and takes that back`, acrossSizes(language), async ({ page }) => {
    const box = page.locator('.glass-box')
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(box).toBeHidden()
    await page.goto(`${path}?utm_campaign=treasury-2026`)
    await expect(page.locator('html')).toHaveAttribute('data-audience', 'treasury')
    await box.getByText(why).click()
    expect(await violations(page)).toEqual([])
    await expect(box.locator('[data-why]:visible')).toHaveCount(1)
    await box.getByRole('button', { name: everybody }).click()
    await expect(page.locator('html')).toHaveAttribute('data-audience', 'personal-general')
    // No reason stands beside what it is no longer true of.
    await expect(box.locator('[data-why]:visible')).toHaveCount(0)
    await seeSaid(box.getByRole('status'), seen)
    expect(await page.evaluate(() => localStorage.getItem('audiences'))).toContain('treasury')
    await box.getByRole('button', { name: forget }).click()
    expect(await page.evaluate(() => localStorage.getItem('audiences'))).toBe(null)
    await seeSaid(box.getByRole('status'), forgotten)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-audience', 'personal-general')
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(box).toBeHidden()
  })

for (const [path, campaign, audience, differs] of [
  ['/en/', 'business-banking', 'business', false],
  ['/es/', 'home-of-your-own', 'mortgage', false],
  ['/es/', 'treasury-2026', 'treasury', true],
  ['/en/personal/', 'home-of-your-own', 'mortgage', false],
  ['/es/personal/', 'treasury-2026', 'treasury', false],
  ['/en/personal/', 'business-banking', 'business', true],
] as const)
  test(`[D-AUD-9] ${path} ${differs ? 'says that it shows' : 'does not claim to show'} something else to ${audience}`, async ({ page }) => {
    await page.goto(`${path}?utm_campaign=${campaign}`, { waitUntil: 'networkidle' })
    await expect(page.locator('html')).toHaveAttribute('data-audience', audience)
    await expect(page.locator('.glass-box')).toBeVisible({ visible: differs })
    const shown = await words(page)
    await page.locator('html').evaluate((root) => root.setAttribute('data-audience', 'personal-general'))
    expect((await words(page)) !== shown).toBe(differs)
  })

for (const [language, path, clear, nothing, cleared] of [
  ['en', '/en/browser-data/', 'Clear all of it', 'Nothing is kept.', 'All of it was cleared.'],
  ['es', '/es/browser-data/', 'Borrar todo', 'No hay nada guardado.', 'Se borró todo.'],
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
    await seeSaid(page.locator('.glass-box').getByRole('status'), cleared)
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ''])
  })

test('[D-AUD-9] what is kept while it is listed is listed, and nothing cleared is still shown', async ({ page }) => {
  await storeFirst(page, { preferredRegion: 'Houston', preferredRegionPermalink: 'houston' })
  await page.goto('/es/browser-data/')
  const region = page.locator('select[data-region-select]').first()
  await expect(region).toHaveValue('houston')
  await page.getByRole('button', { name: 'Borrar todo' }).click()
  await expect(region).toHaveValue('')
  const said = page.locator('.glass-box').getByRole('status')
  await expect(said).toHaveText('Se borró todo.')
  await region.selectOption('shreveport')
  await expect(page.locator('[data-kept] li').filter({ hasText: /^preferredRegion$/ })).toBeVisible()
  await expect(page.getByText('No hay nada guardado.')).toBeHidden()
  await expect(said).toBeEmpty()
})

for (const [language, from, name] of [
  ['en', '/disclosures-agreements/', 'What your browser keeps'],
  ['es', '/es/disclosures-agreements/', 'Lo que guarda su navegador'],
] as const)
  test(`[D-AUD-9] what the browser keeps is found beside the papers about privacy, in ${language}`, async ({ page }) => {
    await page.goto(from)
    await page.locator('main').getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`/${language}/browser-data/$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })

for (const [language, clear] of [
  ['en', 'Clear all of it'],
  ['es', 'Borrar todo'],
] as const)
  test(`[D-AUD-9] nothing is kept again when the page is loaded anew after all was cleared (${language})`, async ({ page }) => {
    await page.goto(`/${language}/browser-data/?utm_campaign=business-banking&market=HOU&from=mail#main`)
    const kept = page.locator('[data-kept] li')
    for (const name of ['audiences', 'preferredRegion', 'preferredRegionPermalink'])
      await expect(kept.filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible()
    await page.getByRole('button', { name: clear }).click()
    await expect(kept).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`/${language}/browser-data/\\?from=mail#main$`))
    await page.reload({ waitUntil: 'networkidle' })
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })

for (const [language, why, byCampaign, byPages] of [
  ['en', 'Why am I seeing this?', /by the link that led you here/, /by the pages that you have looked at/],
  ['es', '¿Por qué veo esto?', /por el enlace con el que usted llegó/, /por las páginas que usted ha visto/],
] as const)
  test(`[D-AUD-9] [AUD-12] says whether a campaign or the pages that were seen chose what is shown (${language})`, async ({ page }) => {
    const said = async (): Promise<readonly string[]> => {
      await page.locator('.glass-box').getByText(why).click()
      return page.locator('.glass-box [data-why]:visible').allTextContents()
    }
    const start = Date.now()
    await page.clock.install({ time: start })
    await page.goto(`/${language}/personal/?utm_campaign=business-banking`)
    expect(await said()).toEqual([expect.stringMatching(byCampaign)])
    // So it is on later pages of the day, whatever was looked at.
    await page.goto(`/${language}/business/`)
    await page.goto(`/${language}/personal/`)
    expect(await said()).toEqual([expect.stringMatching(byCampaign)])
    await page.clock.setFixedTime(start + 25 * 60 * 60 * 1000)
    for (let view = 0; view < 3; view++) await page.goto(`/${language}/business/`)
    await page.goto(`/${language}/personal/`)
    expect(await said()).toEqual([expect.stringMatching(byPages)])
  })

for (const [language, why, said] of [
  [
    'en',
    'Why am I seeing this?',
    'Parts of this page were chosen by the link that led you here within the last day, because it names a campaign.',
  ],
  [
    'es',
    '¿Por qué veo esto?',
    'Algunas partes de esta página se eligieron por el enlace con el que usted llegó aquí en las últimas 24 horas, porque nombra una campaña.',
  ],
] as const)
  test(`[D-AUD-9] [D-STORE-4] names the campaign also where storage is blocked, and says not that it is kept (${language})`, async ({
    page,
  }) => {
    await refuseStorage(page, 'blocked')
    await page.goto(`/${language}/?utm_campaign=treasury-2026`)
    const box = page.locator('.glass-box')
    await box.getByText(why).click()
    const seen = async () => (await box.locator('[data-why]:visible').allInnerTexts()).map((text) => text.trim())
    await expect.poll(seen).toEqual([said])
  })

for (const [language, until] of [
  ['en', 'A month after you last looked at such a page'],
  ['es', 'Un mes después de ver una página así por última vez'],
] as const)
  test(`[D-AUD-9] [D-AUD-5] says how long audiences are kept (${language})`, async ({ page }) => {
    await page.goto(`/${language}/browser-data/`)
    await expect(page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'audiences' }) })).toContainText(until)
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

for (const [language, label] of [
  ['en', 'What for'],
  ['es', 'Para qué'],
] as const)
  test(`the table of what the browser keeps is laid out in blocks on phones alone (${language})`, { tag: '@both' }, async ({ page }) => {
    for (const [width, isPhone] of [
      [390, true],
      [320, true],
      [1280, false],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`/${language}/browser-data/`)
      const row = page.locator('main tbody tr').first()
      await expect(row.locator('.label').first()).toHaveText(label)
      await expect(row.locator('.label').first()).toBeVisible({ visible: isPhone })
      const boxes = await Promise.all((await row.locator('th, td').all()).map((cell) => cell.boundingBox()))
      expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size).toBe(isPhone ? 1 : 3)
      const table = await page.locator('main table').boundingBox()
      expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(width)
    }
  })
