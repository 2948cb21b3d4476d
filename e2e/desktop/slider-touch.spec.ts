import type { CDPSession, Locator, Page } from '@playwright/test'
import { repeated } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

// Screens that are touched, as wide as those of the arrows in `slider-widths.spec.ts`.
const widths = [320, 390, 600, 640, 800, 891, 1000, 1024, 1280, 1440, 1920]

/** Widths with one card and two in a row for fingers, and with four for keys. */
const telling = { touch: [390, 800], keys: [1280] } as const satisfies Record<string, readonly number[]>

const tells = (way: keyof typeof telling, width: number): boolean => telling[way].some((each) => each === width)

type Way = 'on' | 'back'

/** How far the row is from its end that way, in pixels. */
const left = (track: Locator, way: Way) =>
  track.evaluate(
    ({ scrollLeft, scrollWidth, clientWidth }, on) => Math.round(on ? scrollWidth - clientWidth - scrollLeft : scrollLeft),
    way === 'on',
  )

/** Draws a finger over half of the row, with touch events of the browser itself. */
const swipe = async (touch: CDPSession, track: Locator, way: Way): Promise<void> => {
  const box = await track.boundingBox()
  if (!box) throw new Error('the row is not there')
  const [middle, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const half = Math.min(box.width * 0.35, 300) * (way === 'on' ? -1 : 1)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await send('touchStart', middle - half)
  for (let step = 1; step <= 10; step += 1) await send('touchMove', middle - half + (2 * half * step) / 10)
  await send('touchEnd')
}

/** Swipes until the row stands at its end; every swipe before has to bring it nearer. */
const swipeToTheEnd = async (touch: CDPSession, track: Locator, way: Way): Promise<void> => {
  for (let before = await left(track, way); before > 1; before = await left(track, way)) {
    await swipe(touch, track, way)
    await expect.poll(() => left(track, way), `${way}, ${before} px before the end`).toBeLessThan(before - 1)
  }
}

/** Presses an arrow key until the row stands at its end. */
const pressToTheEnd = async (page: Page, track: Locator, way: Way): Promise<void> => {
  for (let before = await left(track, way); before > 1; before = await left(track, way)) {
    await page.keyboard.press(way === 'on' ? 'ArrowRight' : 'ArrowLeft')
    await expect.poll(() => left(track, way), `${way}, ${before} px before the end`).toBeLessThan(before)
  }
}

const rows = [
  ['[BLK-59] testimonials', '/en/', '.testimonial-slider .slider-track'],
  ['[BLK-72] product cards', '/es/', '.product-card-slider .slider-track'],
  ['[BLK-85] video slides', '/es/personal/services/mobile-banking/', '.video-slider-track'],
] as const

test.use({ hasTouch: true })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const [name, address, row] of rows)
      test(`${name} go to the end and back by touch`, repeated(!tells('touch', width)), async ({ page, context }) => {
        await page.goto(address)
        const track = page.locator(row).first()
        await track.evaluate((element) => element.scrollIntoView({ block: 'center' }))
        const touch = await context.newCDPSession(page)
        await swipeToTheEnd(touch, track, 'on')
        await swipeToTheEnd(touch, track, 'back')
        expect(new URL(page.url()).pathname).toBe(address)
      })

    for (const [name, address, row] of rows)
      test(`${name} go to the end and back by arrow keys`, repeated(!tells('keys', width)), async ({ page }) => {
        await page.goto(address)
        const track = page.locator(row).first()
        await (name.includes('testimonials') ? track : track.locator('a').first()).focus()
        await pressToTheEnd(page, track, 'on')
        await pressToTheEnd(page, track, 'back')
      })
  })
}
