import type { Locator, Page } from '@playwright/test'
import { holdScripts } from '../browser/header-menus.ts'
import { expect, test } from '../browser/visit.ts'

const products = (page: Page) => page.locator('.product-card-slider').first()
const quotes = (page: Page) => page.locator('.testimonial-slider').first()
const track = (slider: Locator) => slider.locator('.slider-track')
const offset = (slider: Locator) => track(slider).evaluate((element) => element.scrollLeft)
const arrow = (slider: Locator, which: 'previous' | 'next') => slider.locator('.slider-arrow').nth(which === 'next' ? 1 : 0)

/** How many cards fit: the room for cards, by the width of one with the gap beside it. */
const shown = (slider: Locator) =>
  track(slider).evaluate((element) => {
    const style = getComputedStyle(element)
    const room = element.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd)
    const width = element.children[0]?.getBoundingClientRect().width ?? 0
    const gap = Number.parseFloat(style.columnGap) || 0
    return (room - gap * Math.floor(room / (width + gap))) / width
  })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/')
})

test('[BLK-72] how many product cards are in view depends on the width', async ({ page }) => {
  for (const [width, count] of [
    [1280, 4.2],
    [1023, 3],
    [899, 2],
    [639, 1.25],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await shown(products(page)), `at ${width} px`).toBeCloseTo(count, 1)
  }
})

test('[BLK-59] how many testimonials are in view depends on the width', async ({ page }) => {
  for (const [width, count] of [
    [1280, 3],
    [960, 3],
    [959, 2],
    [640, 2],
    [639, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await shown(quotes(page)), `at ${width} px`).toBeCloseTo(count, 1)
  }
})

test('[CONST-01] [CONST-02] how far from the left the first card stands depends on the width', async ({ page }) => {
  for (const [width, left] of [
    [1280, 195],
    [891, 0.5],
    [890, 35],
    [640, 35],
    [639, 25],
    [390, 25],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const first = await track(products(page)).locator('li').first().boundingBox()
    expect.soft(first?.x, `at ${width} px`).toBeCloseTo(left, 0)
  }
})

test('[BLK-73] arrows show from 1024 px on, with five cards or more', async ({ page }) => {
  expect(await track(products(page)).locator('li').count()).toBeGreaterThanOrEqual(5)
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(arrow(products(page), 'next')).toBeVisible()
  await page.setViewportSize({ width: 1023, height: 800 })
  await expect(arrow(products(page), 'next')).toBeHidden()
})

test('[BLK-73] four cards have no arrows at any width, for all of them are in view where arrows would be', async ({ page }) => {
  for (const path of ['/en/mortgage/', '/es/mortgage/']) {
    await page.goto(path)
    const cards = track(products(page)).locator('li')
    await expect(cards).toHaveCount(4)
    for (const width of [1920, 1280, 1024, 1023, 640, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(products(page).locator('.slider-arrow')).toHaveCount(0)
    }
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await track(products(page)).scrollIntoViewIfNeeded()
      for (const name of await cards.locator('h3').all()) await expect(name).toBeInViewport({ ratio: 1 })
    }
  }
})

test('[BLK-74] cards without words for their link say Learn More, or Conozca más in Spanish', async ({ page }) => {
  await expect(products(page).getByText('Learn More').first()).toBeVisible()
  await page.goto('/es/')
  await expect(products(page).getByText('Conozca más').first()).toBeVisible()
  await expect(products(page).getByText('Learn More')).toHaveCount(0)
})

test('[BLK-71] a product card has a name, a line and a picture', async ({ page }) => {
  const first = track(products(page)).locator('li').first()
  await expect(first.locator('h3')).not.toBeEmpty()
  await expect(first.locator('.product-card-slider-subline')).not.toBeEmpty()
  await expect(first.locator('img')).toHaveCount(1)
})

test('[BLK-60] [BLK-62] the arrows move the testimonials by one, and at an end do nothing', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 })
  const slider = quotes(page)
  const [previous, next] = [arrow(slider, 'previous'), arrow(slider, 'next')]
  await expect(previous).toBeVisible()
  await expect(next).toBeVisible()
  await next.click()
  await expect.poll(() => offset(slider)).toBeGreaterThan(0)
  const step = await offset(slider)
  const width = await track(slider)
    .locator('li')
    .first()
    .evaluate((element) => element.getBoundingClientRect().width)
  expect(step).toBeGreaterThan(width * 0.95)
  expect(step).toBeLessThan(width * 1.2)
  // At an end an arrow is marked as disabled and can still be pressed.
  for (let turn = 0; turn < 8; turn += 1) await next.click({ force: true })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  const end = await offset(slider)
  await next.click({ force: true })
  expect(await offset(slider)).toBe(end)
  for (let turn = 0; turn < 8; turn += 1) await previous.click({ force: true })
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await previous.click({ force: true })
  expect(await offset(slider)).toBe(0)
})

test('[BLK-61] testimonials have arrows and no dots', async ({ page }) => {
  await expect(quotes(page).locator('.slider-arrow')).toHaveCount(2)
  await expect(quotes(page).locator('[class*=dot]')).toHaveCount(0)
})

test('[BLK-58] a testimonial has a quote and a name, the block a title', async ({ page }) => {
  await expect(quotes(page).locator('h2')).not.toBeEmpty()
  const first = track(quotes(page)).locator('li').first()
  await expect(first.locator('blockquote')).not.toBeEmpty()
  await expect(first.locator('figcaption b')).not.toBeEmpty()
})

test('[BLK-72] the row scrolls by itself, and focus brings a hidden card into view', { tag: '@both' }, async ({ page }) => {
  const slider = products(page)
  await track(slider).evaluate((element) => element.scrollTo({ left: 300 }))
  expect(await offset(slider)).toBeGreaterThan(0)
  await track(slider).evaluate((element) => element.scrollTo({ left: 0 }))
  const last = track(slider).locator('a').last()
  await last.focus()
  await expect(last).toBeInViewport()
})

test('[BLK-72] the whole link of the card that only peeks in comes into view with the focus, and stays there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const links = track(products(page)).locator('a')
  await links.nth(3).focus()
  await page.keyboard.press('Tab')
  await expect(links.nth(4)).toBeFocused()
  await expect(links.nth(4)).toBeInViewport({ ratio: 1 })
})

for (const width of [320, 390, 800, 1280])
  test(`[D-BLK-7] at ${width} px, Tab brings every product card whole into view, to the last`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const row = track(products(page))
    const cards = row.locator('> li')
    const count = await cards.count()
    await row.locator('a').first().focus()
    for (let index = 0; index < count; index += 1) {
      await expect(row.locator('a').nth(index)).toBeFocused()
      await expect
        .poll(() =>
          cards
            .nth(index)
            .evaluate((card) => Math.max(-card.getBoundingClientRect().left, card.getBoundingClientRect().right - innerWidth)),
        )
        .toBeLessThanOrEqual(1)
      await page.keyboard.press('Tab')
    }
  })

for (const [path, width] of [
  ['/en/personal/', 390],
  ['/es/personal/', 320],
] as const)
  test(`[D-BLK-7] on ${path} at ${width} px, Tab brings every card of accounts whole into view, forwards and back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(path)
    const strip = page.locator('.product-list-track')
    const stops = strip.locator(':is(a, summary)').filter({ visible: true })
    const count = await stops.count()
    expect(count).toBeGreaterThan(10)
    await strip.focus()
    for (const [key, order] of [
      ['Tab', [...Array(count).keys()]],
      ['Shift+Tab', [...Array(count - 1).keys()].reverse()],
    ] as const)
      for (const index of order) {
        await page.keyboard.press(key)
        await expect(stops.nth(index)).toBeFocused()
        const sides = () => stops.nth(index).evaluate((stop) => [stop.getBoundingClientRect().left, stop.getBoundingClientRect().right])
        await expect
          .soft(async () => {
            const [left = -1, right = width + 1] = await sides()
            expect(left).toBeGreaterThanOrEqual(0)
            expect(right).toBeLessThanOrEqual(width)
          }, `stop ${index} after ${key}`)
          .toPass()
      }
  })

test('[BLK-59] the testimonials scroll with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 })
  await track(quotes(page)).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => offset(quotes(page))).toBeGreaterThan(0)
})

test('[BLK-62] on a slow network the very first press of an arrow moves the row', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 })
  const arrive = await holdScripts(page)
  await arrow(quotes(page), 'next').click()
  await expect(page.locator('astro-island').filter({ has: quotes(page) })).toHaveAttribute('ssr')
  expect(await offset(quotes(page))).toBe(0)
  arrive()
  await expect.poll(() => offset(quotes(page))).toBeGreaterThan(0)
})
