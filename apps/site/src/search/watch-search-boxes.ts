const boxOf = ({ target }: Event): HTMLFormElement | null => (target as Element).closest('[data-search-box]')

/**
 * Fetches what assists at a search box when somebody comes to one, wherever it stands; what was typed before it came counts. An empty
 * text is not sent, so that it leads to the search page without a query (SRCH-15, SRCH-16, D-SRCH-5).
 */
export const watchSearchBoxes = (page: Document): void => {
  const come = (event: Event): void => {
    const box = boxOf(event)
    if (box) import('./search-box.ts').then((script) => script.assistSearchBox(box)).catch(console.error)
  }
  page.addEventListener('focusin', come)
  // A box that had the focus before this script came is found by its first key.
  page.addEventListener('input', come)
  page.addEventListener('formdata', (event) => {
    if (boxOf(event) && !String(event.formData.get('terms')).trim()) event.formData.delete('terms')
  })
}
