import type { Locator, Page, Route } from '@playwright/test'
import { openOffcanvas } from './header-menus.ts'

/** The search box of the page itself. */
export const pageBox = (page: Page): Locator => page.locator('main [data-search-box]').getByRole('combobox')

/** The search box of the menu of small screens. */
export const menuBox = async (page: Page): Promise<Locator> =>
  (await openOffcanvas(page)).locator('[data-search-box]').getByRole('combobox')

/** Waits until what assists at a box has come. */
export const whenAssisted = (box: Locator): Promise<void> => box.and(box.page().locator('[aria-autocomplete=list]')).waitFor()

export const suggestionsOf = (page: Page): Locator => page.getByRole('option').filter({ visible: true })

/** The suggestion that Enter would choose. */
export const activeSuggestion = (page: Page): Locator => page.locator('.search-suggestions [aria-selected=true]')

/** Opens a page, comes to its box and stops the clock: time then passes only when the test says so. */
export const openStill = async (page: Page, address: string): Promise<Locator> => {
  const start = new Date('2027-03-01T12:00:00Z').getTime()
  await page.clock.install({ time: start })
  await page.goto(address)
  await pageBox(page).focus()
  await whenAssisted(pageBox(page))
  await page.clock.pauseAt(start + 3_600_000)
  return pageBox(page)
}

/** What `data` says, as the service answers it. */
export const answering = (...terms: readonly string[]) => ({ json: { data: terms.map((term) => ({ term })) } })

/** Stands between page and service: notes the query of each question and answers as told, `savings` with two names otherwise. */
export const takeSuggestions = async (
  page: Page,
  respond: (route: Route, terms: string) => Promise<void> = (route) => route.fulfill(answering('Savings', 'Savings calculator')),
): Promise<readonly string[]> => {
  const asked: string[] = []
  await page.route('**/api/search/suggest/**', (route) => {
    const { search, searchParams } = new URL(route.request().url())
    asked.push(search)
    return respond(route, searchParams.get('terms') ?? '')
  })
  return asked
}
