import type { Page } from '@playwright/test'
import { acrossSizes, repeated } from '../browser/matrix.ts'
import { refuseStorage } from '../browser/storage.ts'
import { expect, test } from '../browser/visit.ts'
import { builtPages } from '../site/built-pages.ts'
import { storedContent } from '../site/stored-content.ts'

/** Shown to treasury teams alone, and hidden from businesses alone. */
const words = {
  en: { treasury: 'Year-end wires, in good time', notBusiness: 'Do you run something on the side?' },
  es: { treasury: 'Transferencias de fin de año, a tiempo', notBusiness: '¿Tiene un negocio aparte?' },
} as const

const shown = (page: Page, text: string) => page.getByRole('heading', { name: text })
const audience = (page: Page) => page.locator('html').getAttribute('data-audience')
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('audiences') ?? '[]'))

/** Goes on inside the document, as a link in the page does. */
const goOn = async (page: Page, address: string) => {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.querySelector('main')?.append(link)
    link.click()
  }, address)
  await page.waitForURL((url) => `${url.pathname}${url.search}` === address)
  await page.waitForFunction(
    (path) => document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith(path),
    new URL(address, 'http://x').pathname,
  )
}

for (const language of ['en', 'es'] as const) {
  test(
    `[AUD-07] [AUD-09] [AUD-12] in ${language}, a campaign shows what is meant for its audience, on later pages and visits too`,
    acrossSizes(language),
    async ({ page }) => {
      await page.goto(`/${language}/`)
      await expect(shown(page, words[language].treasury)).toBeHidden()
      await page.goto(`/${language}/?utm_campaign=Treasury-2026`)
      await expect(shown(page, words[language].treasury)).toBeVisible()
      await page.goto(`/${language}/`)
      await expect(shown(page, words[language].treasury)).toBeVisible()
      await goOn(page, `/${language}/personal/`)
      await goOn(page, `/${language}/`)
      await expect(shown(page, words[language].treasury)).toBeVisible()
      await page.reload()
      await expect(shown(page, words[language].treasury)).toBeVisible()
    },
  )

  test(
    `[AUD-03] [AUD-04] in ${language}, a block is hidden from the audience that its rule names and from no other`,
    repeated(language === 'es'),
    async ({ page }) => {
      await page.goto(`/${language}/personal/`)
      await expect(shown(page, words[language].notBusiness)).toBeVisible()
      await page.goto(`/${language}/personal/?utm_campaign=treasury-2026`)
      await expect(shown(page, words[language].notBusiness)).toBeVisible()
      await page.goto(`/${language}/personal/?utm_campaign=business-banking`)
      await expect(shown(page, words[language].notBusiness)).toBeHidden()
    },
  )
}

for (const [language, heading] of [
  ['en', 'Two programs you can ask for'],
  ['es', 'Dos programas que puede pedir'],
] as const)
  test(
    `[AUD-06] in ${language}, a block whose audience rules are broken shows to everyone, and nothing is said of it`,
    repeated(language === 'es'),
    async ({ page }) => {
      const broken = storedContent().blocks.find(({ id }) => id === 'community-programs')?.Audience_json ?? '[]'
      expect(() => JSON.parse(broken)).toThrow()
      for (const query of ['', '?utm_campaign=treasury-2026', '?utm_campaign=business-banking']) {
        await page.goto(`/${language}/about/community-involvement/${query}`)
        await expect(shown(page, heading)).toBeVisible()
      }
      // Nothing around it hides it from any audience.
      await expect(shown(page, heading).locator('xpath=ancestor::*[@data-hidden-from]')).toHaveCount(0)
    },
  )

test('[AUD-02] [D-AUD-3] what an empty list hides is on no page at all', () => {
  for (const { html } of builtPages()) expect(html).not.toMatch(/Bayou Teche Homestead (?:joins|se une)/)
})

test('[AUD-01] [AUD-08] gated blocks are in the HTML with the audiences they are hidden from, and nothing else about the visitor is', async ({
  request,
}) => {
  const html = await (await request.get('/en/')).text()
  expect(html).toContain('data-hidden-from="business mortgage personal-general"')
  const again = await (await request.get('/en/?utm_campaign=treasury-2026&market=HOU')).text()
  expect(again).toBe(html)
})

test('[AUD-11] an unknown campaign changes nothing', async ({ page }) => {
  await page.goto('/en/?utm_campaign=spring')
  expect([await audience(page), await stored(page)]).toEqual(['personal-general', []])
})

test('[AUD-16] [STORE-03] the stored entry has every field', async ({ page, baseURL }) => {
  await page.goto('/en/business/?utm_campaign=business-banking')
  const [entry, ...more] = await stored(page)
  expect(more).toEqual([])
  expect(entry).toEqual({
    id: 'business',
    name: 'business',
    utm_campaign: 'business-banking',
    count: 1,
    timestamp: entry.lastSet,
    lastSet: expect.any(Number),
    expires: entry.lastSet + 86_400_000,
    forced: true,
    urlWhenForced: `${baseURL}/en/business/?utm_campaign=business-banking`,
  })
})

test('[AUD-10] [AUD-13] [AUD-17] a forced audience lasts a day, the one forced last wins, and both are forgotten a day later', async ({
  page,
}) => {
  const start = new Date('2027-03-01T12:00:00Z').getTime()
  const hour = 3_600_000
  const at = async (hours: number, address: string) => {
    await page.clock.setFixedTime(start + hours * hour)
    await page.goto(address)
    return audience(page)
  }
  await page.clock.install({ time: start })
  expect(await at(0, '/en/?utm_campaign=treasury-2026')).toBe('treasury')
  expect(await at(1, '/en/?utm_campaign=business-banking')).toBe('business')
  expect(await at(24.9, '/en/')).toBe('business')
  expect(await at(25, '/en/')).toBe('personal-general')
  expect(await stored(page)).toHaveLength(2)
  expect(await at(49.1, '/en/')).toBe('personal-general')
  expect(await stored(page)).toEqual([])
})

test('[AUD-14] [AUD-15] without a campaign the audience of the pages seen most often counts', async ({ page }) => {
  await page.goto('/en/')
  expect(await audience(page)).toBe('personal-general')
  await goOn(page, '/en/business/')
  await goOn(page, '/en/personal/')
  await goOn(page, '/en/business/')
  expect(await audience(page)).toBe('business')
  await page.goto('/en/personal/')
  await page.goto('/en/personal/')
  expect(await audience(page)).toBe('personal-general')
  const counts = Object.fromEntries((await stored(page)).map(({ id, count }: { id: string; count: number }) => [id, count]))
  expect(counts).toEqual({ business: 2, 'personal-general': 3 })
})

test('[AUD-09] a campaign in the address of in-app navigation counts like one of a visit', async ({ page }) => {
  await page.goto('/en/careers/')
  await goOn(page, '/en/?utm_campaign=treasury-2026')
  await expect(shown(page, words.en.treasury)).toBeVisible()
})

test('[AUD-18] [D-AUD-2] the audience is known before anything of the page is there, changes in one step, and moves nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: (string | null)[] = []
    const shifts: number[] = []
    Object.assign(window, { seen, shifts })
    new MutationObserver(() => {
      // From the first element of the body on, whatever could be painted.
      if (document.body?.childElementCount) seen.push(document.documentElement.getAttribute('data-audience'))
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-audience'] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/en/?utm_campaign=treasury-2026', { waitUntil: 'networkidle' })
  await goOn(page, '/en/personal/')
  await goOn(page, '/en/')
  await expect(shown(page, words.en.treasury)).toBeVisible()
  const { seen, shifts } = await page.evaluate(() => {
    const { seen, shifts } = window as unknown as { seen: string[]; shifts: number[] }
    return { seen, shifts }
  })
  expect(seen.length).toBeGreaterThan(2)
  expect([...new Set(seen)]).toEqual(['treasury'])
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
})

for (const refusal of ['blocked', 'full'] as const) {
  test(`[D-AUD-8] [D-STORE-4] with storage ${refusal}, a campaign holds while the document lives`, async ({ page }) => {
    await refuseStorage(page, refusal)
    await page.goto('/en/')
    await expect(shown(page, words.en.treasury)).toBeHidden()
    await page.goto('/en/?utm_campaign=treasury-2026')
    await expect(shown(page, words.en.treasury)).toBeVisible()
    await goOn(page, '/en/business/')
    await goOn(page, '/en/')
    await expect(shown(page, words.en.treasury)).toBeVisible()
  })
}

test('[D-AUD-8] corrupt storage counts as none and is replaced', async ({ page }) => {
  await page.goto('/en/')
  for (const corrupt of ['', '{', 'null', '[{"id":"treasury"}]', '[{"id":"treasury","forced":true,"expires":"tomorrow"}]']) {
    await page.evaluate((value) => localStorage.setItem('audiences', value), corrupt)
    await page.goto('/en/')
    await expect.soft(shown(page, words.en.treasury), corrupt).toBeHidden()
    await page.goto('/en/?utm_campaign=treasury-2026')
    await expect.soft(shown(page, words.en.treasury), corrupt).toBeVisible()
    expect.soft(await stored(page), corrupt).toHaveLength(1)
  }
})

test('[D-ROUTE-8] on a host of files an unprefixed page goes to its Spanish address, with audience and region, and is counted once', async ({
  page,
  context,
  baseURL,
}) => {
  // A plain file host knows no cookies and answers the English version.
  const english = builtPages().find(({ path }) => path === '/blog/')?.html ?? ''
  await page.route(
    ({ pathname }) => pathname === '/blog/',
    (route) => route.fulfill({ contentType: 'text/html', body: english }),
  )
  await context.addCookies([{ name: 'lang', value: 'es', url: baseURL ?? '' }])
  await page.goto('/blog/?utm_campaign=treasury-2026&market=HOU')
  await page.waitForURL('**/es/blog/?utm_campaign=treasury-2026&market=HOU')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.locator('html')).toHaveAttribute('data-audience', 'treasury')
  await expect(page.locator('.utility select[data-region-select]')).toHaveValue('houston')
  expect(await stored(page)).toEqual([expect.objectContaining({ id: 'treasury', count: 0 })])
  // In-app navigation goes there, too, and Back leads past the address that was left.
  await page.goto('/es/personal/')
  await page.locator('footer a[href="/blog/"]').first().click()
  await page.waitForURL('**/es/blog/')
  await page.goBack()
  await page.waitForURL('**/es/personal/')
})

test('[AUD-15] without scripts the page is the one for personal general', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/en/?utm_campaign=treasury-2026')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(shown(page, words.en.treasury)).toBeHidden()
  await context.close()
})
