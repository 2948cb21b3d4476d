import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// The site lies on another host here, which has no API: that requests to it fail is meant.
import { expect, test } from '@playwright/test'
import { fileHost } from '../site/file-host.ts'

let folder: string
let host: Awaited<ReturnType<typeof fileHost>>

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-file-host-'))
  host = await fileHost(join(folder, 'site'))
})

test.afterAll(async () => {
  await host.close()
  await rm(folder, { recursive: true })
})

test('[LOC-01] [D-LOC-1] on a host of files alone the search works with scripts, and its addresses do', async ({ page }) => {
  await page.goto(`${host.address}/en/locations/`)
  await page.locator('#finder-q').fill('notary in Houston')
  const status = page.locator('[data-finder-status]')
  await expect(status).toHaveText(/locations with a notary/)
  await expect(page.locator('[data-pin]').first()).toBeVisible()
  await page.locator('#finder-q').press('Enter')
  await expect(page).toHaveURL(/\/en\/locations\/\?q=notary\+in\+Houston$/)
  await page.goto(`${host.address}/es/locations/?q=Katy&type=bankingCenter`)
  await expect(page.locator('[data-pin]').first()).toHaveAttribute('data-pin', 'katy-avenue-d')
  await expect(page.locator('#finder-q')).toHaveValue('Katy')
})

test('[LOC-21] the hours of a branch lie there as a calendar', async ({ request }) => {
  const calendar = await (await request.get(`${host.address}/es/locations/la/covington-longleaf-avenue/hours.ics`)).text()
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(calendar).toContain('RRULE:FREQ=WEEKLY')
})

test('[D-LOC-4] it is told that states in capital letters lead to their pages', () => {
  expect(host.redirects).toContain('/locations/TX/* /locations/tx/:splat 301\n')
  expect(host.redirects).toContain('/es/locations/MS/* /es/locations/ms/:splat 301\n')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[LOC-01] [D-LOC-1] it says that the search needs them, and shows the list', async ({ page }) => {
    await page.goto(`${host.address}/es/locations/?q=Katy`)
    await expect(page.locator('.location-finder-note')).toBeVisible()
    await expect(page.locator('.location-finder-note')).toContainText('JavaScript')
    await expect(page.locator('[data-pin]')).toHaveCount(0)
    expect(await page.locator('.location-list a[href*="/locations/"]').count()).toBeGreaterThan(100)
  })
})

test('[D-ROUTE-11] pages do not ask there whether they were useful, for nobody would count it', async ({ request }) => {
  const page = await (await request.get(`${host.address}/en/personal/checking/`)).text()
  expect(page).toContain('</footer>')
  expect(page).not.toContain('?useful')
})
