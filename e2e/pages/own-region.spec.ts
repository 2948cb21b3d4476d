import type { Page } from '@playwright/test'
import { violations } from '../browser/axe.ts'
import { mapCount } from '../browser/finder-map.ts'
import { layoutShift, watchLayoutShift } from '../browser/layout-shift.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { storeFirst } from '../browser/storage.ts'
import { expect, test } from '../browser/visit.ts'

const regions = {
  houston: 'Houston',
  'new-orleans': 'New Orleans',
  'gulf-coast': 'Gulf Coast',
  shreveport: 'Shreveport',
  'north-texas': 'North Texas',
} as const

const prefer = (page: Page, permalink: keyof typeof regions) =>
  storeFirst(page, { preferredRegion: regions[permalink], preferredRegionPermalink: permalink, preferredRegionManual: 'true' })

const titles = (page: Page) => page.locator('.record-list-event h3:visible').allTextContents()

for (const [language, houston, soonest] of [
  ['en', 'Tamales and tax papers at Gulfton', 'Open house at the new Natchez banking center'],
  ['es', 'Tamalada y papeles de impuestos en Gulfton', 'Puertas abiertas en la sucursal de Natchez'],
] as const) {
  test(
    `[D-REG-3] in ${language}, events of the visitor's region come first and unfold where they stand`,
    acrossSizes(language),
    async ({ page }) => {
      await page.goto(`/${language}/events/`)
      const before = await titles(page)
      expect(before[0]).toBe(soonest)
      await prefer(page, 'houston')
      await watchLayoutShift(page)
      await page.goto(`/${language}/events/`)
      const own = [houston, ...before.filter((title) => title !== houston)]
      expect(await titles(page)).toEqual(own)
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
      const unfold = page.locator('.record-list-unfold').first()
      await unfold.click()
      await expect(unfold).toHaveAttribute('aria-expanded', 'true')
      await expect(page.locator('.record-list-event-open h3')).toHaveText(houston)
      expect(await titles(page)).toEqual(own)
    },
  )

  test(
    `[D-REG-3] in ${language}, the contact page names the offices of the region, and of no other`,
    acrossSizes(language),
    async ({ page }) => {
      await page.goto(`/${language}/contact/`)
      await expect(page.locator('.region-offices')).toBeHidden()
      await prefer(page, 'gulf-coast')
      await watchLayoutShift(page)
      await page.goto(`/${language}/contact/`)
      const offices = page.locator('.region-offices li:visible')
      await expect(offices.filter({ hasText: 'Biloxi' })).toHaveCount(1)
      await expect(offices.filter({ hasText: 'Gulfport' }).getByRole('link', { name: /^\d{3}-\d{3}-\d{4}$/ })).toBeVisible()
      await expect(offices.filter({ hasText: 'Houston' })).toHaveCount(0)
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
      expect(await violations(page)).toEqual([])
    },
  )
}

test('[D-REG-3] the notices of the region come first in their list', { tag: '@both' }, async ({ page }) => {
  const names = () => page.locator('.notices-map-list b').allTextContents()
  await page.goto('/en/covid19-updates/')
  const before = await names()
  await prefer(page, 'new-orleans')
  await page.goto('/en/covid19-updates/')
  expect(before[0]).not.toBe('Louisiana')
  expect(await names()).toEqual(['Louisiana', ...before.filter((name) => name !== 'Louisiana')])
})

for (const [path, permalink, group, mark] of [
  ['/en/business/treasury-management/team/', 'new-orleans', 'Louisiana', 'Your region'],
  ['/es/business/treasury-management/team/', 'gulf-coast', 'Costa del Golfo', 'Su región'],
] as const)
  test(`[D-REG-3] ${path} marks the group of ${permalink} and leaves Louisiana first`, async ({ page }) => {
    await prefer(page, permalink)
    await page.goto(path)
    const groups = page.locator('.team-directory-group')
    await expect(groups.getByText(mark, { exact: true }).filter({ visible: true })).toHaveCount(1)
    await expect(
      groups.filter({ has: page.getByRole('heading', { name: group, exact: true }) }).getByText(mark, { exact: true }),
    ).toBeVisible()
    await expect(groups.first().getByRole('heading').first()).toHaveText(/^Lo?uisiana$/)
  })

for (const [language, path, why, everybody, forget] of [
  ['en', '/en/events/', 'Why am I seeing this?', 'See it once as everybody does', 'Forget it'],
  ['es', '/es/events/', '¿Por qué veo esto?', 'Ver la página esta vez como todos', 'Olvidarlo'],
] as const)
  test(
    `[D-AUD-9] ${path} says that a region changed it, shows it as everybody sees it, and forgets`,
    acrossSizes(language),
    async ({ page }) => {
      const box = page.locator('.glass-box')
      await page.goto(path)
      const before = await titles(page)
      await expect(box).toBeHidden()
      await page.evaluate(() => {
        for (const [key, value] of [
          ['preferredRegion', 'Houston'],
          ['preferredRegionPermalink', 'houston'],
        ] as const)
          localStorage.setItem(key, value)
      })
      await page.reload()
      expect(await titles(page)).not.toEqual(before)
      await box.getByText(why).click()
      expect(await violations(page)).toEqual([])
      const reasons = box.locator('[data-why]:visible')
      await expect(reasons).toHaveCount(1)
      await box.getByRole('button', { name: everybody }).click()
      await expect(reasons).toHaveCount(0)
      expect(await titles(page)).toEqual(before)
      await expect(box.getByRole('status')).not.toBeEmpty()
      await page.reload()
      expect(await titles(page)).not.toEqual(before)
      await box.getByText(why).click()
      await box.getByRole('button', { name: forget }).click()
      expect(await titles(page)).toEqual(before)
      expect(await page.evaluate(() => localStorage.getItem('preferredRegion'))).toBe(null)
      await page.reload()
      await expect(box).toBeHidden()
    },
  )

for (const [path, permalink, own] of [
  ['/es/events/', 'shreveport', false],
  ['/es/events/', 'houston', true],
  ['/es/business/treasury-management/team/', 'north-texas', false],
  ['/es/business/treasury-management/team/', 'shreveport', true],
] as const)
  test(`[D-AUD-9] ${path} ${own ? 'says that it shows something' : 'says nothing'} by region to ${permalink}`, async ({ page }) => {
    await prefer(page, permalink)
    const box = page.locator('.glass-box')
    await page.goto(path)
    await expect(page.locator('select[data-region-select]').first()).toHaveValue(permalink)
    await expect(box).toBeVisible({ visible: own })
    if (own) await expect(box.locator('[data-why=region]')).not.toHaveAttribute('hidden')
  })

test('[D-AUD-9] a region that is chosen after the page was seen as everybody does is what the control speaks of', async ({ page }) => {
  await prefer(page, 'new-orleans')
  await page.goto('/es/events/')
  const box = page.locator('.glass-box')
  await box.getByText('¿Por qué veo esto?').click()
  await box.getByRole('button', { name: 'Ver la página esta vez como todos' }).click()
  await expect(box.getByRole('status')).not.toBeEmpty()
  await page.locator('select[data-region-select]').first().selectOption('houston')
  await expect(box.locator('[data-why=region]')).toBeVisible()
  await expect(box.getByRole('status')).toBeEmpty()
})

test('[D-AUD-9] a list that is narrowed to what everybody sees has no control', async ({ page }) => {
  await prefer(page, 'houston')
  await page.goto('/en/events/')
  const box = page.locator('.glass-box')
  await expect(box).toBeVisible()
  const place = page.locator('.live-list-filters select[data-filter=place]')
  await place.selectOption('ms')
  await expect(box).toBeHidden()
  await place.selectOption('')
  await expect(box).toBeVisible()
  await page.goto('/en/events/?place=ms', { waitUntil: 'networkidle' })
  await expect(box).toBeHidden()
})

test('[D-AUD-9] the locator says that it measures from a region, and stops', async ({ page }) => {
  await prefer(page, 'houston')
  await page.goto('/en/locations/')
  const nearest = page.locator('[data-finder-answer] li').first()
  await expect(nearest).toContainText(/Houston/)
  const box = page.locator('.glass-box')
  await box.getByText('Why am I seeing this?').click()
  await box.getByRole('button', { name: 'Forget it' }).click()
  await expect(page.locator('[data-finder-answer] li')).toHaveCount(0)
})

test('[D-AUD-9] the locator says so as long as it measures from the region, and of a region that is chosen later', async ({ page }) => {
  await prefer(page, 'houston')
  await page.goto('/es/locations/?q=Jackson')
  const box = page.locator('.glass-box')
  const rows = page.locator('[data-finder-answer] li')
  await expect(page.locator('[data-finder][data-started]')).toBeAttached()
  await expect(rows.first()).toContainText('Jackson')
  await expect(box).toBeHidden()
  await page.locator('#finder-q').fill('')
  await expect(rows.first()).toContainText('Houston')
  await expect(box).toBeVisible()
  await box.getByText('¿Por qué veo esto?').click()
  await box.getByRole('button', { name: 'Ver la página esta vez como todos' }).click()
  await expect(box.getByRole('status')).not.toBeEmpty()
  await page.locator('select[data-region-select]').first().selectOption('shreveport')
  await expect(rows.first()).toContainText('Shreveport')
  await expect(box.locator('[data-why=region]')).toBeVisible()
  await expect(box.getByRole('status')).toBeEmpty()
})

const textOf = (page: Page) => page.locator('[data-finder]').innerText()

for (const [language, search] of [
  ['en', '?q=Jackson'],
  ['es', '?at=29.95,-90.07'],
] as const)
  test(`[D-REG-3] [D-AUD-9] what is measured from elsewhere is the same with a region, and has no control: ${language} ${search}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/locations/${search}`)
    await expect(mapCount(page)).not.toBeEmpty()
    const text = await textOf(page)
    await prefer(page, 'houston')
    await page.reload()
    await expect(page.locator('select[data-region-select]').first()).toHaveValue('houston')
    await expect(mapCount(page)).not.toBeEmpty()
    expect(await textOf(page)).toBe(text)
    await expect(page.locator('.glass-box')).toBeHidden()
  })

test('[D-REG-3] [D-LOC-2] [D-AUD-9] a search that names no place begins at the region, whoever answers it, and the locator says so', {
  tag: '@both',
}, async ({ page }) => {
  await prefer(page, 'shreveport')
  await page.goto('/en/locations/?q=atm')
  const first = page.locator('[data-finder-answer] li').first()
  const box = page.locator('.glass-box')
  await expect(first).toContainText('Shreveport')
  await expect(box).toBeVisible()
  await page.locator('#finder-q').fill('Jackson')
  await expect(first).toContainText('Jackson')
  await expect(box).toBeHidden()
  await page.locator('#finder-q').fill('atm')
  await expect(first).toContainText('Shreveport')
  await expect(box).toBeVisible()
})

for (const [language, why, act, show] of [
  ['en', 'Why am I seeing this?', 'See it once as everybody does', 'Show map'],
  ['en', 'Why am I seeing this?', 'Forget it', 'Show map'],
  ['es', '¿Por qué veo esto?', 'Ver la página esta vez como todos', 'Mostrar mapa'],
] as const)
  test(`[D-REG-3] [D-AUD-9] “${act}” leaves the locator as everybody sees it, its map and address too`, async ({ page }) => {
    await prefer(page, 'houston')
    await page.goto(`/${language}/locations/`)
    await expect(mapCount(page)).not.toBeEmpty()
    await page.locator('[data-finder-more]').click()
    await expect(page).toHaveURL(/rows=20/)
    const box = page.locator('.glass-box')
    await box.getByText(why).click()
    await box.getByRole('button', { name: act }).click()
    await expect(page.locator('[data-finder-answer] li')).toHaveCount(0)
    await expect(page.locator('[data-map-sheet]')).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`/${language}/locations/$`))
    // A map that is asked for is the visitor's own, whose button had gone.
    await page.getByRole('button', { name: show }).click()
    await expect(mapCount(page)).toHaveText(/^115 /)
    await expect(page).toHaveURL(/\?view=map$/)
  })

test('[D-REG-3] [D-AUD-9] a map that a visitor had asked for stays when the region is taken back', async ({ page }) => {
  await prefer(page, 'houston')
  await page.goto('/en/locations/?view=map')
  await expect(mapCount(page)).toHaveText('24 locations in view')
  const box = page.locator('.glass-box')
  await box.getByText('Why am I seeing this?').click()
  await box.getByRole('button', { name: 'See it once as everybody does' }).click()
  await expect(mapCount(page)).toHaveText('115 locations in view')
  await expect(page).toHaveURL(/\?view=map$/)
})

test('[D-REG-3] [D-AUD-9] the map of the locator follows a region that is chosen, and taken back', async ({ page }) => {
  await prefer(page, 'houston')
  await page.goto('/en/locations/')
  await expect(mapCount(page)).toHaveText('24 locations in view')
  await page.locator('select[data-region-select]').first().selectOption('shreveport')
  await expect(page.locator('[data-finder-answer] li').first()).toContainText('Shreveport')
  await expect(mapCount(page)).toHaveText('14 locations in view')
  const box = page.locator('.glass-box')
  await box.getByText('Why am I seeing this?').click()
  await box.getByRole('button', { name: 'See it once as everybody does' }).click()
  await expect(page.locator('[data-map-sheet]')).toBeHidden()
})
