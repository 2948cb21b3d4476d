import type { Page } from '@playwright/test'
import { violations } from '../browser/axe.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { answerSearches, kindsOf, nothing, resultsCall, resultsOf, statusOf } from '../browser/search-service.ts'
import { expect, test } from '../browser/visit.ts'

const answerOf = (page: Page) => page.locator('[data-search-answer]')
const telephone = { name: '800-555-0142' } as const

test('[SRCH-20] a telephone number is the first thing found, and dials', { tag: '@both' }, async ({ page }) => {
  await answerSearches(page, { answer: { kind: 'telephone', title: 'Lost cards', number: '800-555-0142', url: '/en/fraud/lost-card/' } })
  await page.goto('/en/search/?terms=phone')
  await expect(answerOf(page).getByRole('link', telephone)).toHaveAttribute('href', 'tel:8005550142')
  await expect(answerOf(page).getByRole('heading').getByRole('link', { name: 'Lost cards' })).toHaveAttribute(
    'href',
    '/en/fraud/lost-card/',
  )
  const [answer, first] = [await answerOf(page).boundingBox(), await resultsOf(page).first().boundingBox()]
  expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0)
  expect(await violations(page)).toEqual([])
})

const routing = { answer: { kind: 'routing', title: 'Routing number', number: '065401550', url: '/en/contact/' } }

for (const [language, words] of [
  ['en', { copy: 'Copy the number', copied: 'The number is copied.' }],
  ['es', { copy: 'Copiar el número', copied: 'El número está copiado.' }],
] as const)
  test(`[SRCH-20] the routing number can be copied, and it is said (${language})`, acrossSizes(language), async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await answerSearches(page, routing)
    await page.goto(`/${language}/search/?terms=routing`)
    await expect(answerOf(page).locator('.search-answer-number')).toHaveText('065401550')
    await answerOf(page).getByRole('button', { name: words.copy }).click()
    await expect(answerOf(page).getByText(words.copied)).toBeVisible()
    await expect(page.locator('[data-search-said]')).toHaveText(words.copied)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('065401550')
    expect(await violations(page)).toEqual([])
  })

for (const [way, olderWay, said, selected] of [
  ['in the older way', true, 'The number is copied.', ''],
  ['by hand, for it is selected', false, 'The number is selected. Copy it with your keyboard, or by pressing and holding it.', '065401550'],
] as const)
  test(`[SRCH-20] without a clipboard the routing number is copied ${way}`, async ({ page }) => {
    await page.addInitScript((works) => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('NotAllowedError')) } })
      document.execCommand = () => works
    }, olderWay)
    await answerSearches(page, routing)
    await page.goto('/en/search/?terms=routing')
    await answerOf(page).getByRole('button').click()
    await expect(page.locator('[data-search-said]')).toHaveText(said)
    expect(await page.evaluate(() => String(getSelection()))).toBe(selected)
  })

test('[SRCH-20] the hours of a branch and the answer to a question stand above the results of all kinds', async ({ page }) => {
  const hours = { kind: 'hours', title: 'Beaumont', url: '/en/locations/', lines: ['Open until 5:00 PM', 'Lobby: 9:00 AM – 5:00 PM'] }
  await answerSearches(page, { answer: hours })
  await page.goto('/en/search/?terms=beaumont')
  for (const line of hours.lines) await expect(answerOf(page).getByText(line)).toBeVisible()
  await kindsOf(page).getByRole('link', { name: 'Events' }).click()
  await expect(answerOf(page)).toBeHidden()
  await page.unrouteAll()
  await answerSearches(page, { answer: { kind: 'question', title: 'How do I stop a check?', text: 'Call us.', url: '/en/faq/#stop' } })
  await page.goto('/en/search/?terms=stop')
  await expect(answerOf(page)).toContainText('Call us.')
  await expect(answerOf(page).getByRole('link')).toHaveAttribute('href', '/en/faq/#stop')
})

for (const [language, words] of [
  ['en', { none: 'We found nothing for “zzqxjv”.', nearest: 'Perhaps one of these helps:' }],
  ['es', { none: 'No encontramos nada para «zzqxjv».', nearest: 'Tal vez le sirva una de estas páginas:' }],
] as const)
  test(
    `[D-SRCH-2] nothing found shows names that are near, the telephone and pages that help (${language})`,
    acrossSizes(language),
    async ({ page }) => {
      await page.route(resultsCall, (route) => route.fulfill(nothing([{ title: 'Certificates', url: '/en/personal/certificates/' }])))
      await page.goto(`/${language}/search/?terms=zzqxjv`)
      await expect(statusOf(page)).toHaveText(words.none)
      await expect(page).toHaveTitle(/^zzqxjv - /)
      await expect(page.getByRole('heading', { name: words.nearest })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Certificates', exact: true }).first()).toHaveAttribute(
        'href',
        '/en/personal/certificates/',
      )
      await expect(page.locator('[data-search-call]').getByRole('link', telephone)).toBeVisible()
      await expect(page.locator('[data-search-help] a').first()).toBeVisible()
      expect(await violations(page)).toEqual([])
    },
  )

test('[D-SRCH-2] words that no result has are said, and long ones are cut', async ({ page }) => {
  await answerSearches(page, { note: 'Not found: “york”.' })
  await page.goto('/en/search/?terms=york')
  await expect(statusOf(page)).toHaveText('35 results for “york”. Not found: “york”.')
  await page.goto(`/en/search/?terms=${'y'.repeat(3000)}`)
  await expect(statusOf(page)).toHaveText(`35 results for “${'y'.repeat(80)}…”. Not found: “york”.`)
})

test('[D-SRCH-2] nothing found and no name near offers none', async ({ page }) => {
  await page.route(resultsCall, (route) => route.fulfill(nothing()))
  await page.goto('/en/search/?terms=zzqxjv')
  await expect(page.locator('[data-search-call]')).toBeVisible()
  await expect(page.locator('[data-search-nearest]')).toBeHidden()
})

test('[SRCH-20] a search that takes long says so, and one that does not says nothing of it', async ({ page }) => {
  const start = new Date('2027-03-01T12:00:00Z').getTime()
  await page.clock.install({ time: start })
  await page.clock.pauseAt(start + 1000)
  const answered = Promise.withResolvers<void>()
  await answerSearches(page)
  await page.route(resultsCall, async (route) => {
    await answered.promise
    await route.fallback()
  })
  const called = page.waitForRequest(resultsCall)
  await page.goto('/en/search/?terms=cards')
  await called
  await page.clock.runFor(200)
  await expect(statusOf(page)).toHaveText('')
  await page.clock.runFor(200)
  await expect(statusOf(page)).toHaveText('Searching …')
  await expect(page.locator('[data-search-results]')).toHaveAttribute('aria-busy', 'true')
  answered.resolve()
  await expect(statusOf(page)).toHaveText('35 results for “cards”')
  await expect(page.locator('[data-search-results]')).not.toHaveAttribute('aria-busy')
})

test.describe('when the service does not answer', () => {
  test.use({ tolerated: [/503|The search answered|mount-search|ERR_FAILED|TimeoutError/] })

  /** Fails as long as it is told to. */
  const failing = async (page: Page) => {
    const service = { isDown: true }
    await answerSearches(page)
    await page.route(resultsCall, (route) =>
      service.isDown ? route.fulfill({ status: 503, json: { errorMessage: 'busy' } }) : route.fallback(),
    )
    return service
  }

  test('[D-SRCH-2] a message, the telephone and a link to the site map are shown', { tag: '@both' }, async ({ page }) => {
    await failing(page)
    await page.goto('/en/search/?terms=checking')
    const failed = page.getByRole('alert').filter({ hasText: 'The search did not answer' })
    await expect(failed).toBeVisible()
    await expect(failed.getByRole('link', telephone)).toHaveAttribute('href', 'tel:8005550142')
    expect(await violations(page)).toEqual([])
    await failed.getByRole('link', { name: 'Site map' }).click()
    await page.waitForURL('**/sitemap/')
  })

  test('[D-SRCH-2] the same is shown when the script of the page cannot be loaded', async ({ page }) => {
    await page.route(/\/mount-search\.[^/]+\.js$/, (route) => route.abort())
    await page.goto('/en/search/?terms=checking')
    await expect(page.locator('[data-search-failed]').getByRole('link', telephone)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
    await expect(page.locator('[data-search-help] a').first()).toBeVisible()
  })

  test('[D-SRCH-2] a call that hangs ends after ten seconds, and can be tried again', async ({ page }) => {
    await page.addInitScript(() => {
      const { timeout } = AbortSignal
      AbortSignal.timeout = (limit) => timeout.call(AbortSignal, limit === 10_000 ? 500 : 60_000)
    })
    await answerSearches(page)
    let isHanging = true
    await page.route(resultsCall, (route) => (isHanging ? undefined : route.fallback()))
    await page.goto('/en/search/?terms=checking')
    await expect(page.locator('[data-search-failed]').getByRole('link', telephone)).toBeVisible()
    isHanging = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(resultsOf(page)).toHaveCount(10)
  })

  test('[D-SRCH-2] it can be tried again, at first and for more, and what is there stays', async ({ page }) => {
    const service = await failing(page)
    await page.goto('/en/search/?terms=checking')
    const [failed, retry] = [page.locator('[data-search-failed]'), page.getByRole('button', { name: 'Try again' })]
    await retry.click()
    await expect(failed).toBeVisible()
    service.isDown = false
    await retry.click()
    await expect(resultsOf(page)).toHaveCount(10)
    await expect(failed).toBeHidden()
    await expect(statusOf(page)).toBeFocused()
    service.isDown = true
    await page.locator('[data-search-more]').click()
    await expect(failed).toBeVisible()
    await expect(resultsOf(page)).toHaveCount(10)
    service.isDown = false
    await retry.click()
    await expect(resultsOf(page)).toHaveCount(20)
    await expect(failed).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [language, words] of [
    [
      'en',
      {
        status: /^\d+ results for “checking”$/,
        box: 'What are you looking for?',
        title: /^checking - Search \|/,
        more: 'Show more results',
      },
    ],
    [
      'es',
      { status: /^\d+ resultados para «checking»/, box: '¿Qué busca?', title: /^checking - Buscar \|/, more: 'Mostrar más resultados' },
    ],
  ] as const)
    test(`[SRCH-20] [ROUTE-09] the server answers all of it (${language})`, acrossSizes(language), async ({ page }) => {
      await page.goto(`/${language}/search/?terms=checking`)
      const main = page.locator('main')
      await expect(page).toHaveTitle(words.title)
      await expect(main.getByRole('combobox', { name: words.box })).toHaveValue('checking')
      await expect(main.locator('.search-status').filter({ visible: true })).toHaveText(words.status)
      const results = main.locator('ol.search-results > li')
      await expect(results).toHaveCount(10)
      await main.getByRole('link', { name: words.more }).click()
      await expect(results.nth(10)).toBeVisible()
      for (const part of ['answer', 'kinds', 'end', 'nearest', 'call', 'failed'])
        await expect(main.locator(`[data-search-${part}]`)).toBeHidden()
    })

  test('[SRCH-20] [ROUTE-10] a short answer is told, and without terms the page says nothing of scripts', async ({ page }) => {
    await page.goto('/en/search/?terms=routing+number')
    await expect(page.locator('main').getByText('065401550', { exact: true })).toBeVisible()
    await page.goto('/en/search/')
    await expect(page.locator('main [data-search-help] a').first()).toBeVisible()
    await expect(page.locator('main')).not.toContainText('JavaScript')
  })
})

for (const [language, number, where] of [
  ['en', 'phone number of the branch in Hattiesburg', 'where is the Hattiesburg branch'],
  ['es', 'teléfono de la sucursal de Hattiesburg', 'dirección de la sucursal de Hattiesburg'],
] as const)
  test(`[SRCH-20] [D-SRCH-2] the number and the address of a branch are told to who asks in a sentence (${language})`, async ({ page }) => {
    await page.goto(`/${language}/search/?terms=${encodeURIComponent(number)}`)
    await expect(answerOf(page).getByRole('link', { name: '601-555-0150' })).toHaveAttribute('href', 'tel:6015550150')
    await expect(page.locator('main')).not.toContainText(/No page has all|Ninguna página tiene/)
    await page.goto(`/${language}/search/?terms=${encodeURIComponent(where)}`)
    await expect(answerOf(page)).toContainText('2714 Hardy Street, Hattiesburg, MS 39401')
    await expect(answerOf(page).getByRole('heading', { name: 'Hattiesburg' })).toBeVisible()
  })
