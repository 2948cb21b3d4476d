import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import type { Page, Route } from '@playwright/test'

/** An address that answers with a fault until the outage is ended. */
export type Outage = { readonly end: () => void }

/**
 * Makes an address fail, by default without any answer. The route stays when the outage ends: removing the last one loses the requests that
 * Playwright holds at that moment, of whatever address, and a module among them never loads.
 */
export const startOutage = async (
  page: Page,
  address: string | RegExp,
  fault: (route: Route) => unknown = (route) => route.abort(),
): Promise<Outage> => {
  let isDown = true
  await page.route(address, (route) => (isDown ? fault(route) : route.fallback()))
  return {
    end: () => {
      isDown = false
    },
  }
}

/** Makes an address hang: it is asked, and nothing ever answers. Resolves when it was asked. */
export const hang = async (page: Page, address: string | RegExp): Promise<{ readonly isAsked: Promise<void> }> => {
  const asked = Promise.withResolvers<void>()
  await page.route(address, () => asked.resolve())
  return { isAsked: asked.promise }
}

/** Lets the limits of calls, which no clock of a test moves, end soon. */
export const shortenLimits = (page: Page): Promise<unknown> =>
  page.addInitScript((most) => {
    const { timeout } = AbortSignal
    AbortSignal.timeout = (limit) => timeout.call(AbortSignal, limit === most ? 1000 : 60_000)
  }, answerTimeout)
