import type { Page } from '@playwright/test'
import { boxOf, card, locationsOnMap, mapCount, mapView, markers, settled, showMap } from '../browser/finder-map.ts'
import { expect, test } from '../browser/visit.ts'

const chosen = (page: Page) => page.locator('.map-marker[data-chosen]')

/** Whether the chosen marker, if it is seen, is clear of its card, and the card of count and buttons. */
const expectClear = async (page: Page, step: string): Promise<void> => {
  await settled(page)
  const [over, view, buttons, count] = await Promise.all(
    [card(page), mapView(page), page.locator('.map-buttons'), mapCount(page)].map(boxOf),
  )
  if ((await chosen(page).count()) === 0) return
  const pin = await boxOf(chosen(page).locator('svg'))
  const shares = (one = pin, other = pin): boolean =>
    one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
  expect(shares(pin, over), `${step}: the card lies over its marker`).toBe(false)
  for (const part of [buttons, count]) expect(shares(part, over), `${step}: the card lies over count or buttons`).toBe(false)
  expect(over?.top, step).toBeGreaterThanOrEqual(view?.top ?? 0)
  expect(over?.bottom, step).toBeLessThanOrEqual(view?.bottom ?? 0)
}

const sizes = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 600],
  [1280, 900],
] as const
const addresses = [
  '/en/locations/?rows=70&view=map&pin=morgan-city-brashear-avenue&map=30.5842,-90.8714,7.333',
  '/es/locations/?q=Houston&cashiers-checks=1&view=map&pin=galveston-postoffice-street&map=28.8167,-94.8048,8.109',
  '/en/locations/?q=%3Cb%3E&rows=30&view=map&pin=huntsville-university-avenue&map=29.4723,-95.5747,6.004',
] as const

for (const [width, height] of sizes)
  for (const address of addresses)
    test(`[D-LOC-1] at ${width} by ${height} px the chosen marker is clear of its card in every view (${address})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      await page.goto(address)
      await expect(card(page)).toBeVisible()
      await expectClear(page, address)
      // The card makes room: the map stays as the address says.
      expect(new URL(page.url()).search).toBe(new URL(address, page.url()).search)
      for (const key of ['ArrowUp', '-']) {
        await mapView(page).press(key)
        await expectClear(page, key)
      }
      if (width < 360) return
      await page.getByRole('button', { name: /^Show all locations|Mostrar todos/ }).press('Enter')
      await expectClear(page, 'all')
    })

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test(`[D-LOC-1] at ${width} px the card goes to the upper end and back while the map is dragged`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    await page.goto('/en/locations/?q=Galveston&view=map&pin=galveston-postoffice-street')
    await expect(card(page)).toBeVisible()
    await settled(page)
    const [low, pin] = [await boxOf(card(page)), await boxOf(chosen(page))]
    expect(pin.bottom).toBeLessThan(low.top)
    await mapView(page).scrollIntoViewIfNeeded()
    const view = await boxOf(mapView(page))
    const [x, y] = [view.left + 30, view.top + 60]
    const drag = async (right: number, down: number): Promise<void> => {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + right, y + down, { steps: 4 })
      // It stays where it is until the hand lets go.
      expect((await boxOf(card(page))).top - view.top).toBeCloseTo(top, 0)
      await page.mouse.up()
      await settled(page)
    }
    let top = (await boxOf(card(page))).top - view.top
    const toCorner = [low.right - pin.right - 20, low.bottom - pin.bottom - 20] as const
    await drag(...toCorner)
    await expectClear(page, 'dragged down')
    const above = (await boxOf(card(page))).top - view.top
    expect(above).toBeLessThan(60)
    top = above
    await page.mouse.move(view.left + 30, view.bottom - 20)
    await page.mouse.down()
    await page.mouse.move(view.left + 30 - 10, view.bottom - 20 - toCorner[1], { steps: 4 })
    await page.mouse.up()
    await expectClear(page, 'dragged up')
    expect((await boxOf(card(page))).top - view.top).toBeGreaterThan(60)
  })

for (const gap of [0, 30, 60])
  test(`[D-LOC-1] a double click on a group, ${gap} ms apart, leaves no offer of what has been told apart`, async ({ page }) => {
    await page.goto('/en/locations/?q=Houston&rows=20')
    await showMap(page, false)
    await settled(page)
    const address = page.url()
    await page.locator('.map-cluster').first().dblclick({ delay: gap })
    await expect(page).not.toHaveURL(address)
    await settled(page)
    await expect(card(page)).toBeHidden()
    await expect(chosen(page)).toHaveCount(0)
  })

test('[D-LOC-1] by key, a group pressed twice is told apart and offers nothing', async ({ page }) => {
  await page.goto('/en/locations/?q=Houston&rows=20')
  await showMap(page, false)
  await settled(page)
  await page
    .locator('.map-cluster')
    .first()
    .evaluate((group: HTMLElement) => {
      group.click()
      group.click()
    })
  await expect(page).toHaveURL(/map=/)
  await settled(page)
  await expect(card(page)).toBeHidden()
})

test('[D-LOC-1] on a phone the second tap of a double tap on a group chooses no pin that has come there', { tag: '@phone' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/locations/?q=Houston&view=map')
  await expect(mapCount(page)).not.toBeEmpty()
  await settled(page)
  const group = await page.locator('.map-cluster').first().boundingBox()
  if (!group) throw new Error('There is no group')
  for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(group.x + group.width / 2, group.y + group.height / 2)
  await expect(page).toHaveURL(/map=/)
  await settled(page)
  await expect(card(page)).toBeHidden()
  await expect(page).not.toHaveURL(/pin=/)
})

test('[D-LOC-1] an offer takes the place of a card, and goes when the map is moved', async ({ page }) => {
  await page.goto('/en/locations/?q=New+Orleans&map=29.951,-90.07,10.2')
  const group = page.getByRole('button', { name: /^\d+ locations around New Orleans, show them$/ }).first()
  const count = Number(await group.textContent())
  await group.click()
  await expect(card(page).locator('[data-choose]')).toHaveCount(count)
  await card(page).locator('[data-choose]').first().click()
  await expect(page).toHaveURL(/pin=/)
  await settled(page)
  await group.click()
  await expect(card(page).locator('[data-choose]')).toHaveCount(count - 1)
  await expect(page).not.toHaveURL(/pin=/)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect(card(page)).toBeHidden()
})

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test(`[D-LOC-1] at ${width} px the markers stand for as many locations as the map says, also with a card open`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    const agrees = async (): Promise<number> => {
      await settled(page)
      const count = await locationsOnMap(page)
      await expect(mapCount(page)).toHaveText(
        count === 0 ? 'No locations in view' : count === 1 ? '1 location in view' : `${count} locations in view`,
      )
      return count
    }
    const search = '?q=Oxford&view=map&map=33.3257,-89.7173,8.064'
    await page.goto(`/en/locations/${search}`)
    await expect(mapCount(page)).not.toBeEmpty()
    const count = await agrees()
    await page.goto(`/en/locations/${search}&pin=oxford-jackson-avenue`)
    await expect(card(page)).toBeVisible()
    expect(await agrees()).toBe(count)
    // No key leads to what the card covers.
    const over = await boxOf(card(page))
    for (const marker of await markers(page).all()) {
      const { left, right, top, bottom } = await boxOf(marker)
      if (left > over.left && right < over.right && top > over.top && bottom < over.bottom)
        await expect(marker).toHaveAttribute('tabindex', '-1')
    }
    for (const key of ['-', '-', 'ArrowUp', 'ArrowRight']) {
      await mapView(page).press(key)
      await agrees()
    }
  })
