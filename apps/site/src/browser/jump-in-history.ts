/*
 * Back and Forward go to their place at once, not along the smooth way to an anchor. Imported before Astro's router, which scrolls while it
 * is evaluated, and listens before it.
 */
import type { TransitionBeforeSwapEvent } from 'astro:transitions/client'

const jump = (root: HTMLElement): void => {
  root.dataset['jumps'] = ''
}
const jumpNow = (): void => {
  jump(document.documentElement)
  setTimeout(() => {
    delete document.documentElement.dataset['jumps']
  })
}

// Islands name the router; the server only renders them.
if (typeof document !== 'undefined') {
  jumpNow()
  addEventListener('popstate', jumpNow)
  document.addEventListener('astro:before-swap', (event) => {
    const { navigationType, newDocument } = event as TransitionBeforeSwapEvent
    if (navigationType === 'traverse') jump(newDocument.documentElement)
  })
  document.addEventListener('astro:after-swap', () => {
    delete document.documentElement.dataset['jumps']
  })
  // A document that is loaded again is put into its place by the browser, before any script has come.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
}
