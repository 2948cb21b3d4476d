import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

for (const [language, sentence, day, usual, monday] of [
  ['en', 'Nearest to Houston, TX: 5 of 115 locations', 'November 24, 2026', 'Usual hours; branches close on bank holidays.', 'Monday'],
  [
    'es',
    'Más cerca de Houston, TX: 5 de 115 lugares',
    '24 de noviembre de 2026',
    'Horario habitual; las sucursales cierran los días festivos bancarios.',
    'Lunes',
  ],
] as const)
  test(
    `[D-LOC-1] the printed sheet is one page: the search, the day, and the nearest five with their hours (${language})`,
    acrossSizes(language),
    async ({ page }) => {
      await page.clock.setFixedTime('2026-11-24T16:00:00Z')
      await page.goto(`/${language}/locations/`)
      await page.locator('#finder-q').fill('Houston')
      const rows = page.locator('[data-pin]')
      await expect(rows).toHaveCount(10)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('[data-pin]:visible')).toHaveCount(5)
      await expect(page.locator('.location-finder-sheet')).toHaveText(`${sentence} ${day} ${usual}`)
      const first = rows.first()
      for (const part of ['h2', 'address', '.location-finder-miles', '.location-finder-ways a.num', '.location-finder-hours'])
        await expect(first.locator(part)).toBeVisible()
      await expect(first.locator('.location-finder-hours')).toContainText(monday)
      for (const part of ['.location-list', '.location-finder-form', '.location-finder-status', 'footer', '[data-open-state] p'])
        await expect(page.locator(part).first()).toBeHidden()
      const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(1)
    },
  )
