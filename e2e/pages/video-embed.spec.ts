import type { Page } from '@playwright/test'
import { violations } from '../browser/axe.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { sideways } from '../browser/reflow.ts'
import { expect, test } from '../browser/visit.ts'
import { servedRelease } from '../site/served-site.ts'

const path = '/fraud/calls-to-parents/'
const host = 'https://www.youtube-nocookie.com'
const address = `${host}/embed/RfAquS5wuTc?enablejsapi=1`

/** The film comes from another company: the test stands in for it. What it is asked for is held against the visitor's press by each test. */
test.use({ tolerated: [/^third-party request to https:\/\/www\.youtube-nocookie\.com\/embed\//] })
test.beforeEach(({ context }) =>
  context.route(`${host}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Film</title><p>The film plays.</p><button>Pause</button></html>',
    }),
  ),
)

/** Every address of another host that a page asks for from now on. */
const askedBy = (page: Page): readonly string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).protocol === 'https:') asked.push(request.url())
  })
  return asked
}

const names = {
  en: {
    film: 'Beware of elder fraud scams, an announcement of the FBI',
    play: /Play the video \(from YouTube\)/,
    watch: 'Watch it on YouTube',
  },
  es: {
    film: 'Estafas contra personas mayores, un aviso del FBI en inglés',
    play: /Ver el video \(de YouTube\)/,
    watch: 'Verlo en YouTube',
  },
}

for (const language of ['en', 'es'] as const)
  test(
    `[BLK-88] [BLK-89] [D-BLK-10] in ${language}, an embedded film asks its host for nothing until it is played`,
    acrossSizes(language),
    async ({ page }) => {
      const { film, play } = names[language]
      const asked = askedBy(page)
      await page.goto(`/${language}${path}`)
      const frame = page.locator('main iframe')
      await expect(frame).toHaveCount(1)
      await expect(frame).toHaveAttribute('src', address)
      await expect(frame).toHaveAttribute('id', 'video-RfAquS5wuTc')
      await expect(frame).toHaveAttribute('loading', 'lazy')
      await expect(frame).toHaveAccessibleName(film)
      await frame.scrollIntoViewIfNeeded()
      const button = frame.contentFrame().getByRole('link', { name: play })
      await expect(button).toBeVisible()
      // The content policy lets the style of this document in, too.
      await expect(button).toHaveCSS('text-decoration-line', 'none')
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
      expect(await violations(page)).toEqual([])
      const before = await frame.boundingBox()
      expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(16 / 9, 1)

      await button.focus()
      await page.keyboard.press('Enter')
      // The content policy lets the host in: a policy violation would be an error of the page, and the frame would stay empty.
      await expect(frame.contentFrame().getByText('The film plays.')).toBeVisible()
      expect(asked).toEqual([`${address}&autoplay=1`])
      expect(await frame.boundingBox()).toEqual(before)
      await expect(frame).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(frame.contentFrame().getByRole('button', { name: 'Pause' })).toBeFocused()
      expect(await violations(page)).toEqual([])
    },
  )

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[D-BLK-10] an embedded film is played in its place, and a link leads to it', async ({ page }) => {
    const asked = askedBy(page)
    await page.goto(`/en${path}`)
    const frame = page.locator('main iframe')
    await expect(page.getByRole('link', { name: names.en.watch })).toHaveAttribute('href', 'https://www.youtube.com/watch?v=RfAquS5wuTc')
    await frame.scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    await frame.contentFrame().getByRole('link', { name: names.en.play }).click()
    await expect(frame.contentFrame().getByText('The film plays.')).toBeVisible()
    expect(asked).toEqual([`${address}&autoplay=1`])
  })
})

test('[D-BLK-10] on the narrowest screen nothing of the film’s place is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`/es${path}`)
  const frame = page.locator('main iframe')
  await frame.scrollIntoViewIfNeeded()
  await expect(frame.contentFrame().getByRole('link', { name: names.es.play })).toBeVisible()
  const spare = await frame
    .contentFrame()
    .locator('html')
    .evaluate((html) => [html.clientWidth - html.scrollWidth, html.clientHeight - html.scrollHeight])
  expect(spare).toEqual([0, 0])
  expect(await sideways(page)).toEqual([])
})

test('[D-BLK-10] on paper the address of the film stands for it', async ({ page }) => {
  await page.goto(`/en${path}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main iframe')).toBeHidden()
  const link = page.getByRole('link', { name: names.en.watch })
  await expect(link).toBeVisible()
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
    'https://www.youtube.com/watch?v=RfAquS5wuTc',
  )
})

test('[BLK-88] the policy of the pages lets the video host in as a frame, and as nothing else', () => {
  const directives = servedRelease().policy.split('; ')
  expect(directives.filter((directive) => directive.includes(host)).map((directive) => directive.split(' ')[0])).toEqual(['frame-src'])
})
