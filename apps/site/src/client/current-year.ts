import { branchTimeZone } from '@bank/rules/hours/branch-time-zone.ts'

/**
 * Shows the year of the visit wherever the page shows the year it was built in (FOOT-13, D-FOOT-3). A clock that is behind the build
 * is wrong, and changes nothing. The line that is printed alone gets the day of the visit by the bank's clocks, as its hours do, in the page's
 * language: a sheet outlives what it says.
 */
export const showToday = (page: Document, now: Date): void => {
  const year = now.getFullYear()
  for (const shown of page.querySelectorAll('[data-current-year]')) if (year > +shown.textContent) shown.textContent = `${year}`
  for (const shown of page.querySelectorAll('[data-visited-on]'))
    shown.textContent = now.toLocaleDateString(page.documentElement.lang, { dateStyle: 'long', timeZone: branchTimeZone })
}
