import type { Page } from '@playwright/test'
import { repeated } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

/** What has the focus, and whether one can see that it has it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    // A shape has no box around it: the line it is drawn with becomes the mark.
    const shape = element.closest('svg') && element.querySelector('path')
    const marked = shape ? Number.parseFloat(getComputedStyle(shape).strokeWidth) >= 3 : false
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element)
    const { x, y, width, height } = element.getBoundingClientRect()
    return {
      name: `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
      seen:
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor)) ||
        boxShadow !== 'none' ||
        marked ||
        element.tagName === 'IFRAME',
      onScreen: width > 0 && height > 0 && x + width > 0 && y + height > 0 && y < innerHeight && x < innerWidth,
    }
  })

test('the first Tab offers a way past the header, which leads to the content', async ({ page }) => {
  await page.goto('/en/personal/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
})

for (const path of ['/en/', '/en/personal/checking/', '/en/faq/', '/en/covid19-updates/', '/es/search/', '/blog/']) {
  test(
    `every stop of the keyboard on ${path} can be seen, and every link is one`,
    repeated(path === '/es/search/' || path === '/blog/'),
    async ({ page }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      const stops: string[] = []
      const unseen: string[] = []
      for (let step = 0; step < 400; step += 1) {
        await page.keyboard.press('Tab')
        const stop = await focused(page)
        if (!stop) break
        stops.push(stop.name)
        if (!stop.seen || !stop.onScreen)
          unseen.push(`${stop.name}${stop.seen ? '' : ' has no mark'}${stop.onScreen ? '' : ' is off the screen'}`)
      }
      expect(unseen).toEqual([])
      const reachable = await page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')].filter(
            (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
          ).length,
      )
      expect(stops.length).toBeGreaterThanOrEqual(reachable * 0.9)
    },
  )
}
