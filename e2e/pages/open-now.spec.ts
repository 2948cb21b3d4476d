import type { Page } from '@playwright/test'
import { violations } from '../browser/axe.ts'
import { layoutShift, watchLayoutShift } from '../browser/layout-shift.ts'
import { acrossSizes, repeated } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

const covington = 'locations/la/covington-longleaf-avenue/'
const mandeville = 'locations/la/mandeville-lakefront-terrace/'
const natchez = 'locations/ms/natchez-bluff-street/'

/** What a visitor reads at a moment about what holds now, with plain blanks. */
const stateOf = (page: Page) =>
  page.locator('.location-now:visible').evaluateAll((lines) => lines.map((line) => line.textContent.replaceAll('\u00a0', ' ')))

/** What is seen of a day: the row holds the hours of its week for paper, too. */
const rowOf = async (page: Page, day: string) =>
  (await page.locator(`.location-hours tr[data-day=${day}]`).innerText()).replaceAll('\u00a0', ' ').replace(/[\t\n]/g, '')

for (const timezoneId of ['Asia/Tokyo', 'America/Chicago'])
  test.describe(`to a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('[LOC-26] [D-LOC-6] a branch says whether it is open, until when, and when it opens, by its own clocks', async ({ page }) => {
      for (const [moment, ...lines] of [
        ['2026-11-23T13:30:00Z', 'Lobby closed · opens at 9:00 a.m.', 'Drive-thru opening soon · opens at 8:00 a.m.'],
        ['2026-11-23T18:00:00Z', 'Lobby open now · closes at 4:00 p.m.', 'Drive-thru open now · closes at 5:30 p.m.'],
        ['2026-11-23T21:00:00Z', 'Lobby closing soon · closes at 4:00 p.m.', 'Drive-thru open now · closes at 5:30 p.m.'],
        ['2026-11-29T05:00:00Z', 'Lobby closed · opens Monday at 9:00 a.m.', 'Drive-thru closed · opens Monday at 8:00 a.m.'],
        // An hour after the clocks went forward, and an hour before they go back.
        ['2027-03-15T13:30:00Z', 'Lobby opening soon · opens at 9:00 a.m.', 'Drive-thru open now · closes at 5:30 p.m.'],
        ['2027-11-05T13:30:00Z', 'Lobby opening soon · opens at 9:00 a.m.', 'Drive-thru open now · closes at 5:30 p.m.'],
      ] as const) {
        await page.clock.setFixedTime(moment)
        await page.goto(`/en/${covington}`)
        await expect.poll(() => stateOf(page), moment).toEqual(lines)
      }
    })
  })

for (const language of ['en', 'es'] as const)
  test(
    `a holiday of the bank closes a branch on its day, with its name, and is told two weeks ahead (${language})`,
    acrossSizes(language),
    async ({ page }) => {
      const english = language === 'en'
      await page.clock.setFixedTime('2026-11-22T18:00:00Z')
      await page.goto(`/${language}/${covington}`)
      await expect(page.locator('.location-soon')).toHaveText(
        english
          ? 'Thursday, November 26, 2026 Closed (Thanksgiving Day)'
          : 'jueves, 26 de noviembre de 2026 Cerrado (Día de Acción de Gracias)',
      )
      await page.locator('.location-hours button').click()
      expect(await rowOf(page, 'thu')).toContain(english ? 'Thanksgiving DayClosedClosed' : 'Día de Acción de GraciasCerradoCerrado')
      expect(await rowOf(page, 'fri')).toContain(english ? '9:00 a.m. – 5:00 p.m.' : '9:00 a. m. – 5:00 p. m.')
      await page.locator('.location-special summary').click()
      await expect(page.locator('.location-special li:visible').first()).toContainText(
        english ? 'Thanksgiving Day' : 'Día de Acción de Gracias',
      )
      expect(await violations(page, '.location-hours')).toEqual([])
      await page.clock.setFixedTime('2026-11-26T18:00:00Z')
      await page.goto(`/${language}/${covington}`)
      await expect
        .poll(async () => (await stateOf(page))[0])
        .toBe(
          english
            ? 'Lobby closed · Thanksgiving Day · opens Friday at 9:00 a.m.'
            : 'Vestíbulo cerrado · Día de Acción de Gracias · abre el viernes a las 9:00 a. m.',
        )
    },
  )

test('a branch says what is closed there on dates of its own', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-01T18:00:00Z')
  await page.goto(`/en/${mandeville}`)
  await expect
    .poll(() => stateOf(page))
    .toEqual(['Lobby open now · closes at 4:00 p.m.', 'Drive-thru closed · The lane is being repaved · opens Saturday at 8:30 a.m.'])
  await expect(page.locator('.location-soon')).toContainText('Drive-thru: closed (The lane is being repaved)')
})

for (const language of ['en', 'es'] as const)
  test(
    `a branch that is not open yet says so until its first day, and when that is (${language})`,
    repeated(language === 'es'),
    async ({ page }) => {
      const english = language === 'en'
      await page.clock.setFixedTime('2026-11-23T18:00:00Z')
      await page.goto(`/${language}/${natchez}`)
      await expect(
        page.getByText(english ? 'First day: Monday, December 7, 2026' : 'Primer día: lunes, 7 de diciembre de 2026'),
      ).toBeVisible()
      await expect
        .poll(async () => (await stateOf(page))[0])
        .toBe(
          english
            ? 'Lobby not open yet · opens Monday, December 7 at 9:00 a.m.'
            : 'Vestíbulo próximamente · abre el lunes, 7 de diciembre a las 9:00 a. m.',
        )
      // The week is the usual one until then: no day of it is today.
      await expect(page.locator('[data-day][aria-current]')).toHaveCount(0)
      await page.clock.setFixedTime('2026-12-07T18:00:00Z')
      await page.goto(`/${language}/${natchez}`)
      await expect.poll(async () => (await stateOf(page))[0]).toContain(english ? 'open now' : 'abierto ahora')
      await expect(page.getByText(english ? 'First day: ' : 'Primer día: ')).toBeHidden()
    },
  )

test('[LOC-26] what holds now changes while the page is open, at the full minute', async ({ page }) => {
  await page.clock.install({ time: '2026-11-23T21:59:30Z' })
  await page.goto(`/en/${covington}`)
  await expect.poll(async () => (await stateOf(page))[0]).toBe('Lobby closing soon · closes at 4:00 p.m.')
  await page.clock.fastForward(60_000)
  await expect.poll(async () => (await stateOf(page))[0]).toBe('Lobby closed · opens Tuesday at 9:00 a.m.')
})

test('[D-LOC-9] an ATM that follows the sun says no more than that, and one with hours whether it works', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-26T18:00:00Z')
  await page.goto('/en/locations/la/grand-isle-ludwig-lane/')
  await expect(page.locator('.location-hours tbody tr:visible')).toHaveCount(1)
  await expect(page.locator('.location-hours').getByRole('columnheader', { name: 'ATM' })).toBeVisible()
  expect([await rowOf(page, 'thu'), await stateOf(page)]).toEqual(['ThursdayTODAYDawn – Dusk', []])
  // On Thanksgiving, too.
  await page.goto('/en/locations/la/ruston-trenton-street/')
  await expect.poll(() => stateOf(page)).toEqual(['Open now · closes at 10:00 p.m.'])
})

test('nothing moves while a page with what holds now comes', async ({ page }) => {
  await watchLayoutShift(page)
  await page.clock.setFixedTime('2026-11-23T18:00:00Z')
  await page.goto(`/en/${covington}`, { waitUntil: 'networkidle' })
  expect((await stateOf(page)).length).toBe(2)
  expect(await layoutShift(page)).toBeLessThan(0.01)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[LOC-21] [LOC-22] the week stands as it always is, dates with other hours can be opened, and nothing is said about now', async ({
    page,
  }) => {
    await page.goto(`/en/${covington}`)
    await expect(page.locator(':is(.location-now, .location-soon):visible')).toHaveCount(0)
    await page.locator('.location-special summary').click()
    await expect(page.locator('.location-special li', { hasText: 'Thursday, November 26, 2026' })).toHaveText(/Closed \(Thanksgiving Day\)/)
    await page.goto(`/en/${natchez}`)
    await expect(page.getByText('First day: Monday, December 7, 2026')).toBeVisible()
    await expect(page.getByText('ATM open 24 hours from Monday, December 7, 2026')).toBeVisible()
  })
})
