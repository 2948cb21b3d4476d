import { expect, test } from '../browser/visit.ts'

const dataCall = /^\/(?:api\/|menu\.txt)/

/** The only calls that every page may make: the probe and the alerts. */
const allowed = /^\/(?:menu\.txt|api\/alerts\/alert\/all\/)/

test('[ROUTE-43] after in-app navigation a page asks for nothing but the alerts', async ({ page }) => {
  const calls: string[] = []
  await page.goto('/en/personal/', { waitUntil: 'networkidle' })
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (dataCall.test(pathname) && !allowed.test(pathname)) calls.push(pathname)
  })
  await page.locator('footer a[href="/en/careers/"]').first().click()
  await page.waitForURL('**/en/careers/')
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})

test('[ROUTE-43] what runs at once is one script, and what wakes islands', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/en/', { waitUntil: 'networkidle' })
  expect(scripts.sort()).toEqual([expect.stringMatching(/\/islands\./), expect.stringMatching(/\/page\./)])
})

test('[ROUTE-43] a mouse that rests where the header appears wakes nothing; one that moves over it does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/en/faq/', { waitUntil: 'networkidle' })
  const header = page.locator('header astro-island').first()
  const react = (await header.getAttribute('renderer-url')) ?? ''
  expect(await header.evaluate((island) => island.contains(document.elementFromPoint(0, 0)))).toBe(true)
  expect(scripts.sort()).toEqual([expect.stringMatching(/\/islands\./), expect.stringMatching(/\/page\./)])
  await page.mouse.move(200, 30)
  await expect.poll(() => scripts).toContain(react)
})

test.describe('with every call failing', () => {
  test.use({ tolerated: [/\/api\/|\/menu\.txt|Failed to (?:load resource|fetch)/] })

  test('[ROUTE-01] [D-ERR-4] pages are complete, and nothing is thrown', async ({ page, problems }) => {
    await page.route('**/api/**', (route) => route.abort('connectionrefused'))
    await page.route('**/menu.txt', (route) => route.abort('connectionrefused'))
    await page.goto('/en/personal/', { waitUntil: 'networkidle' })
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('footer')).toContainText('065401550')
    expect(problems.filter((problem) => problem.startsWith('error on'))).toEqual([])
  })
})
