import { storage } from '../browser/storage.ts'

const key = 'motion'

/**
 * Makes the switches of a page one, and lets them say what the visitor chose here or on a page before (D-BLK-23). One that was pressed before
 * this script came counts.
 */
export const followMotion = (page: Document): void => {
  const show = (): void => {
    for (const each of page.querySelectorAll<HTMLInputElement>('[data-motion]')) each.checked = storage.get(key) === 'true'
  }
  // On a page that was here before, the browser itself fills in how the switch was left.
  if (!history.state && page.querySelector('[data-motion]:checked')) storage.set(key, 'true')
  show()
  page.onchange = ({ target }) => {
    if (!(target as Element).matches('[data-motion]')) return
    storage.set(key, String((target as HTMLInputElement).checked))
    show()
  }
  // A page that comes back as it was left may have been overtaken.
  window.onpageshow = show
}
