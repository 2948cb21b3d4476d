import type { TransitionBeforeSwapEvent } from 'astro:transitions/client'

/** Gives the focus, unless something has it, to what the address names in the page, or to its heading. */
export const focusStart = (page: Document): void => {
  if (page.activeElement !== page.body) return
  const named = location.hash && page.querySelector<HTMLElement>(':target')
  const place = named || page.querySelector<HTMLElement>('main h1') || page.querySelector<HTMLElement>('main')
  if (place && place.tabIndex < 0) place.tabIndex = -1
  place?.focus({ preventScroll: true })
}

/**
 * After in-app navigation the reader stands at the top of a new page, or at what the address names in it: focus goes to its heading or there,
 * so that keyboards and screen readers start there. Back and Forward give it back to the link that was followed (LINK-11); while that
 * `isAwaited`, the heading gets none.
 */
export const announceNavigation = (page: Document, isAwaited: () => boolean | undefined): void => {
  let hasArrived = false
  page.addEventListener('astro:before-swap', (event) => {
    hasArrived = true
    // A visitor who leaves before a page has settled skips the rest of its transition: no error of anybody's.
    ;(event as TransitionBeforeSwapEvent).viewTransition?.ready.catch(() => undefined)
  })
  page.addEventListener('astro:page-load', () => {
    if (hasArrived && !isAwaited()) focusStart(page)
  })
}
