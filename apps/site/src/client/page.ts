import { followAlerts } from '../alerts/follow-alerts.ts'
import { leave, warnBeforeLeaving } from '../external-link/warn-before-leaving.ts'
import { keepHeaderRight } from '../header/follow-page.ts'
import { track, trackClicks } from './analytics.ts'
import { chosenVersion } from './chosen-version.ts'
import { connection, showConnection, watchPrimaryLinks } from './connection.ts'
import { showCurrentYear } from './current-year.ts'
import { followFrameHeights } from './frame-height.ts'
import { clearListState } from './list-state.ts'
import { announceNavigation } from './navigation.ts'
import { showPlaceholders } from './placeholders.ts'
import { prefetchPages } from './prefetch.ts'
import { followMarket, showRegion, watchRegionSelects } from './region.ts'
import { storage } from './storage.ts'

const showAlerts = followAlerts(document, {
  fetch: (address) => fetch(address),
  storage,
  track,
  loadChanges: () => import('../alerts/change-alerts.ts'),
})

keepHeaderRight(document)
void showAlerts(document, location.pathname)
announceNavigation(document)
warnBeforeLeaving(document, {
  leave,
  track,
  keepFocusIn: (dialog) =>
    void import('../external-link/wrap-focus.ts').then(({ wrapFocus }) => dialog.addEventListener('keydown', wrapFocus)),
})
clearListState(document)
followFrameHeights(window)
trackClicks(document)
prefetchPages(document)
watchPrimaryLinks(document)
watchRegionSelects(document)
connection.subscribe(() => showConnection(document))
void connection.probe()
let leaving = new AbortController()

/** What every page needs once it is there. */
const arrive = (): void => {
  leaving.abort()
  leaving = new AbortController()
  const { signal } = leaving
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  showPlaceholders(document, stillness.matches)
  showConnection(document)
  showRegion(document)
  showCurrentYear(document, new Date().getFullYear())
  followMarket(location.search)
  const version = chosenVersion(document)
  if (version)
    import('./show-version.ts')
      .then(({ showVersion }) => showVersion(version, (next) => void showAlerts(next, location.pathname), arrive))
      .catch(console.error)
  const mount = (selector: string, load: () => Promise<void>) => {
    if (document.querySelector(selector)) load().catch(console.error)
  }
  mount('[data-search]', async () => {
    const { mountSearch } = await import('../search/search.ts')
    if (!signal.aborted) await mountSearch(document, { location, fetch: (address) => fetch(address) })
  })
  mount('[data-video-slider]', async () => {
    const { mountVideoSliders } = await import('../video/video-slider.ts')
    if (!signal.aborted) mountVideoSliders(document, stillness, signal)
  })
}

// The first `astro:page-load` waits for all pictures; what is here need not.
arrive()
document.addEventListener('astro:after-swap', arrive)
