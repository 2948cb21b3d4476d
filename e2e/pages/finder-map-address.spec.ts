import type { Page } from '@playwright/test'
import { card, expectPositions, mapCount, positions, settled, showMap } from '../browser/finder-map.ts'
import { openOffcanvas } from '../browser/header-menus.ts'
import { expect, test } from '../browser/visit.ts'

const single = (page: Page) => page.locator('.map-marker[data-marker]')
const row = (page: Page, id: string | null) => page.locator(`[data-pin="${id}"]`)
const toggle = (page: Page) => page.locator('[data-map-toggle]')

test('[D-LOC-1] beside the list, a map that is there is there again at the same address, and none where there was none', async ({
  page,
}) => {
  const isThereAgain = async (view: 'map' | 'beside'): Promise<void> => {
    await expect(mapCount(page)).toHaveText('115 locations in view')
    await expect(page).toHaveURL(new RegExp(`\\?view=${view}$`))
    await page.reload()
    await expect(mapCount(page)).toHaveText('115 locations in view')
  }
  await page.goto('/en/locations/')
  await page.locator('#finder-q').focus()
  await toggle(page).click()
  await isThereAgain('map')
  await page.goto('/en/locations/')
  await page.locator('#finder-type').selectOption('atm')
  await expect(mapCount(page)).not.toBeEmpty()
  await expect(page).toHaveURL(/\?type=atm$/)
  await page.locator('#finder-type').selectOption('')
  await isThereAgain('beside')
  await page.locator('#finder-q').fill('Katy')
  await expect(page).toHaveURL(/\?q=Katy$/)
  await page.goto('/en/locations/')
  await page.locator('#finder-q').fill('Houston')
  await expect(mapCount(page)).not.toBeEmpty()
  await page.goBack()
  await expect(page.locator('[data-map-sheet]')).toBeHidden()
  await expect(page).toHaveURL(/\/en\/locations\/$/)
})

test('[D-LOC-1] a map that was beside the list is none on a phone that opens the same address', async ({ page }) => {
  const maps: string[] = []
  page.on('request', (request) => {
    if (/\/start-map\./.test(request.url())) maps.push(request.url())
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/locations/?view=beside')
  await page.locator('#finder-q').fill('Katy')
  await expect(page.locator('[data-pin]').first()).toBeVisible()
  await expect(page).toHaveURL(/\?q=Katy$/)
  await expect(page.locator('[data-map-sheet]')).toBeHidden()
  expect(maps).toEqual([])
})

test('[D-LOC-1] a marker of a row that is not shown yet leaves the map as its address draws it', async ({ page }) => {
  await page.goto('/en/locations/?q=70112&safe-deposit=1&night-deposit=1')
  await showMap(page, false)
  const list = page.locator('.location-finder-rows [data-pin]')
  const shown = new Set(await list.evaluateAll((rows) => rows.map((one) => one.getAttribute('data-pin'))))
  const pins = await single(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-marker')))
  expect(shown.size).toBe(10)
  await single(page)
    .nth(pins.length - 1)
    .focus()
  for (const pin of pins) {
    if (shown.has(pin)) continue
    await page.locator(`[data-marker="${pin}"]`).click()
    break
  }
  await expect(page).toHaveURL(/rows=\d+.*pin=|pin=.*rows=\d+/)
  await settled(page)
  const stands = await positions(page)
  await page.reload()
  await expect(mapCount(page)).not.toBeEmpty()
  await expectPositions(page, stands)
})

test('[D-LOC-1] where the map was moved is in the address, until another search', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('/en/locations/?q=New+Orleans')
  await showMap(page, isMobile)
  const all = await mapCount(page).textContent()
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect(page).toHaveURL(/[?&]map=\d+\.\d+,-\d+\.\d+,\d/)
  await expect(mapCount(page)).not.toHaveText(all ?? '')
  const [count, address] = [await mapCount(page).textContent(), page.url()]
  await page.reload()
  await expect(mapCount(page)).toHaveText(count ?? '')
  expect(page.url()).toBe(address)
  await page.locator('#finder-q').fill('Tyler')
  await expect(page).not.toHaveURL(/map=/)
})

const header = (page: Page) => page.locator('.utility-region select')

for (const [language, status] of [
  ['en', 'Nearest to Jackson: 10 of 115 locations'],
  ['es', 'Más cerca de Jackson: 10 de 115 lugares'],
] as const) {
  test(`[D-REG-3] a region that is chosen takes a map along that was moved (${language})`, async ({ page }) => {
    await page.goto(`/${language}/locations/?view=map`)
    await header(page).selectOption('jackson')
    await expect(page.locator('[data-finder-status]')).toHaveText(status)
    await settled(page)
    const stands = await positions(page)
    for (const part of ['zoomIn', 'all']) {
      await header(page).selectOption('houston')
      await settled(page)
      await page.locator(`[data-part=${part}]`).click()
      await expect(page).toHaveURL(/[?&]map=/)
      await settled(page)
      await header(page).selectOption('jackson')
      await expect(page).toHaveURL(/\/locations\/\?view=map$/)
      await expectPositions(page, stands)
    }
  })

  test(`[D-REG-3] a region that is chosen begins another list, with nothing chosen (${language})`, async ({ page }) => {
    await page.goto(`/${language}/locations/?view=map`)
    await header(page).selectOption('dallas-fort-worth')
    await expect(page.locator('[data-finder-status]')).toContainText('Dallas')
    await settled(page)
    await row(page, 'dallas-deep-ellum-elm-street').locator('address').click()
    await expect(card(page)).toBeVisible()
    await expect(page).toHaveURL(/pin=.*map=/)
    await header(page).selectOption('jackson')
    await expect(card(page)).toBeHidden()
    await expect(page).toHaveURL(/\/locations\/\?view=map$/)
    await expect(page.locator('[data-finder-status]')).toHaveText(status)
    await expect(page.locator('[data-pin]')).toHaveCount(10)
  })
}

test('[D-REG-3] a region that is guessed leaves the chosen place and the map as they are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/api/geolocation/ip/**', (route) => route.fulfill({ json: { data: { lat: 32.3, lng: -90.18 } } }))
  await page.goto('/en/locations/?view=map&pin=houston-travis-street&map=29.7604,-95.3698,12')
  await expect(card(page)).toBeVisible()
  await openOffcanvas(page)
  await expect(page.locator('[data-finder-status]')).toContainText('Nearest to Jackson')
  await page.keyboard.press('Escape')
  await settled(page)
  await expect(page).toHaveURL(/view=map&pin=houston-travis-street&map=29\.7604,-95\.3698,12$/)
  await expect(card(page)).toBeVisible()
})

test('[D-REG-3] [D-LOC-2] a region leaves the map as it was moved where a place was searched', async ({ page }) => {
  await page.goto('/en/locations/?q=Houston')
  await showMap(page, false)
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect(page).toHaveURL(/[?&]map=/)
  await settled(page)
  const [address, stands] = [page.url(), await positions(page)]
  await header(page).selectOption('jackson')
  await settled(page)
  expect(page.url()).toBe(address)
  await expectPositions(page, stands)
})

test('[D-LOC-1] Back from a map that was asked for beside the list comes to a page without one', async ({ page }) => {
  await page.goto('/en/locations/')
  await showMap(page, false)
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect(page).toHaveURL(/view=map&map=/)
  await page.goBack()
  await expect(page.locator('[data-map-sheet]')).toBeHidden()
  await expect(page).toHaveURL(/\/en\/locations\/$/)
  // The button that went beside the map is there again, and the keyboard has the map once more.
  await toggle(page).press('Enter')
  await expect(page.locator('.map-view')).toBeFocused()
})

test('[D-LOC-1] all locations, some of them closer, and a map that was moved a moment ago stand as they were', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/locations/?q=Houston')
  await expect(mapCount(page)).not.toBeEmpty()
  const standsAsItWas = async (address: string): Promise<void> => {
    await expect(page).not.toHaveURL(address)
    const stands = await positions(page)
    await page.reload()
    await expect(mapCount(page)).not.toBeEmpty()
    await expectPositions(page, stands)
  }
  const searched = page.url()
  await page.getByRole('button', { name: 'Show all locations' }).click()
  await expect(mapCount(page)).toHaveText('115 locations in view')
  await standsAsItWas(searched)
  const all = page.url()
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect(mapCount(page)).not.toHaveText('115 locations in view')
  await standsAsItWas(all)
  // The address waits for a pause, and a link that is pressed before it does not.
  const before = await mapCount(page).textContent()
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect(mapCount(page)).not.toHaveText(before ?? '')
  const stands = await positions(page)
  await page.locator('.location-finder-rows h2 a').first().click()
  await page.waitForURL('**/locations/tx/**')
  await page.goBack()
  await expect(mapCount(page)).not.toBeEmpty()
  await expectPositions(page, stands)
})

test('[D-LOC-1] a marker that is chosen shows a card and its row, and the address gives both back', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/en/locations/?q=Houston')
  await showMap(page, isMobile)
  const id = await single(page).first().getAttribute('data-marker')
  await page.locator(`.map-marker[data-marker="${id}"]`).click()
  await expect(card(page).locator('.map-name a')).toHaveAttribute('href', new RegExp(`/locations/tx/${id}/$`))
  await expect(card(page).locator('.location-finder-open, .location-finder-closed')).not.toBeEmpty()
  await expect(row(page, id)).toHaveAttribute('data-chosen', '')
  await expect(page).toHaveURL(new RegExp(`pin=${id}`))
  if (isMobile) await card(page).getByRole('button', { name: 'Show in the list' }).click()
  await expect(row(page, id)).toBeInViewport()
  await page.reload()
  await expect(card(page).locator('.map-name a')).toHaveAttribute('href', new RegExp(`/locations/tx/${id}/$`))
  await card(page).locator('.map-name a').click()
  await page.waitForURL(`**/locations/tx/${id}/`)
  await page.goBack()
  await expect(card(page).locator('.map-name a')).toHaveAttribute('href', new RegExp(`/locations/tx/${id}/$`))
  await card(page).getByRole('button', { name: 'Close' }).click()
  await expect(card(page)).toBeHidden()
  await expect(page).not.toHaveURL(/pin=/)
})

for (const [path, width, height] of [
  ['/locations/la/grand-isle-ludwig-lane/', 390, 844],
  ['/locations/la/grand-isle-ludwig-lane/', 1280, 844],
  ['/locations/tx/houston-gulfton-rookin-street/', 1280, 844],
  ['/locations/ms/natchez-bluff-street/', 390, 844],
  ['/locations/tx/galveston-postoffice-street/', 390, 844],
  ['/locations/ms/meridian-twenty-second-avenue/', 320, 640],
  ['/locations/ms/meridian-twenty-second-avenue/', 640, 400],
  ['/locations/la/new-orleans-east-chef-menteur-highway/', 844, 390],
] as const)
  test(`[D-LOC-1] neither card nor buttons hide the marker of the card or each other (${path}, ${width} by ${height} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    const onMap = page.locator('main a[href*="view=map"]').first()
    await onMap.click()
    const marker = page.locator('[data-marker][aria-pressed=true]')
    await expect(marker).toBeVisible()
    await expect(card(page)).toBeVisible()
    const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await expect(async () => {
      const boxes = await Promise.all(['[data-marker][aria-pressed=true]', '.map-card', '.map-buttons'].map(boxOf))
      for (const own of boxes)
        for (const over of boxes)
          expect(
            own === over ||
              own.x + own.width <= over.x ||
              own.x >= over.x + over.width ||
              own.y + own.height <= over.y ||
              own.y >= over.y + over.height,
          ).toBe(true)
    }).toPass()
  })
