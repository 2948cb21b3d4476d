/*
 * Back and Forward go to their place at once, not along the smooth way to an anchor, and to the same place (LINK-11). Imported before Astro's
 * router, which scrolls while it is evaluated, and listens before it.
 */

import type { TransitionBeforePreparationEvent, TransitionBeforeSwapEvent } from 'astro:transitions/client'
import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import { focusStart } from './announce-navigation.ts'
import { keepFocus, linksTo, restoreFocus } from './keep-focus.ts'

/** Until the next link to a place on the page is followed. */
const jump = (): void => {
  delete document.documentElement.dataset['glides']
}

/** How long scripts of a page that was come back to may fill it, in milliseconds. */
const fillingTime = 2000

/** Where the page was left: the entry itself changes when the visitor scrolls before the swap. */
let place: ScrollToOptions = {}
let isAwaited: boolean | undefined
/** Whether the link that had the focus may still come, on a page that Back or Forward has led to. */
export const isFocusAwaited = (): boolean | undefined => isAwaited
// The router goes there before scripts of the page fill in lines above, and the browser's own anchoring would keep what stood there then. This
// runs after layout and before the frame is painted, until the visitor does something. The link that had the focus
// may be in those lines.
const sizes = new ResizeObserver(() => {
  scrollTo(place)
  restoreFocus(document)
})
let filling: ReturnType<typeof setTimeout> | undefined
const letGo = (): void => {
  sizes.disconnect()
  clearTimeout(filling)
}
const settle = (): void => {
  jump()
  letGo()
  if (isAwaited) focusStart(document)
  isAwaited = false
}
/** Until scripts have filled the page, for so many milliseconds at most. */
const hold = (page: Document, time = fillingTime): void => {
  sizes.observe(page.body)
  filling = setTimeout(settle, time)
}
for (const act of ['wheel', 'pointerdown', 'keydown']) addEventListener(act, settle)
/** Path of the page that is shown: Back and Forward change the address before their page has come. */
let shown = location.pathname
/** Whether the address is that of the page that is shown. */
export const isShown = (): boolean => location.pathname === shown
/** Index of the entry of the history that is shown, as the router counts. */
let entry: number = history.state?.index ?? 0
// A link that was followed before this script came: it has left the entry that comes before those of the router.
const [early] = linksTo(document, location.hash)
if (early && !entry) keepFocus(document, location, -1, early)
addEventListener('popstate', ({ state }) => {
  // The page that is still there would be moved to the place of the one that is to come.
  letGo()
  place = { left: state?.scrollX, top: state?.scrollY, behavior: 'instant' }
  // Links to places on the page come here as well, without a state.
  if (state) jump()
  if (!isShown()) return
  // The router does not know an entry whose address was typed, or that is older than any script: Back would not find where the visitor was.
  if (!history.state) history.replaceState({ index: entry + 0.001, scrollX, scrollY }, '')
  entry = history.state.index
  if (!state) keepFocus(document, location, entry, null)
})
// A step to a place on the page, which a link has led from: what makes other steps puts its own things back.
addEventListener('hashchange', () => {
  if (place.top !== undefined) hold(document)
})
// The router would write the place of the page that is still there into the entry of the one that is to come.
addEventListener('scrollend', (event) => {
  if (!isShown()) event.stopImmediatePropagation()
})
document.addEventListener('astro:before-swap', (event) => {
  letGo()
  const { navigationType, newDocument, to } = event as TransitionBeforeSwapEvent
  shown = to.pathname
  // A step that came meanwhile has its place already, which this page must not be moved to.
  if (navigationType !== 'traverse' || !isShown()) return
  newDocument.documentElement.dataset['returned'] = ''
  hold(newDocument)
})
document.addEventListener('astro:after-swap', () => {
  entry = history.state?.index
  // With the new content and its place: the heading, where a page begins, is no place that the visitor was at.
  isAwaited = 'returned' in document.documentElement.dataset && restoreFocus(document)
})
// The browser alone places a document that is loaded again; the link may come with an answer, as results of a search do.
const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (loaded?.type === 'back_forward' && document.activeElement === document.body) hold(document, answerTimeout)
/** Where the entry that is shown is left for another: at a link to a place on the page, another page or another document. */
const keep = (address: Pick<URL, 'pathname'>, link?: Element): void => keepFocus(document, address, entry, link)
// Before anything follows the link.
addEventListener(
  'click',
  ({ target }) => {
    const link = (target as Element).closest('a')
    if (link) keep(location, link)
  },
  true,
)
document.addEventListener('astro:before-preparation', (event) => keep((event as TransitionBeforePreparationEvent).from))
addEventListener('pagehide', () => {
  keep(location)
  // A document that is loaded again is put into its place by the browser, before any script has come.
  history.scrollRestoration = 'auto'
})
