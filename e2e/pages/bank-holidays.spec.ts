import { call, holidayIds } from '../browser/alerts.ts'
import { violations } from '../browser/axe.ts'
import { layoutShift, watchLayoutShift } from '../browser/layout-shift.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { startOutage } from '../browser/outage.ts'
import { expect, test } from '../browser/visit.ts'

for (const language of ['en', 'es'] as const)
  test(
    `the holidays of the bank stand by year, and branches lead to the same days (${language})`,
    acrossSizes(language),
    async ({ page }) => {
      const english = language === 'en'
      await page.clock.setFixedTime('2026-11-24T16:00:00Z')
      await page.goto(`/${language}/bank-holidays/`)
      const tables = page.locator('.bank-holidays table:visible')
      await expect(tables.locator('caption')).toHaveText(['2026', '2027', '2028'])
      // What is over stands below, behind a heading that opens.
      await expect(tables.first().locator('tbody tr')).toHaveCount(2)
      await expect(tables.nth(1).locator('tbody tr')).toHaveCount(11)
      await expect(tables.first().locator('tbody tr').first()).toHaveText(
        english
          ? /Thursday, November 26, 2026\s*Thanksgiving Day\s*Closed/
          : /jueves, 26 de noviembre de 2026\s*Día de Acción de Gracias\s*Cerrado/,
      )
      await page.locator('.bank-holidays-past summary').click()
      await expect(page.locator('.bank-holidays-past tbody tr:visible')).toHaveCount(9)
      expect(await violations(page, '.bank-holidays')).toEqual([])
      const days = await page.locator('.bank-holidays time').allTextContents()
      await page.goto(`/${language}/locations/la/covington-longleaf-avenue/`)
      expect(
        await page
          .locator('.location-special li b')
          .allTextContents()
          .then((all) => all.toSorted()),
      ).toEqual(days.toSorted())
    },
  )

test.describe('while the call for alerts fails', () => {
  test.use({ tolerated: [/net::ERR_FAILED|Failed to fetch/] })
  for (const [now, shown] of [
    ['2026-11-21T18:00:00Z', []],
    ['2026-11-22T18:00:00Z', ['holiday-2026-11-26']],
    ['2026-11-27T05:30:00Z', ['holiday-2026-11-26']],
    ['2026-11-27T18:00:00Z', []],
  ] as const)
    test(`[D-ALERT-6] the alert about a holiday comes and goes by the clocks of the bank (${now})`, async ({ page }) => {
      await startOutage(page, call)
      await page.clock.setFixedTime(now)
      await page.goto('/en/locations/')
      expect(await holidayIds(page)).toEqual(shown)
    })
})

for (const language of ['en', 'es'] as const)
  test(`the alerts about holidays are those that the call answers, and nothing moves or is fetched for them (${language})`, async ({
    page,
  }) => {
    await watchLayoutShift(page)
    const scripts: string[] = []
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
    const answered = page.waitForResponse(call)
    await page.goto(`/${language}/locations/`, { waitUntil: 'networkidle' })
    const { data } = (await (await answered).json()) as { data: { id: string }[] }
    const coming = data.map(({ id }) => id).filter((id) => /^holiday-20/.test(id))
    expect(await holidayIds(page)).toEqual(coming)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
    expect(scripts.filter((address) => address.includes('change-alerts'))).toEqual([])
  })

test('a page that does not show the alerts about holidays does not fetch what would place them', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
  await page.goto('/en/personal/', { waitUntil: 'networkidle' })
  expect(await holidayIds(page)).toEqual([])
  expect(scripts.filter((address) => address.includes('change-alerts'))).toEqual([])
})
