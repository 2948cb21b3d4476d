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
    expect(await page.locator('.read-next a').count()).toBeGreaterThan(0)
    expect(await violations(page, '.article')).toEqual([])
  },
)

for (const path of ['/news/local-lending/', '/es/news/third-quarter-results/'])
  test(`[CARD-15] an article whose topic no other shares leads on to the newest (${path})`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('.read-next a')).toHaveCount(3)
  })

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
    expect(answer.headers()['content-type']).toMatch(feed.endsWith('.ics') ? /^text\/calendar/ : /^application\/rss\+xml/)
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

for (const [language, date, label] of [
  ['en', /December 7\s–\s12, 2026/, 'Add to your calendar'],
  ['es', /7\s?–\s?12 de diciembre de 2026/, 'Agregar a su calendario'],
] as const)
  test(`[CARD-07] [CARD-08] [LOC-06] [LOC-12] an event of several days says so everywhere, and how to come (${language})`, async ({
    page,
    request,
  }) => {
    const path = `/${language}/events/natchez-open-house/`
    await page.goto(path)
    const facts = page.locator('.event-facts')
    await expect(facts).toContainText(date)
    await expect(facts.locator('a[href*="natchez-bluff-street"]')).toBeVisible()
    await expect(facts.locator('a[href^="tel:"]')).toBeVisible()
    await expect(facts.locator('a[href*="google.com/maps/dir"]')).toBeVisible()
    await expect(facts.getByRole('link', { name: label })).toHaveAttribute('href', `${path}event.ics`)
    const file = await (await request.get(`${path}event.ics`)).text()
    expect([...file.matchAll(/DTSTART;TZID=America\/Chicago:202612(\d\d)T090000/g)].map(([, day]) => day)).toEqual([
      '07',
      '08',
      '09',
      '10',
      '11',
      '12',
    ])
    expect(file).toContain('DTEND;TZID=America/Chicago:20261212T120000')
    expect(await violations(page, '.event')).toEqual([])
  })

test('[CARD-04] [CARD-07] an event that comes again has a page, its months and its dates in the calendar', async ({ page, request }) => {
  await page.goto('/en/events/?month=2026-12')
  const coffee = page.getByRole('link', { name: 'Coffee with a lender, at the dock in Houma' })
  await expect(coffee).toHaveAttribute('href', '/en/events/coffee-with-a-lender/')
  await expect(coffee).toBeVisible()
  const calendar = await (await request.get('/en/events/calendar.ics')).text()
  expect(calendar).toContain('DTSTART;TZID=America/Chicago:20270216T070000')
  expect(calendar).toMatch(/SUMMARY:First home evening in Metairie \(Spanish\)\r\n(?:LOCATION:[\s\S]+?)DESCRIPTION:Bring the stack/)
})

for (const path of ['/blog/flood-insurance/', '/es/blog/flood-insurance/'])
  test(`[CARD-15] who wrote it, when, and how long it takes are on the first screen at ${path}`, async ({ page }) => {
    await page.goto(path)
    const [byline, scene] = [page.locator('.article-by'), page.locator('.article-scene')]
    await expect(byline.locator('b, time, span')).toHaveCount(3)
    const box = await byline.boundingBox()
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
    expect(box?.y).toBeLessThan((await scene.boundingBox())?.y ?? 0)
  })

test('an article and what stands around it begin at one edge', async ({ page }) => {
  const left = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().left))
  await page.goto('/blog/flood-insurance/')
  expect(await left('.article-body > p')).toBe(await left('.article h1'))
  await page.goto('/blog/')
  expect(await left('.simple-content p')).toBe(await left('main h1'))
})

test('an event leads to others and to the calendar of all', async ({ page }) => {
  await page.goto('/en/events/natchez-open-house/')
  await expect(page.locator('.event-next a[href="/en/events/calendar.ics"]')).toBeVisible()
  expect(await page.locator('.read-next li').count()).toBeGreaterThan(0)
})
