import { scriptTimeout } from '@bank/rules/page-script-constants.ts'
import type { Page } from '@playwright/test'
import { buttonOf, linkOf, mega } from '../browser/header-bar.ts'
import { expectConnection, expectHydrated, holdScripts, takeProbe } from '../browser/header-menus.ts'
import { expect, test } from '../browser/visit.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true })

test.describe('and the connection', () => {
  test.use({ tolerated: [/\/menu\.txt|Failed to load resource/] })

  test('[HEAD-40] a dropdown is not in the page before the check has succeeded, and comes when it has', async ({ page }) => {
    const probe = await takeProbe(page)
    const answer = probe.hold()
    await page.goto('/en/')
    await buttonOf(page, 'Personal').click()
    await expect.poll(probe.count).toBeGreaterThan(0)
    await expectHydrated(page)
    await expect(mega(page)).toHaveCount(0)
    await expect(buttonOf(page, 'Personal')).toHaveAttribute('aria-expanded', 'false')
    answer(200)
    await expect(mega(page)).toBeVisible()
  })

  test('[HEAD-40] [ERR-07] [D-HEAD-3] after a failed check no dropdown opens, while links and the extra menu work', async ({ page }) => {
    const probe = await takeProbe(page)
    probe.fail()
    await page.goto('/en/')
    await expectConnection(page, 'unavailable')
    await linkOf(page, 'Personal').hover()
    await expect.poll(probe.count).toBe(2)
    await expectConnection(page, 'unavailable')
    await buttonOf(page, 'Personal').click()
    await buttonOf(page, 'Personal').press('ArrowDown')
    await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click()
    await expect(page.locator('.extra')).toBeVisible()
    await expect(mega(page)).toHaveCount(0)
    await linkOf(page, 'Personal').click()
    await page.waitForURL('**/en/personal/')
  })

  test('[HEAD-40] [D-HEAD-3] the next hover asks again, and the dropdown is back', async ({ page }) => {
    const probe = await takeProbe(page)
    probe.fail()
    await page.goto('/en/')
    await expectConnection(page, 'unavailable')
    await linkOf(page, 'Personal').hover()
    await expect.poll(probe.count).toBe(2)
    await expectConnection(page, 'unavailable')
    await expectHydrated(page)
    await expect(mega(page)).toHaveCount(0)
    probe.succeed()
    await linkOf(page, 'Business').hover()
    await expect(mega(page)).toHaveAttribute('id', 'mega-1')
  })

  test('[ERR-07] a check that fails while a dropdown is open closes it', async ({ page }) => {
    const probe = await takeProbe(page)
    await page.goto('/en/')
    await linkOf(page, 'Personal').hover()
    await expect(mega(page)).toBeVisible()
    probe.fail()
    await linkOf(page, 'Business').hover()
    await expect(mega(page)).toHaveCount(0)
  })

  test('[HEAD-32] the menus need no call: with everything but the check failing they open', async ({ page }) => {
    await page.route('**/api/**', (route) => route.fulfill({ json: { data: [] } }))
    const calls: string[] = []
    page.on('request', (request) => {
      if (/^\/api\/(?!alerts)/.test(new URL(request.url()).pathname)) calls.push(request.url())
    })
    await page.goto('/en/')
    await buttonOf(page, 'Personal').click()
    await expect(mega(page).locator('a[href="/en/personal/checking/"]')).toBeVisible()
    expect(calls).toEqual([])
  })
})

test.describe('the first touch counts while the scripts are still on their way', () => {
  for (const [name, act, opened] of [
    ['a dropdown’s button', (page: Page) => buttonOf(page, 'Personal').click(), '.mega'],
    ['an item under the mouse', (page: Page) => linkOf(page, 'Personal').hover(), '.mega'],
    ['the arrow on a link', (page: Page) => linkOf(page, 'Personal').press('ArrowDown'), '.mega a:focus'],
    ['Enter on a dropdown’s button', (page: Page) => buttonOf(page, 'Personal').press('Enter'), '.mega'],
    ['the extra menu', (page: Page) => page.locator('.extra-frame button').click(), '.extra'],
    ['log in', (page: Page) => page.locator('.header-log-in').click(), '.login-drop'],
  ] as const) {
    test(`[HEAD-09] ${name}`, async ({ page }) => {
      await page.goto('/en/', { waitUntil: 'networkidle' })
      const arrive = await holdScripts(page)
      await act(page)
      await expect(page.locator('astro-island:has(.header-bar)')).toHaveAttribute('ssr')
      arrive()
      await expect(page.locator(opened)).toBeVisible()
    })
  }

  test('[HEAD-09] a primary link leads on without waiting for them', async ({ page }) => {
    await page.goto('/en/', { waitUntil: 'networkidle' })
    await holdScripts(page)
    await page.clock.install()
    const asked = page.waitForRequest(/\/router\./)
    await linkOf(page, 'Business').click()
    await asked
    await page.clock.runFor(scriptTimeout)
    await expect(page).toHaveURL(/\/en\/business\/$/)
  })

  test('coming to life changes nothing that one sees', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/en/personal/', { waitUntil: 'networkidle' })
    const markup = () => page.locator('.header-bar > .wrap').evaluate((element) => element.outerHTML.replace(/ style=""/g, ''))
    const before = await markup()
    const picture = await page.locator('header').screenshot()
    await page.locator('.logo').dispatchEvent('pointermove', { movementX: 1 })
    await expectHydrated(page)
    expect(await markup()).toBe(before)
    expect((await page.locator('header').screenshot()).equals(picture)).toBe(true)
  })
})
