import { violations } from '../browser/axe.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

test(
  '[CARD-15] an article says who wrote it, how long it takes and what it is about, and leads on',
  acrossSizes('en'),
  async ({ page }) => {
    await page.goto('/blog/flood-insurance/')
    await expect(page.locator('.article-by')).toContainText(/\d min to read/)
    await expect(page.locator('.article-by time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/)
    await expect(page.locator('.article-topics a').first()).toHaveAttribute('href', /\/blog\/\?topic=home$/)
    await expect(page.locator('.read-next a')).toHaveCount(3)
    expect(await violations(page, '.article')).toEqual([])
  },
)

test('[D-ROUTE-8] a Spanish article leads to others, to its topics and to its list in Spanish', async ({ page }) => {
  await page.goto('/es/blog/flood-insurance/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  for (const links of ['.read-next a', '.article-topics a', '.article-back a'])
    for (const link of await page.locator(links).all()) await expect.soft(link, links).toHaveAttribute('href', /^\/es\/blog\//)
  await page.locator('.read-next a').first().click()
  await page.waitForURL(/\/es\/blog\/[^/]+\/$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

for (const [path, feed] of [
  ['/en/events/', '/en/events/calendar.ics'],
  ['/es/events/', '/es/events/calendar.ics'],
  ['/blog/', '/en/blog/feed.xml'],
  ['/es/blog/', '/es/blog/feed.xml'],
  ['/news/', '/en/news/feed.xml'],
] as const)
  test(`the list at ${path} can be followed from its head and its end`, async ({ page, request }) => {
    await page.goto(path)
    await expect(page.locator(`head link[rel=alternate][href$="${feed}"]`)).toHaveCount(1)
    await expect(page.locator(`.record-list-feed a[href="${feed}"]`)).toBeVisible()
    const answer = await request.get(feed)
    expect(answer.headers()['content-type']).toMatch(feed.endsWith('.ics') ? /^text\/calendar/ : /^application\/(?:rss\+)?xml/)
    const text = await answer.text()
    expect(text).toMatch(feed.endsWith('.ics') ? /^BEGIN:VCALENDAR[\s\S]+SUMMARY:/ : /<rss version="2.0"[\s\S]+<item>/)
    if (feed.endsWith('.xml')) {
      const isWellFormed = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml').querySelector('parsererror') === null
      expect(await page.evaluate(isWellFormed, text)).toBe(true)
    }
  })

for (const language of ['en', 'es'] as const)
  test(`[CARD-08] the calendar has hours in the bank's time zone and leads to pages of its language (${language})`, async ({ request }) => {
    const text = (await (await request.get(`/${language}/events/calendar.ics`)).text()).replaceAll('\r\n ', '')
    expect(text).toContain(`//Events//${language.toUpperCase()}`)
    expect(text).toContain('BEGIN:VTIMEZONE')
    expect(text).toMatch(/DTSTART;TZID=America\/Chicago:20261207T090000\r\nDTEND;TZID=America\/Chicago:20261207T160000/)
    const addresses = [...text.matchAll(/^URL:https?:\/\/[^/]+(\S+)/gm)].map(([, path = '']) => path)
    expect(addresses.length).toBeGreaterThan(3)
    for (const address of addresses) expect((await request.get(address)).ok() && address.startsWith(`/${language}/`), address).toBe(true)
  })

test('an event leads to others and to the calendar of all', async ({ page }) => {
  await page.goto('/en/events/natchez-open-house/')
  await expect(page.locator('.event-next a[href="/en/events/calendar.ics"]')).toBeVisible()
  expect(await page.locator('.read-next li').count()).toBeGreaterThan(0)
})
