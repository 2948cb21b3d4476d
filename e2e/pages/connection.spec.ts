import type { Page } from '@playwright/test'
import { expectConnection } from '../browser/header-menus.ts'
import { startOutage } from '../browser/outage.ts'
import { expect, test } from '../browser/visit.ts'

/** Counts how often the probe is asked. */
const watchProbe = (page: Page): readonly string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/menu.txt') asked.push(request.method())
  })
  return asked
}

const primaryLink = (page: Page, index: number) => page.locator('header [data-primary-link]:visible').nth(index)

test('[HEAD-38] [API-18] the connection is probed once per document load, and not again by in-app navigation', async ({ page }) => {
  const asked = watchProbe(page)
  await page.goto('/en/careers/', { waitUntil: 'networkidle' })
  expect(asked).toEqual(['GET'])
  await page.locator('footer a[href="/en/faq/"]').first().click()
  await page.waitForURL('**/en/faq/')
  await expect(page.locator('main h1')).toBeFocused()
  await page.waitForLoadState('networkidle')
  expect(asked).toHaveLength(1)
  await page.reload({ waitUntil: 'networkidle' })
  expect(asked).toHaveLength(2)
})

test.describe('primary links', () => {
  test.use({ tolerated: [/menu\.txt|Failed to load resource/] })

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  test('[HEAD-39] a pointer that comes to one probes again', async ({ page }) => {
    const asked = watchProbe(page)
    await page.goto('/en/careers/')
    await expectConnection(page, 'available')
    // What it learns tells that the answer has come: a question joins one that is under way.
    await page.route('**/menu.txt', (route) => route.fulfill({ status: 503 }), { times: 1 })
    await primaryLink(page, 0).hover()
    await expectConnection(page, 'unavailable')
    expect(asked).toHaveLength(2)
    await primaryLink(page, 1).hover()
    await expectConnection(page, 'available')
    expect(asked).toHaveLength(3)
  })

  test('[D-HEAD-4] so does the keyboard', async ({ page }) => {
    const asked = watchProbe(page)
    await page.goto('/en/careers/')
    await expectConnection(page, 'available')
    await primaryLink(page, 0).focus()
    await expect.poll(() => asked.length).toBe(2)
  })
})

test.describe('a bank that cannot be reached', () => {
  test.use({ tolerated: [/menu\.txt|Failed to load resource/] })

  test('[ERR-05] [ERR-06] [D-ERR-5] [D-HEAD-3] is marked on the header with the reason, in both languages, until a probe succeeds', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const outage = await startOutage(page, '**/menu.txt', (route) => route.abort('connectionrefused'))
    await page.goto('/en/careers/')
    const header = page.locator('header')
    await expect(header).toHaveAttribute('data-connection', 'unavailable')
    await expect(header).toHaveAttribute('data-connection-error', /fetch/)
    await page.locator('.utility a[data-language-switch]').click()
    await page.waitForURL('**/es/careers/')
    await expect(header).toHaveAttribute('data-connection', 'unavailable')
    outage.end()
    await primaryLink(page, 0).hover()
    await expect(header).toHaveAttribute('data-connection', 'available')
    await expect(header).not.toHaveAttribute('data-connection-error')
  })

  test('[ERR-05] an answer that is no success counts as unavailable', async ({ page }) => {
    await page.route('**/menu.txt', (route) => route.fulfill({ status: 503, body: 'down' }))
    await page.goto('/en/careers/')
    await expect(page.locator('header')).toHaveAttribute('data-connection-error', /503/)
  })
})
