import type { Page } from '@playwright/test'
import { repeated } from '../browser/matrix.ts'
import { openStill } from '../browser/search-box.ts'
import { refuseStorage } from '../browser/storage.ts'
import { expect, test } from '../browser/visit.ts'

type Event = Readonly<Record<string, string>>

const events = (page: Page) => page.evaluate(() => ((window as { dataLayer?: Event[] }).dataLayer ?? []) as Event[])

/** Keeps clicks from leading anywhere; whoever listens on the page still hears them. */
const stay = (page: Page) => page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true))

const searched = { en: 'money market', es: 'hipoteca' } as const

for (const language of ['en', 'es'] as const) {
  test(`[ANAL-01] [ANAL-02] [ANAL-04] [ANAL-06] [D-ANAL-2] in ${language}, a call to action is recorded when it is followed`, async ({
    page,
  }) => {
    await page.goto(`/${language}/`)
    expect(await events(page)).toEqual([])
    const link = page.locator('main a[data-track-category=cta][href^="/"]:visible').first()
    const href = (await link.getAttribute('href')) ?? ''
    const label = href.replace(`/${language}/`, '/')
    await link.click()
    await page.waitForURL(`**${href}`)
    expect(await events(page)).toEqual([{ event: 'datalayer_track', form: '', action: 'click', category: 'cta', label, market: '' }])
  })

  test(
    `[SRCH-17] [SRCH-18] [ANAL-03] [ANAL-04] [D-ANAL-5] in ${language}, typing on the search page is logged after a second's pause`,
    repeated(language === 'es'),
    async ({ page }) => {
      const box = await openStill(page, `/${language}/search/`)
      await box.pressSequentially(searched[language])
      await page.clock.runFor(999)
      expect(await events(page)).toEqual([])
      await page.clock.runFor(1)
      expect(await events(page)).toEqual([{ event: 'search_terms', form: 'page_search', terms: searched[language], market: '' }])
    },
  )
}

test('[D-SRCH-4] terms that are sent before the pause is over are logged at once, and once', async ({ page }) => {
  const box = await openStill(page, '/en/search/')
  await box.pressSequentially('wire')
  await box.press('Enter')
  await page.waitForURL('**/en/search/?terms=wire')
  await page.clock.runFor(2000)
  expect((await events(page)).map(({ terms }) => terms)).toEqual(['wire'])
})

test('[D-ANAL-2] opening an account is recorded with the id of the account', async ({ page }) => {
  await page.goto('/en/account-products/')
  await stay(page)
  const card = page.locator('.product-list-card').first()
  await card.locator('[data-track-category=product]').click()
  expect(await events(page)).toEqual([
    expect.objectContaining({
      action: 'open account',
      category: 'product',
      label: await card.locator('[data-track-label]').first().getAttribute('data-track-label'),
    }),
  ])
})

test('[D-ANAL-2] an accordion is recorded when it opens, its very first click included, and not when it closes', async ({ page }) => {
  await page.goto('/en/personal/checking/')
  const title = page.locator('.accordion-title button[aria-expanded=false]').first()
  const label = await title.getAttribute('data-track-label')
  const same = page.getByRole('button', { name: await title.innerText() })
  await same.click()
  await expect(same).toHaveAttribute('aria-expanded', 'true')
  await same.click()
  await expect(same).toHaveAttribute('aria-expanded', 'false')
  expect(await events(page)).toEqual([expect.objectContaining({ action: 'expand', category: 'accordion', label })])
})

test('[D-ANAL-2] the language switch is recorded, once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/en/careers/')
  await page.locator('.utility a[data-language-switch]').click()
  await page.waitForURL('**/es/careers/')
  expect(await events(page)).toEqual([expect.objectContaining({ action: 'switch', category: 'language', label: 'es' })])
})

test('[D-ANAL-2] [ANAL-05] [D-ANAL-3] picking a region is recorded, and from then on events carry it as their market', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/en/')
  await stay(page)
  const link = page.locator('main a[data-track-category=cta]:visible').first()
  await link.click()
  await page.locator('.utility select[data-region-select]').selectOption('gulf-coast')
  await link.click()
  const [before, pick, after, ...more] = await events(page)
  expect(more).toEqual([])
  expect(before).toMatchObject({ category: 'cta', market: '' })
  expect(pick).toMatchObject({ action: 'select', category: 'region', label: 'Gulf Coast', market: 'Gulf Coast' })
  expect(after).toMatchObject({ category: 'cta', market: 'Gulf Coast' })
})

test('[API-20] [D-ANAL-4] events are kept in the page: nothing is sent, and nothing about the visitor is in them', async ({ page }) => {
  await page.goto('/en/?market=HOU', { waitUntil: 'networkidle' })
  await stay(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.resourceType() === 'ping') sent.push(`${request.method()} ${request.url()}`)
    else if (new URL(request.url()).pathname.startsWith('/api/')) sent.push(request.url())
  })
  for (const link of await page.locator('main a[data-track-category=cta]:visible').all()) await link.dispatchEvent('click')
  const pushed = await events(page)
  expect(pushed.length).toBeGreaterThan(3)
  for (const event of pushed) {
    expect(Object.keys(event).sort()).toEqual(['action', 'category', 'event', 'form', 'label', 'market'])
    expect(event).toMatchObject({ event: 'datalayer_track', market: 'Houston' })
  }
  expect(sent).toEqual([])
})

for (const refusal of ['blocked', 'full'] as const) {
  test(`[D-STORE-4] with storage ${refusal}, events are recorded all the same`, async ({ page }) => {
    await refuseStorage(page, refusal)
    await page.goto('/en/?market=HOU')
    await stay(page)
    await page.locator('main a[data-track-category=cta]:visible').first().click()
    expect(await events(page)).toEqual([expect.objectContaining({ category: 'cta', market: 'Houston' })])
  })
}

test('[D-ANAL-6] what clicks are recorded as is the same in both languages, and holds no words of a page', async ({ page }) => {
  for (const path of ['/', '/personal/checking/', '/account-products/', '/business/treasury-management/', '/faq/']) {
    const labels: (readonly (string | undefined)[])[] = []
    for (const language of ['en', 'es']) {
      await page.goto(`/${language}${path}`)
      labels.push(
        await page
          .locator('main [data-track-action]')
          .evaluateAll((all) => (all as HTMLElement[]).map(({ dataset }) => dataset['trackLabel'])),
      )
    }
    expect.soft(labels[0]?.length, path).toBeGreaterThan(0)
    expect.soft(labels[1], path).toEqual(labels[0])
    expect
      .soft(
        labels.flat().filter((label) => !label || /\s/.test(label)),
        path,
      )
      .toEqual([])
  }
})
