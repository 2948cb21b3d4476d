import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

const cards = '/en/blocks/cards/'

test('[CARD-09] an event is folded until its plus button is pressed, the first press included', async ({ page }) => {
  await page.goto(cards)
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
  await page.goto(cards)
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
  await page.goto(cards)
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
  await page.goto(cards)
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
  await page.goto(cards)
  await expect(page.locator('.record-list-tile').first().locator('img')).toHaveAttribute('src', /^\/icons\/[\w-]+\.svg$/)
  await expect(page.locator('.record-list-of-office address').first()).toBeVisible()
  await expect(page.locator('.record-list-listing').first().getByRole('link')).toHaveAttribute('href', '/en/')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[CARD-35] both sides of a card, all parts of a story and all of an event can be read', async ({ page }) => {
    await page.goto(cards)
    for (const selector of ['.card-flip-front', '.card-flip-back', '.record-list-part', '.record-list-details']) {
      const parts = await page.locator(selector).all()
      expect(parts.length, selector).toBeGreaterThan(0)
      for (const part of parts) await expect(part).toBeVisible()
    }
    await expect(page.locator('.record-list-turn, .record-list-tabs, .record-list-unfold').filter({ visible: true })).toHaveCount(0)
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

test('[FORM-70] [FORM-71] [FORM-72] [FORM-73] tags in running text place blocks, and the text goes on', async ({ page }) => {
  await page.goto('/en/blocks/tags/')
  const main = page.locator('main')
  for (const block of ['.savings-calculator', '.calculator-frame', '.product-list', '.notices-map'])
    await expect(main.locator(block).first()).toBeVisible()
  await expect(
    main.getByText(/A tag in the text places|With another type|Products are chosen|And this one draws|Forms have tags/),
  ).toHaveCount(5)
})

test('[FORM-69] [FORM-73] so does the tag of the team', async ({ page }) => {
  await page.goto('/en/blocks/forms/')
  const main = page.locator('main')
  await expect(main.locator('.team-directory')).toBeVisible()
  await expect(main.getByText(/One more tag asks|That is everybody/)).toHaveCount(2)
})
