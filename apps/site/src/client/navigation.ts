import type { TransitionBeforeSwapEvent } from 'astro:transitions/client'

/**
 * After in-app navigation the reader stands at the top of a new page: focus goes to its heading, so that keyboards and
 * screen readers start there. The first load is left to the browser.
 */
export const announceNavigation = (page: Document): void => {
  let navigated = false
  // A visitor who leaves before a page has settled skips the rest of its transition: no error of anybody's.
  page.addEventListener('astro:before-swap', (event) => {
    ;(event as TransitionBeforeSwapEvent).viewTransition?.ready.catch(() => undefined)
  })
  page.addEventListener('astro:after-swap', () => {
    navigated = true
  })
  page.addEventListener('astro:page-load', () => {
    if (!navigated || page.activeElement !== page.body || location.hash) return
    const heading = page.querySelector<HTMLElement>('main h1') ?? page.querySelector<HTMLElement>('main')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  })
}
