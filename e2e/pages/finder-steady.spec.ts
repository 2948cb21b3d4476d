import type { Page } from '@playwright/test'
import { layoutShift, watchLayoutShift } from '../browser/layout-shift.ts'
import { storeFirst } from '../browser/storage.ts'
import { expect, test } from '../browser/visit.ts'
import { documentInParts } from '../site/document-in-parts.ts'

const screens = [
  [1280, 900],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const

/** How much may move unasked: a status of one more line on a phone is less. */
const most = 0.02
const mostByRegion = 0.01

const status = (page: Page) => page.locator('[data-finder-status]')
const rows = (page: Page) => page.locator('[data-pin]')

/** Lets files come later than half a second after the key or click that asks for them: what moves until then was asked for. */
const late = async (page: Page, files: RegExp): Promise<void> => {
  await page.route(files, async (route) => {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700))).catch(() => undefined)
    await route.continue().catch(() => undefined)
  })
}
const data = /\/(?:props|places)\.[^/]+\.json$/
const scripts = /\/(?:start-finder|start-map)\.[^/]+\.js$/

for (const language of ['en', 'es'] as const)
  for (const [width, height] of screens)
    test.describe(`${language}, ${width} × ${height}`, () => {
      test.use({ viewport: { width, height } })

      test.beforeEach(({ page }) => watchLayoutShift(page))

      test('[D-LOC-1] nothing moves unasked when what is typed is answered late', async ({ page }) => {
        await late(page, data)
        for (const typed of ['Houston', 'xqzvw']) {
          await page.goto(`/${language}/locations/`)
          await page.locator('#finder-q').pressSequentially(typed)
          await expect(status(page)).toContainText(typed)
          expect(await layoutShift(page), typed).toBeLessThanOrEqual(most)
        }
      })

      test('[D-LOC-1] nothing moves unasked when a chosen location is opened, or its page is loaded again', async ({ page }) => {
        for (const query of [
          'pin=houston-travis-street&rows=50',
          'rows=50&view=map&pin=port-arthur-ninth-avenue&map=30.4114,-93.773,8.597',
        ]) {
          await page.goto(`/${language}/locations/?${query}`)
          await expect(page.locator('[data-finder][data-started]')).toBeAttached()
          await expect(rows(page)).toHaveCount(50)
          expect(await layoutShift(page), query).toBeLessThanOrEqual(most)
          await rows(page).nth(9).scrollIntoViewIfNeeded()
          await page.reload()
          await expect(page.locator('[data-finder][data-started]')).toBeAttached()
          expect(await layoutShift(page), `${query} again`).toBeLessThanOrEqual(most)
        }
      })

      test('[D-REG-3] nothing moves when the list that begins at the visitor’s region comes', async ({ page }) => {
        await storeFirst(page, { preferredRegion: 'Houston', preferredRegionPermalink: 'houston', preferredRegionManual: 'true' })
        await late(page, data)
        await page.goto(`/${language}/locations/`)
        await expect(rows(page).first()).toContainText('Houston')
        expect(await layoutShift(page)).toBeLessThanOrEqual(mostByRegion)
      })

      test.describe('at another address', () => {
        test.use({ tolerated: [/^third-party request to http:\/\/localhost:/] })

        test('[D-REG-3] nothing moves when that page is painted before it has come to its end', async ({ page }) => {
          const host = await documentInParts('<search>')
          try {
            await storeFirst(page, { preferredRegion: 'Shreveport', preferredRegionPermalink: 'shreveport' })
            await page.goto(`${host.address}/${language}/locations/`)
            await expect(rows(page).first()).toContainText('Shreveport')
            expect(await layoutShift(page)).toBeLessThanOrEqual(mostByRegion)
          } finally {
            await host.close()
          }
        })
      })

      if (width < 1000)
        test('[D-LOC-1] the map has its whole room with the press of its button', async ({ page }) => {
          for (const [query, files] of [
            ['', data],
            ['?q=Houston', data],
            ['?q=Houston', scripts],
          ] as const) {
            await page.unrouteAll({ behavior: 'ignoreErrors' })
            await late(page, files)
            await page.goto(`/${language}/locations/${query}`)
            await page.locator('[data-map-toggle]').click()
            await expect(page.locator('.map-count')).not.toBeEmpty()
            expect(await layoutShift(page), `${query} ${files}`).toBeLessThanOrEqual(most)
          }
        })

      test.describe('without its data', () => {
        test.use({ tolerated: [/Failed to (?:load resource|fetch)|ERR_FAILED/] })

        if (width < 1000)
          test('[D-REG-3] the states are there when that list cannot be loaded', async ({ page }) => {
            await storeFirst(page, { preferredRegion: 'Houston', preferredRegionPermalink: 'houston' })
            await page.route(data, (route) => route.abort())
            await page.goto(`/${language}/locations/`)
            await expect(status(page).locator('a[href^="tel:"]')).toBeVisible()
            await expect(page.locator('.location-finder-states a').first()).toBeVisible()
          })
      })

      test.describe('far away', () => {
        test.use({ permissions: ['geolocation'], geolocation: { latitude: 40.71, longitude: -74 } })

        test('[D-LOC-2] nothing moves unasked when the location of a visitor is used', async ({ page }) => {
          await page.goto(`/${language}/locations/?type=bankingCenter`)
          await late(page, data)
          await page.locator('[data-finder-locate]').click()
          await expect(status(page)).toContainText(/\b9\d\d\b/)
          expect(await layoutShift(page)).toBeLessThanOrEqual(most)
        })
      })
    })
