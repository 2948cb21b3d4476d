import type { Locator, Page } from '@playwright/test'
import { violations } from '../browser/axe.ts'
import { isKept, mark } from '../browser/in-app.ts'
import { layoutShift, watchLayoutShift } from '../browser/layout-shift.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { answerSearches, kindsOf, resultsCall, resultsOf, someFound, statusOf } from '../browser/search-service.ts'
import { expect, test } from '../browser/visit.ts'

const search = (page: Page) => new URL(page.url()).search
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const moreOf = (page: Page) => page.locator('[data-search-more]')

for (const [language, words] of [
  ['en', { kind: 'Question', trail: 'Gulf Pines Bank Questions and answers', status: '35 results for “cards”', shown: 'Showing 10 of 35' }],
  [
    'es',
    {
      kind: 'Pregunta',
      trail: 'Gulf Pines Bank Preguntas y respuestas',
      status: '35 resultados para «cards»',
      shown: 'Se muestran 10 de 35',
    },
  ],
] as const)
  test(
    `[SRCH-20] a result shows its kind, its name, one sentence with marks and where it stands (${language})`,
    acrossSizes(language),
    async ({ page }) => {
      await answerSearches(page)
      await page.goto(`/${language}/search/?terms=cards`)
      await expect(resultsOf(page)).toHaveCount(10)
      await expect(statusOf(page)).toHaveText(words.status)
      await expect(page.getByText(words.shown)).toBeVisible()
      const first = resultsOf(page).first()
      await expect(first.locator('.label')).toHaveText(words.kind)
      await expect(first.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Result 1' })).toHaveAttribute(
        'href',
        '/en/faq/#faq-wire',
      )
      await expect(first.locator('mark')).toHaveText('cards')
      await expect(first.locator('.search-trail')).toHaveText(words.trail)
      expect(await violations(page)).toEqual([])
      const [list, screen] = [await page.locator('[data-search-results]').boundingBox(), page.viewportSize()]
      expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(screen?.width ?? 0)
    },
  )

test('[D-SRCH-2] what a record says is never markup', async ({ page }) => {
  const odd = { ...someFound(0), title: '<img src=x onerror=alert(1)>', url: 'javascript:alert(1)', excerpt: '<b>bold</b>', marks: [] }
  await page.route(resultsCall, (route) => route.fulfill({ json: { data: [odd], total: 1, kinds: [{ kind: 'page', total: 1 }] } }))
  await page.goto('/en/search/?terms=x1')
  const first = resultsOf(page).first()
  await expect(first.getByRole('link')).toHaveText('<img src=x onerror=alert(1)>')
  await expect(first.getByRole('link')).toHaveAttribute('href', '/')
  await expect(first.locator('img, b')).toHaveCount(0)
  await expect(kindsOf(page)).toBeHidden()
})

test('[SRCH-20] [ROUTE-09] one kind of results can be chosen, and Back and Forward go through the choices', { tag: '@both' }, async ({
  page,
}) => {
  const asked = await answerSearches(page)
  await page.goto('/en/search/?terms=cards')
  const kinds = kindsOf(page)
  await expect(kinds.getByRole('link')).toHaveText(['All 35', 'Pages 25', 'Events 6', 'Questions 4'])
  for (const link of await kinds.getByRole('link').all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await mark(page)
  await kinds.getByRole('link', { name: 'Questions' }).click()
  await expect(resultsOf(page)).toHaveCount(4)
  await expect(statusOf(page)).toHaveText('Questions for “cards”: 4')
  await expect(kinds.locator('[aria-current]')).toHaveText('Questions 4')
  await expect(kinds.locator('[aria-current]')).toBeFocused()
  await expect.poll(() => search(page)).toBe('?terms=cards&kind=question')
  await expect(moreOf(page)).toBeHidden()
  await kinds.getByRole('link', { name: 'Events' }).click()
  await expect(resultsOf(page)).toHaveCount(6)
  await page.goBack()
  await expect(statusOf(page)).toHaveText('Questions for “cards”: 4')
  // The focus was on what led on from here.
  await expect(kinds.getByRole('link', { name: 'Events' })).toBeFocused()
  await page.goBack()
  await expect(statusOf(page)).toHaveText('35 results for “cards”')
  expect(search(page)).toBe('?terms=cards')
  await page.goForward()
  await page.goForward()
  await expect(statusOf(page)).toHaveText('Events for “cards”: 6')
  await expect(kinds.getByRole('link', { name: 'Events' })).toBeFocused()
  expect(await isKept(page)).toBe(true)
  expect(asked.slice(0, 3)).toEqual(['?terms=cards', '?terms=cards&kind=question', '?terms=cards&kind=event'])
  expect(await violations(page)).toEqual([])
})

test('[ROUTE-09] an address with a kind shows that kind, and an unknown one counts as none', async ({ page }) => {
  const asked = await answerSearches(page)
  await page.goto('/en/search/?terms=cards&kind=event')
  await expect(resultsOf(page)).toHaveCount(6)
  await expect(kindsOf(page).locator('[aria-current]')).toHaveText('Events 6')
  await page.goto('/en/search/?terms=cards&kind=recipe')
  await expect(resultsOf(page)).toHaveCount(10)
  await page.goto('/en/search/?terms=cards&kind=person')
  await expect(statusOf(page)).toHaveText('People for “cards”: 0')
  await expect(kindsOf(page).getByRole('link', { name: 'All 35' })).toBeVisible()
  await expect(page.locator('[data-search-help]')).toBeHidden()
  expect(asked).toEqual(['?terms=cards&kind=event', '?terms=cards', '?terms=cards&kind=person'])
})

test('[SRCH-20] a kind can be opened in another tab', async ({ page, context }) => {
  await answerSearches(page)
  await page.goto('/en/search/?terms=cards')
  await expect(resultsOf(page)).toHaveCount(10)
  // The press is left to the browser; whether a browser without a window then opens a tab differs from run to run.
  const isLeft = page.evaluate(
    () => new Promise<boolean>((resolve) => addEventListener('click', (event) => resolve(!event.defaultPrevented), { once: true })),
  )
  const events = kindsOf(page).getByRole('link', { name: 'Events' })
  await events.click({ modifiers: ['ControlOrMeta'] })
  expect(await isLeft).toBe(true)
  await expect(resultsOf(page)).toHaveCount(10)
  const opened = await context.newPage()
  await opened.goto(await events.evaluate((link: HTMLAnchorElement) => link.href))
  await expect(statusOf(opened)).toContainText('Events for “cards”')
})

test('[SRCH-20] more results come behind the first, the keyboard goes to them, and it is said', { tag: '@both' }, async ({ page }) => {
  const asked = await answerSearches(page)
  await page.goto('/en/search/?terms=cards')
  await moreOf(page).click()
  await expect(resultsOf(page)).toHaveCount(20)
  await expect(resultsOf(page).nth(10).getByRole('link')).toBeFocused()
  await expect(page.locator('[data-search-said]')).toHaveText('Showing 20 of 35')
  await expect.poll(() => search(page)).toBe('?terms=cards&shown=20')
  await moreOf(page).click()
  await moreOf(page).click()
  await expect(resultsOf(page)).toHaveCount(35)
  await expect(moreOf(page)).toBeHidden()
  expect(asked).toEqual(['?terms=cards', '?terms=cards&offset=10', '?terms=cards&offset=20', '?terms=cards&offset=30'])
})

/** Shows twenty results, goes to the seventeenth and opens it. */
const openSeventeenth = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/search/?terms=cards')
  await moreOf(page).click()
  await expect(resultsOf(page)).toHaveCount(20)
  await expect.poll(() => search(page)).toBe('?terms=cards&shown=20')
  const link = resultsOf(page).nth(16).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const top = await scrolled(page)
  expect(top).toBeGreaterThan(400)
  await link.click()
  await page.waitForURL('**/en/personal/checking/')
  await expect(page.locator('main h1')).toBeVisible()
  return top
}

/** Whether list, position and focus are what they were. */
const expectSame = async (page: Page, top: number) => {
  await expect(resultsOf(page)).toHaveCount(20)
  await expect(resultsOf(page).nth(16).getByRole('link')).toBeFocused()
  await expect.poll(() => scrolled(page)).toBe(top)
}

test('[SRCH-20] [ROUTE-09] Back and Forward find list, position and focus as they were', { tag: '@both' }, async ({ page }) => {
  await answerSearches(page)
  const top = await openSeventeenth(page)
  await page.goBack()
  await expectSame(page, top)
  await page.goForward()
  await page.waitForURL('**/en/personal/checking/')
  await page.goBack()
  await expectSame(page, top)
})

test('[SRCH-20] [ROUTE-09] so do Back as a full load, and a reload', async ({ page }) => {
  await answerSearches(page)
  const top = await openSeventeenth(page)
  await page.reload()
  await page.goBack()
  await expectSame(page, top)
  await page.reload()
  await expectSame(page, top)
})

/** Goes back to results that come `wait` milliseconds after they were asked for, and finds the focus on `link`. */
const expectFocusAfterBack = async (page: Page, link: Locator, wait: number): Promise<void> => {
  await page.route(resultsCall, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, wait))
    await route.fallback()
  })
  await page.goBack()
  await expect(resultsOf(page)).toHaveCount(10)
  await expect(link).toBeFocused()
}

for (const [what, wait] of [
  ['at once', 0],
  ['late', 2500],
] as const)
  test(`[LINK-11] [SRCH-20] Back from another document gives the focus back to a result that comes ${what}`, async ({ page }) => {
    await answerSearches(page)
    await page.goto('/en/search/?terms=cards')
    const link = resultsOf(page).nth(6).getByRole('link')
    await link.focus()
    // The router writes the entry.
    await expect.poll(() => page.evaluate(() => history.state !== null)).toBe(true)
    await link.evaluate((element) => element.setAttribute('data-astro-reload', ''))
    await page.keyboard.press('Enter')
    await page.waitForURL((address) => !address.pathname.endsWith('/search/'))
    await expectFocusAfterBack(page, link, wait)
  })

for (const [what, wait] of [
  ['at once', 0],
  ['late', 4000],
] as const)
  test(`[LINK-11] Back from an address that was typed gives the focus back to a result that comes ${what}`, async ({ page }) => {
    await answerSearches(page)
    await page.goto('/en/search/?terms=cards')
    const link = resultsOf(page).nth(6).getByRole('link')
    // Search notes what is followed; what only had the focus is known to the router alone.
    await link.focus()
    await expect.poll(() => page.evaluate(() => history.state !== null)).toBe(true)
    await page.goto('/en/careers/')
    await expectFocusAfterBack(page, link, wait)
  })

test('[SRCH-20] a reload stays where somebody has scrolled to, before the fonts are there too', async ({ page }) => {
  await answerSearches(page)
  await page.goto('/en/search/?terms=cards')
  await expect(resultsOf(page)).toHaveCount(10)
  await page.mouse.wheel(0, 700)
  await expect.poll(() => scrolled(page)).toBe(700)
  await expect.poll(() => page.evaluate(() => history.state !== null)).toBe(true)
  const fonts = Promise.withResolvers<void>()
  await page.route('**/*.woff2', (route) => fonts.promise.then(() => route.continue()))
  await page.reload({ waitUntil: 'commit' })
  await expect(resultsOf(page)).toHaveCount(10)
  await expect.poll(() => scrolled(page)).toBe(700)
  fonts.resolve()
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => scrolled(page)).toBe(700)
})

test('[ROUTE-09] Back leads through searches, to the empty page too', async ({ page }) => {
  await answerSearches(page)
  await page.goto('/en/search/')
  const box = page.locator('main [data-search-box]').getByRole('combobox')
  for (const terms of ['cards', 'loans']) {
    await box.fill(terms)
    await box.press('Enter')
    await expect(statusOf(page)).toHaveText(`35 results for “${terms}”`)
  }
  await page.goBack()
  await expect(statusOf(page)).toHaveText('35 results for “cards”')
  await expect(box).toHaveValue('cards')
  await page.goBack()
  await expect(page.locator('[data-search-help]')).toBeVisible()
  await expect(resultsOf(page)).toHaveCount(0)
  await expect(box).toHaveValue('')
})

test('[SRCH-20] nothing moves when results come, or none', { tag: '@both' }, async ({ page }) => {
  await watchLayoutShift(page)
  for (const path of ['/en/search/', '/en/search/?terms=checking', '/es/search/?terms=zzqxjv']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(0.01)
  }
})

test('[D-SRCH-2] the box says what was searched for before any script has been fetched', async ({ page }) => {
  await page.route(/\/_astro\/(?!islands\.)[^/]+\.js$/, () => {})
  await page.goto('/es/search/?terms=lost%20card', { waitUntil: 'commit' })
  await expect(page.locator('main [data-search-box]').getByRole('combobox')).toHaveValue('lost card')
  await expect(page.locator('[data-search-help]')).toBeHidden()
})

test('[SRCH-20] the results script is fetched on the search page alone', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('mount-search')) scripts.push(request.url())
  })
  await page.goto('/en/faq/', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await page.goto('/en/search/', { waitUntil: 'networkidle' })
  expect(scripts).toHaveLength(1)
})
