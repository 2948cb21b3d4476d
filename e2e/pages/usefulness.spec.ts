import type { Page } from '@playwright/test'
import { violations } from '../browser/axe.ts'
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
      await expect(page).toHaveURL(`${path}#useful-thanks`)
      await expect(page.locator('#useful-thanks')).toHaveText(thanks)
      await expect(page.locator('#useful-thanks')).toBeInViewport()
      await expect(question(page, ask)).toBeHidden()
      expect(await context.cookies()).toEqual(before)
      expect(await violations(page, '.useful')).toEqual([])
    },
  )
}

for (const [language, { path, ask, yes, thanks }] of Object.entries(words))
  test.describe(`without a network (${language})`, () => {
    test.use({ tolerated: [/Failed to (?:load resource|fetch)|ERR_INTERNET_DISCONNECTED/] })

    test('[D-HEAD-1] an answer keeps the page, which says whom to call, and is counted once there is one', async ({ page, context }) => {
      await page.goto(path)
      await page.locator('h1').hover()
      await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
      await context.setOffline(true)
      const answer = question(page, ask).getByRole('button', { name: yes })
      await answer.click()
      const notice = page.locator('.islands-failed')
      await expect(notice).toBeInViewport({ ratio: 1 })
      await expect(notice.getByRole('link').first()).toHaveAttribute('href', 'tel:8005550142')
      await expect(page).toHaveURL(path)
      await context.setOffline(false)
      await expect(notice).toBeHidden()
      await answer.dblclick()
      await expect(page.locator('#useful-thanks')).toHaveText(thanks)
    })
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
