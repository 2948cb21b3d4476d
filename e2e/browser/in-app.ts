import type { Page } from '@playwright/test'

declare global {
  interface Window {
    kept?: string
  }
}

/** Leaves a mark on the window that only a new document takes away. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { kept: 'yes' }).kept)

/** Whether the document is still the one that was marked. */
export const isKept = (page: Page) => page.evaluate(() => window.kept === 'yes')

/** Goes on inside the document, as a link of the page does, and waits until the other page is there. */
export const goOn = async (page: Page, address: string) => {
  await page.evaluate((href) => {
    document.addEventListener('astro:page-load', () => document.documentElement.setAttribute('data-arrived', href), { once: true })
    const link = document.createElement('a')
    link.href = href
    document.querySelector('main')?.append(link)
    link.click()
  }, address)
  await page.locator(`html[data-arrived="${address}"]`).waitFor()
}
