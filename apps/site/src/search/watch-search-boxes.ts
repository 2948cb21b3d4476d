import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import { withTimeout } from '../browser/with-timeout.ts'

const boxOf = ({ target }: Event): HTMLFormElement | null => (target as Element).closest('[data-search-box]')

/**
 * Fetches what assists at a search box when somebody comes to one, wherever it stands; what was typed before it came counts. Whoever types while it does
 * not come is told so where suggestions would be (D-HEAD-1). An empty text is not sent, so that it leads to the search page without a query (SRCH-15,
 * SRCH-16, D-SRCH-5).
 */
export const watchSearchBoxes = (page: Document): void => {
  /** What the page says where a part of it did not come, with the number for lost cards (D-HEAD-1). */
  const failedAt = (box: Element) =>
    box.nextElementSibling ?? (page.querySelector('.islands-failed p')?.cloneNode(true) as Element | undefined)
  const come = (event: Event): void => {
    const box = boxOf(event)
    if (!box) return
    const assisted = import('./search-box.ts').then((script) => script.assistSearchBox(box, failedAt(box)))
    withTimeout(assisted, answerTimeout).catch((error: unknown) => {
      console.error(error)
      if (event.type === 'input') box.after(failedAt(box) ?? '')
    })
  }
  page.addEventListener('focusin', come)
  // A box that had the focus before this script came is found by its first key.
  page.addEventListener('input', come)
  page.addEventListener('formdata', (event) => {
    if (boxOf(event) && !String(event.formData.get('terms')).trim()) event.formData.delete('terms')
  })
}
