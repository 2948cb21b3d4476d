import type { Locator, Page } from '@playwright/test'

/** The row of primary links. */
export const bar = (page: Page): Locator => page.locator('.header-links')

/** A primary item, by the words of its link. */
export const item = (page: Page, name: string): Locator =>
  bar(page)
    .locator('.header-item')
    .filter({ has: page.locator('> a', { hasText: name }) })

/** Its link. */
export const linkOf = (page: Page, name: string): Locator => item(page, name).locator('> a')

/** The sign beside it that opens its dropdown. */
export const buttonOf = (page: Page, name: string): Locator => item(page, name).locator('> button')

/** The dropdown that is open. */
export const mega = (page: Page): Locator => page.locator('.mega')
