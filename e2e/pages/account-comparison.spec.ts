import { violations } from '../browser/axe.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

const words = {
  en: {
    choose: 'Tall Pine Checking',
    helper: 'Four questions, one account',
    who: 'Me or my family',
    kind: 'Savings',
    amount: '$25 or more',
    wish: 'No fee each cycle',
  },
  es: {
    choose: 'Cuenta Pino Alto',
    helper: 'Cuatro preguntas, una cuenta',
    who: 'Para mí o mi familia',
    kind: 'Ahorros',
    amount: '$25 o más',
    wish: 'Ningún cargo por ciclo',
  },
} as const

for (const language of ['en', 'es'] as const)
  test(
    `[PROD-03] [PROD-04] [PROD-07] [PROD-10] [PROD-17] up to three accounts stand side by side, and the address keeps them (${language})`,
    acrossSizes(language),
    async ({ page }) => {
      await page.goto(`/${language}/account-products/compare/?accounts=everyday-checking,pine-savings,nothing`)
      const heads = page.locator('[data-comparison] thead th:visible')
      await expect(heads).toHaveCount(2)
      await page.getByRole('checkbox', { name: words[language].choose }).check()
      await expect(heads).toHaveCount(3)
      await expect(page).toHaveURL(/\?accounts=everyday-checking,pine-savings,tall-pine-checking$/)
      await expect(page.locator('[data-picker] input:not(:checked):enabled')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(await violations(page, '.account-comparison')).toEqual([])
      await page.reload()
      await expect(heads).toHaveCount(3)
    },
  )

for (const language of ['en', 'es'] as const)
  test(`[PROD-04] [PROD-07] four questions name an account and say why, and send nothing (${language})`, async ({ page }) => {
    await page.goto(`/${language}/account-products/compare/`)
    const { helper, who, kind, amount, wish } = words[language]
    await page.locator('summary', { hasText: helper }).click()
    await page.waitForLoadState('networkidle')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    const block = page.locator('.account-comparison-helper')
    for (const name of [who, kind, amount, wish]) await block.getByRole('radio', { name, exact: true }).check()
    const answer = block.locator('[data-answer]')
    await expect(answer).toContainText(language === 'en' ? 'Seedling Savings fits what you said.' : 'corresponde a lo que dijo.')
    await expect(answer.getByRole('listitem')).toHaveCount(4)
    expect(sent).toEqual([])
    expect(await violations(page, '.account-comparison-helper')).toEqual([])
    await block.getByRole('button').click()
    await expect(page).toHaveURL(/\?accounts=seedling-savings$/)
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[PROD-02] [PROD-03] all accounts are there to compare', async ({ page }) => {
    await page.goto('/en/account-products/compare/')
    expect(await page.locator('[data-comparison] thead th').count()).toBeGreaterThan(10)
    await expect(page.locator('[data-comparison]')).toBeVisible()
    await expect(page.locator('.account-comparison-picker')).toBeHidden()
  })
})
