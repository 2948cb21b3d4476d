import { standIn } from '../browser/login-panel.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

test.use({ javaScriptEnabled: false, tolerated: [/third-party request to https:\/\/(?:online|treasury)\.gulfpines\.example\//] })

const texts = {
  en: { logIn: 'Log in', personal: 'Personal and business banking', treasury: 'Treasury management', mortgage: 'Mortgage', loans: 'Loans' },
  es: { logIn: 'Entrar', personal: 'Banca personal y de empresas', treasury: 'Tesorería', mortgage: 'Hipoteca', loans: 'Préstamos' },
} as const

for (const language of ['en', 'es'] as const) {
  const { logIn, personal, treasury, mortgage, loans } = texts[language]

  test(
    `[LOGIN-02] [LOGIN-05] [LOGIN-06] in ${language}, both forms and both links are there without scripts`,
    acrossSizes(language),
    async ({ page }) => {
      await page.goto(`/${language}/`)
      await page.locator('header summary', { hasText: logIn }).click()
      const panel = page.locator('.noscript-panel:visible')
      for (const name of [personal, treasury]) await expect(panel.getByRole('form', { name })).toBeVisible()
      await expect(panel.getByRole('link', { name: mortgage })).toHaveAttribute('href', '/en/mortgage/log-in/')
      await expect(panel.getByRole('link', { name: loans })).toHaveAttribute('href', /^https:\/\//)
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(width).toBeLessThanOrEqual(0)
    },
  )
}

test('the menu and the way in do not lie on top of each other', { tag: '@both' }, async ({ page }) => {
  await page.goto('/en/')
  await page.locator('header summary', { hasText: 'Log in' }).click()
  await page.locator('header summary[aria-label=Menu]').click()
  await expect(page.locator('.noscript-panel:visible')).toHaveCount(1)
})

test('[LOGIN-07] [LOGIN-08] [LOGIN-09] [LOGIN-10] [LOGIN-21] a form posts to its host in a new tab, and not what is too long', async ({
  page,
  context,
}) => {
  const asked = await standIn(context)
  await page.goto('/en/')
  await page.locator('header summary', { hasText: 'Log in' }).click()
  const form = page.getByRole('form', { name: 'Treasury management' })
  await form.getByLabel('Company ID').fill('c'.repeat(27))
  await form.getByLabel('Username').fill('ada')
  await form.getByRole('button').click()
  await expect(form.getByLabel('Company ID')).toBeFocused()
  expect(asked).toEqual([])
  await form.getByLabel('Company ID').fill('c'.repeat(26))
  const opened = context.waitForEvent('page')
  await form.getByRole('button').click()
  await opened
  await expect
    .poll(() => asked.map(({ method, body }) => [method, body]))
    .toEqual([['POST', `_textBoxCompanyId=${'c'.repeat(26)}&_textBoxUserId=ada`]])
})
