import type { Locator } from '@playwright/test'
import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

test('[CARD-09] an event is folded until its plus button is pressed, the first press included', async ({ page }) => {
  await page.goto('/en/events/')
  const event = page.locator('.record-list-event').first()
  const button = event.getByRole('button')
  const details = event.locator('.record-list-details')
  await expect(details).toBeHidden()
  await expect(button).toHaveText('+')
  await button.click()
  await expect(details).toBeVisible()
  await expect(button).toHaveText('-')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(details).toBeHidden()
})

for (const [language, name] of [
  ['en', 'About this event'],
  ['es', 'Acerca de este evento'],
] as const)
  test(`[CARD-06] in ${language}, what an event cuts short is a link away`, acrossSizes(language), async ({ page }) => {
    await page.goto(`/${language}/events/`)
    const event = page.locator('.record-list-event').first()
    const about = event.getByRole('link', { name, exact: true })
    await expect(about).toBeHidden()
    await event.getByRole('button').click()
    await expect(event.locator('.record-list-text')).toContainText('…')
    await about.click()
    await expect(page).toHaveURL(/\/events\/[a-z-]+\/$/)
  })

test('[CARD-19] [CARD-20] [CARD-21] a story starts on its problem and switches by tab and arrow', async ({ page }) => {
  await page.goto('/en/about/')
  const story = page.locator('.record-list-story').first()
  const parts = story.getByRole('tabpanel')
  await expect(story.getByRole('tab')).toHaveText(['Problem', 'Solution', 'Result'])
  await expect(parts).toHaveCount(1)
  await expect(parts).toContainText('compressor')
  await story.getByRole('tab', { name: 'Solution' }).click()
  await expect(parts).toContainText('equipment loan')
  await page.keyboard.press('ArrowRight')
  await expect(story.getByRole('tab', { name: 'Result' })).toBeFocused()
  await expect(parts).toContainText('opening day')
})

test('[CARD-17] [CARD-18] a work turns over under the mouse or by a tap, and its link can be followed', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/en/about/')
  const work = page.locator('.record-list-work').first()
  const [front, back] = [work.locator('.card-flip-front'), work.locator('.card-flip-back')]
  await expect(back).toBeHidden()
  if (isMobile) await work.tap()
  else await work.hover()
  await expect(back).toBeVisible()
  await expect(front).toBeHidden()
  await expect(front).toHaveAttribute('inert')
  await expect(back.locator('strong')).toHaveText('Equipment and real estate loan, 2024.')
  await work.getByRole('link').click()
  await expect(page).toHaveURL('/en/business/')
})

test('[CARD-24] [CARD-25] [CARD-26] a lesson turns over at a click anywhere on it, and back', async ({ page }) => {
  await page.goto('/en/fraud/')
  const lesson = page.locator('.record-list-lesson').first()
  const back = lesson.locator('.card-flip-back')
  await expect(lesson).toContainText('1st Day')
  await expect(lesson.locator('.record-list-sign')).toHaveText('+')
  await lesson.click({ position: { x: 30, y: 60 } })
  await expect(back).toBeVisible()
  await expect(lesson.locator('.record-list-sign')).toHaveText('-')
  await lesson.click({ position: { x: 30, y: 60 } })
  await expect(back).toBeHidden()
})

test('[CARD-28] [CARD-02] services stand as tiles, places as cards, and records without a card of their own as listing cards', async ({
  page,
}) => {
  await page.goto('/WelcomeBTH/')
  await expect(page.locator('.record-list-tile').first().locator('img')).toHaveAttribute('src', /^\/icons\/[\w-]+\.svg$/)
  await expect(page.locator('.record-list-of-office address').first()).toBeVisible()
  await page.goto('/welcomehome/')
  await expect(page.locator('.record-list-listing').first().getByRole('link')).toHaveAttribute('href', '/en/')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[CARD-35] both sides of a card, all parts of a story and all of an event can be read', async ({ page }) => {
    for (const [path, selectors] of [
      ['/en/about/', ['.card-flip-front', '.card-flip-back', '.record-list-part']],
      ['/en/fraud/', ['.card-flip-front', '.card-flip-back']],
      ['/en/events/', ['.record-list-details']],
    ] as const) {
      await page.goto(path)
      for (const selector of selectors) {
        const parts = await page.locator(selector).all()
        expect(parts.length, selector).toBeGreaterThan(0)
        for (const part of parts) await expect(part).toBeVisible()
      }
      await expect(page.locator('.record-list-turn, .record-list-tabs, .record-list-unfold').filter({ visible: true })).toHaveCount(0)
    }
  })
})

test('[IMG-03] [IMG-06] a large picture has its blurred stand-in behind it until it has come', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/media\//, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/en/', { waitUntil: 'domcontentloaded' })
  const picture = page.locator('.banner-picture')
  await expect(picture).toHaveCSS('background-image', /^url\("data:image\/webp;base64,/)
  release()
  await expect(picture).toHaveCSS('background-image', 'none')
})

for (const [id, path, block, before, after] of [
  ['FORM-69', '/BeB-Demo/', '.team-directory', 'When it looks right to you', 'If you only take cards'],
  ['FORM-70', '/post/how-to-read-a-rate-sheet/', '.savings-calculator', 'The third one is easiest', 'Then read our own sheet'],
  ['FORM-70', '/BuyAHome/', '.calculator-frame', 'A price you have seen', 'need not wait for the workshop'],
  ['FORM-71', '/performancechecking/', '.product-list', 'Here it stands beside the others', 'What opens each one'],
  ['FORM-72', '/locationinfo/', '.notices-map', 'Closings of a whole region', 'Found a mistake?'],
] as const)
  test(`[${id}] [FORM-73] a tag in the text of ${path} places its block, and the text goes on`, async ({ page }) => {
    await page.goto(path)
    const main = page.locator('main')
    await expect(main.locator(block)).toBeVisible()
    const top = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top)
    const order = [main.getByText(before), main.locator(block), main.getByText(after)].map(top)
    const [above, placed, below] = await Promise.all(order)
    expect([Number(above) < Number(placed), Number(placed) < Number(below)]).toEqual([true, true])
  })
