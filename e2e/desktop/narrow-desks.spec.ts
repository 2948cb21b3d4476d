import type { Locator } from '@playwright/test'
import { formOf } from '../browser/forms.ts'
import { expect, test } from '../browser/visit.ts'

const box = async (locator: Locator) => {
  const found = await locator.boundingBox()
  if (!found) throw new Error('nothing is laid out here')
  return found
}

test('the words above the product slider stand no nearer to the window than those of the page', async ({ page }) => {
  await page.goto('/es/')
  for (const width of [891, 900, 960, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const edge = (await box(page.locator('.location-teaser-words .label'))).x
    const words = await box(page.locator('.product-card-slider-head > div').first())
    expect.soft(words.x, `${width} px`).toBeGreaterThanOrEqual(edge)
  }
})

test('the arrow of a link that takes two lines follows its last word', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 900 })
  await page.goto('/es/personal/')
  const links = await page.locator('main .more:visible:has(> .icon)').evaluateAll((found) =>
    found.map((link) => {
      const lines = [...(link.querySelector('span')?.getClientRects() ?? [])]
      const arrow = link.querySelector('.icon')?.getBoundingClientRect()
      const last = lines.at(-1)
      return {
        lines: lines.length,
        apart: Math.round((arrow?.left ?? 0) - (last?.right ?? 0)),
        beside: !!arrow && !!last && arrow.top < last.bottom && arrow.bottom > last.top,
      }
    }),
  )
  expect(links.some(({ lines }) => lines > 1)).toBe(true)
  expect(links.map(({ apart, beside }) => [apart, beside])).toEqual(links.map(() => [8, true]))
})

test('the Spanish button to write to a person takes one line', async ({ page }) => {
  await page.goto('/es/business/treasury-management/team/')
  for (const width of [390, 640, 900, 1101]) {
    await page.setViewportSize({ width, height: 900 })
    const heights = await page
      .locator('.team-directory-member .button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(10)
    expect.soft(new Set(heights).size, `${width} px`).toBe(1)
    expect.soft(heights[0], `${width} px`).toBeLessThan(60)
  }
})

test('the heads of the hours of a branch keep apart, in both languages', async ({ page }) => {
  for (const path of ['/es/locations/la/baton-rouge-government-street/', '/en/locations/la/baton-rouge-government-street/'])
    for (const width of [320, 640, 891, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const words = await page.locator('.location-hours thead th').evaluateAll((heads) =>
        heads.flatMap((head) => {
          const range = document.createRange()
          range.selectNodeContents(head)
          const { left, right } = range.getBoundingClientRect()
          return right > left ? [{ left, right }] : []
        }),
      )
      const [first, second] = words.slice(-2)
      expect((second?.left ?? 0) - (first?.right ?? 0), `${path} at ${width}`).toBeGreaterThanOrEqual(8)
    }
})

test('[FORM-48] the badge never lies over the field that the keyboard is at', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/es/contact/')
  const form = formOf(page, 'support')
  await form.locator('[name=fullName]').focus()
  const badge = page.locator('.form-badge > span')
  await expect(badge).toBeVisible()
  // From the top of the page each field comes up from below the window, where the badge is.
  for (const name of ['email', 'phone', 'message']) {
    await page.evaluate(() => scrollTo(0, 0))
    await form.locator(`[name=${name}]`).focus()
    const field = await box(form.locator(`[name=${name}]`))
    const lies = await box(badge)
    expect(field.y + field.height <= lies.y || field.x >= lies.x + lies.width, name).toBe(true)
  }
})
