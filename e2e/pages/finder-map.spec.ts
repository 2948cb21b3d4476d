import type { Page } from '@playwright/test'
import { violations } from '../browser/axe.ts'
import { card, locationsOnMap, mapCount, mapView, markers, positions, showMap } from '../browser/finder-map.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

const single = (page: Page) => page.locator('.map-marker[data-marker]')
const row = (page: Page, id: string | null) => page.locator(`[data-pin="${id}"]`)
const toggle = (page: Page) => page.locator('[data-map-toggle]')

for (const [language, name, all, show] of [
  ['en', 'Map of locations', '115 locations in view', 'Show all locations'],
  ['es', 'Mapa de sucursales y cajeros', '115 lugares a la vista', 'Mostrar todos los lugares'],
] as const)
  test(
    `[D-LOC-1] in ${language}, a drawn map with markers shows every location that the list counts`,
    acrossSizes(language),
    async ({ page, isMobile }) => {
      await page.goto(`/${language}/locations/?q=Houston`)
      await showMap(page, isMobile)
      await expect(page.getByRole('region', { name })).toBeVisible()
      await expect(page.locator('.map-view canvas')).toBeVisible()
      const near = Number.parseInt((await mapCount(page).textContent()) ?? '', 10)
      expect(near).toBeGreaterThan(9)
      expect(near).toBeLessThan(60)
      await page.getByRole('button', { name: show }).click()
      await expect(mapCount(page)).toHaveText(all)
      await expect.poll(() => locationsOnMap(page)).toBe(115)
      expect(await markers(page).count()).toBeLessThanOrEqual(60)
    },
  )

test('[D-LOC-1] by keyboard the map that is shown beside the list has the focus, and a marker leaves it as it is', async ({ page }) => {
  await page.goto('/en/locations/')
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(mapView(page)).toBeFocused()
  await expect(mapCount(page)).toHaveText('115 locations in view')
  await single(page).first().click()
  await expect(page).toHaveURL(/view=map&pin=/)
  await expect(card(page)).toBeVisible()
  await page.reload()
  await expect(mapCount(page)).toHaveText('115 locations in view')
})

test('[D-LOC-1] the button of the map stands on the first screen beside the states', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/en/locations/')
  await expect(toggle(page)).toBeInViewport()
})

for (const [asked, said] of [
  ['q=Denver', /not near/],
  ['q=xqzzt', /no place/],
  ['q=Houston&type=commercial&saturday=1', /^We have no commercial offices open on Saturdays/],
] as const)
  test(`[D-LOC-1] where nothing is near, found or left by filters, the map shows all locations (${asked})`, async ({ page }) => {
    await page.goto(`/en/locations/?${asked}&view=map`)
    await expect(page.locator('[data-finder-status]')).toHaveText(said)
    await expect(mapCount(page)).toHaveText('115 locations in view')
    await expect(page.locator('[data-pin]')).toHaveCount(0)
  })

test('[D-LOC-1] a row that is looked at shows its own marker, also where that is one of a group', async ({ page }) => {
  await page.goto('/en/locations/?q=Houston')
  await expect(page.locator('.map-cluster').first()).toBeVisible()
  const pins = await page
    .locator('.location-finder-rows [data-pin]')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['pin']))
  const grouped: (string | undefined)[] = []
  for (const pin of pins) if ((await page.locator(`[data-marker="${pin}"]`).count()) === 0) grouped.push(pin)
  expect(grouped.length).toBeGreaterThan(1)
  const all = await locationsOnMap(page)
  for (const pin of grouped) {
    await page.locator(`[data-pin="${pin}"] h2 a`).focus()
    await expect(page.locator(`[data-marker="${pin}"][data-marked]`)).toBeVisible()
    await expect(single(page).and(page.locator('[data-marked]'))).toHaveCount(1)
    // It is counted once.
    expect(await locationsOnMap(page)).toBe(all)
  }
  await page.locator(`[data-pin="${grouped[0]}"]`).hover()
  await expect(page.locator(`[data-marker="${grouped[0]}"][data-marked]`)).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(page.locator(`[data-marker="${grouped[0]}"]`)).toHaveCount(0)
})

test('[D-LOC-1] filters narrow the map as they narrow the list', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('/en/locations/?type=loan')
  await showMap(page, isMobile)
  const listed = await page.locator('[data-pin]').count()
  expect(listed).toBeGreaterThan(1)
  await expect(page).toHaveURL(/type=loan/)
  await expect(mapCount(page)).toHaveText(`${listed} locations in view`)
  expect(await locationsOnMap(page)).toBe(listed)
  if (isMobile)
    await page.locator('.location-finder-filters').evaluate((filters: HTMLDetailsElement) => Object.assign(filters, { open: true }))
  await page.locator('#finder-type').selectOption('deposit')
  await expect.poll(() => page.locator('[data-pin]').count()).not.toBe(listed)
  const fewer = await page.locator('[data-pin]').count()
  await expect.poll(() => locationsOnMap(page)).toBe(fewer)
})

test('[D-LOC-1] at the greatest zoom a marker of several opens their list, and says so', async ({ page }) => {
  await page.goto('/en/locations/?q=New+Orleans&map=29.951,-90.07,10.2')
  const several = page.getByRole('button', { name: /^\d+ locations around New Orleans, show them$/ }).first()
  await several.click()
  await expect(card(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /locations around New Orleans, zoom in$/ })).toHaveCount(0)
})

for (const [language, name, other] of [
  ['en', 'New Orleans', 'Nueva Orleans'],
  ['es', 'Nueva Orleans', 'New Orleans'],
] as const)
  test(`the map of the finder calls a town as its page does, in its names and its markers (${language})`, async ({ page }) => {
    await page.addInitScript(() => {
      const { fillText } = CanvasRenderingContext2D.prototype
      const drawn = new Set<string>()
      CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
        drawn.add(text)
        fillText.call(this, text, ...at)
      }
      Object.assign(window, { drawn })
    })
    await page.goto(`/${language}/locations/?q=New+Orleans&map=29.951,-90.07,8`)
    const drawn = () => page.evaluate(() => [...(window as unknown as { drawn: Set<string> }).drawn])
    await expect.poll(drawn).toContain(name)
    expect(await drawn()).not.toContain(other)
    await expect(markers(page).and(page.getByRole('button', { name })).first()).toBeAttached()
    await expect(markers(page).and(page.getByRole('button', { name: new RegExp(`^\\d+ .*${other}`) }))).toHaveCount(0)
  })

test('[D-LOC-1] a marker far down the list brings its row', async ({ page }) => {
  await page.goto('/en/locations/?q=Houston')
  await showMap(page, false)
  await expect(page.locator('[data-pin]')).toHaveCount(10)
  await page.getByRole('button', { name: 'Show all locations' }).click()
  await expect(mapCount(page)).toHaveText('115 locations in view')
  const far = page.locator('.map-marker[data-marker^=tupelo], .map-marker[data-marker^=meridian]').first()
  const id = await far.getAttribute('data-marker')
  await far.click()
  await expect(row(page, id)).toBeInViewport()
  await expect(row(page, id)).toHaveAttribute('data-chosen', '')
})

test('[D-LOC-1] a row that is looked at marks its marker, by mouse and by key', async ({ page }) => {
  await page.goto('/en/locations/?q=Tyler')
  await showMap(page, false)
  const id = 'tyler-rose-garden-road'
  const marker = page.locator(`.map-marker[data-marker="${id}"]`)
  await expect(marker).not.toHaveAttribute('data-marked')
  await row(page, id).hover()
  await expect(marker).toHaveAttribute('data-marked', '')
  await page.mouse.move(1, 1)
  await expect(marker).not.toHaveAttribute('data-marked')
  await row(page, id).locator('h2 a').focus()
  await expect(marker).toHaveAttribute('data-marked', '')
})

test('[D-LOC-1] a marker that is looked at marks its row, by mouse and by key, and names itself', async ({ page }) => {
  await page.goto('/en/locations/?q=Tyler')
  await showMap(page, false)
  const id = 'tyler-rose-garden-road'
  const marker = page.locator(`.map-marker[data-marker="${id}"]`)
  await marker.hover()
  await expect(row(page, id)).toHaveAttribute('data-marked', '')
  const shownName = () => marker.evaluate((button) => getComputedStyle(button, '::before').content)
  expect(await shownName()).toContain('Tyler')
  await page.mouse.move(1, 1)
  await expect(row(page, id)).not.toHaveAttribute('data-marked')
  expect(await shownName()).toBe('none')
  await page.locator('.map-view').focus()
  await page.keyboard.press('Tab')
  const focused = page.locator('.map-marker:focus')
  const name = (await focused.getAttribute('aria-label')) ?? ''
  expect(name).not.toBe('')
  expect(await focused.evaluate((button) => getComputedStyle(button, '::before').content)).toContain(name)
  await marker.focus()
  await expect(row(page, id)).toHaveAttribute('data-marked', '')
})

test('[D-LOC-1] no marker outside of the map can be focused, and the map is never scrolled inside', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/locations/?q=Galveston&view=map&map=29.5247,-95.0953,9.444')
  await expect(mapCount(page)).not.toBeEmpty()
  const box = (await page.locator('.map-view').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (const button of await markers(page).all()) {
    await button.focus()
    const own = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(own.x + own.width > box.x && own.x < box.x + box.width).toBe(true)
  }
  expect(await page.locator('.map-view').evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).toEqual([0, 0])
})

test('[D-LOC-1] more rows bring their markers into view', async ({ page }) => {
  await page.goto('/en/locations/?q=Dallas')
  await expect(mapCount(page)).not.toBeEmpty()
  await page.locator('[data-finder-more]').press('Enter')
  await expect(page.locator('[data-pin]')).toHaveCount(20)
  await expect(page.locator('[data-pin]').nth(10).locator('h2 a')).toBeFocused()
  for (const row of await page.locator('[data-pin]').all()) {
    await row.locator('h2 a').focus()
    await expect(page.locator(`[data-marker="${await row.getAttribute('data-pin')}"][data-marked]`)).toBeInViewport()
  }
})

test('[D-LOC-1] locations that were offered go with the search that they belong to', async ({ page }) => {
  await page.goto('/en/locations/?q=New+Orleans&map=29.951,-90.07,10.2')
  await page
    .getByRole('button', { name: /^\d+ locations around New Orleans, show them$/ })
    .first()
    .click()
  await expect(card(page)).toBeVisible()
  await page.locator('#finder-q').fill('Biloxi')
  await expect(page.locator('[data-pin^=biloxi]').first()).toBeVisible()
  await expect(card(page)).toBeHidden()
})

test('[D-LOC-1] by keyboard the map is moved, zoomed, read and left', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/locations/?q=Houston')
  await showMap(page, false)
  await mapView(page).focus()
  const before = await positions(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => positions(page)).not.toEqual(before)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => positions(page)).toEqual(before)
  const seen = await mapCount(page).textContent()
  await page.keyboard.press('-')
  await expect(mapCount(page)).not.toHaveText(seen ?? '')
  await page.keyboard.press('+')
  await expect(mapCount(page)).toHaveText(seen ?? '')
  const marker = single(page).first()
  await marker.focus()
  await page.keyboard.press('Enter')
  await expect(card(page).locator('.map-name a')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
  await expect(marker).toBeFocused()
  // A group opens into what it stands for, and the focus goes along.
  const group = page.locator('.map-cluster').first()
  await group.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.map-marker, .map-view, .map-card *'))).toBe(true)
  await page.locator('.map-skip').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.finder-map'))).toBe(null)
})

test('a mouse moves the map without choosing anything, and the wheel scrolls the page', async ({ page }) => {
  await page.goto('/en/locations/?q=Houston')
  await showMap(page, false)
  await mapView(page).scrollIntoViewIfNeeded()
  const before = await positions(page)
  const box = await mapView(page).boundingBox()
  const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + 200]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 90, y + 60, { steps: 6 })
  await page.mouse.up()
  await expect.poll(() => positions(page)).not.toEqual(before)
  await expect(card(page)).toBeHidden()
  expect(await page.locator('[data-pin]').count()).toBe(10)
  const scrolled = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, -120)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(scrolled)
  await expect(page.locator('.map-hint')).toBeVisible()
})

test('on a phone the list comes first, two fingers zoom, and one scrolls the page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/locations/?q=Houston')
  await expect(page.locator('[data-pin]').first()).toBeVisible()
  await expect(mapView(page)).toHaveCount(0)
  await showMap(page, true)
  await expect(page).toHaveURL(/view=map/)
  await mapView(page).scrollIntoViewIfNeeded()
  const box = await mapView(page).boundingBox()
  const [x, y] = [(box?.x ?? 0) + 160, (box?.y ?? 0) + 160]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [number, number])[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })) })
  const seen = Number.parseInt((await mapCount(page).textContent()) ?? '', 10)
  await touch('touchStart', [x - 30, y], [x + 30, y])
  for (let way = 30; way <= 120; way += 15) await touch('touchMove', [x - way, y], [x + way, y])
  await touch('touchEnd')
  await expect.poll(async () => Number.parseInt((await mapCount(page).textContent()) ?? '', 10)).toBeLessThan(seen)
  const [before, scrolled] = [await positions(page), await page.evaluate(() => scrollY)]
  await touch('touchStart', [x, y + 100])
  for (let way = 90; way >= -80; way -= 10) await touch('touchMove', [x, y + way])
  await touch('touchEnd')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled)
  expect(await positions(page)).toEqual(before)
  await toggle(page).tap()
  await expect(mapView(page)).toBeHidden()
  await expect(page).not.toHaveURL(/view=map/)
  await expect(page.locator('[data-pin]')).toHaveCount(10)
})

for (const motion of ['no-preference', 'reduce'] as const)
  test(`[D-LOC-1] on a phone the card of a tapped marker comes into view, and the focus does not go there (${motion})`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await page.goto('/en/locations/?q=Houston')
    await expect(page.locator('[data-pin]').first()).toBeVisible()
    await showMap(page, true)
    const single = page.locator('[data-marker]')
    await expect(single.first()).toBeVisible()
    // Some stand outside of what is seen of the map.
    const highest = await single.evaluateAll((all) => {
      const top = (element: Element): number => element.getBoundingClientRect().top
      const edge = top(document.querySelector('.map-view') as Element)
      const seen = (all as HTMLElement[]).filter((one) => top(one) > edge && one.getBoundingClientRect().left > 0)
      return seen.toSorted((one, other) => top(one) - top(other))[0]?.dataset['marker']
    })
    const marker = page.locator(`[data-marker=${highest}]`)
    // The marker stands at the lower edge of the window: what lies below it on the map is out of view.
    await marker.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().bottom + 20 - innerHeight, behavior: 'instant' }))
    await expect(marker).toBeInViewport({ ratio: 1 })
    await marker.tap()
    await expect(card(page)).toBeInViewport({ ratio: 1 })
    expect(await card(page).evaluate((element) => element.contains(document.activeElement))).toBe(false)
  })

test('nothing of the map is fetched before somebody wants it', { tag: '@both' }, async ({ page, isMobile }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\/(?:start-map|shapes|map)\.[\w-]+\.(?:js|json|css)$/.test(request.url())) fetched.push(request.url())
  })
  await page.goto('/en/locations/')
  if (isMobile) {
    await page.locator('#finder-q').fill('Katy')
    await expect(page.locator('[data-pin]').first()).toBeVisible()
  } else await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
  await showMap(page, isMobile)
  expect(fetched).toHaveLength(3)
})

test('while the shapes are under way the map says so', { tag: '@both' }, async ({ page, isMobile }) => {
  const sent = Promise.withResolvers<void>()
  await page.route('**/shapes.*.json', async (route) => {
    await sent.promise
    await route.continue()
  })
  await page.goto('/en/locations/?q=Katy')
  if (isMobile) await toggle(page).tap()
  await expect(page.locator('.finder-map-says')).toHaveText('The map is being drawn…')
  await expect(page.locator('[data-pin]')).toHaveCount(10)
  sent.resolve()
  await expect(mapCount(page)).not.toBeEmpty()
})

test.describe('when the map cannot be loaded', () => {
  test.use({ tolerated: [/shapes|ERR_FAILED|Failed to fetch|TypeError/] })

  test('another try fetches its script, too', { tag: '@both' }, async ({ page, isMobile }) => {
    const script = /\/start-map\.[\w-]+\.js$/
    await page.route(script, (route) => route.abort())
    await page.goto('/en/locations/')
    await (isMobile ? toggle(page).tap() : toggle(page).click())
    await expect(page.locator('.finder-map-says')).toContainText('800-555-0142')
    await page.unroute(script)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(mapCount(page)).toHaveText('115 locations in view')
  })

  for (const language of ['en', 'es'] as const)
    test(
      `says so beside the button that was pressed, wherever that stood in the window (${language})`,
      acrossSizes(language),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.route(/\/start-map\./, (route) => route.abort())
        await page.goto(`/${language}/locations/`)
        for (const block of ['end', 'start'] as const) {
          await toggle(page).evaluate((button, place) => button.scrollIntoView({ block: place }), block)
          await toggle(page).press('Enter')
          const says = page.locator('.finder-map-says')
          await expect(says).toHaveText(/800-555-0142$/)
          await expect(says).toHaveRole('status')
          await expect(says).toBeInViewport({ ratio: 1 })
          await expect(toggle(page)).toBeInViewport()
          await expect(toggle(page)).toBeFocused()
          const [words, button] = [await says.boundingBox(), await toggle(page).boundingBox()]
          const gap = Math.max(
            (button?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0),
            (words?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0),
          )
          expect(gap).toBeGreaterThanOrEqual(0)
          expect(gap).toBeLessThan(40)
          // Nothing lies over the number.
          await says.getByRole('link').click({ trial: true })
        }
      },
    )

  test('says so, keeps the list, and the next try draws it', { tag: '@both' }, async ({ page, isMobile }) => {
    await page.route('**/shapes.*.json', (route) => route.abort())
    await page.goto('/es/locations/?q=Katy')
    if (isMobile) await toggle(page).tap()
    await expect(page.locator('.finder-map-says')).toHaveText(
      /^No se pudo cargar el mapa\. La lista contiene los mismos lugares\. Una tarjeta perdida .*800-555-0142$/,
    )
    await expect(page.locator('[data-pin]')).toHaveCount(10)
    await page.unroute('**/shapes.*.json')
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await expect(mapCount(page)).not.toBeEmpty()
  })
})

test('is accessible with a card open, and in forced colors its markers are seen', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('/es/locations/?q=New+Orleans')
  await showMap(page, isMobile)
  await single(page).first().click()
  await expect(card(page).locator('.map-name a')).toBeVisible()
  expect(await violations(page, '.finder-map')).toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(single(page).first()).toBeVisible()
  expect(
    await single(page)
      .first()
      .locator('.map-pin')
      .evaluate((path) => getComputedStyle(path).fill),
  ).not.toBe('rgb(11, 36, 64)')
})

test('is not printed', async ({ page }) => {
  await page.goto('/en/locations/?q=Houston')
  await showMap(page, false)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.finder-map')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[LOC-01] no map is offered, neither by the finder nor by a branch', async ({ page }) => {
    await page.goto('/en/locations/')
    await expect(page.locator('.finder-map')).toBeHidden()
    await page.goto('/locations/tx/katy-avenue-d/')
    await expect(page.locator('.area-map')).toBeHidden()
  })
})

test('[D-LOC-1] with 5,000 locations at most 60 markers are made', async ({ page }) => {
  await page.goto('/en/locations/')
  await page.route(`**${await page.locator('[data-finder]').getAttribute('data-locations')}`, async (route) => {
    const data = await (await route.fetch()).json()
    const locations = Array.from({ length: 5_000 }, (_, index) => ({
      ...data.locations[index % data.locations.length],
      id: `made-${index}`,
      lat: 29.5 + ((index * 7_919) % 5_000) / 1_100,
      lng: -100 + ((index * 104_729) % 5_000) / 500,
    }))
    await route.fulfill({ json: { ...data, locations } })
  })
  await showMap(page, false)
  await expect(mapCount(page)).toHaveText('5000 locations in view')
  expect(await locationsOnMap(page)).toBe(5_000)
  expect(await markers(page).count()).toBeLessThanOrEqual(60)
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect(mapCount(page)).not.toHaveText('5000 locations in view')
  expect(await markers(page).count()).toBeLessThanOrEqual(60)
})
