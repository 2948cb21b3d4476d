import type { Page } from '@playwright/test'
import { tracked } from '../browser/tracked.ts'
import { expect, test } from '../browser/visit.ts'

const path = '/en/personal/services/mobile-banking/'
const slider = (page: Page) => page.locator('.video-slider')
const slides = (page: Page) => slider(page).locator('.video-slider-slide')
const dots = (page: Page) => slider(page).locator('.video-slider-dot')
const video = (page: Page) => slider(page).locator('.video-slider-stage video')
const file = (page: Page) => video(page).evaluate((player: HTMLVideoElement) => new URL(player.currentSrc || player.src).pathname)

/** Time stands still from before the page comes, and goes on only as a test lets it. */
const stopClock = async (page: Page): Promise<void> => {
  await page.clock.install({ time: new Date('2030-01-07T10:00:00') })
  await page.clock.pauseAt(new Date('2030-01-07T12:00:00'))
}

/** The slides that lie inside their track, counted from 0. */
const inView = (page: Page) =>
  slider(page)
    .locator('.video-slider-track')
    .evaluate((track) => {
      const room = track.getBoundingClientRect()
      return [...track.children].flatMap((slide, index) => {
        const { left, right } = slide.getBoundingClientRect()
        return left >= room.left - 2 && right <= room.right + 2 ? [index] : []
      })
    })

test.describe('with the slides standing still', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(slides(page).nth(1)).toHaveJSProperty('inert', true)
  })

  test('[BLK-79] [BLK-85] three slides, one of them in view, over a player, with dots and without arrows', async ({ page }) => {
    await expect(slides(page)).toHaveCount(3)
    expect(await inView(page)).toEqual([0])
    await expect(dots(page)).toHaveCount(3)
    await expect(slider(page).locator('.slider-arrow')).toHaveCount(0)
    const [track, player] = [await slider(page).locator('.video-slider-track').boundingBox(), await video(page).boundingBox()]
    expect(player?.y).toBeGreaterThan((track?.y ?? 0) + (track?.height ?? 0))
  })

  test('[BLK-80] the first slide’s video is in the player from the start and loads by itself as the player comes near', async ({
    page,
  }) => {
    await expect(video(page)).toHaveAttribute('src', '/video/hook.mp4')
    await slider(page).scrollIntoViewIfNeeded()
    await expect.poll(() => video(page).evaluate((player: HTMLVideoElement) => player.readyState)).toBeGreaterThanOrEqual(1)
    expect(await file(page)).toBe('/video/hook.mp4')
    const poster = (await video(page).getAttribute('poster')) ?? ''
    expect((await page.request.get(poster)).status()).toBe(200)
  })

  test('[BLK-81] [BLK-82] [D-ANAL-2] a slide puts its video into the player, starts it and brings the player under the header', async ({
    page,
  }) => {
    await dots(page).nth(1).click()
    await expect.poll(() => inView(page)).toEqual([1])
    await slides(page).nth(1).locator('a').click()
    await expect.poll(() => file(page)).toBe('/video/storm-folder.mp4')
    await expect(slider(page).locator('.video-slider-now-title')).toHaveText('A folder for the storm')
    await expect
      .poll(() =>
        slider(page)
          .locator('.video-slider-player')
          .evaluate((player) => Math.round(player.getBoundingClientRect().top)),
      )
      .toBe(75)
    await expect.poll(() => video(page).evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    expect(await tracked(page, 'video')).toEqual([
      { event: 'datalayer_track', form: '', action: 'play', category: 'video', label: 'A folder for the storm', market: '' },
    ])
  })

  test('[BLK-83] captions are there in both languages, those of the page switched on', async ({ page }) => {
    for (const [address, language] of [
      [path, 'en'],
      [path.replace('/en/', '/es/'), 'es'],
    ] as const) {
      await page.goto(address)
      await slider(page).scrollIntoViewIfNeeded()
      const shown = () =>
        video(page).evaluate((player: HTMLVideoElement) =>
          [...player.textTracks]
            .filter(({ mode }) => mode === 'showing')
            .map(({ kind, language: own, cues }) => [kind, own, (cues?.length ?? 0) > 3]),
        )
      await expect.poll(shown).toEqual([['captions', language, true]])
      expect(await video(page).evaluate((player: HTMLVideoElement) => [...player.textTracks].map((track) => track.language))).toEqual([
        'en',
        'es',
      ])
    }
  })

  test('[BLK-84] the keyboard reaches the slide in view and no other', async ({ page }) => {
    for (const current of [0, 2]) {
      await dots(page).nth(current).click()
      const reached = await slides(page)
        .locator('a')
        .evaluateAll((links) =>
          links.map((link) => {
            link.focus()
            return document.activeElement === link
          }),
        )
      expect(reached).toEqual([0, 1, 2].map((index) => index === current))
    }
  })

  test('[BLK-85] the slides can be moved by touch and wheel, and the dots follow', { tag: '@both' }, async ({ page }) => {
    await slider(page)
      .locator('.video-slider-track')
      .evaluate((track) => track.scrollTo({ left: track.clientWidth * 2, behavior: 'instant' }))
    await expect(dots(page).nth(2)).toHaveAttribute('aria-current', 'true')
    await expect(slides(page).nth(2)).toHaveJSProperty('inert', false)
  })

  test('[BLK-87] nothing moves under reduced motion, and there is nothing to stop', async ({ page }) => {
    await expect(slider(page).locator('.motion-switch')).toBeHidden()
  })
})

test('[BLK-86] [BLK-87] the slides move on every 10000 ms up to the last, and leave the video alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await stopClock(page)
  await page.goto(path)
  await expect(slides(page).nth(1)).toHaveJSProperty('inert', true)
  const current = () => dots(page).evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'))
  await page.clock.runFor(10_000)
  expect(await current()).toBe(1)
  await expect.poll(() => inView(page)).toEqual([1])
  await page.clock.runFor(10_000)
  expect(await current()).toBe(2)
  await page.clock.runFor(60_000)
  expect(await current()).toBe(2)
  await expect(slider(page).locator('.motion-switch')).toBeHidden()
  expect(await file(page)).toBe('/video/hook.mp4')
})

test('the slides stop at the press of a switch', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await stopClock(page)
  await page.goto(path)
  await expect(slides(page).nth(1)).toHaveJSProperty('inert', true)
  await slider(page).locator('.motion-switch').click()
  await page.locator('h1').click()
  await page.clock.runFor(60_000)
  await expect(dots(page).first()).toHaveAttribute('aria-current', 'true')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[BLK-79] each slide leads to its video, and the first one plays in the player', async ({ page }) => {
    await page.goto(path)
    expect(
      await slides(page)
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/video/hook.mp4', '/video/storm-folder.mp4', '/video/slow-months.mp4'])
    await expect(video(page)).toHaveAttribute('src', '/video/hook.mp4')
    await expect(slider(page).locator('.video-slider-controls')).toBeHidden()
  })
})
