/*
 * Back and Forward go to their place at once, not along the smooth way to an anchor, and to the same place (LINK-11). Imported before Astro's
 * router, which scrolls while it is evaluated, and listens before it.
 */

import type { TransitionBeforeSwapEvent } from 'astro:transitions/client'
import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import { restoreFocus } from './keep-focus.ts'

const jump = (root: HTMLElement): void => {
  root.dataset['jumps'] = ''
}
const glide = (): void => {
  delete document.documentElement.dataset['jumps']
}
const jumpNow = (): void => {
  jump(document.documentElement)
  setTimeout(glide)
}

/** How long scripts of a page that was come back to may fill it, in milliseconds. */
const fillingTime = 2000

jumpNow()
/** Where the page was left: the entry itself changes when the visitor scrolls before the swap. */
let place: ScrollToOptions = {}
// The router goes there before scripts of the page fill in lines above, and the browser's own anchoring would keep what stood there then. This
// runs after layout and before the frame is painted, until the visitor does something. The link that had the focus
// may be in those lines.
const sizes = new ResizeObserver(() => {
  scrollTo(place)
  restoreFocus(document, location)
})
const letGo = () => sizes.disconnect()
for (const act of ['wheel', 'pointerdown', 'keydown']) addEventListener(act, letGo)
addEventListener('popstate', ({ state }) => {
  place = { left: state?.scrollX, top: state?.scrollY, behavior: 'instant' }
  jumpNow()
})
document.addEventListener('astro:before-swap', (event) => {
  letGo()
  const { navigationType, newDocument } = event as TransitionBeforeSwapEvent
  if (navigationType !== 'traverse') return
  jump(newDocument.documentElement)
  sizes.observe(newDocument.body)
  setTimeout(letGo, fillingTime)
})
document.addEventListener('astro:after-swap', glide)
// The browser alone places a document that is loaded again; the link may come with an answer, as results of a search do.
const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (loaded?.type === 'back_forward' && document.activeElement === document.body) {
  sizes.observe(document.body)
  setTimeout(letGo, answerTimeout)
}
// A document that is loaded again is put into its place by the browser, before any script has come.
addEventListener('pagehide', () => {
  history.scrollRestoration = 'auto'
})
