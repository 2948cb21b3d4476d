import type { Page } from '@playwright/test'

/** How a browser can refuse storage: blocked, or over its quota. */
export type Refusal = 'blocked' | 'full'

/** Makes local and session storage of every document refuse, from its first script on. */
export const refuseStorage = (page: Page, refusal: Refusal): Promise<unknown> =>
  page.addInitScript((how) => {
    const refuse = (): never => {
      throw new DOMException(how, how === 'full' ? 'QuotaExceededError' : 'SecurityError')
    }
    Storage.prototype.setItem = refuse
    if (how === 'full') return
    Storage.prototype.getItem = refuse
    Storage.prototype.removeItem = refuse
  }, refusal)

/** Puts something into local storage before the first document of the page, once. */
export const storeFirst = (page: Page, entries: Readonly<Record<string, string>>): Promise<unknown> =>
  page.addInitScript((values) => {
    if (sessionStorage.getItem('stored-first')) return
    sessionStorage.setItem('stored-first', 'yes')
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, entries)
