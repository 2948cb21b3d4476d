import type { Page } from '@playwright/test'
import { buttonOf, linkOf, mega } from '../browser/header-bar.ts'
import { expectHydrated, holdScripts, takeProbe } from '../browser/header-menus.ts'
import { expect, test } from '../browser/visit.ts'

const login = (page: Page) => page.locator('[aria-controls=header-login]')
const panel = (page: Page) => page.locator('#header-login')
const extra = (page: Page) => page.locator('[aria-controls=extra-menu]')
const extraMenu = (page: Page) => page.locator('#extra-menu')

/** The delays of a hover, several times over, in the time of a page whose clock is installed. */
const letTimersEnd = (page: Page) => page.clock.runFor(2000)

test.describe('while the scripts are on their way', () => {
  for (const [name, press, opened] of [
    ['a dropdown’s button', (page: Page) => buttonOf(page, 'Personal').click(), mega],
    ['Enter on a dropdown’s button', (page: Page) => buttonOf(page, 'Personal').press('Enter'), mega],
    ['the extra menu', (page: Page) => extra(page).click(), extraMenu],
    ['Log in', (page: Page) => login(page).click(), panel],
  ] as const)
    test(`[HEAD-11] [HEAD-33] ${name}, pressed again for lack of an answer, opens, and the next press closes`, async ({ page }) => {
      await page.goto('/en/')
      const arrive = await holdScripts(page)
      for (const _turn of [1, 2]) await press(page)
      await expect(page.locator('astro-island:has(.header-bar)')).toHaveAttribute('ssr')
      arrive()
      await expect(opened(page)).toBeVisible()
      await press(page)
      await expect(opened(page)).toHaveCount(0)
    })

  test('[HEAD-11] a pointer that has gone on before they come opens nothing', async ({ page }) => {
    await page.goto('/en/')
    await page.clock.install()
    const arrive = await holdScripts(page)
    await linkOf(page, 'Personal').hover()
    await page.mouse.move(640, 600)
    arrive()
    await expectHydrated(page)
    await letTimersEnd(page)
    await expect(mega(page)).toHaveCount(0)
  })
})

test.describe('while the styles are on their way', () => {
  for (const [name, button, opened] of [
    ['a dropdown', (page: Page) => buttonOf(page, 'Personal'), mega],
    ['the extra menu', extra, extraMenu],
    ['the log-in panel', login, panel],
  ] as const)
    test(`[HEAD-11] [HEAD-33] ${name} is not said to be open, and opens however often it is asked for`, async ({ page }) => {
      const arrive = await holdScripts(page, '**/panels.*.css')
      await page.goto('/en/')
      await button(page).click()
      await expectHydrated(page)
      await button(page).click()
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
      arrive()
      await expect(opened(page)).toBeVisible()
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
    })
})

test.describe('while the probe is under way', () => {
  /** A header that has hydrated and waits for the answer of the probe. */
  const wait = async (page: Page): Promise<(status: number) => void> => {
    const answer = (await takeProbe(page)).hold()
    await page.goto('/en/')
    await page.clock.install()
    await page.locator('.logo').hover()
    await expectHydrated(page)
    return answer
  }

  for (const [name, button, opened] of [
    ['a dropdown', (page: Page) => buttonOf(page, 'Personal'), mega],
    ['the log-in panel', login, panel],
  ] as const)
    test(`[HEAD-36] [HEAD-40] [D-HEAD-1] ${name} that is asked for twice opens when it succeeds`, async ({ page }) => {
      const answer = await wait(page)
      for (const _turn of [1, 2]) await button(page).click()
      await letTimersEnd(page)
      await expect(opened(page)).toHaveCount(0)
      answer(200)
      await expect(opened(page)).toBeVisible()
      await letTimersEnd(page)
      await expect(opened(page)).toBeVisible()
    })

  test('[HEAD-40] [D-HEAD-1] a press is remembered although the pointer goes on; a hover is not', async ({ page }) => {
    const answer = await wait(page)
    await buttonOf(page, 'Personal').click()
    await page.mouse.move(640, 600)
    await letTimersEnd(page)
    answer(200)
    await expect(mega(page)).toHaveAttribute('id', 'mega-0')
    await page.locator('.utility .fdic-sign').click()
    await expect(mega(page)).toHaveCount(0)
  })

  test('[HEAD-40] a hover that is over before it succeeds opens nothing', async ({ page }) => {
    const answer = await wait(page)
    await linkOf(page, 'Personal').hover()
    await letTimersEnd(page)
    await page.mouse.move(640, 600)
    answer(200)
    await expect(page.locator('header')).toHaveAttribute('data-connection', 'available')
    await letTimersEnd(page)
    await expect(mega(page)).toHaveCount(0)
  })

  for (const [name, callOff] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click elsewhere', (page: Page) => page.locator('.utility .fdic-sign').click()],
  ] as const)
    test(`[D-HEAD-4] what ${name} has called off does not open when it succeeds`, async ({ page }) => {
      const answer = await wait(page)
      await buttonOf(page, 'Personal').click()
      await callOff(page)
      await login(page).click()
      await callOff(page)
      answer(200)
      await expect(page.locator('header')).toHaveAttribute('data-connection', 'available')
      await letTimersEnd(page)
      await expect(page.locator('.mega, #header-login')).toHaveCount(0)
    })
})

test('[HEAD-11] [LINK-11] a link in a dropdown is followed although the focus was in another item', async ({ page }) => {
  await page.goto('/en/')
  await buttonOf(page, 'Personal').click()
  await expect(mega(page)).toHaveAttribute('id', 'mega-0')
  await expect(buttonOf(page, 'Personal')).toBeFocused()
  await linkOf(page, 'Business').hover()
  await expect(mega(page)).toHaveAttribute('id', 'mega-1')
  await mega(page).getByRole('link', { name: 'Business checking' }).click()
  await page.waitForURL('**/en/business/checking/')
})

test('[HEAD-11] a press soon after the pointer has left is not undone by what that has started', async ({ page }) => {
  const start = new Date('2027-03-01T12:00:00Z').getTime()
  await page.clock.install({ time: start })
  await page.goto('/en/')
  // A browser counts from the first place of a mouse: that alone is no move.
  await page.mouse.move(5, 790)
  await linkOf(page, 'Personal').hover()
  await expect(mega(page)).toHaveAttribute('id', 'mega-0')
  await page.clock.pauseAt(start + 3_600_000)
  await page.mouse.move(5, 790)
  await buttonOf(page, 'Business').press('Enter')
  await expect(mega(page)).toHaveAttribute('id', 'mega-1')
  await letTimersEnd(page)
  await expect(mega(page)).toHaveAttribute('id', 'mega-1')
})
