import type { Page } from '@playwright/test'
import { wcagViolations } from '../browser/axe.ts'
import { button, choice, open, panel, remember, standIn, stored, texts } from '../browser/login-panel.ts'
import { acrossSizes, repeated } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

// The hosts that are not ours are stood in for, and the probe fails where a test says so.
test.use({
  tolerated: [/third-party request to https:\/\/(?:online|treasury|loanpay)\.gulfpines\.example\/|\/menu\.txt|Failed to load resource/],
})

const languages = ['en', 'es'] as const

/** In the header alone: pages have tests of their own, and the home page is long. */
const violations = (page: Page) => wcagViolations(page, '.header')

for (const language of languages) {
  const { choices, personal, treasury, links, tooLong, required } = texts[language]
  const home = `/${language}/`

  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(home)
    })

    test(
      '[LOGIN-01] [LOGIN-02] [LOGIN-14] the panel opens in place with four options, no dropdown and no form',
      acrossSizes(language),
      async ({ page }) => {
        const before = page.url()
        await open(page)
        expect(page.url()).toBe(before)
        await expect(panel(page).locator('.login-choice-name')).toHaveText([...choices])
        await expect(panel(page).locator('form, .login-type')).toHaveCount(0)
      },
    )

    test(
      '[LOGIN-03] [LOGIN-18] mortgage goes to its own page, inside the document, and is not stored',
      repeated(language === 'es'),
      async ({ page }) => {
        await open(page)
        await choice(page, choices[2]).click()
        await page.waitForURL('**/en/mortgage/log-in/')
        await expect(page.locator('main h1')).toBeVisible()
        expect(await stored(page)).toBeNull()
      },
    )

    test(
      '[LOGIN-04] [LOGIN-19] loans opens the payment site in a new tab, and is not stored',
      repeated(language === 'es'),
      async ({ page, context }) => {
        const asked = await standIn(context)
        await open(page)
        const [tab] = await Promise.all([context.waitForEvent('page'), choice(page, choices[3]).click()])
        await expect(tab).toHaveTitle('Somebody else')
        expect(asked).toEqual([{ method: 'GET', url: 'https://loanpay.gulfpines.example/', body: null }])
        expect(await tab.evaluate(() => window.opener)).toBeNull()
        expect([new URL(page.url()).pathname, await stored(page)]).toEqual([home, null])
      },
    )

    test(
      '[LOGIN-05] [LOGIN-11] [LOGIN-12] [LOGIN-16] [LOGIN-23] personal and business banking',
      acrossSizes(language),
      async ({ page }) => {
        await open(page)
        await choice(page, choices[0]).click()
        expect(await stored(page)).toBe('personal-business')
        await expect(panel(page).locator('.field label')).toHaveText([...personal])
        await expect(panel(page).getByLabel(personal[0], { exact: true })).toBeFocused()
        await expect(panel(page).locator('.login-links a')).toHaveText([...links])
        expect(
          await panel(page)
            .locator('.login-links a')
            .evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
        ).toEqual(['https://online.gulfpines.example/forgot-user-id', 'https://online.gulfpines.example/enroll'])
      },
    )

    test('[LOGIN-06] [LOGIN-13] [LOGIN-16] [LOGIN-23] treasury', acrossSizes(language), async ({ page }) => {
      await open(page)
      await choice(page, choices[1]).click()
      expect(await stored(page)).toBe('treasury')
      await expect(panel(page).locator('.field label')).toHaveText([...treasury])
      await expect(panel(page).getByLabel(treasury[0], { exact: true })).toBeFocused()
      await expect(panel(page).locator('form a')).toHaveCount(0)
    })

    test(
      '[LOGIN-20] [LOGIN-22] a user id of 33 characters gives an error once touched, 32 are posted',
      acrossSizes(language),
      async ({ page, context }) => {
        const asked = await standIn(context)
        await open(page)
        await choice(page, choices[0]).click()
        const field = panel(page).getByLabel(personal[0], { exact: true })
        await field.fill('x'.repeat(33))
        await expect(panel(page).locator('.field-error')).toHaveCount(0)
        await field.press('Enter')
        await expect(field).toHaveAccessibleDescription(tooLong(32))
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toBeFocused()
        await field.fill('x'.repeat(32))
        await expect(panel(page).locator('.field-error')).toHaveCount(0)
        await Promise.all([context.waitForEvent('page'), field.press('Enter')])
        await expect.poll(() => asked.map(({ body }) => body)).toEqual([`_textBoxUserId=${'x'.repeat(32)}`])
      },
    )

    test(
      '[LOGIN-21] [LOGIN-22] an empty user name and a company id of 27 characters are refused together',
      acrossSizes(language),
      async ({ page, context }) => {
        const asked = await standIn(context)
        await open(page)
        await choice(page, choices[1]).click()
        const company = panel(page).getByLabel(treasury[0], { exact: true })
        await company.fill('y'.repeat(27))
        await panel(page).locator('button[type=submit]').click()
        await expect(panel(page).locator('.field-error')).toHaveText([tooLong(26), required])
        await expect(company).toBeFocused()
        await company.fill('y'.repeat(26))
        await expect(panel(page).locator('.field-error')).toHaveText([required])
        await panel(page).getByLabel(treasury[1], { exact: true }).fill('renee')
        await Promise.all([context.waitForEvent('page'), panel(page).locator('button[type=submit]').click()])
        await expect.poll(() => asked.length).toBe(1)
      },
    )

    test('every state of the panel meets WCAG 2.2 AA as far as tools can tell', acrossSizes(language), async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page)
      expect(await violations(page), 'four options').toEqual([])
      await choice(page, choices[1]).click()
      expect(await violations(page), 'form').toEqual([])
      await panel(page).locator('button[type=submit]').click()
      await expect(panel(page).locator('.field-error')).toHaveCount(2)
      expect(await violations(page), 'errors').toEqual([])
      await panel(page).locator('.login-type').click()
      await expect(panel(page).locator('.login-list')).toBeVisible()
      expect(await violations(page), 'dropdown').toEqual([])
    })
  })
}

test.describe('posting', () => {
  for (const [ids, option, values, post] of [
    [
      '[LOGIN-07] [LOGIN-08] [LOGIN-09] [LOGIN-11]',
      'personal-business',
      { _textBoxUserId: 'renee.fontenot' },
      { method: 'POST', url: 'https://online.gulfpines.example/login', body: '_textBoxUserId=renee.fontenot' },
    ],
    [
      '[LOGIN-07] [LOGIN-08] [LOGIN-09] [LOGIN-10]',
      'treasury',
      { _textBoxCompanyId: 'fontenot & sons', _textBoxUserId: 'renee' },
      {
        method: 'POST',
        url: 'https://treasury.gulfpines.example/login',
        body: '_textBoxCompanyId=fontenot+%26+sons&_textBoxUserId=renee',
      },
    ],
  ] as const) {
    test(`${ids} ${option}: in a new tab, to its own host, and nothing of it is kept`, async ({ page, context }) => {
      const asked = await standIn(context)
      await remember(page, option)
      await page.goto('/en/')
      await open(page)
      for (const [name, value] of Object.entries(values)) await panel(page).locator(`input[name=${name}]`).fill(value)
      const [tab] = await Promise.all([context.waitForEvent('page'), panel(page).locator('button[type=submit]').click()])
      await expect(tab).toHaveTitle('Somebody else')
      expect(asked).toEqual([post])
      expect(await tab.evaluate(() => window.opener)).toBeNull()
      expect(new URL(page.url()).pathname).toBe('/en/')
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, Reflect.get(window, 'dataLayer')]),
      )
      expect(kept).not.toMatch(/renee|fontenot/)
    })
  }
})

test('[LOGIN-02] [LOGIN-06] [LOGIN-07] with the keyboard only', async ({ page, context }) => {
  const asked = await standIn(context)
  const { keyboard } = page
  await page.goto('/en/')
  await button(page).focus()
  await keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await keyboard.press('Tab')
  await expect(choice(page, 'Personal and business banking')).toBeFocused()
  await keyboard.press('Enter')
  await expect(panel(page).locator('input')).toBeFocused()
  await keyboard.press('Shift+Tab')
  await expect(panel(page).locator('.login-type')).toBeFocused()
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await expect(choice(page, 'Treasury management')).toBeFocused()
  await keyboard.press('Escape')
  await expect(panel(page).locator('.login-list')).toBeHidden()
  await expect(panel(page).locator('.login-type')).toBeFocused()
  await keyboard.press('Space')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(panel(page).locator('input[name=_textBoxCompanyId]')).toBeFocused()
  await keyboard.type('acme')
  await keyboard.press('Enter')
  await expect(panel(page).locator('input[name=_textBoxUserId]')).toBeFocused()
  await keyboard.type('renee')
  await Promise.all([context.waitForEvent('page'), keyboard.press('Enter')])
  await expect.poll(() => asked.map(({ body }) => body)).toEqual(['_textBoxCompanyId=acme&_textBoxUserId=renee'])
})

for (const width of [320, 640, 900]) {
  test(`the panel fits a window ${width} px wide, to its last word`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/es/')
    const widthOfPage = () => page.evaluate(() => document.documentElement.scrollWidth)
    const before = await widthOfPage()
    await open(page)
    await choice(page, 'Tesorería').click()
    await panel(page).locator('button[type=submit]').click()
    const box = await panel(page).boundingBox()
    expect([box && box.x >= 0, box && box.x + box.width <= width]).toEqual([true, true])
    expect(await widthOfPage()).toBe(before)
    const foot = panel(page).locator('.fdic-sign')
    await foot.scrollIntoViewIfNeeded()
    await expect(foot).toBeInViewport({ ratio: 0.9 })
  })
}
