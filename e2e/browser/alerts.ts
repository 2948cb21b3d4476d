import type { Page } from '@playwright/test'

/** The one call for alerts. */
export const call = '**/api/alerts/alert/all/**'

export type Alert = { id: string; description: string; type?: string | null; urls?: string | null }

/** Answers the call for alerts with these. */
export const answer = (page: Page, ...alerts: readonly Alert[]) => page.route(call, (route) => route.fulfill({ json: { data: alerts } }))

/** The alerts that are shown. */
export const alerts = (page: Page) => page.locator('[data-alert]:visible')
export const alert = (page: Page, id: string) => page.locator(`[data-alert="${id}"]`)
const shownIds = (page: Page) => alerts(page).evaluateAll((found) => found.map((element) => element.getAttribute('data-alert') ?? ''))
const isAboutHoliday = (id: string): boolean => /^holiday-\d{4}-\d\d-\d\d$/.test(id)
/** Ids of the alerts that are shown, in order, without those about holidays, which come and go with the days. */
export const ids = async (page: Page) => (await shownIds(page)).filter((id) => !isAboutHoliday(id))
/** Ids of the alerts about holidays that are shown. */
export const holidayIds = async (page: Page) => (await shownIds(page)).filter(isAboutHoliday)
export const heightOf = async (page: Page, id: string) => (await alert(page, id).boundingBox())?.height
/** The button that dismisses an alert. */
export const dismiss = (page: Page, id: string) => alert(page, id).getByRole('button')
/** Space between the header and the page. */
export const gap = (page: Page) =>
  page.evaluate(() => {
    const edge = (selector: string, side: 'top' | 'bottom') => document.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN
    return Math.round(edge('main', 'top') - edge('header', 'bottom'))
  })

/** Alerts of the demo site: on all pages, on those of the first menu, and on those about treasury. */
export const locked = 'locked-card-texts'
export const mail = 'holiday-mail-2026'
export const wires = 'wire-cutoff-2026'
