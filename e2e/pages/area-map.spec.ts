import { violations } from '../browser/axe.ts'
import { card, mapCount } from '../browser/finder-map.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

for (const [language, path, label] of [
  ['en', '/en/locations/la/mandeville-lakefront-terrace/', 'Map of the area around Mandeville'],
  ['es', '/es/locations/tx/katy-avenue-d/', 'Mapa de los alrededores de Katy'],
] as const)
  test(
    `[D-LOC-1] in ${language}, the page of a branch has a map of the country around it, and leads to the whole one`,
    acrossSizes(language),
    async ({ page }) => {
      // Names are drawn: what is written onto canvases is kept.
      await page.addInitScript(() => {
        const write = CanvasRenderingContext2D.prototype.fillText
        const written: string[] = []
        Object.assign(window, { written })
        CanvasRenderingContext2D.prototype.fillText = function fillText(...args: Parameters<typeof write>) {
          written.push(args[0])
          write.apply(this, args)
        }
      })
      await page.goto(path)
      const map = page.getByRole('region', { name: label })
      await expect(map.locator('canvas')).toHaveCount(0)
      await map.scrollIntoViewIfNeeded()
      await expect(map.locator('canvas')).toBeVisible()
      const town = language === 'en' ? 'New Orleans' : 'Houston'
      await expect.poll(() => page.evaluate(() => (window as unknown as { written: string[] }).written)).toContain(town)
      await expect(map.locator('.area-map-here')).toHaveText(language === 'en' ? 'Mandeville' : 'Katy')
      await expect(map.locator('a.area-map-pin:visible').first()).toHaveAttribute('href', /\/locations\/(?:la|tx)\//)
      expect(await map.locator('a.area-map-pin:visible').count()).toBeGreaterThanOrEqual(2)
      expect(await violations(page, '.area-map')).toEqual([])
      await page.locator('.area-map-more a').click()
      await page.waitForURL(/q=.+&view=map&pin=/)
      await expect(mapCount(page)).not.toBeEmpty()
      await expect(card(page).locator('.map-name')).toHaveText(language === 'en' ? 'Mandeville' : 'Katy')
      await expect(page.locator('[data-pin]').first()).toHaveAttribute('data-chosen', '')
    },
  )
