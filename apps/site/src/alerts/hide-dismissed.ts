import { alertStorageKey, dismissedHeight } from '@bank/rules/alert/alert.ts'

/** Takes the place away from banners that were dismissed before (ALERT-06). Where storage is blocked nothing is known (D-STORE-4). */
export const hideDismissed = (page: Document): void => {
  for (const banner of page.querySelectorAll<HTMLElement>('[data-alert]'))
    try {
      if (localStorage.getItem(alertStorageKey(banner.dataset['alert'] ?? '')) === dismissedHeight) banner.hidden = true
    } catch {}
}
