import type { Page } from '@playwright/test'
import { expectConnection } from '../browser/header-menus.ts'
import { button, choice, open, panel, remember, standIn, stored, texts } from '../browser/login-panel.ts'
import { expect, test } from '../browser/visit.ts'

// The hosts that are not ours are stood in for, and the probe fails where a test says so.
test.use({
  tolerated: [/third-party request to https:\/\/(?:online|treasury|loanpay)\.gulfpines\.example\/|\/menu\.txt|Failed to load resource/],
})

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
    await expectConnection(page, 'unavailable')
    await button(page).click()
    await expect.poll(() => asked).toBe(2)
    await expectConnection(page, 'unavailable')
    await expect(panel(page)).toHaveCount(0)
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
    const notice = page.locator('.login-status > .login-unreached')
    await expect(notice).toBeVisible()
    await expect(notice).toContainText('We cannot be reached')
    await expect(notice.getByRole('link', { name: '800-555-0142' })).toHaveAttribute('href', 'tel:8005550142')
    await expect(notice.getByRole('listitem')).toHaveCount(4)
    await expect(notice.getByRole('link', { name: 'Treasury management' })).toHaveAttribute('href', /^https:\/\//)
    status = 200
    await button(page).click()
    await expect(notice).toBeHidden()
    await expect(panel(page)).toBeVisible()
  })

  test('[D-HEAD-1] while the probe is under way the button says that it is busy, and shows it once that takes long', async ({ page }) => {
    const probe = await holdProbe(page)
    await page.goto('/es/')
    await button(page).click()
    await expect(button(page)).toHaveAttribute('aria-busy', 'true')
    await expect(button(page)).not.toHaveCSS('background-image', 'none')
    probe.answer(503)
    await expect(button(page)).not.toHaveAttribute('aria-busy')
    const notice = page.locator('.login-status > .login-unreached', { hasText: 'No hay conexión' })
    await expect(notice).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(notice).toBeHidden()
  })

  test('[ERR-08] a server that does not answer opens nothing', async ({ page }) => {
    await page.route('**/menu.txt', (route) => route.abort())
    await page.goto('/en/')
    await expectConnection(page, 'unavailable')
    const again = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/menu.txt'))
    await button(page).click()
    await again
    await expectConnection(page, 'unavailable')
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

  test('[D-HEAD-4] a Tab that leaves the panel closes it at once, so that it covers nothing that has the focus', async ({ page }) => {
    await panel(page).locator('input').focus()
    for (const key of ['Tab', 'Shift+Tab']) {
      await button(page).focus()
      if (!(await panel(page).isVisible())) await button(page).press('Enter')
      await expect(panel(page)).toBeVisible()
      for (let step = 0; step < 9 && (await panel(page).isVisible()); step += 1) await page.keyboard.press(key)
      await expect(panel(page)).toHaveCount(0)
      await expect(button(page)).not.toBeFocused()
    }
  })

  test('[HEAD-37] Escape closes at once and gives the focus back', async ({ page }) => {
    await panel(page).locator('input').focus()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
  })
})
