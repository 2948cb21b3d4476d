import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, test } from '../browser/visit.ts'

// The hosts that are not ours are stood in for, and the probe fails where a test says so.
test.use({
  tolerated: [/third-party request to https:\/\/(?:online|treasury|loanpay)\.gulfpines\.example\/|\/menu\.txt|Failed to load resource/],
})

const texts = {
  en: {
    choices: ['Personal and business banking', 'Treasury management', 'Mortgage', 'Loans'],
    personal: ['User ID'],
    treasury: ['Company ID', 'Username'],
    links: ['Forgot user ID', 'Enroll'],
    tooLong: (max: number) => `Enter at most ${max} characters`,
    required: 'This field is required',
  },
  es: {
    choices: ['Banca personal y de empresas', 'Tesorería', 'Hipoteca', 'Préstamos'],
    personal: ['ID de usuario'],
    treasury: ['ID de la empresa', 'Nombre de usuario'],
    links: ['Olvidé mi ID de usuario', 'Inscribirse'],
    tooLong: (max: number) => `Escriba como máximo ${max} caracteres`,
    required: 'Este campo es obligatorio',
  },
} as const

const languages = ['en', 'es'] as const

const button = (page: Page): Locator => page.locator('[aria-controls=header-login]')
const panel = (page: Page): Locator => page.locator('#header-login')
const choice = (page: Page, name: string): Locator => panel(page).locator('.login-choice', { hasText: name })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('loginOption'))

const open = async (page: Page): Promise<void> => {
  await button(page).click()
  await expect(panel(page)).toBeVisible()
}

/** A visitor who has been here before. */
const remember = (page: Page, option: string) => page.addInitScript((value) => localStorage.setItem('loginOption', value), option)

type Post = { readonly method: string; readonly url: string; readonly body: string | null }

/** Stands in for the hosts of the online banking: writes down what they are asked. */
const standIn = async (context: BrowserContext): Promise<readonly Post[]> => {
  const asked: Post[] = []
  await context.route(/^https:\/\/\w+\.gulfpines\.example\//, async (route) => {
    const request = route.request()
    asked.push({ method: request.method(), url: request.url(), body: request.postData() })
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Somebody else</title><link rel="icon" href="data:,">' })
  })
  return asked
}

/** Holds the probe back until the answer is given. */
const holdProbe = async (page: Page) => {
  let release = () => {}
  let status = 200
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/menu.txt', async (route) => {
    await released
    await route.fulfill({ status, body: 'ok' })
  })
  return {
    answer: (with_: number) => {
      status = with_
      release()
    },
  }
}

const stop = new Date('2030-01-07T12:00:00')

/** Time stands still from here on. */
const stopClock = (page: Page) => page.clock.pauseAt(stop)

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** In the header alone: pages have tests of their own, and the home page is long. */
const violations = async (page: Page) => {
  const { violations: found } = await new AxeBuilder({ page }).include('.header').withTags(wcag).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

for (const language of languages) {
  const { choices, personal, treasury, links, tooLong, required } = texts[language]
  const home = `/${language}/`

  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(home)
    })

    test('[LOGIN-01] [LOGIN-02] [LOGIN-14] the panel opens in place with four options, no dropdown and no form', async ({ page }) => {
      const before = page.url()
      await open(page)
      expect(page.url()).toBe(before)
      await expect(panel(page).locator('.login-choice-name')).toHaveText([...choices])
      await expect(panel(page).locator('form, .login-type')).toHaveCount(0)
    })

    test('[LOGIN-03] [LOGIN-18] mortgage goes to its own page, inside the document, and is not stored', async ({ page }) => {
      await open(page)
      await choice(page, choices[2]).click()
      await page.waitForURL('**/en/mortgage/log-in/')
      await expect(page.locator('main h1')).toBeVisible()
      expect(await stored(page)).toBeNull()
    })

    test('[LOGIN-04] [LOGIN-19] loans opens the payment site in a new tab, and is not stored', async ({ page, context }) => {
      const asked = await standIn(context)
      await open(page)
      const [tab] = await Promise.all([context.waitForEvent('page'), choice(page, choices[3]).click()])
      await expect(tab).toHaveTitle('Somebody else')
      expect(asked).toEqual([{ method: 'GET', url: 'https://loanpay.gulfpines.example/', body: null }])
      expect(await tab.evaluate(() => window.opener)).toBeNull()
      expect([new URL(page.url()).pathname, await stored(page)]).toEqual([home, null])
    })

    test('[LOGIN-05] [LOGIN-11] [LOGIN-12] [LOGIN-16] [LOGIN-23] personal and business banking', async ({ page }) => {
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
    })

    test('[LOGIN-06] [LOGIN-13] [LOGIN-16] [LOGIN-23] treasury', async ({ page }) => {
      await open(page)
      await choice(page, choices[1]).click()
      expect(await stored(page)).toBe('treasury')
      await expect(panel(page).locator('.field label')).toHaveText([...treasury])
      await expect(panel(page).getByLabel(treasury[0], { exact: true })).toBeFocused()
      await expect(panel(page).locator('form a')).toHaveCount(0)
    })

    test('[LOGIN-20] [LOGIN-22] a user id of 33 characters gives an error once touched, 32 are posted', async ({ page, context }) => {
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
    })

    test('[LOGIN-21] [LOGIN-22] an empty user name and a company id of 27 characters are refused together', async ({ page, context }) => {
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
    })

    test('every state of the panel meets WCAG 2.2 AA as far as tools can tell', async ({ page }) => {
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

test.describe('the stored choice', () => {
  test('[LOGIN-15] [LOGIN-17] comes back after a reload, with a dropdown of all four choices', async ({ page }) => {
    await page.goto('/en/')
    await open(page)
    await choice(page, 'Treasury management').click()
    await page.reload()
    await open(page)
    await expect(panel(page).locator('.login-type')).toHaveText('Account typeTreasury management')
    await expect(panel(page).locator('input')).toHaveCount(2)
    await panel(page).locator('.login-type').click()
    await expect(panel(page).locator('.login-list .login-choice-name')).toHaveText([...texts.en.choices])
    await choice(page, 'Personal and business banking').click()
    expect(await stored(page)).toBe('personal-business')
    await expect(panel(page).locator('input')).toHaveCount(1)
  })

  test('[LOGIN-18] [LOGIN-19] is left alone by mortgage and loans in the dropdown', async ({ page, context }) => {
    await standIn(context)
    await remember(page, 'treasury')
    await page.goto('/en/')
    await open(page)
    await panel(page).locator('.login-type').click()
    await Promise.all([context.waitForEvent('page'), choice(page, 'Loans').click()])
    await expect(panel(page).locator('input')).toHaveCount(2)
    await panel(page).locator('.login-type').click()
    await choice(page, 'Mortgage').click()
    await page.waitForURL('**/en/mortgage/log-in/')
    expect(await stored(page)).toBe('treasury')
  })

  test('[LOGIN-14] something else that is stored counts as none (D-LOGIN-4)', async ({ page }) => {
    await remember(page, 'mortgage')
    await page.goto('/en/')
    await open(page)
    await expect(panel(page).locator('.login-choice')).toHaveCount(4)
  })

  test('[LOGIN-16] a browser that keeps nothing still shows the form, for the life of the page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await page.goto('/en/')
    await open(page)
    await choice(page, 'Treasury management').click()
    await expect(panel(page).locator('input')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await open(page)
    await expect(panel(page).locator('input')).toHaveCount(2)
  })

  test('[ANAL-06] the data layer hears of the choice', async ({ page }) => {
    await page.goto('/en/')
    await open(page)
    await choice(page, 'Treasury management').click()
    const events = await page.evaluate(() => Reflect.get(window, 'dataLayer'))
    expect(events).toContainEqual(expect.objectContaining({ event: 'datalayer_track', category: 'login', label: 'treasury' }))
  })
})

test.describe('opening', () => {
  test('[HEAD-33] closed on load', async ({ page }) => {
    await page.goto('/en/')
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(panel(page)).toHaveCount(0)
  })

  test('[HEAD-36] a click while the probe is under way is remembered, and opens when it succeeds', async ({ page }) => {
    const probe = await holdProbe(page)
    await page.goto('/en/')
    await button(page).click()
    await expect(button(page)).toBeFocused()
    await expect(panel(page)).toHaveCount(0)
    probe.answer(200)
    await expect(panel(page)).toBeVisible()
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  })

  test('[ERR-08] [HEAD-36] after a failure nothing opens; a click asks again and opens once it succeeds', async ({ page }) => {
    let status = 503
    let asked = 0
    await page.route('**/menu.txt', (route) => {
      asked += 1
      return route.fulfill({ status, body: 'no' })
    })
    await page.goto('/en/')
    await expect.poll(() => asked).toBe(1)
    await button(page).click()
    await expect.poll(() => asked).toBe(2)
    await expect(panel(page)).toHaveCount(0)
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
    status = 200
    await button(page).click()
    await expect(panel(page)).toBeVisible()
  })

  test('[ERR-08] a server that does not answer opens nothing', async ({ page }) => {
    await page.route('**/menu.txt', (route) => route.abort())
    await page.goto('/en/')
    const again = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/menu.txt'))
    await button(page).click()
    await again
    await expect(panel(page)).toHaveCount(0)
  })
})

test.describe('closing', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2030-01-07T10:00:00') })
    await remember(page, 'personal-business')
    await page.goto('/en/')
    await open(page)
    await stopClock(page)
  })

  for (const [name, request] of [
    ['the pointer leaves panel and button', (page: Page) => page.mouse.move(5, 700)],
    ['a second click on the button', (page: Page) => button(page).click()],
    ['a click outside', (page: Page) => page.locator('main').click({ position: { x: 5, y: 500 } })],
    [
      'sending a form',
      async (page: Page) => {
        await standIn(page.context())
        await panel(page).locator('input').fill('renee')
        await Promise.all([page.context().waitForEvent('page'), panel(page).locator('button[type=submit]').click()])
        await page.bringToFront()
      },
    ],
    [
      'choosing loans',
      async (page: Page) => {
        await standIn(page.context())
        await panel(page).locator('.login-type').click()
        await Promise.all([page.context().waitForEvent('page'), choice(page, 'Loans').click()])
      },
    ],
  ] as const) {
    test(`[HEAD-37] 2500 ms after ${name}, not sooner`, async ({ page }) => {
      if (name.startsWith('the pointer')) await panel(page).hover({ position: { x: 40, y: 20 } })
      await request(page)
      await page.clock.runFor(2499)
      await expect(panel(page)).toBeVisible()
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
      await page.clock.runFor(1)
      await expect(panel(page)).toHaveCount(0)
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
    })
  }

  for (const [name, comeBack] of [
    ['the pointer comes back to the panel', (page: Page) => panel(page).hover({ position: { x: 40, y: 20 } })],
    ['the focus comes back to the panel', (page: Page) => panel(page).locator('input').focus()],
    ['the button is clicked again', (page: Page) => button(page).click()],
  ] as const) {
    test(`[HEAD-37] not when ${name} in time`, async ({ page }) => {
      await button(page).click()
      await page.clock.runFor(2400)
      await comeBack(page)
      await page.clock.runFor(10_000)
      await expect(panel(page)).toBeVisible()
    })
  }

  test('[HEAD-37] Escape closes at once and gives the focus back', async ({ page }) => {
    await panel(page).locator('input').focus()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
  })
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
    const foot = panel(page).locator('.login-foot')
    await foot.scrollIntoViewIfNeeded()
    await expect(foot).toBeInViewport({ ratio: 0.9 })
  })
}
