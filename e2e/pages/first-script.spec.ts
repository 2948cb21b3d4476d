import { scriptBudget, watchScripts } from '../browser/first-script.ts'
import { expect, test } from '../browser/visit.ts'

for (const path of ['/en/search/?terms=savings', '/es/search/?terms=ahorros&kind=question', '/en/mortgage/calculator/', '/en/locations/'])
  test(`${path} fetches at most 12 KB of script before anybody does something`, async ({ page }) => {
    const scripts = await watchScripts(page)
    await page.goto(path)
    // A frame of the page is fetched once it comes near.
    await page.evaluate(() => document.querySelector('iframe')?.scrollIntoView({ block: 'center', behavior: 'instant' }))
    if (path.includes('terms')) await page.locator('[data-search-results] li').first().waitFor()
    const { bytes, names } = await scripts()
    expect(bytes, names).toBeGreaterThan(4 * 1024)
    expect(bytes, names).toBeLessThanOrEqual(scriptBudget)
  })
