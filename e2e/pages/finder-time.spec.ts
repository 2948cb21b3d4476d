import type { Page } from '@playwright/test'
import { expect, test } from '../browser/visit.ts'

const heights = (page: Page) => page.locator('[data-pin=houston-heights-yaupon-street]')
const state = (page: Page) => heights(page).locator('[data-open-state]')

// On Tuesdays the lane of the branch closes at half past five, and its lobby at four.
const before = '2026-11-24T23:29:00Z'
const closing = 'Drive-thru: closing soon, closes at 5:30 p.m.'

test('[LOC-26] what is open changes in the list while it stays open, and the keyboard keeps its place', async ({ page }) => {
  await page.clock.install({ time: before })
  await page.goto('/en/locations/')
  await page.locator('#finder-q').fill('77008')
  await expect(state(page)).toHaveText(closing)
  await heights(page).locator('h2 a').focus()
  await page.clock.runFor(2 * 60_000)
  await expect(state(page)).toHaveText('Drive-thru: closed, opens Wednesday at 8:00 a.m.')
  await expect(heights(page).locator('h2 a')).toBeFocused()
})

test('[LOC-26] a list of what is open now loses what closes', async ({ page }) => {
  await page.clock.install({ time: before })
  await page.goto('/en/locations/')
  await page.locator('#finder-q').fill('77008')
  await page.locator('.location-finder-check', { hasText: 'Open now' }).click()
  await expect(heights(page)).toHaveCount(1)
  await page.clock.runFor(2 * 60_000)
  await expect(heights(page)).toHaveCount(0)
})

test('[LOC-26] a tab that is looked at again says what holds then', async ({ page }) => {
  await page.clock.install({ time: before })
  await page.goto('/en/locations/')
  await page.locator('#finder-q').fill('77008')
  await expect(state(page)).toHaveText(closing)
  // The timers of a tab in the background, or of a machine that sleeps, do not run.
  await page.clock.setFixedTime('2026-11-25T16:00:00Z')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(state(page)).toHaveText(/^Lobby: open now, closes at/)
})

test('[LOC-26] so does a list that the server wrote, which nobody has touched', async ({ page }) => {
  // Where there is room for the map, the script starts by itself.
  await page.setViewportSize({ width: 800, height: 800 })
  await page.clock.install()
  await page.goto('/en/locations/?q=77008')
  await expect(page.locator('[data-finder][data-ready]')).toBeAttached()
  await expect(page.locator('[data-finder][data-started]')).toHaveCount(0)
  const changes = Number(await page.locator('[data-finder]').getAttribute('data-changes'))
  expect(changes).toBeGreaterThan(Date.now())
  await page.clock.setFixedTime(new Date('2030-06-05T16:00:00Z'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(state(page)).toHaveText(/^Lobby: open now, closes at/)
})

for (const path of ['/locations/tx/', '/locations/tx/town/houston/'])
  test(`[LOC-26] the cards of ${path} follow the time as well`, async ({ page }) => {
    await page.clock.install({ time: before })
    await page.goto(path)
    const card = page.locator('.place-town li', { has: page.getByRole('link', { name: 'Houston Heights', exact: true }) }).last()
    await expect(card.locator('.place-open')).toHaveText(closing)
    await page.clock.runFor(2 * 60_000)
    await expect(card.locator('.place-open')).toHaveText('Drive-thru: closed, opens Wednesday at 8:00 a.m.')
  })

for (const [language, closed, reason] of [
  ['en', 'Drive-thru: closed, opens Monday at 8:00 a.m.', 'Open now, closes at 4:00 p.m. (Longer hours for money orders)'],
  ['es', 'Autoservicio: cerrado, abre el lunes a las 8:00 a. m.', 'Abierto ahora, cierra a las 4:00 p. m. (Horario ampliado para giros)'],
] as const)
  test(`[LOC-21] [LOC-22] [LOC-26] of a closed branch what opens first is named, and a reason stands in parentheses (${language})`, async ({
    page,
  }) => {
    const told = async (pin: string) => (await page.locator(`[data-pin=${pin}] [data-open-state]`).innerText()).replaceAll('\u00a0', ' ')
    // A Saturday evening: the lane of the branch opens before its lobby on Monday.
    await page.clock.setFixedTime('2026-11-29T02:00:00Z')
    await page.goto(`/${language}/locations/`)
    await page.locator('#finder-q').fill('77008')
    await expect.poll(() => told('houston-heights-yaupon-street')).toBe(closed)
    await page.clock.setFixedTime('2026-11-28T16:00:00Z')
    await page.goto(`/${language}/locations/`)
    await page.locator('#finder-q').fill('77081')
    await expect.poll(() => told('houston-gulfton-rookin-street')).toBe(reason)
    await page.goto(`/${language === 'es' ? 'es/' : ''}locations/tx/town/houston/`)
    await expect(page.locator('.place-open').filter({ hasText: reason.split('(')[1] ?? '' })).toHaveText(reason)
  })
