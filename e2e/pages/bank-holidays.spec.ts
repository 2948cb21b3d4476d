import { violations } from '../browser/axe.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

for (const language of ['en', 'es'] as const)
  test(
    `the holidays of the bank stand by year, and branches lead to the same days (${language})`,
    acrossSizes(language),
    async ({ page }) => {
      const english = language === 'en'
      await page.clock.setFixedTime('2026-11-24T16:00:00Z')
      await page.goto(`/${language}/bank-holidays/`)
      const tables = page.locator('.bank-holidays table:visible')
      await expect(tables.locator('caption')).toHaveText(['2026', '2027', '2028'])
      // What is over stands below, behind a heading that opens.
      await expect(tables.first().locator('tbody tr')).toHaveCount(2)
      await expect(tables.nth(1).locator('tbody tr')).toHaveCount(11)
      await expect(tables.first().locator('tbody tr').first()).toHaveText(
        english
          ? /Thursday, November 26, 2026\s*Thanksgiving Day\s*Closed/
          : /jueves, 26 de noviembre de 2026\s*Día de Acción de Gracias\s*Cerrado/,
      )
      await page.locator('.bank-holidays-past summary').click()
      await expect(page.locator('.bank-holidays-past tbody tr:visible')).toHaveCount(9)
      expect(await violations(page, '.bank-holidays')).toEqual([])
      const days = await page.locator('.bank-holidays time').allTextContents()
      await page.goto(`/${language}/locations/la/covington-longleaf-avenue/`)
      expect(
        await page
          .locator('.location-special li b')
          .allTextContents()
          .then((all) => all.toSorted()),
      ).toEqual(days.toSorted())
    },
  )
