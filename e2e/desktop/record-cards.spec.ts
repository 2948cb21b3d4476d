import type { Page } from '@playwright/test'
import { expect, test } from '../browser/visit.ts'

/** The words of the texts of all cards of a kind. */
const wordsOf = async (page: Page, selector: string) =>
  (await page.locator(`${selector} .record-list-text`).allTextContents()).map((text) => text.trim().split(/\s+/))

/** The card by kind of list, as its class says it, and a page with such a list. */
const cardOf = {
  article: ['article.record-list-article', '/blog/'],
  event: ['article.record-list-event', '/en/events/'],
  story: ['article.record-list-story', '/en/about/'],
  portfolio: ['article.record-list-work', '/en/about/'],
  training: ['article.record-list-lesson', '/en/fraud/'],
  service: ['article.record-list-note', '/en/personal/'],
  tile: ['article.record-list-tile', '/WelcomeBTH/'],
  office: ['address', '/WelcomeBTH/'],
  listing: ['article.record-list-listing', '/welcomehome/'],
  info: ['.record-list-note', '/en/fraud/'],
} as const

test('[CARD-01] every kind of record has a card of its own', async ({ page }) => {
  for (const [kind, [card, path]] of Object.entries(cardOf)) {
    await page.goto(path)
    await expect(page.locator(`.record-list-of-${kind} ${card}`).first(), kind).toBeVisible()
  }
})

test('[CARD-03] [CARD-38] a post leads to its own address, and starts with its intro', async ({ page }) => {
  await page.goto('/blog/')
  const post = page.locator('.record-list-article').filter({ hasText: 'What flood insurance covers' })
  await expect(post.getByRole('link').first()).toHaveAttribute('href', '/blog/flood-insurance/')
  await expect(post.locator('.record-list-text')).toHaveText(/^A homeowners policy does not cover water/)
})

test('[CARD-10] [CARD-11] [CARD-12] a record without a card of its own is shown by title, picture and 37 words at the most', async ({
  page,
}) => {
  await page.goto('/welcomehome/')
  const listing = page.locator('.record-list-listing').first()
  await expect(listing.locator('.record-list-title')).toHaveText('Up early, close by and careful with your money')
  await expect(listing.locator('img')).toHaveAttribute('src', /^\/media\/gulf-dawn-wide\./)
  const texts = await wordsOf(page, '.record-list-listing')
  expect(texts.length).toBeGreaterThan(0)
  for (const words of texts) expect(words.length).toBeLessThanOrEqual(37)
})

for (const [path, days] of [
  ['/en/fraud/', ['1st Day', '2nd Day', '3rd Day']],
  ['/es/fraud/', ['1.er día', '2.º día', '3.er día']],
] as const)
  test(`[CARD-22] [CARD-23] lessons are days unless they are called otherwise, with title and text (${path})`, async ({ page }) => {
    await page.goto(path)
    const lessons = page.locator('.record-list-lesson')
    expect((await lessons.locator('.record-list-day').allInnerTexts()).slice(0, 3)).toEqual(days)
    await expect(lessons.first().locator('.record-list-title')).not.toBeEmpty()
    await expect(lessons.first().locator('.card-flip-back p')).not.toBeEmpty()
  })

test('[CARD-27] a service shows its icon at its own size, its text, and a link in its own words', async ({ page }) => {
  await page.goto('/en/personal/')
  const service = page.locator('.record-list-of-service article').first()
  await expect(service.locator('svg, img').first()).toHaveAttribute('width', '48')
  await expect(service.locator('.record-list-title')).toHaveText('Deposit a check with your phone')
  await expect(service.locator('.record-list-text')).toHaveText(/^Photograph both sides/)
  await expect(service.getByRole('link', { name: 'How mobile banking works' })).toHaveAttribute(
    'href',
    '/en/personal/services/mobile-banking/',
  )
})

test('[CARD-36] [CARD-37] a card turns over in 0.6 s, seen from 1000 px', async ({ page }) => {
  await page.goto('/en/about/')
  const turning = page.locator('.card-flip').first()
  await expect(turning).toHaveCSS('perspective', '1000px')
  await expect(turning.locator('.card-flip-card')).toHaveCSS('transition-duration', '0.6s')
})
