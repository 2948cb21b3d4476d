import type { Locator } from '@playwright/test'
import { goOn, isKept, mark } from '../browser/in-app.ts'
import { layoutShift, watchLayoutShift } from '../browser/layout-shift.ts'
import { open, panel } from '../browser/login-panel.ts'
import { acrossSizes, repeated } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'
import { builtPages, mainOf } from '../site/built-pages.ts'

/** The wording that 12 CFR 328.5 gives, after the letters. */
const words = 'FDIC FDIC-Insured—Backed by the full faith and credit of the U.S. Government'

const signed = /<div class="utility">(?:(?!<\/header>).)*?class="fdic-sign"(?:(?!<\/header>).)*?class="utility-links"/s

test('[D-FOOT-9] the sign stands in the header of home, log-in, flagged and account-opening pages, and of no other', () => {
  const wrong = builtPages()
    .filter(({ html }) => html.includes('class="utility"'))
    .flatMap(({ path, html }) => {
      const isHome = /^\/(?:en\/|es\/)?$/.test(path)
      const opens = mainOf(html).includes('class="application"')
      const asksForIt = isHome || opens || html.includes('class="footer-fdic"') || path.endsWith('/mortgage/log-in/')
      return signed.test(html) === asksForIt ? [] : [`${path}: ${asksForIt ? 'no sign' : 'a sign'}`]
    })
  expect(wrong).toEqual([])
})

const look = (sign: Locator) =>
  sign.evaluate((element) => {
    const of = (part: Element) => {
      const { fontFamily, fontStyle, fontWeight, color } = getComputedStyle(part)
      return [fontFamily, fontStyle, fontWeight, color]
    }
    return { words: element.textContent, own: of(element), parts: [...element.children].map((part) => [part.tagName, ...of(part)]) }
  })

for (const language of ['en', 'es'] as const) {
  test(
    `[D-FOOT-9] the sign is seen without scrolling in ${language}, in English, and drawn alike in the log-in panel`,
    repeated(language === 'es'),
    async ({ page }) => {
      for (const [width, height] of [
        [320, 640],
        [768, 1024],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto(`/${language}/`)
        const sign = page.locator('.utility .fdic-sign')
        await expect.soft(sign, `${width} px`).toBeInViewport({ ratio: 1 })
        await expect.soft(sign, `${width} px`).toHaveText(words)
        await expect.soft(sign, `${width} px`).toHaveAttribute('lang', 'en')
      }
      const inHeader = await look(page.locator('.utility .fdic-sign'))
      await page.goto(`/${language}/careers/`)
      await open(page)
      expect(await look(panel(page).locator('.fdic-sign'))).toEqual(inHeader)
    },
  )

  test(
    `[D-FOOT-9] [LINK-11] after in-app navigation the sign is that of the new page in ${language}, there and back, and nothing jumps`,
    acrossSizes(language),
    async ({ page }) => {
      await watchLayoutShift(page)
      const sign = page.locator('.utility .fdic-sign')
      await page.goto(`/${language}/careers/`)
      await mark(page)
      const empty = (await page.locator('.header').boundingBox())?.height
      await expect(sign).toHaveCount(0)
      await goOn(page, `/${language}/personal/checking/`)
      await expect(sign).toHaveText(words)
      await expect(sign).toBeVisible()
      await goOn(page, `/${language}/about/`)
      await expect(sign).toHaveCount(0)
      expect((await page.locator('.header').boundingBox())?.height).toBe(empty)
      await page.goBack()
      await page.waitForURL(`**/${language}/personal/checking/`)
      await expect(sign).toHaveCount(1)
      expect(await isKept(page)).toBe(true)
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
    },
  )
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[D-FOOT-9] [LOGIN-02] the opened log-in panel holds the sign, on a page without one in its header', async ({ page }) => {
    await page.goto('/en/careers/')
    await expect(page.locator('.utility .fdic-sign')).toHaveCount(0)
    await page.locator('.noscript-menu summary').first().click()
    await expect(page.locator('.noscript-panel .fdic-sign')).toBeVisible()
    await expect(page.locator('.noscript-panel .fdic-sign')).toHaveText(words)
  })
})
