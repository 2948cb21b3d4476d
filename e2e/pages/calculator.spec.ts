import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import type { Page } from '@playwright/test'
import { violations } from '../browser/axe.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { hang, startOutage } from '../browser/outage.ts'
import { expect, test } from '../browser/visit.ts'

test('[ROUTE-40] [D-CALC-6] the loan calculator works by itself, at its own address', async ({ page }) => {
  await page.goto('/calculator-iframe/index.html')
  const payment = page.locator('[data-figure=payment]').first()
  await page.locator('input[name=amount]').first().fill('120000')
  await page.locator('input[name=rate]').first().fill('0')
  await page.locator('input[name=years]').first().fill('10')
  await expect(payment).toHaveText('$1,000.00')
  await page.locator('input[name=rate]').first().fill('6')
  await expect(payment).toHaveText('$1,332.25')
  await expect(page.locator('[data-years] tr').first()).toBeAttached()
})

test('[ROUTE-40] it says what is wrong with a figure, and goes on when it is right', async ({ page }) => {
  await page.goto('/calculator-iframe/index.html')
  const rate = page.locator('input[name=rate]').first()
  await rate.fill('99')
  await rate.blur()
  await expect(page.locator('[data-error=rate]').first()).toBeVisible()
  await rate.fill('5')
  await expect(page.locator('[data-error=rate]').first()).toBeHidden()
})

test('[ROUTE-41] a page frames it, names the frame, and gives it the height it needs', { tag: '@both' }, async ({ page }) => {
  await page.goto('/en/mortgage/calculator/')
  const element = page.locator('iframe[src^="/calculator-iframe/index.html"]')
  await element.scrollIntoViewIfNeeded()
  await expect(element).toHaveAttribute('title', /\S/)
  const frame = element.contentFrame()
  await frame.locator('input[name=amount]:visible').fill('120000')
  await frame.locator('input[name=rate]:visible').fill('0')
  await frame.locator('input[name=years]:visible').fill('10')
  await expect(frame.locator('[data-figure=payment]:visible')).toHaveText('$1,000.00')
  await expect
    .poll(() =>
      element.evaluate((frame: HTMLIFrameElement) => frame.clientHeight - (frame.contentDocument?.documentElement.scrollHeight ?? 0)),
    )
    .toBeGreaterThanOrEqual(-1)
})

test('[ROUTE-41] in a Spanish page it speaks Spanish', async ({ page }) => {
  await page.goto('/es/mortgage/calculator/')
  const element = page.locator('iframe[src^="/calculator-iframe/index.html"]')
  await element.scrollIntoViewIfNeeded()
  await expect(element.contentFrame().locator('[data-calculator]:visible')).toHaveAttribute('lang', 'es')
})

for (const [language, query] of [
  ['en', ''],
  ['es', '?lang=es'],
] as const)
  test(`[ROUTE-40] [D-CALC-2] it refuses what does not fit US grouping (${language})`, async ({ page }) => {
    await page.goto(`/calculator-iframe/index.html${query}`)
    const amount = page.locator('input[name=amount]:visible')
    const payment = page.locator('[data-figure=payment]:visible')
    const before = await payment.textContent()
    for (const text of ['250.000,00', '1.234,56', '10,50', '1e5']) {
      await amount.fill(text)
      await amount.blur()
      await expect(page.locator('[data-error=amount]:visible')).toBeVisible()
      await expect(payment).toHaveText(before ?? '')
    }
    await amount.fill('35,000')
    await expect(page.locator('[data-error=amount]:visible')).toHaveCount(0)
  })

test('[ROUTE-41] the page that frames it keeps the loan in its own address, with what extra payments save', async ({ page }) => {
  await page.goto('/en/mortgage/calculator/')
  const element = page.locator('iframe[src^="/calculator-iframe/index.html"]')
  await element.scrollIntoViewIfNeeded()
  await element.contentFrame().locator('input[name=extra]:visible').fill('300')
  await expect(element.contentFrame().locator('[data-sentence=saved]:visible')).toContainText('$118,384.13')
  await expect(page).toHaveURL(/#loan\?amount=250000&rate=6\.25&years=30&extra=300$/)
})

test('[ROUTE-40] its schedule can be kept as a file', async ({ page }) => {
  await page.goto('/calculator-iframe/index.html?amount=12000&rate=0&years=1')
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-csv]:visible').click()])
  expect(file.suggestedFilename()).toBe('loan-schedule.csv')
})

for (const language of ['en', 'es'] as const)
  test(`[ROUTE-40] a printed loan names the bank, its telephone and the day, with the legal sentence (${language})`, async ({ page }) => {
    await page.goto(`/calculator-iframe/index.html?lang=${language}`)
    const head = page.locator(`[data-calculator=${language}] .calculator-letterhead`)
    await expect(head).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(head).toContainText(/Gulf Pines Bank 800-555-0142 .*\d{4}$/)
    await expect(page.locator('.calculator-note:visible')).toContainText(
      language === 'en' ? 'commitment to lend' : 'compromiso de préstamo',
    )
  })

test('[ROUTE-41] [D-CALC-6] the page that frames it prints the whole loan, and its frame only on the screen', async ({ page }) => {
  await page.goto('/en/mortgage/calculator/#loan?amount=35000&rate=7.25&years=5')
  const frame = page.locator('iframe[src^="/calculator-iframe/index.html"]')
  await frame.scrollIntoViewIfNeeded()
  await expect(frame.contentFrame().locator('[data-figure=payment]:visible')).toHaveText('$697.18')
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const paper = page.locator('.calculator-frame-paper')
  await expect(paper.locator('[data-figure=payment]')).toHaveText('$697.18')
  await expect(paper.getByRole('row')).toHaveCount(6)
  await expect(paper.getByRole('row').last()).toBeVisible()
  await expect(paper.getByRole('heading', { name: 'Loan calculator' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Loan calculator' })).toHaveCount(1)
  await expect(frame).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(paper).toHaveCount(0)
})

test('[ROUTE-41] a loan pasted into the address of the open page is followed', async ({ page }) => {
  await page.goto('/en/mortgage/calculator/')
  const element = page.locator('iframe[src^="/calculator-iframe/index.html"]')
  await element.scrollIntoViewIfNeeded()
  const payment = element.contentFrame().locator('[data-figure=payment]:visible')
  await expect(payment).toHaveText(/^\$/)
  await page.evaluate(() => {
    location.hash = '#loan?amount=35000&rate=7.25&years=5'
  })
  await expect(payment).toHaveText('$697.18')
})

test.describe('when it does not come', () => {
  test.use({ tolerated: [/ERR_FAILED|500|Failed to load resource|postMessage/] })
  const says = {
    en: /^The calculator could not be loaded\..* 800-555-0142$/,
    es: /^La calculadora no se pudo cargar\..* 800-555-0142$/,
  }
  const framed = (page: Page) => page.locator('iframe[data-frame-height]')
  const wordsOf = (page: Page, language: 'en' | 'es') => page.getByRole('alert').filter({ hasText: says[language] })

  for (const language of ['en', 'es'] as const)
    test(`[D-HEAD-1] the page around it is busy, then says whom to call (${language})`, async ({ page }) => {
      await page.clock.install()
      await hang(page, '**/calculator-iframe/**')
      await page.goto(`/${language}/mortgage/calculator/`, { waitUntil: 'domcontentloaded' })
      await framed(page).scrollIntoViewIfNeeded()
      await expect(framed(page)).toHaveAttribute('aria-busy', 'true')
      await expect(wordsOf(page, language)).toBeHidden()
      await page.clock.runFor(answerTimeout)
      await expect(wordsOf(page, language)).toBeInViewport()
      await expect(wordsOf(page, language).getByRole('link')).toHaveAttribute('href', 'tel:8005550142')
      await expect(framed(page)).not.toHaveAttribute('aria-busy')
    })

  for (const [what, fault] of [
    ['is cut', undefined],
    ['is an error of the server', 500],
  ] as const)
    test(`[D-HEAD-1] a document that ${what} is known at once`, async ({ page }) => {
      await startOutage(page, '**/calculator-iframe/**', (route) => (fault ? route.fulfill({ status: fault, body: '' }) : route.abort()))
      await page.goto('/en/mortgage/calculator/')
      await framed(page).scrollIntoViewIfNeeded()
      await expect(wordsOf(page, 'en')).toBeVisible()
      expect(await framed(page).evaluate(({ clientHeight }) => clientHeight)).toBe(0)
      expect(await violations(page, '.calculator-frame-failed')).toEqual([])
    })

  test('[D-HEAD-1] it is asked for again when the network is back, and Back leads away from the page', async ({ page, context }) => {
    await page.goto('/en/contact/')
    const outage = await startOutage(page, '**/calculator-iframe/**')
    await page.goto('/en/mortgage/calculator/')
    await framed(page).scrollIntoViewIfNeeded()
    await expect(wordsOf(page, 'en')).toBeVisible()
    await context.setOffline(true)
    outage.end()
    await context.setOffline(false)
    await expect(framed(page).contentFrame().locator('[data-figure=payment]:visible')).toHaveText(/^\$/)
    await expect(wordsOf(page, 'en')).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/\/en\/contact\//)
  })

  for (const language of ['en', 'es'] as const)
    test(
      `[D-HEAD-1] a button asks for it again, says so when that fails too, and leads into it when it comes (${language})`,
      acrossSizes(language),
      async ({ page }) => {
        const outage = await startOutage(page, '**/calculator-iframe/**')
        await page.goto(`/${language}/mortgage/calculator/`)
        await framed(page).scrollIntoViewIfNeeded()
        const again = page.getByRole('button', { name: language === 'en' ? 'Try again' : 'Intentar de nuevo' })
        await expect(again).toBeVisible()
        await wordsOf(page, language).evaluate((words) =>
          new MutationObserver(() => words.setAttribute('data-anew', '')).observe(words, { childList: true }),
        )
        await again.press('Enter')
        await expect(wordsOf(page, language)).toHaveAttribute('data-anew')
        await expect(again).toBeFocused()
        await expect(again).not.toHaveAttribute('aria-busy')
        outage.end()
        await again.press('Enter')
        await expect(framed(page).contentFrame().locator('[data-figure=payment]:visible')).toHaveText(/\d/)
        await expect(again).toBeHidden()
        await expect(framed(page)).toBeFocused()
      },
    )

  test('[D-HEAD-1] it comes by itself once the site answers, without a word of the browser', async ({ page }) => {
    let isDown = true
    await page.route(/calculator-iframe|menu\.txt/, (route) => (isDown ? route.abort() : route.fallback()))
    await page.goto('/en/mortgage/calculator/')
    await framed(page).scrollIntoViewIfNeeded()
    await expect(wordsOf(page, 'en')).toBeVisible()
    await page.waitForEvent('requestfailed', (request) => request.url().endsWith('/menu.txt'))
    isDown = false
    await expect(framed(page).contentFrame().locator('[data-figure=payment]:visible')).toHaveText(/\d/)
    await expect(wordsOf(page, 'en')).toBeHidden()
  })

  test('[D-HEAD-1] the words go when it comes after all', async ({ page }) => {
    await page.clock.install()
    const late = Promise.withResolvers<void>()
    await page.route('**/calculator-iframe/**', async (route) => {
      await late.promise
      await route.continue()
    })
    await page.goto('/en/mortgage/calculator/', { waitUntil: 'domcontentloaded' })
    await framed(page).scrollIntoViewIfNeeded()
    await expect(framed(page)).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(answerTimeout)
    await expect(wordsOf(page, 'en')).toBeVisible()
    late.resolve()
    await expect(framed(page).contentFrame().locator('[data-figure=payment]:visible')).toHaveText(/^\$/)
    await expect(wordsOf(page, 'en')).toBeHidden()
    expect(await framed(page).evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(400)
  })

  test('[D-HEAD-1] a document whose script is cut says itself whom to call', async ({ page }) => {
    await page.route(/\/_astro\/index\.astro.*\.js/, (route) => route.abort())
    await page.goto('/es/mortgage/calculator/')
    await framed(page).scrollIntoViewIfNeeded()
    const words = framed(page).contentFrame().locator('[data-waiting] [lang=es]')
    await expect(words).toBeVisible()
    await expect(words.getByRole('link')).toHaveAttribute('href', 'tel:8005550142')
    await expect(wordsOf(page, 'es')).toBeHidden()
  })
})
