import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shifted?: number
  }
}

/** Adds up, from the first paint of every document on, how far things move that nobody asked to move. */
export const watchLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) window.shifted = (window.shifted ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum so far, once what was laid out has been painted. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shifted ?? Number.NaN)))),
  )
