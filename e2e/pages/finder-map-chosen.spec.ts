import { boxOf, card, expectPositions, mapCount, mapView, markers, positions, settled, showMap } from '../browser/finder-map.ts'
import { layoutShift, watchLayoutShift } from '../browser/layout-shift.ts'
import { expect, test } from '../browser/visit.ts'

test('[D-LOC-1] a map that was moved away from the chosen marker comes back where it was', async ({ page }) => {
  await page.goto('/en/locations/?q=Houston')
  await showMap(page, false)
  await page.locator('.map-marker[data-marker]').first().click()
  await expect(card(page)).toBeVisible()
  await mapView(page).focus()
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/pin=.*map=/)
  await settled(page)
  await expect(page.locator('.map-marker[data-chosen]')).toHaveCount(0)
  const stood = await positions(page)
  await page.reload()
  await expect(card(page)).toBeVisible()
  await expectPositions(page, stood)
})

test('[D-LOC-1] on a phone a card over the whole map leaves the map as the address says', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/locations/?q=Dallas&view=map&pin=fort-worth-magnolia-avenue')
  await expect(card(page)).toBeVisible()
  await page.getByRole('button', { name: 'Show all locations' }).tap()
  await expect(mapCount(page)).toHaveText('115 locations in view')
  await expect(page).toHaveURL(/map=/)
  await page.reload()
  await expect(card(page)).toBeVisible()
  await expect(mapCount(page)).toHaveText('115 locations in view')
})

test('[D-LOC-1] a marker pressed where its card would lie over it is moved, and the address says where to', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/en/locations/?q=Houston&view=map')
  await expect(mapCount(page)).not.toBeEmpty()
  const lowest = (await positions(page)).filter(({ name }) => !/^\d/.test(name)).toSorted((one, other) => other.y - one.y)[0]
  await page.getByRole('button', { name: lowest?.name ?? '', exact: true }).tap()
  await expect(card(page)).toBeVisible()
  const chosen = page.locator('.map-marker[data-chosen]')
  await expect(async () => expect((await boxOf(chosen)).bottom).toBeLessThan((await boxOf(card(page))).top)).toPass()
  await settled(page)
  const stood = await positions(page)
  await page.reload()
  await expect(card(page)).toBeVisible()
  await expectPositions(page, stood)
})

for (const width of [320, 1280])
  test(`[D-LOC-1] at ${width} px the marker of a chosen location does not lie over a group`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/en/locations/?q=Houston&view=map&pin=houston-gulfton-rookin-street')
    const chosen = page.locator('.map-marker[data-chosen]')
    await expect(card(page)).toBeVisible()
    await settled(page)
    const pin = await boxOf(chosen)
    for (const group of await page.locator('.map-cluster').all()) {
      const circle = await boxOf(group)
      const isOver = pin.right > circle.left + 1 && pin.left < circle.right - 1 && pin.bottom > circle.top && pin.top < circle.bottom
      expect(isOver, await group.ariaSnapshot()).toBe(false)
    }
  })

test('[D-LOC-1] a second click on the map is a step closer', async ({ page }) => {
  await page.goto('/en/locations/?q=Houston')
  await showMap(page, false)
  const scale = (): number => Number(new URL(page.url()).searchParams.get('map')?.split(',')[2])
  const box = await mapView(page).boundingBox()
  const at = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 20] as const
  await page.mouse.click(...at)
  await expect.poll(scale).toBeGreaterThan(0)
  const before = scale()
  await page.mouse.dblclick(...at)
  await expect.poll(scale).toBeCloseTo(before + 1, 2)
})

test('[D-LOC-1] locations that were offered of one marker go when the map is moved', async ({ page }) => {
  await page.goto('/en/locations/?q=New+Orleans&map=29.951,-90.07,10.2')
  await page
    .getByRole('button', { name: /^\d+ locations around New Orleans, show them$/ })
    .first()
    .click()
  await expect(card(page)).toBeVisible()
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect(card(page)).toBeHidden()
  expect(await markers(page).count()).toBeGreaterThan(0)
})

for (const [width, height] of [
  [390, 844],
  [320, 700],
  [1280, 600],
] as const)
  test(`[D-LOC-1] at ${width} px the marker of a location far down the list is clear of its card`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/en/locations/?q=Houston&view=map&pin=houma-bayou-black-drive')
    await expect(card(page)).toBeVisible()
    await expect(page.locator('[data-pin="houma-bayou-black-drive"]')).toBeVisible()
    await settled(page)
    const [pin, over] = [await boxOf(page.locator('.map-marker[data-chosen]')), await boxOf(card(page))]
    expect(pin.bottom).toBeLessThanOrEqual(over.top + 3)
    expect(pin.right).toBeGreaterThan(0)
  })

test('[D-LOC-1] a map that nobody has moved is what its address gives after the device was turned', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/en/locations/?language=vi&view=map')
  await expect(mapCount(page)).not.toBeEmpty()
  await settled(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await settled(page)
  const stood = await positions(page)
  await page.reload()
  await expect(mapCount(page)).not.toBeEmpty()
  await settled(page)
  await expectPositions(page, stood)
})

test('[D-LOC-1] a row that was focused and has left the list marks nothing on the map', async ({ page }) => {
  await page.goto('/en/locations/?q=Biloxi')
  await showMap(page, false)
  await page.locator('[data-finder-more]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-pin] a[href]:focus')).toHaveCount(1)
  await expect(page.locator('.map-marker[data-marked]')).toHaveCount(1)
  await page.getByLabel('ATM that takes deposits').focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/atm-deposits=1/)
  await settled(page)
  await expect(page.locator('.map-marker[data-marked]')).toHaveCount(0)
})

test('[D-LOC-1] a press beside the links of a row chooses its location on the map', async ({ page }) => {
  await page.goto('/en/locations/?q=Houston')
  await showMap(page, false)
  const row = page.locator('[data-pin]').nth(3)
  const id = (await row.getAttribute('data-pin')) ?? ''
  const { width } = (await row.boundingBox()) ?? { width: 0 }
  await row.click({ position: { x: width - 4, y: 4 } })
  await expect(card(page)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`pin=${id}&map=`))
  await expect(row).toHaveAttribute('data-chosen')
  // Another row is looked at meanwhile.
  await page.locator('[data-pin]').nth(4).hover()
  const inks = (state: string) =>
    page.locator(`.map-marker[${state}] .map-pin`).evaluate((pin) => [getComputedStyle(pin).fill, getComputedStyle(pin).stroke])
  await expect.poll(() => inks('data-marked')).not.toEqual(await inks('data-chosen'))
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
  await expect(page).not.toHaveURL(/pin=/)
})

for (const [name, width, query] of [
  ['a search', 390, '?q=Houston'],
  ['a map', 390, '?q=Houston&view=map'],
  ['a map and a filter', 768, '?q=Biloxi&atm-deposits=1&view=map'],
  ['a ZIP code and a kind', 768, '?q=70112&type=atm'],
  ['nothing', 768, ''],
  ['nothing', 390, ''],
] as const)
  test(`[D-LOC-1] nothing moves at ${width} px while the finder comes with ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchLayoutShift(page)
    await page.goto(`/en/locations/${query}`, { waitUntil: 'networkidle' })
    if (query.includes('view=map')) await expect(mapCount(page)).not.toBeEmpty()
    expect(await layoutShift(page)).toBeLessThan(0.005)
  })

test('[D-LOC-1] looking at the row of the chosen location leaves every other marker where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/en/locations/?q=Galveston&pin=galveston-postoffice-street&map=29.5247,-95.0953,8.444')
  await expect(card(page)).toBeVisible()
  await settled(page)
  const stood = await positions(page)
  expect(stood.map(({ name }) => name)).toContainEqual(expect.stringContaining('Texas City'))
  await page.locator('[data-pin=galveston-postoffice-street]').first().locator('a').first().focus()
  await settled(page)
  await expectPositions(page, stood)
})

for (const [width, height, state, rows] of [
  [390, 844, '?q=Jackson&rows=40&view=map', [2, 22]],
  [320, 640, '?q=Jackson&rows=40&view=map', [2, 22]],
  [844, 390, '?q=Jackson&rows=40&view=map', [2, 22]],
  [390, 844, '?q=Houston&view=map&map=29.54,-95.36,4.128', [5]],
  [320, 640, '?q=Houston&view=map&map=29.54,-95.36,4.128', [5]],
] as const)
  test(`[D-LOC-1] at ${width} by ${height} px rows of ${state} show their whole marker and their card, also after another one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`/en/locations/${state}`)
    await expect(mapCount(page)).not.toBeEmpty()
    for (const row of rows) {
      const chosen = page.locator('[data-finder-answer] [data-pin]').nth(row)
      await chosen.click({ position: { x: 6, y: 6 } })
      await expect(card(page)).toContainText((await chosen.locator('h2').textContent()) ?? '')
      await settled(page)
      await expect(async () => {
        const [pin, view, shown] = await Promise.all([page.locator('.map-marker[data-chosen]'), mapView(page), card(page)].map(boxOf))
        if (!pin || !view || !shown) throw new Error('nothing is chosen')
        for (const room of [view, { left: 0, right: width, top: 0, bottom: height }])
          for (const part of [pin, shown])
            expect([part.left >= room.left, part.top >= room.top, part.right <= room.right, part.bottom <= room.bottom]).toEqual(
              Array(4).fill(true),
            )
      }).toPass()
    }
  })

for (const [width, height] of [
  [1280, 600],
  [1280, 800],
  [1366, 768],
] as const)
  test(`[D-LOC-1] at ${width} by ${height} px a row beside the map shows its marker and its card, and scrolls the page no farther`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/en/locations/?q=Houston')
    await showMap(page, false)
    const row = (index: number) => page.locator('[data-finder-answer] [data-pin]').nth(index)
    const seen = async (index: number) => {
      await expect(card(page)).toContainText((await row(index).locator('h2').textContent()) ?? '')
      await expect(async () => {
        for (const part of [await boxOf(page.locator('.map-marker[data-chosen]')), await boxOf(card(page))])
          expect([part.top >= 0, part.bottom <= height]).toEqual([true, true])
      }).toPass()
      await settled(page)
    }
    const tops = await page
      .locator('[data-finder-answer] [data-pin]')
      .evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().top))
    const lowest = tops.findLastIndex((top) => top < height - 12)
    const click = async (index: number) => {
      const { x, y } = (await row(index).boundingBox()) ?? { x: 0, y: 0 }
      await page.mouse.click(x + 6, y + 6)
    }
    // The window's lower edge cuts it, and nothing scrolls to it beforehand.
    await click(lowest)
    await seen(lowest)
    const before = await page.evaluate(() => scrollY)
    const other = lowest > 0 ? lowest - 1 : 1
    await click(other)
    await seen(other)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    // Another row is looked at meanwhile, and its marker may lie where this one does.
    await row(lowest).hover({ position: { x: 6, y: 6 } })
    const pin = await boxOf(page.locator('.map-marker[data-chosen]'))
    const onTop = page.evaluate(
      ([across, down]) => document.elementFromPoint(across, down)?.closest('.map-marker')?.hasAttribute('data-chosen'),
      [(pin.left + pin.right) / 2, (pin.top + pin.bottom) / 2] as const,
    )
    expect(await onTop).toBe(true)
  })

test('[D-LOC-1] a marker under the pointer stands out', async ({ page }) => {
  await page.goto('/en/locations/?q=Houston')
  await showMap(page, false)
  await settled(page)
  const marker = page.locator('.map-marker[data-marker]').first()
  const fill = () => marker.locator('.map-pin').evaluate((pin) => getComputedStyle(pin).fill)
  const before = await fill()
  await marker.hover()
  await expect.poll(fill).not.toBe(before)
})
