import type { Page } from '@playwright/test'
import { layoutShift, watchLayoutShift } from '../browser/layout-shift.ts'
import { expect, test } from '../browser/visit.ts'
import { templates } from '../site/addresses.ts'

test('with reduced motion nothing moves by itself, and jumps are instant', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/')
  const moving = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  expect(moving).toBe(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
})

/** Pages with much that can move. */
const movingPaths = ['/en/', '/en/personal/checking/', '/en/contact/', '/en/about/', '/en/business/', '/en/mortgage/']

for (const [wish, isStill] of [
  ['reduce', true],
  ['no-preference', false],
] as const)
  test(`under prefers-reduced-motion: ${wish} ${isStill ? 'nothing is' : 'some things are'} animated, now or in another state`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: wish })
    for (const path of movingPaths) {
      await page.goto(path)
      const animated = await page.evaluate(() =>
        // The tracks of a video have no style of their own.
        [...document.querySelectorAll('*:not(track)')].flatMap((element) =>
          [undefined, '::before', '::after'].flatMap((pseudo) => {
            const { animationName, transitionDuration } = getComputedStyle(element, pseudo)
            const isMoved = animationName !== 'none' || transitionDuration.split(', ').some((duration) => Number.parseFloat(duration) > 0)
            return isMoved ? `${element.localName}.${element.getAttribute('class')}${pseudo ?? ''}` : []
          }),
        ),
      )
      if (isStill) expect.soft(animated, path).toEqual([])
      else expect.soft(animated.length, path).toBeGreaterThan(0)
    }
  })

test('what goes round without end has a switch in its section, on every kind of page, and rests under reduced motion', async ({ page }) => {
  test.setTimeout(240_000)
  let looping = 0
  for (const path of templates.filter((template) => template !== '/404/').map((template) => `/en${template}`)) {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(path)
    const endless = () =>
      page.evaluate(() =>
        document.getAnimations().flatMap(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null
          if (effect?.getTiming().iterations !== Number.POSITIVE_INFINITY || !target?.checkVisibility()) return []
          const control = target.closest('section')?.querySelector('.motion-switch')
          return [control?.checkVisibility() ? 'stoppable' : `${target.localName}.${target.getAttribute('class')}`]
        }),
      )
    const found = await endless()
    looping += found.length
    expect
      .soft(
        [...new Set(found)].filter((each) => each !== 'stoppable'),
        path,
      )
      .toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect.soft(await endless(), path).toEqual([])
  }
  expect(looping).toBeGreaterThan(0)
})

test('[BLK-33] the scam icons turn, and can be stopped', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/en/')
  const orbit = page.locator('.cta-box-orbit')
  await page.locator('.cta-box-turning').scrollIntoViewIfNeeded()
  const state = () => orbit.evaluate((element) => element.getAnimations().map(({ playState }) => playState))
  expect(await orbit.evaluate((element) => element.getAnimations().length)).toBeGreaterThan(0)
  await page.mouse.move(0, 0)
  await expect.poll(state).toEqual(['running'])
  await page.locator('.cta-box-stop input').focus()
  await page.keyboard.press('Space')
  await page.locator('.cta-box-stop input').blur()
  await expect.poll(state).toEqual(['paused'])
})

test('printed pages are dark text on white, with the words of every section', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/en/', '/en/personal/', '/en/rates/']) {
    await page.goto(path)
    const faint = await page.evaluate(() => {
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
        return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
      }
      return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, td, th)')]
        .filter((element) => element.checkVisibility() && element.textContent?.trim())
        .filter((element) => luminance(getComputedStyle(element).color) > 0.55)
        .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`)
    })
    expect(faint, path).toEqual([])
  }
})

test('printed pages begin with their words: without pictures to open them, alerts and buttons', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/en/account-products/compare/', '/en/savings-calculator/', '/blog/flood-insurance/']) {
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    const unwanted = page.locator('.alerts, .banner-picture, .article-scene, main .button')
    await expect(unwanted.filter({ visible: true }), path).toHaveCount(0)
  }
  const below = await page
    .locator('.article-by, .article-body')
    .evaluateAll(([by, body]) => (body?.getBoundingClientRect().top ?? 0) - (by?.getBoundingClientRect().bottom ?? 0))
  expect(below).toBeGreaterThan(10)
})

test('printed words say where their links lead, on this site too', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  const addressOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { content, position } = getComputedStyle(element, '::after')
        return [content.replaceAll(/"|\s/g, ''), position]
      })
  for (const [path, link, address] of [
    ['/en/browser-data/', 'main p a[href^="/"]', '/en/privacy/'],
    // Cards, whose links cover them on the screen, and rows of an index.
    ['/es/blog/', 'main li h3 a', '/es/blog/flood-insurance/'],
    ['/es/search/', 'main li a[href="/es/locations/"]', '/es/locations/'],
    ['/en/', 'main .more[href="/blog/"]', '/blog/'],
  ] as const) {
    await page.goto(path)
    const site = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').origin
    expect(await addressOf(link), path).toEqual([`(${site}${address})`, 'static'])
  }
})

test('in forced colours buttons, cards and focus can be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/en/')
  // The logo stands on paper of its own: its inks are dark.
  await expect(page.locator('.logo img')).toHaveCSS('background-color', 'rgb(251, 249, 245)')
  const button = page.locator('main .button').first()
  expect(await button.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth))).toBeGreaterThan(0)
})

/** Words that end beyond the screen, or beyond the box that cuts them off, where nothing scrolls. */
const cutWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cut: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.visually-hidden'))
        continue
      const words = document.createRange()
      words.selectNodeContents(text)
      const around: Element[] = []
      for (let element: Element | null = parent; element; element = element.parentElement) around.push(element)
      const scrolls = around.some((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
      if (!scrolls && words.getBoundingClientRect().right > innerWidth + 0.5) cut.push(text.textContent)
    }
    return cut
  })

test('no word is cut off where a visitor sets text wider apart (WCAG 1.4.12)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of ['/en/rates/', '/es/rates/', '/en/account-products/', '/es/account-products/', '/en/about/', '/es/about/']) {
    await page.goto(path)
    await page.evaluate(() => {
      const wider = new CSSStyleSheet()
      wider.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
      )
      document.adoptedStyleSheets = [wider]
    })
    expect.soft(await cutWords(page), path).toEqual([])
  }
})

test('in a contrast theme every icon beside words has their color', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/en/')
  const others = await page.evaluate(() =>
    [...document.querySelectorAll('.header-more .icon, .mobile-actions .icon, .mega-entry .icon')].flatMap((icon) => {
      const [own, words] = [getComputedStyle(icon).stroke, getComputedStyle(icon.parentElement ?? icon).color]
      return own === words ? [] : [`${icon.parentElement?.className}: ${own}, not ${words}`]
    }),
  )
  expect(await page.locator('.header-more .icon').count()).toBeGreaterThan(2)
  expect(others).toEqual([])
})

test('nothing shifts when the fonts come late, where the machine has others than the usual ones', async ({ page }) => {
  let painted = Promise.withResolvers<void>()
  await watchLayoutShift(page)
  await page.route('**/*.woff2', async (route) => {
    await painted.promise
    await route.continue()
  })
  for (const width of [390, 1000])
    for (const path of ['/en/contact/', '/es/contact/', '/en/personal/']) {
      painted = Promise.withResolvers<void>()
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      painted.resolve()
      await page.evaluate(() => document.fonts.ready)
      expect(
        await page.evaluate(() => [...document.fonts].some(({ family, status }) => /GP Sans"?$/.test(family) && status === 'loaded')),
      ).toBe(true)
      expect.soft(await layoutShift(page), `${path} ${width}`).toBeLessThan(0.02)
    }
})
