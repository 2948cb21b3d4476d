import { keptFormsKey } from '@bank/rules/page-script-constants.ts'
import { followAlerts } from '../alerts/follow-alerts.ts'
import { track, trackClicks } from '../browser/analytics.ts'
import { clearListState } from '../browser/clear-list-state.ts'
import { connection, showConnection, watchPrimaryLinks } from '../browser/connection.ts'
import { onDemand } from '../browser/on-demand.ts'
import { followMarket, showRegion, watchRegionSelects } from '../browser/region.ts'
import { storage } from '../browser/storage.ts'
import { warnBeforeLeaving } from '../external-link/warn-before-leaving.ts'
import { followMotion } from '../motion/motion.ts'
import { watchSearchBoxes } from '../search/watch-search-boxes.ts'
import { showToday } from './current-year.ts'
import { navigateInApp } from './in-app-navigation.ts'
import { mountAll } from './mounts.ts'
import { showPlaceholders } from './placeholders.ts'

const showAlerts = followAlerts(document, {
  storage,
  track,
  loadChanges: () => import('../alerts/change-alerts.ts'),
})

void showAlerts(document, location.pathname)
// Whole modules: the bundler writes a name that is picked out four times.
warnBeforeLeaving(document, () => import('../external-link/leaving-dialog.ts').then((dialog) => dialog.leavingDialog(document, track)))
clearListState(document)
trackClicks(document)
watchPrimaryLinks(document)
watchRegionSelects(document)
watchSearchBoxes(document)
connection.subscribe(() => showConnection(document))
void connection.probe()

const router = onDemand(() => import('../browser/router.ts'))
const ignore = () => {}

/** Until the visitor does something. */
const waiting = new AbortController()

/** Fetches what the next click is likely to need. What does not come is fetched again by the click. */
const prepare = (event: Event): void => {
  // A mouse that rests where a page appears causes a move by nothing.
  if (event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY) return
  waiting.abort()
  router.load().then(({ prefetchPages }) => prefetchPages(document, event), ignore)
}
for (const type of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'])
  document.addEventListener(type, prepare, { passive: true, signal: waiting.signal })

let leaving = new AbortController()

const hydrate = (inside: Element | null): unknown => inside?.closest('astro-island')?.dispatchEvent(new Event('focusin'))

/** Hydrates an island whose state the address names, without waiting for an interaction. */
const hydrateAddressed = (): void => {
  if (/[?#]/.test(location.href)) hydrate(document.querySelector('[data-addressed]'))
}

/** Shows what forms have kept in this tab: words that have not arrived, or the reference of a message that has (D-FORM-2). */
const showKept = (): void => {
  try {
    const kept = sessionStorage.getItem(keptFormsKey)
    if (kept) import('../forms/show-kept.ts').then((shown) => shown.showKept(document, kept, hydrate), ignore)
  } catch {
    // Where storage is blocked nothing was kept.
  }
}
addEventListener('popstate', hydrateAddressed)

/** What every page needs once it is there. */
const arrive = (): void => {
  leaving.abort()
  leaving = new AbortController()
  showPlaceholders(document, matchMedia('(prefers-reduced-motion: reduce)').matches)
  showConnection(document)
  showRegion(document)
  followMotion(document)
  showToday(document, new Date())
  followMarket(location.search)
  hydrateAddressed()
  showKept()
  mountAll(document, leaving.signal, router)
}

// The first `astro:page-load` waits for all pictures; what is here need not.
arrive()
document.addEventListener('astro:after-swap', arrive)
// Last, so that listeners that handle a click themselves run before.
navigateInApp(document, router)
