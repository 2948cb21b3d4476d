import { violations } from '../browser/axe.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

for (const language of ['en', 'es'] as const)
  test(
    `the holidays of the bank stand by year, and branches lead to the same days (${language})`,
    acrossSizes(language),
    async ({ page }) => {
      const english = language === 'en'
      await page.goto(`/${language}/bank-holidays/`)
      const tables = page.locator('.bank-holidays table')
      await expect(tables.locator('caption')).toHaveText(['2026', '2027', '2028'])
      for (const table of await tables.all()) await expect(table.locator('tbody tr')).toHaveCount(11)
      await expect(tables.first().locator('tbody tr').nth(9)).toHaveText(
        english
          ? /Thursday, November 26, 2026\s*Thanksgiving Day\s*Closed/
          : /jueves, 26 de noviembre de 2026\s*Día de Acción de Gracias\s*Cerrado/,
      )
      expect(await violations(page, '.bank-holidays')).toEqual([])
      const days = await page.locator('.bank-holidays time').allTextContents()
      await page.goto(`/${language}/locations/la/covington-longleaf-avenue/`)
      expect(await page.locator('.location-special li b').allTextContents()).toEqual(days)
    },
  )
