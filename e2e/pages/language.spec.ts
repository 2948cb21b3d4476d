import type { Page } from '@playwright/test'
import { switchLanguage } from '../browser/header-menus.ts'
import { expect, test } from '../browser/visit.ts'

const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'lang')

for (const [id, from, to, language] of [
  ['LINK-27', '/en/personal/', '/es/personal/', 'es'],
  ['LINK-28', '/es/personal/', '/en/personal/', 'en'],
  ['LINK-29', '/en/privacy/', '/es/', 'es'],
  ['D-LINK-8', '/', '/es/', 'es'],
] as const) {
  test(`[${id}] [LINK-30] [LINK-31] [LINK-32] the switch on ${from} leads to ${to} and remembers the language`, {
    tag: id === 'LINK-27' || id === 'LINK-28' ? '@both' : [],
  }, async ({ page, isMobile }) => {
    await page.goto(from)
    await switchLanguage(page, isMobile)
    await page.waitForURL(`**${to}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const kept = await cookie(page)
    expect(kept).toMatchObject({ value: language, path: '/' })
    const seconds = (kept?.expires ?? 0) - Date.now() / 1000
    expect(Math.abs(seconds - 2_592_000)).toBeLessThan(120)
  })
}

test('[LINK-30] [D-LINK-8] [D-ROUTE-8] on an unprefixed page it leads to the Spanish address and back, whichever language was answered', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await page.goto('/blog/flood-insurance/?from=mail')
  await switchLanguage(page, isMobile)
  await page.waitForURL('**/es/blog/flood-insurance/?from=mail')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await switchLanguage(page, isMobile)
  await page.waitForURL((url) => url.pathname === '/blog/flood-insurance/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect((await cookie(page))?.value).toBe('en')
})

test('[D-LINK-8] where an unprefixed page was answered in Spanish, the switch shows it in English at the same address', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await page.goto('/es/personal/')
  await page.goto('/blog/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await switchLanguage(page, isMobile)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(new URL(page.url()).pathname).toBe('/blog/')
})

test('[D-LINK-8] query and anchor are kept on a switch', async ({ page, isMobile }) => {
  await page.goto('/en/search/?terms=hipoteca')
  await switchLanguage(page, isMobile)
  await page.waitForURL('**/es/search/**')
  expect(new URL(page.url()).searchParams.get('terms')).toBe('hipoteca')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[LINK-30] [D-LINK-8] the switch remembers the language, from either side', async ({ page }) => {
    await page.goto('/es/blog/')
    for (const [language, path] of [
      ['en', '/blog/'],
      ['es', '/es/blog/'],
      ['en', '/blog/'],
    ] as const) {
      await page.locator('.utility a[data-language-switch]').click()
      await page.waitForURL((url) => url.pathname === path)
      expect((await cookie(page))?.value).toBe(language)
    }
  })
})

test('[D-ROUTE-8] an unprefixed page is Spanish from its first paint when the cookie says so', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'es', url: baseURL ?? '' }])
  const languages: (string | null)[] = []
  await page.exposeFunction('sawLanguage', (language: string | null) => void languages.push(language))
  await page.addInitScript(() => {
    new MutationObserver(() =>
      (window as unknown as { sawLanguage: (language: string | null) => void }).sawLanguage(document.documentElement.getAttribute('lang')),
    ).observe(document, { subtree: true, childList: true, attributeFilter: ['lang'] })
  })
  await page.goto('/blog/', { waitUntil: 'networkidle' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect([...new Set(languages.filter(Boolean))]).toEqual(['es'])
})

test('[ROUTE-05] on Spanish pages, texts that exist in English only say so', async ({ page }) => {
  await page.goto('/es/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.locator('header .fdic-sign[lang=en]')).toContainText('FDIC')
})

test('[LINK-05] [D-LINK-11] legal links of a Spanish page go to the English page and say so', async ({ page }) => {
  await page.goto('/es/')
  const link = page.locator('footer a[href="/en/privacy/"]').first()
  await expect(link).toHaveAttribute('hreflang', 'en')
  await link.click()
  await page.waitForURL('**/en/privacy/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
