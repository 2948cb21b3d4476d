import type { Page } from '@playwright/test'
import { repeated } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

const natchez = 'locations/ms/natchez-bluff-street/'
const houston = '/locations/tx/houston-travis-street/'

const hours = (page: Page) => page.locator('.location-hours')
const rows = (page: Page) => hours(page).locator('tbody tr:visible')
const directions = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Get directions' })

test.describe('to a visitor whom the finder has seen', () => {
  test.use({ geolocation: { latitude: 30.1234, longitude: -90.4567 }, permissions: ['geolocation'] })

  test('[LOC-12] [D-LOC-3] directions of a branch start where the visitor is, rounded, as long as the tab is open', async ({ page }) => {
    await page.goto(houston)
    await expect(directions(page)).toHaveAttribute('href', /destination=[\d.,-]+$/)
    await page.goto('/en/locations/')
    await page.locator('[data-finder-locate]').click()
    await page.waitForURL('**/locations/?at=30.12,-90.46')
    await expect(page.locator('[data-finder-answer] [data-pin]').first()).toBeVisible()
    await page.goto(houston)
    await expect(directions(page)).toHaveAttribute('href', /destination=[\d.,-]+&origin=30\.12,-90\.46$/)
  })
})

for (const language of ['en', 'es'] as const) {
  const said = {
    en: {
      first: 'First day: Monday, December 7, 2026',
      opens: /not open yet · opens Monday, December 7 at/,
      event: 'Open house at the new Natchez',
      machine: ['ATM open 24 hours', 'from Monday, December 7, 2026'],
    },
    es: {
      first: /^Primer día: lunes, 7 de diciembre de 2026/,
      opens: /próximamente · abre el lunes, 7 de diciembre/,
      event: 'Puertas abiertas',
      machine: ['Cajero automático abierto las 24 horas', 'desde el lunes, 7 de diciembre de 2026'],
    },
  }[language]
  test(
    `[LOC-21] [LOC-24] [D-LOC-6] a branch that is not open yet says when it will be, and shows the hours it will have (${language})`,
    repeated(language === 'es'),
    async ({ page }) => {
      await page.clock.setFixedTime('2026-11-23T18:00:00Z')
      await page.goto(`/${language}/${natchez}`)
      await expect(hours(page).locator('.location-note').filter({ hasText: said.first })).toBeVisible()
      await expect(hours(page).locator('.location-state')).toContainText(said.opens)
      await expect(rows(page)).toHaveCount(7)
      await expect(rows(page).first().getByRole('cell').first()).toContainText('9:00')
      await expect(hours(page).getByRole('button')).toBeHidden()
      const machine = hours(page)
        .locator('.location-note')
        .filter({ hasText: said.machine[0] ?? '' })
      await expect(machine).toHaveText(said.machine.join(' '), { useInnerText: true })
      await expect(page.locator('.location-events')).toContainText(said.event)
      // The week before it opens, days are told one by one.
      await page.clock.setFixedTime('2026-12-04T18:00:00Z')
      await page.goto(`/${language}/${natchez}`)
      await expect(rows(page)).toHaveCount(1)
      await expect(hours(page).getByRole('button')).toBeVisible()
      await page.clock.setFixedTime('2026-12-08T18:00:00Z')
      await page.goto(`/${language}/${natchez}`)
      await expect(hours(page).locator('.location-note').filter({ hasText: said.first })).toBeHidden()
      await expect(machine).toHaveText(said.machine[0] ?? '', { useInnerText: true })
      // The open house goes on until Saturday.
      await expect(page.locator('.location-events')).toContainText(said.event)
      await page.clock.setFixedTime('2026-12-13T18:00:00Z')
      await page.goto(`/${language}/${natchez}`)
      await expect(page.locator('.location-events')).toBeHidden()
    },
  )
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[LOC-20] [D-IMG-12] a picture names the town of the branch or none, and a branch without one opens with none', async ({ page }) => {
    for (const [path, plates] of [
      ['/locations/tx/galveston-postoffice-street/', ['Bright morning Galveston, Texas']],
      ['/es/locations/ms/natchez-bluff-street/', ['Anochecer Natchez, Misisipi']],
      ['/locations/la/lafayette-vermilion-street/', []],
    ] as const) {
      await page.goto(path)
      await expect(page.locator('.location-scene img')).toHaveCount(1)
      await expect(page.locator('.location-scene .plate')).toHaveText([...plates])
    }
    for (const path of [houston, '/es/locations/tx/houston-midtown-elgin-street/']) {
      await page.goto(path)
      await expect(page.locator('.location-scene')).toHaveCount(0)
    }
  })
})
