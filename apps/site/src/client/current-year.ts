/**
 * Shows the year of the visit wherever the page shows the year it was built in (FOOT-13, D-FOOT-3). A clock that is behind the build
 * is wrong, and changes nothing.
 */
export const showCurrentYear = (page: ParentNode, year: number): void => {
  for (const shown of page.querySelectorAll('[data-current-year]')) if (year > Number(shown.textContent)) shown.textContent = `${year}`
}
