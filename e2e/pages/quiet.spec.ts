import { expect, test } from '../browser/visit.ts'
import { templates, templatesWithoutLanguage } from '../site/addresses.ts'
import { port } from '../site/served-site.ts'

test.use({ tolerated: [/answer 404|status of 404/] })

const dataCall = /^\/(?:api\/|menu\.txt)/

/** The only calls that every page may make: the probe and the alerts. */
const allowed = /^\/(?:menu\.txt|api\/alerts\/alert\/all\/)/

/** Pages with a list that keeps itself up to date may ask for that list. */
const listPages = /^\/(?:blog|news|en\/(?:events|locations|about|fraud|investor-relations|blocks\/cards))\/$/

test('[ROUTE-43] [API-19] ordinary pages ask for nothing but the probe and the alerts', async ({ page }) => {
  test.setTimeout(180_000)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, port: to } = new URL(request.url())
    if (to === String(port) && dataCall.test(pathname) && !allowed.test(pathname)) calls.push(`${pathname} on ${page.url()}`)
  })
  for (const path of [...templates.map((template) => `/en${template}`), ...templatesWithoutLanguage].filter(
    (address) => !listPages.test(address),
  )) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect(calls).toEqual([])
})

test('[ROUTE-43] nor do they after in-app navigation', async ({ page }) => {
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
