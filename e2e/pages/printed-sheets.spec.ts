import { isFullMatrix } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

/** One of each kind of page that somebody may hand over. */
const sheets = [
  '/personal/checking/',
  '/account-products/compare/',
  '/rates/',
  '/faq/',
  '/fraud/',
  '/contact/',
  '/mortgage/calculator/',
  '/savings-calculator/',
  '/business/treasury-management/team/',
  '/covid19-updates/la/',
  '/events/',
  '/locations/la/houma-bayou-black-drive/',
  '/blog/flood-insurance/',
] as const

/** Figures that reach out of the box that they scroll in: paper does not scroll. */
const cutOff = (figures: Element[]): readonly string[] =>
  figures.flatMap((figure) => {
    const words = document.createRange()
    words.selectNodeContents(figure)
    const box = figure.closest('.table-scroll') ?? document.body
    return words.getBoundingClientRect().right > box.getBoundingClientRect().right + 0.5 ? [figure.textContent ?? ''] : []
  })

const own = /^\/(?:events|locations|blog)\//

for (const [language, day] of [
  ['en', 'December 5, 2026'],
  ['es', '5 de diciembre de 2026'],
] as const)
  test(`in ${language}, a printed sheet says where it comes from and when, without pictures to open it, alerts and buttons`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.clock.setFixedTime(new Date('2026-12-05T18:00:00Z'))
    await page.emulateMedia({ media: 'print' })
    // Letter between its margins.
    await page.setViewportSize({ width: 703, height: 930 })
    for (const sheet of language === 'en' || isFullMatrix ? sheets : sheets.slice(0, 2)) {
      const path = own.test(sheet) && language === 'en' ? sheet : `/${language}${sheet}`
      await page.goto(path)
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      await expect.soft(page.locator('.printed'), path).toHaveText(`${canonical} ${day}`)
      await expect.soft(page.locator('.printed'), path).toBeVisible()
      expect.soft(await page.locator('main .num').evaluateAll(cutOff), path).toEqual([])
      const unwanted = page.locator('.alerts, .banner-picture, .article-scene, .location-scene, .event-scene, nav, .button')
      await expect.soft(unwanted.filter({ visible: true }), path).toHaveCount(0)
    }
    await page.emulateMedia({ media: 'screen' })
    await expect(page.locator('.printed')).toBeHidden()
  })
