import type { Page } from '@playwright/test'
import { violations } from '../browser/axe.ts'
import { holdScript } from '../browser/held-script.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

const question = (page: Page, name: string) => page.getByRole('form', { name })

const words = {
  en: { path: '/en/personal/checking/', ask: 'Was this page useful?', yes: 'Yes', thanks: /^Thank you\. We count/ },
  es: { path: '/es/personal/checking/', ask: '¿Le sirvió esta página?', yes: 'Sí', thanks: /^Gracias\. Contamos/ },
} as const

for (const [language, { path, ask, yes, thanks }] of Object.entries(words)) {
  test(
    `[D-ROUTE-11] an answer is taken and thanked for, without leaving the page (${language})`,
    acrossSizes(language as 'en' | 'es'),
    async ({ page, context }) => {
      await page.goto(path)
      const before = await context.cookies()
      await expect(page.locator('#useful-thanks')).toBeHidden()
      await question(page, ask).getByRole('button', { name: yes }).click()
      await expect(page.locator('#useful-thanks').filter({ visible: true })).toHaveText(thanks)
      await expect(page.locator('#useful-thanks')).toBeInViewport()
      await expect(page.locator('#useful-thanks')).toBeFocused()
      await expect(page).toHaveURL(path)
      await expect(question(page, ask)).toBeHidden()
      expect(await context.cookies()).toEqual(before)
      expect(await violations(page, '.useful')).toEqual([])
    },
  )
}

for (const [language, { path, ask, yes, thanks }] of Object.entries(words))
  test.describe(`without a network (${language})`, () => {
    test.use({ tolerated: [/Failed to (?:load resource|fetch)|ERR_INTERNET_DISCONNECTED/] })

    for (const when of ['before the first touch of the page', 'after it'] as const)
      test(`[D-HEAD-1] an answer ${when} keeps the page, which says whom to call, and is counted once there is one`, async ({
        page,
        context,
      }) => {
        await page.goto(path)
        if (when === 'after it') {
          await page.locator('h1').hover()
          await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
        }
        await context.setOffline(true)
        const answer = question(page, ask).getByRole('button', { name: yes })
        await answer.click()
        const notice = page.locator('.islands-failed')
        await expect(notice).toBeInViewport({ ratio: 1 })
        await expect(notice.getByRole('link').first()).toHaveAttribute('href', 'tel:8005550142')
        await expect(page).toHaveURL(path)
        await context.setOffline(false)
        await expect(notice).toBeHidden()
        const posts: string[] = []
        page.on('request', (request) => request.method() === 'POST' && posts.push(request.postData() ?? ''))
        await answer.dblclick()
        await expect(page.locator('#useful-thanks').filter({ visible: true })).toHaveText(thanks)
        expect(posts).toEqual(['useful=yes'])
      })
  })

test('[D-ROUTE-11] an answer to a script that is late is busy, and is taken once it is there', async ({ page }) => {
  const { path, ask, yes } = words.en
  const script = await holdScript(page, 'post-form')
  await page.goto(path)
  await question(page, ask).getByRole('button', { name: yes }).click()
  await script.isAsked
  await expect(question(page, ask)).toHaveAttribute('aria-busy', 'true')
  script.release()
  await expect(page.locator('#useful-thanks')).toBeVisible()
})

for (const [language, field, month] of [
  ['en', 'Your balance', '$154.17'],
  ['es', 'Su saldo', '$154.17'],
] as const)
  test(`[D-ROUTE-11] an answer leaves the balance of a calculator in the address and in its field (${language})`, async ({ page }) => {
    const { ask, yes } = words[language]
    await page.goto(`/${language}/savings-calculator/?market=none#balance=50000`)
    const calculator = page.locator('.savings-calculator')
    await expect(calculator.locator('.savings-calculator-results dd').last()).toHaveText(month)
    await question(page, ask).getByRole('button', { name: yes }).click()
    await expect(page.locator('#useful-thanks')).toBeFocused()
    await expect(page).toHaveURL(`/${language}/savings-calculator/?market=none#balance=50000`)
    await expect(calculator.getByRole('textbox', { name: field })).toHaveValue('$50,000')
    await page.reload()
    await expect(calculator.locator('.savings-calculator-results dd').last()).toHaveText(month)
  })

test('[D-ROUTE-11] the question of a page that was reached in-app is about that page', async ({ page }) => {
  await page.goto('/en/personal/')
  await page.locator('footer a[href="/en/careers/"]').first().click()
  await page.waitForURL('**/en/careers/')
  const post = page.waitForRequest((request) => request.method() === 'POST')
  await question(page, words.en.ask).getByRole('button', { name: 'No' }).click()
  expect(new URL((await post).url()).pathname).toBe('/en/careers/')
  await expect(page.locator('#useful-thanks')).toBeVisible()
})

test('[D-ROUTE-11] forms, tools, thanks, errors and home pages do not ask', async ({ page, problems }) => {
  for (const path of [
    '/en/',
    '/en/contact/',
    '/en/locations/',
    '/en/search/',
    '/en/browser-data/',
    '/blog/',
    '/thank-you/',
    '/en/no-such-page/',
  ]) {
    await page.goto(path)
    await expect.soft(page.locator('.useful'), path).toHaveCount(0)
  }
  problems.splice(0, problems.length, ...problems.filter((problem) => !/404/.test(problem)))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[D-ROUTE-11] an answer is taken and thanked for', async ({ page }) => {
    await page.goto('/blog/flood-insurance/')
    await question(page, words.en.ask).getByRole('button', { name: 'No' }).click()
    await expect(page).toHaveURL('/blog/flood-insurance/#useful-thanks')
    await expect(page.locator('#useful-thanks')).toBeVisible()
    await expect(question(page, words.en.ask)).toBeHidden()
  })
})
