import type { Page } from '@playwright/test'
import { expect, test } from '../browser/visit.ts'

const labels = { en: 'Stop the motion', es: 'Detener el movimiento' } as const
const home = (language: keyof typeof labels) => `/${language}/`
const videos = (language: keyof typeof labels) => `/${language}/personal/services/mobile-banking/`

const orbit = (page: Page) =>
  page
    .locator('.cta-box-orbit')
    .first()
    .evaluate((element) => element.getAnimations().map(({ playState }) => playState))
const slide = (page: Page) =>
  page.locator('.video-slider-dot').evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'))

/** Lets focus and mouse go where they hold nothing. */
const moveAway = async (page: Page) => {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.locator('h1').first().hover()
}

for (const language of ['en', 'es'] as const)
  test(`[D-BLK-23] motion that is stopped on one page stays so on the next, and is let go there, in ${language}`, { tag: '@both' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.install({ time: new Date('2030-01-07T10:00:00') })
    await page.goto(home(language))
    const control = page.getByRole('checkbox', { name: labels[language] })
    await page.locator('.cta-box-turning').first().scrollIntoViewIfNeeded()
    await moveAway(page)
    await expect.poll(() => orbit(page)).toEqual(['running'])
    const box = await page.locator('.motion-switch').first().boundingBox()
    expect([box?.width, box?.height]).toEqual([44, 44])
    await page.locator('.motion-switch').first().click()
    await moveAway(page)
    await expect.poll(() => orbit(page)).toEqual(['paused'])

    await page.goto(videos(language))
    await expect(control).toBeChecked()
    await expect(page.locator('.video-slider-slide').nth(1)).toHaveJSProperty('inert', true)
    await page.clock.runFor(60_000)
    expect(await slide(page)).toBe(0)
    await page.locator('.motion-switch').click()
    await expect(control).not.toBeChecked()
    await moveAway(page)
    await page.clock.runFor(10_000)
    expect(await slide(page)).toBe(1)

    await page.goto(home(language))
    await page.locator('.cta-box-turning').first().scrollIntoViewIfNeeded()
    await moveAway(page)
    await expect(control.first()).not.toBeChecked()
    await expect.poll(() => orbit(page)).toEqual(['running'])
  })

for (const [language, how, press] of [
  ['en', 'the mouse, which stays', (page: Page) => page.locator('.motion-switch').first().click()],
  ['es', 'a key, with the focus on it', (page: Page) => page.locator('.motion-switch input').first().press('Space')],
] as const)
  test(`[D-BLK-23] what the switch lets go moves at once, pressed by ${how} (${language})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(home(language))
    await page.locator('.cta-box-turning').first().scrollIntoViewIfNeeded()
    await press(page)
    await expect.poll(() => orbit(page)).toEqual(['paused'])
    await press(page)
    await expect(page.locator('.motion-switch input').first()).not.toBeChecked()
    await expect.poll(() => orbit(page)).toEqual(['running'])
  })

test('the turning hooks wait for the pointer of a mouse, and for the focus on the words beside them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(home('en'))
  const box = page.locator('.cta-box', { has: page.locator('.cta-box-turning') }).first()
  await box.locator('.cta-box-disc').hover()
  await expect.poll(() => orbit(page)).toEqual(['paused'])
  await moveAway(page)
  await expect.poll(() => orbit(page)).toEqual(['running'])
  await box.locator('.cta-box-words a').focus()
  await expect.poll(() => orbit(page)).toEqual(['paused'])
})

test.describe('under fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('[D-BLK-23] the switch stops and lets go, and a touch of the picture holds nothing', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(home('en'))
    const control = page.locator('.motion-switch').first()
    await control.tap()
    await expect.poll(() => orbit(page)).toEqual(['paused'])
    await control.tap()
    await expect.poll(() => orbit(page)).toEqual(['running'])
    await page.locator('.cta-box-turning .cta-box-disc').first().tap()
    expect(await orbit(page)).toEqual(['running'])
  })
})

test('[D-BLK-23] all that moves on a page obeys each of its switches', { tag: '@both' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(home('en'))
  // The bank has no page with two of them; a second section of the same kind makes one.
  await page.locator('section:has(.cta-box-orbit)').evaluate((section) => section.after(section.cloneNode(true)))
  const states = () =>
    page.locator('.cta-box-orbit').evaluateAll((all) => all.flatMap((each) => each.getAnimations().map(({ playState }) => playState)))
  await page.locator('.motion-switch').nth(1).scrollIntoViewIfNeeded()
  await moveAway(page)
  await expect.poll(states).toEqual(['running', 'running'])
  await page.locator('.motion-switch').nth(1).click()
  await moveAway(page)
  await expect(page.locator('.motion-switch :checked')).toHaveCount(2)
  await expect.poll(states).toEqual(['paused', 'paused'])
  await page.locator('.motion-switch').first().click()
  await moveAway(page)
  await expect(page.locator('.motion-switch :checked')).toHaveCount(0)
  await expect.poll(states).toEqual(['running', 'running'])
})

test('[D-BLK-23] nothing moves under reduced motion from the start, and there is no switch', { tag: '@both' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install({ time: new Date('2030-01-07T10:00:00') })
  for (const language of ['en', 'es'] as const) {
    await page.goto(home(language))
    expect(await orbit(page)).toEqual([])
    await expect(page.locator('.motion-switch').first()).toBeHidden()
    await page.goto(videos(language))
    await expect(page.locator('.video-slider-slide').nth(1)).toHaveJSProperty('inert', true)
    await page.clock.runFor(60_000)
    expect(await slide(page)).toBe(0)
    await expect(page.locator('.motion-switch')).toBeHidden()
  }
})

test('[D-BLK-23] [D-AUD-9] what is kept of it is listed by name, and nothing of it is left once all is cleared', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(home('en'))
  const control = page.getByRole('checkbox', { name: labels.en })
  await control.check()
  await page.goto('/en/browser-data/')
  await expect(page.getByRole('rowheader', { name: 'motion', exact: true })).toBeVisible()
  await expect(page.locator('[data-kept] li').filter({ hasText: /^motion$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Clear all of it' }).click()
  await expect(page.locator('[data-kept] li')).toHaveCount(0)
  await page.goto(home('en'))
  await page.locator('.cta-box-turning').first().scrollIntoViewIfNeeded()
  await moveAway(page)
  await expect(control).not.toBeChecked()
  await expect.poll(() => orbit(page)).toEqual(['running'])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[D-BLK-23] the switch holds for its page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(home('en'))
    const state = () => page.locator('.cta-box-orbit').evaluate((element) => getComputedStyle(element).animationPlayState)
    expect(await state()).toBe('running')
    await page.locator('.motion-switch').click()
    await page.mouse.move(0, 0)
    expect(await state()).toBe('paused')
  })
})
