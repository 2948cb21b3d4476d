import { violations } from '../browser/axe.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

for (const [path, title, count] of [
  ['/locations/tx/', 'Texas', 20],
  ['/en/locations/la/', 'Louisiana', 15],
  ['/es/locations/tx/town/houston/', 'Houston, Texas', 8],
  ['/locations/ms/town/bay-st-louis/', 'Bay St. Louis, Mississippi', 1],
] as const)
  test(`[LOC-01] [LOC-08] [ROUTE-38] ${path} lists what is there`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveText(title)
    expect(await page.locator('.place-town > ul > li').count()).toBeGreaterThanOrEqual(count)
    const link = page.locator('.place-town h3 a, .place-town h2 a[href*="street"], .place-town h2 a').first()
    await link.click()
    await expect(page.locator('h1')).toBeVisible()
  })

test('the states lead to their towns, and a branch back to its state', async ({ page }) => {
  await page.goto('/en/locations/')
  await page.getByRole('navigation', { name: 'Browse by state' }).getByRole('link', { name: 'Louisiana' }).click()
  await page.waitForURL('**/locations/la/')
  await page.getByRole('link', { name: 'Metairie' }).first().click()
  await page.waitForURL('**/locations/la/town/metairie/')
  await page.locator('.place-town h2 a').first().click()
  await page.waitForURL('**/locations/la/metairie-veterans-boulevard/')
  await page.locator('.location-crumbs').getByRole('link', { name: 'Louisiana' }).click()
  await page.waitForURL('**/locations/la/')
})

for (const [language, name, town] of [
  ['en', 'Browse by state', 'New Orleans'],
  ['es', 'Ver por estado', 'Nueva Orleans'],
] as const)
  test(`[LOC-01] beside the map, the towns of each state with most locations lead to their pages (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`/${language}/locations/`)
    const link = page.getByRole('navigation', { name }).getByRole('link', { name: town })
    await link.click()
    await expect(page.locator('h1')).toHaveText(new RegExp(`^${town}, `))
    await page.goBack()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(link).toBeHidden()
  })

for (const [language, state, closed, county, townCounty] of [
  ['en', 'Lobby: open now, closes at 4:00 p.m.', 'Drive-thru: closed, opens Wednesday at 8:00 a.m.', 'St. Tammany Parish', 'Parishes'],
  [
    'es',
    'Vestíbulo: abierto ahora, cierra a las 4:00 p. m.',
    'Autoservicio: cerrado, abre el miércoles a las 8:00 a. m.',
    'Parroquia de St. Tammany',
    'Parroquias',
  ],
] as const)
  test(
    `[LOC-26] [LOC-01] a state says what is open, its usual hours, and its parishes (${language})`,
    acrossSizes(language),
    async ({ page }) => {
      const covington = page.locator('.place-town li', { has: page.getByRole('link', { name: 'Covington', exact: true }) }).last()
      await page.clock.setFixedTime('2026-11-24T18:00:00Z')
      await page.goto(`/${language}/locations/la/`)
      await expect(covington.locator('.place-open')).toHaveText(state)
      await expect(covington.locator('.place-hours li').first()).toContainText('9:00')
      expect(await violations(page, '.place')).toEqual([])
      await page.clock.setFixedTime('2026-11-25T03:00:00Z')
      await page.reload()
      await expect(covington.locator('.place-open')).toHaveText(closed)
      await page.getByRole('navigation', { name: townCounty }).getByRole('link', { name: county }).click()
      await expect(page.locator('[data-pin]').first()).toHaveAttribute('data-pin', /covington|mandeville|slidell/)
    },
  )

test('the list of a state stands beside its towns on wide screens', async ({ page }) => {
  await page.goto('/locations/tx/')
  const [head, list] = [await page.locator('.place-head').boundingBox(), await page.locator('.place-list').boundingBox()]
  expect((head?.x ?? 0) + (head?.width ?? 0)).toBeLessThanOrEqual(list?.x ?? 0)
  const towns = await page.locator('.place-town').evaluateAll((all) => all.map((town) => town.getBoundingClientRect().x))
  expect(new Set(towns).size).toBe(2)
})

test('[LOC-21] [D-LOC-6] the first day of a branch is told until it has come', async ({ page }) => {
  for (const [time, isTold] of [
    ['2026-12-07T05:59:00Z', true],
    ['2026-12-07T06:01:00Z', false],
  ] as const) {
    await page.clock.setFixedTime(time)
    await page.goto('/locations/ms/town/natchez/')
    await expect(page.locator('.place-open').first()).not.toBeEmpty()
    await expect(page.locator('[data-first-day]')).toBeVisible({ visible: isTold })
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[LOC-21] a town shows the usual hours, and says nothing about now', async ({ page }) => {
    await page.goto('/locations/tx/town/houston/')
    await expect(page.locator('.place-hours').first()).toBeVisible()
    expect((await page.locator('.place-open').allTextContents()).join('')).toBe('')
    await expect(page.getByText('Where some days differ, the page of the branch says so.')).toBeVisible()
    await page.goto('/locations/tx/town/tyler/')
    const hours = page.locator('.place-hours').first().locator('li')
    await expect(hours.filter({ hasText: 'Lobby · Saturday – Sunday: closed' })).toBeVisible()
    await expect(hours.filter({ hasText: /Drive-thru · Saturday: .+noon/ })).toBeVisible()
  })

  for (const path of ['/locations/ms/town/natchez/', '/locations/ms/', '/es/locations/ms/town/natchez/', '/es/locations/ms/'])
    test(`[LOC-21] [D-LOC-6] the hours of a branch that is not open yet begin with its first day: ${path}`, async ({ page }) => {
      await page.goto(path)
      const said = path.startsWith('/es') ? 'Primer día: lunes, 7 de diciembre de 2026' : 'First day: Monday, December 7, 2026'
      const natchez = page.locator('.place-town li', { has: page.getByRole('link', { name: 'Natchez', exact: true }) }).last()
      await expect(natchez.locator('.place-hours li').first()).toHaveText(said)
      await expect(natchez.locator('.place-hours li').first()).toBeVisible()
      await expect(page.locator('[data-first-day]')).toHaveCount(1)
    })
})

test('[D-LOC-4] a state in capital letters leads to its page, with its query', async ({ page }) => {
  for (const [path, to] of [
    ['/locations/TX/', '/locations/tx/'],
    ['/en/locations/LA', '/en/locations/la/'],
    ['/es/Locations/Tx/Town/Houston/?a=B', '/es/locations/tx/town/houston/?a=B'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveURL(to)
  }
})
