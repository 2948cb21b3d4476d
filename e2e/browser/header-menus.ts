import type { Locator, Page, Route } from '@playwright/test'
import { expect } from './visit.ts'

/** Opens the menu of small screens. */
export const openOffcanvas = async (page: Page): Promise<Locator> => {
  await page.locator('.header-menu').click()
  const dialog = page.locator('.offcanvas')
  await expect(dialog).toBeVisible()
  return dialog
}

/** Uses the language switch of the header, wherever this width has it. */
export const switchLanguage = async (page: Page, isMobile: boolean): Promise<void> => {
  const place = isMobile ? await openOffcanvas(page) : page.locator('.utility')
  await place.locator('a[data-language-switch]').click()
}

/** Stands between page and probe: it answers what `respond` says at that time, and keeps questions until then when told to. */
export const takeProbe = async (page: Page) => {
  let respond = (route: Route): Promise<void> => route.fulfill({ status: 200, body: 'ok' })
  const asked: Route[] = []
  await page.route('**/menu.txt', (route) => {
    asked.push(route)
    return respond(route)
  })
  return {
    count: () => asked.length,
    succeed: () => {
      respond = (route) => route.fulfill({ status: 200, body: 'ok' })
    },
    fail: () => {
      respond = (route) => route.fulfill({ status: 503, body: '' })
    },
    /** Keeps every question until the returned function answers it. */
    hold: (): ((status: number) => void) => {
      const held: Route[] = []
      let answered: number | undefined
      respond = async (route) => {
        if (answered === undefined) held.push(route)
        else await route.fulfill({ status: answered, body: '' })
      }
      return (status) => {
        answered = status
        for (const route of held) void route.fulfill({ status, body: '' })
      }
    },
  }
}

/** Waits until the page knows this of the connection. A probe that is asked for while another is under way joins it. */
export const expectConnection = (page: Page, status: 'available' | 'unavailable'): Promise<void> =>
  expect(page.locator('header')).toHaveAttribute('data-connection', status)

/** Waits until the header has hydrated, which its first touch starts. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect(page.locator('astro-island:has(.header-bar)')).not.toHaveAttribute('ssr')

/** Holds back the scripts of that address that the page asks for from now on, until the returned function lets them come. */
export const holdScripts = async (page: Page, addresses = '**/*.js'): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
