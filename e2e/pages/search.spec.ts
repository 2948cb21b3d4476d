import type { Page } from '@playwright/test'
import { expect, test } from '../browser/visit.ts'

const boxOf = (page: Page) => page.locator('main [data-search-box]').getByRole('combobox')

test('[ROUTE-09] [SRCH-20] the search page lists what its terms find, with a count', async ({ page }) => {
  await page.goto('/en/search/?terms=checking')
  await expect(page.locator('[data-search-status]')).toContainText(/\d+ results? for “checking”/)
  const first = page.locator('[data-search-results] li').first()
  await expect(first).toBeVisible()
  await expect(first.locator('mark').first()).toHaveText(/check/i)
  await expect(boxOf(page)).toHaveValue('checking')
  await first.getByRole('link').click()
  await page.waitForURL((url) => !url.pathname.includes('/search/'))
})

test('[D-SRCH-2] typing mistakes and missing accents still find; nothing found helps on', async ({ page }) => {
  await page.goto('/es/search/?terms=cajero%20automatico&_lang=es')
  await expect(page.locator('[data-search-results] li').first()).toBeVisible()
  await page.goto('/en/search/?terms=zzqxjv')
  await expect(page.locator('[data-search-status]')).toContainText('zzqxjv')
  await expect(page.locator('[data-search-help] a').first()).toBeVisible()
})

test('[ROUTE-10] without terms it is a page to search from, and asks nothing', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/search/')) calls.push(request.url())
  })
  await page.goto('/en/search/', { waitUntil: 'networkidle' })
  await expect(boxOf(page)).toBeVisible()
  await expect(page.locator('[data-search-help] a').first()).toBeVisible()
  expect(calls).toEqual([])
})

test('[SRCH-01] [SRCH-02] [SRCH-03] [SRCH-04] the label floats above focus and text, and returns to the empty box', {
  tag: '@both',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/search/')
  const box = boxOf(page)
  const label = page.locator('main [data-search-box] label')
  const [field, resting] = [await box.boundingBox(), await label.boundingBox()]
  const top = () => label.boundingBox().then((bounds) => bounds?.y ?? Number.NaN)
  const middle = (field?.y ?? 0) + (field?.height ?? 0) / 2
  expect((resting?.y ?? 0) + (resting?.height ?? 0) / 2).toBeCloseTo(middle, -1)
  await box.focus()
  await expect.poll(top).toBeLessThan((resting?.y ?? 0) - 8)
  await box.blur()
  await expect.poll(top).toBeCloseTo(resting?.y ?? 0, 0)
  await box.fill('cards')
  await box.blur()
  await expect.poll(top).toBeLessThan((resting?.y ?? 0) - 8)
  await box.fill('')
  await box.blur()
  await expect.poll(top).toBeCloseTo(resting?.y ?? 0, 0)
})

for (const [id, how] of [
  ['SRCH-13', 'Enter'],
  ['SRCH-14', 'the button'],
] as const) {
  test(`[${id}] ${how} goes to the results of what was typed`, async ({ page }) => {
    await page.goto('/en/search/')
    await boxOf(page).fill('home loan & land')
    if (how === 'Enter') await page.keyboard.press('Enter')
    else await page.locator('[data-search-box] button').click()
    await page.waitForURL('**/en/search/?terms=*')
    expect(new URL(page.url()).searchParams.get('terms')).toBe('home loan & land')
    await expect(page.locator('[data-search-status]')).toContainText('home loan & land')
  })
}

for (const [id, how] of [
  ['SRCH-15', 'Enter'],
  ['SRCH-16', 'the button'],
] as const) {
  test(`[${id}] [D-SRCH-5] ${how} on an empty box goes to the search page without a query`, async ({ page }) => {
    await page.goto('/en/search/?terms=checking')
    await boxOf(page).fill('   ')
    if (how === 'Enter') await page.keyboard.press('Enter')
    else await page.locator('[data-search-box] button').click()
    await page.waitForURL((url) => url.pathname === '/en/search/' && url.search === '')
    await expect(page.locator('[data-search-help] a').first()).toBeVisible()
  })
}

test('[SRCH-01] [SRCH-05] [SRCH-19] [D-SRCH-1] the box has a label and a button, is required, and lets an empty search through', async ({
  page,
}) => {
  await page.goto('/en/search/')
  const box = page.getByRole('combobox', { name: 'What are you looking for?' })
  await expect(box).toHaveAttribute('required', '')
  await expect(page.locator('[data-search-box]')).toHaveAttribute('novalidate', '')
  await expect(page.locator('[data-search-box] button')).toBeVisible()
})

test('[D-SRCH-9] Spanish pages ask for Spanish results, English ones send the terms alone', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/search/results')) calls.push(new URL(request.url()).search)
  })
  await page.goto('/es/search/?terms=cuenta&_lang=es')
  await expect(page.locator('[data-search-results] li').first()).toBeVisible()
  await page.goto('/en/search/?terms=account')
  await expect(page.locator('[data-search-results] li').first()).toBeVisible()
  expect(calls).toEqual(['?terms=cuenta&_lang=es', '?terms=account'])
})
