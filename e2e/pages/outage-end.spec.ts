import type { Page } from '@playwright/test'
import { holdScript } from '../browser/held-script.ts'
import { goOn, isKept, mark } from '../browser/in-app.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { startOutage } from '../browser/outage.ts'
import { pageBox, suggestionsOf } from '../browser/search-box.ts'
import { expect, test } from '../browser/visit.ts'

/** An outage on the way to the bank alone: requests are cut, and the browser, whose own network stands, says nothing of it. */
test.use({ tolerated: [/ERR_FAILED|Failed to (?:fetch|load resource)|did not come|dynamically imported|answer 429/] })

const words = {
  en: 'A page or a part of it could not be loaded',
  es: 'Una página o una parte de ella no se pudo cargar',
} as const
const languages = ['en', 'es'] as const

const noticeOf = (page: Page, language: 'en' | 'es') => page.getByRole('alert').filter({ hasText: words[language] })

for (const language of languages)
  test(
    `[D-HEAD-1] in ${language}, the notice of an outage goes once the site answers, without a word of the browser`,
    acrossSizes(language),
    async ({ page }) => {
      await page.addInitScript(() => addEventListener('online', () => Object.assign(window, { online: true })))
      await page.goto(`/${language}/search/`)
      await pageBox(page).fill('hou')
      await expect(suggestionsOf(page).first()).toBeVisible()
      const outage = await startOutage(page, /./)
      await page.locator('footer a[href*="/contact/"]').first().press('Enter')
      const notice = noticeOf(page, language)
      await expect(notice).toBeInViewport({ ratio: 1 })
      const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/menu.txt'))
      await asked
      await expect(notice).toBeVisible()
      outage.end()
      await pageBox(page).fill('housto')
      await expect(suggestionsOf(page).first()).toBeVisible()
      await expect(notice).toBeHidden()
      expect(await page.evaluate(() => 'online' in window)).toBe(false)
      await page.locator('footer a[href*="/contact/"]').first().press('Enter')
      await page.waitForURL(`**/${language}/contact/`)
      await expect(page.locator('main h1')).toBeFocused()
      await expect(notice).toBeHidden()
    },
  )

test('[D-HEAD-1] a search that cannot be sent says so once', async ({ page }) => {
  await page.goto('/en/search/')
  await pageBox(page).fill('hou')
  await expect(suggestionsOf(page).first()).toBeVisible()
  await startOutage(page, /./)
  await pageBox(page).fill('housto')
  const notice = page.getByText(words.en).filter({ visible: true })
  await expect(notice).toHaveCount(1)
  await pageBox(page).press('Enter')
  await expect(noticeOf(page, 'en')).toBeInViewport({ ratio: 1 })
  await expect(notice).toHaveCount(1)
})

test('[D-HEAD-1] [D-ROUTE-11] so it does after an answer that did not arrive', async ({ page }) => {
  await page.goto('/en/personal/checking/')
  await page.locator('h1').click()
  const outage = await startOutage(page, /./)
  const yes = page.getByRole('button', { name: 'Yes', exact: true })
  await yes.press('Enter')
  await expect(noticeOf(page, 'en')).toBeInViewport({ ratio: 1 })
  outage.end()
  await yes.press('Enter')
  await expect(page.locator('#useful-thanks')).toBeFocused()
  await expect(noticeOf(page, 'en')).toBeHidden()
})

test('[D-HEAD-1] [D-ROUTE-11] the words about an answer that is refused stay: the site is there', async ({ page }) => {
  await page.goto('/en/personal/checking/')
  await page.clock.install()
  await page.locator('h1').click()
  await startOutage(page, /useful/, (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 429 }) : route.fallback()))
  await page.getByRole('button', { name: 'Yes', exact: true }).press('Enter')
  await expect(noticeOf(page, 'en')).toBeInViewport({ ratio: 1 })
  await page.clock.runFor(60_000)
  await expect(noticeOf(page, 'en')).toBeVisible()
})

for (const language of languages)
  test(
    `[D-HEAD-1] [LINK-11] in ${language}, Back and Forward in an outage keep the page with its address, its place and its focus`,
    acrossSizes(language),
    async ({ page }) => {
      const [first, second, third] = ['fraud', 'personal', 'contact'].map((name) => `/${language}/${name}/`) as [string, string, string]
      await page.goto(first)
      await goOn(page, second)
      await goOn(page, third)
      await page.goBack()
      await expect(page).toHaveURL(second)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${second}$`))
      await mark(page)
      const title = await page.title()
      const link = page.locator('main a[href^="/"]:visible').nth(3)
      await link.focus()
      await link.scrollIntoViewIfNeeded()
      const top = await page.evaluate(() => scrollY)
      const outage = await startOutage(page, /./)
      const notice = noticeOf(page, language)
      for (const step of [-1, 1, -1] as const) {
        await page.evaluate((by) => history.go(by), step)
        await expect(notice).toBeInViewport({ ratio: 1 })
        await expect(page).toHaveURL(second)
        expect(await page.title()).toBe(title)
        expect(await page.evaluate(() => scrollY)).toBe(top)
        await expect(link).toBeFocused()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await page.keyboard.press('Escape')
        await expect(notice).toBeHidden()
      }
      outage.end()
      expect(await isKept(page)).toBe(true)
      await page.evaluate(() => history.back())
      await expect(page).toHaveURL(first)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${first}$`))
      await expect(page.locator('h1')).toHaveText(/hook|anzuelo/)
      await page.evaluate(() => history.go(2))
      await expect(page).toHaveURL(third)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${third}$`))
      expect(await isKept(page)).toBe(true)
    },
  )

test('[D-HEAD-1] Back in an outage to what the router has not written keeps the page, and says so', async ({ page }) => {
  await page.goto('/en/personal/')
  await page.goto('/en/personal/#main')
  await goOn(page, '/en/contact/')
  await mark(page)
  const outage = await startOutage(page, /./)
  await page.evaluate(() => history.go(-2))
  await expect(noticeOf(page, 'en')).toBeVisible()
  expect(await isKept(page)).toBe(true)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/contact\/$/)
  outage.end()
  await expect(noticeOf(page, 'en')).toBeHidden()
  await goOn(page, '/en/fraud/')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/fraud\/$/)
})

test('[D-HEAD-1] [LINK-11] Back in an outage before the router has come keeps the page, and says so', async ({ page }) => {
  await page.goto('/en/personal/')
  await goOn(page, '/en/contact/')
  const router = await holdScript(page, 'router')
  await page.reload()
  await router.isAsked
  await mark(page)
  const outage = await startOutage(page, /menu\.txt|\/$/)
  await page.evaluate(() => history.back())
  await expect(noticeOf(page, 'en')).toBeVisible()
  expect(await isKept(page)).toBe(true)
  outage.end()
  await expect(noticeOf(page, 'en')).toBeHidden()
  router.release()
  await goOn(page, '/en/fraud/')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/fraud\/$/)
})

test('[D-HEAD-1] a step over two pages in an outage gives the address back, too', async ({ page }) => {
  await page.goto('/en/fraud/')
  await goOn(page, '/en/personal/')
  await goOn(page, '/en/contact/')
  const outage = await startOutage(page, /./)
  await page.evaluate(() => history.go(-2))
  await expect(noticeOf(page, 'en')).toBeVisible()
  await expect(page).toHaveURL('/en/contact/')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/contact\/$/)
  outage.end()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/en/personal/')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/personal\/$/)
})
