import type { Locator, Page } from '@playwright/test'
import { isFullMatrix, repeated } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

const widths = [320, 390, 600, 640, 800, 891, 1000, 1024, 1280, 1440, 1920]
const densities = [1.25, 1.5, 2]
const widthsOfDensities = isFullMatrix ? [390, 891, 1280, 1920] : [390, 1280]

/** Widths with one, three and more cards in a row. */
const telling = [320, 1024, 1920]

const testimonials = (page: Page) => page.locator('.testimonial-slider').first()
const products = (page: Page) => page.locator('.product-card-slider').first()
const track = (slider: Locator) => slider.locator('.slider-track')
const offset = (slider: Locator) => track(slider).evaluate(({ scrollLeft }) => scrollLeft)

/** Whether the row can't be moved further that way, by what the browser says and not by what the arrows say. */
const isAtEnd = (slider: Locator, way: 'next' | 'previous') =>
  track(slider).evaluate(
    ({ scrollLeft, scrollWidth, clientWidth }, next) => (next ? scrollWidth - clientWidth - scrollLeft : scrollLeft) < 2,
    way === 'next',
  )

/** Presses an arrow until the row stands at its end. Every press of an arrow that is not marked as disabled has to move the row. */
const pressToTheEnd = async (slider: Locator, way: 'next' | 'previous'): Promise<number> => {
  const arrow = slider.locator('.slider-arrow').nth(way === 'next' ? 1 : 0)
  let presses = 0
  while (!(await isAtEnd(slider, way))) {
    await expect(arrow).toHaveAttribute('aria-disabled', 'false')
    const before = await offset(slider)
    await arrow.click()
    const moved = expect.poll(() => offset(slider), `${way}, press ${presses + 1}, from ${before} px`)
    await (way === 'next' ? moved.toBeGreaterThan(before + 2) : moved.toBeLessThan(before - 2))
    presses += 1
  }
  await expect(arrow).toHaveAttribute('aria-disabled', 'true')
  return presses
}

/** To the end and back by the arrows. The first touch hydrates the slider; until then it does not know where it stands. */
const thereAndBack = async (slider: Locator): Promise<void> => {
  await slider.locator('.slider-arrow').first().hover()
  await expect(slider.locator('xpath=ancestor::astro-island')).not.toHaveAttribute('ssr')
  const presses = await pressToTheEnd(slider, 'next')
  expect(await pressToTheEnd(slider, 'previous')).toBe(presses)
  expect(await offset(slider)).toBe(0)
}

const testimonialsBothWays = (page: Page) => thereAndBack(testimonials(page))

/** Where the arrows are not shown, the keyboard leads through the cards. */
const productsBothWays = async (page: Page): Promise<void> => {
  const slider = products(page)
  if (await slider.locator('.slider-arrow').first().isVisible()) return thereAndBack(slider)
  const links = track(slider).locator('a')
  const count = await links.count()
  await links.first().focus()
  for (let turn = 1; turn < count; turn += 1) await page.keyboard.press('Tab')
  await expect(links.last()).toBeFocused()
  await expect(links.last()).toBeInViewport({ ratio: 1 })
  for (let turn = 1; turn < count; turn += 1) await page.keyboard.press('Shift+Tab')
  await expect(links.first()).toBeFocused()
  await expect(links.first()).toBeInViewport({ ratio: 1 })
}

const videosBothWays = async (page: Page): Promise<void> => {
  const slider = page.locator('.video-slider')
  const dots = slider.locator('.video-slider-dot')
  const slides = slider.locator('.video-slider-slide')
  await expect(slides.nth(1)).toHaveJSProperty('inert', true)
  for (const index of [1, 2, 1, 0]) {
    await dots.nth(index).click()
    await expect(dots.nth(index)).toHaveAttribute('aria-current', 'true')
    await expect(slider.locator('.video-slider-slide:not([inert])')).toHaveCount(1)
    await expect(slides.nth(index)).toHaveJSProperty('inert', false)
    await expect
      .poll(() =>
        slides
          .nth(index)
          .evaluate((slide) => slide.getBoundingClientRect().left - (slide.parentElement?.getBoundingClientRect().left ?? 0)),
      )
      .toBeCloseTo(0, -1)
  }
}

const sliders = [
  ['[BLK-59] [BLK-60] [BLK-61] [BLK-62] testimonials', '/en/', testimonialsBothWays],
  ['[BLK-72] [BLK-73] product cards', '/en/', productsBothWays],
  ['[BLK-84] [BLK-85] video slides', '/en/personal/services/mobile-banking/', videosBothWays],
] as const

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    for (const [name, address, bothWays] of sliders) {
      test(`${name} go to the end and back`, repeated(!telling.includes(width)), async ({ page }) => {
        await page.goto(address)
        await bothWays(page)
      })
    }
  })
}

test.describe('at 320 px and a zoom of 200 %', () => {
  test.use({ viewport: { width: 160, height: 450 }, deviceScaleFactor: 2 })
  for (const address of ['/en/', '/es/'])
    test(`[BLK-59] [BLK-60] [BLK-61] testimonials of ${address} go to the end and back, their longest words within a card`, async ({
      page,
    }) => {
      await page.goto(address)
      await testimonialsBothWays(page)
    })
})

for (const deviceScaleFactor of densities) {
  test.describe(`with ${deviceScaleFactor} screen pixels to one`, () => {
    test.use({ deviceScaleFactor })
    for (const [name, address, bothWays] of sliders) {
      test(`${name} go to the end and back`, repeated(deviceScaleFactor !== 1.5), async ({ page }) => {
        await page.goto(address)
        for (const width of widthsOfDensities) {
          await page.setViewportSize({ width, height: 900 })
          await bothWays(page)
        }
      })
    }
  })
}

test('[BLK-73] [D-BLK-7] below 1024 px a mouse has a scroll bar to move product cards by, and arrows from there on', async ({ page }) => {
  for (const [width, bar] of [
    [640, 'thin'],
    [1023, 'thin'],
    [1024, 'none'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en/')
    await expect(track(products(page))).toHaveCSS('scrollbar-width', bar)
    await expect(products(page).locator('.slider-arrow').first()).toBeVisible({ visible: bar === 'none' })
  }
})

test('[BLK-60] [BLK-62] presses faster than the row slides all count, to the end and back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 700, height: 900 })
  await page.goto('/en/')
  const slider = testimonials(page)
  const [previous, next] = [slider.locator('.slider-arrow').first(), slider.locator('.slider-arrow').last()]
  await next.hover()
  await expect(slider.locator('xpath=ancestor::astro-island')).not.toHaveAttribute('ssr')
  const press = (arrow: Locator, times: number) =>
    arrow.evaluate((button: HTMLButtonElement, count) => {
      for (let turn = 0; turn < count; turn += 1) button.click()
    }, times)
  const cards = await track(slider).locator('li').count()
  await press(next, cards)
  await expect.poll(() => isAtEnd(slider, 'next')).toBe(true)
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await press(previous, cards)
  await expect.poll(() => offset(slider)).toBe(0)
  await press(next, 2)
  await press(previous, 2)
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => offset(slider)).toBe(0)
})
