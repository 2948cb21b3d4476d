import { alertStorageKey, dismissedHeight } from '@bank/rules/alert/alert.ts'
import { showsToday } from './shows-today.ts'

/** Whether a banner was dismissed before (ALERT-06). Where storage is blocked nothing is known (D-STORE-4). */
const wasDismissed = (id: string): boolean => {
  try {
    return localStorage.getItem(alertStorageKey(id)) === dismissedHeight
  } catch {
    return false
  }
}

/** Takes the place away from banners that were dismissed before, and gives it to those whose day it is. */
export const hideDismissed = (page: Document): void => {
  for (const banner of page.querySelectorAll<HTMLElement>('[data-alert]'))
    banner.hidden = !showsToday(banner.dataset) || wasDismissed(banner.dataset['alert'] ?? '')
}
