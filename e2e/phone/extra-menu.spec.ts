import { wcagViolations } from '../browser/axe.ts'
import { openOffcanvas } from '../browser/header-menus.ts'
import { expect, test } from '../browser/visit.ts'

for (const [language, more] of [
  ['en', 'More'],
  ['es', 'Más'],
] as const)
  for (const width of [390, 320])
    test(`[HEAD-16] [HEAD-22] in ${language}, at ${width} px, the bar's toggle opens the extra links of the side menu, and every place is named once`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`/${language}/faq/`)
      const toggle = page.getByRole('banner').getByRole('button', { name: more, exact: true })
      await toggle.click()
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      const links = page.locator('.extra a')
      const box = await page.locator('.extra').boundingBox()
      expect([(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 0) <= width]).toEqual([true, true])
      const extra = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(await wcagViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(toggle).toBeFocused()
      await openOffcanvas(page)
      const inMenu = await page.locator('.offcanvas-links a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(new Set(inMenu).size).toBe(inMenu.length)
      expect(extra.filter((href) => !inMenu.includes(href) && href !== `/${language}/search/`)).toEqual([])
      const logo = await page.locator('.logo img').boundingBox()
      expect([logo?.height, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([44, width])
    })
