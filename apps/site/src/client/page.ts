import { swapFunctions } from 'astro:transitions/client'
import { followAlerts } from '../alerts/follow-alerts.ts'
import { leave, warnBeforeLeaving } from '../external-link/warn-before-leaving.ts'
import { keepHeaderRight } from '../header/follow-page.ts'
import { track, trackClicks } from './analytics.ts'
import { connection, showConnection, watchPrimaryLinks } from './connection.ts'
import { showCurrentYear } from './current-year.ts'
import { followFrameHeights } from './frame-height.ts'
import { keepChosenLanguage, showChosenLanguage } from './language.ts'
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

const swapTo = (html: string): void => {
  const next = new DOMParser().parseFromString(html, 'text/html')
  void showAlerts(next, location.pathname)
  showCurrentYear(next, new Date().getFullYear())
  // The visit was counted when the page came; the version in the other language is for the same audience.
  next.documentElement.dataset['audience'] = document.documentElement.dataset['audience']
  swapFunctions.swapRootAttributes(next)
  swapFunctions.swapHeadElements(next)
  swapFunctions.swapBodyElement(next.body, document.body)
  document.dispatchEvent(new Event('astro:page-load'))
}

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
keepChosenLanguage(document)
followFrameHeights(window)
trackClicks(document)
prefetchPages(document)
watchPrimaryLinks(document)
watchRegionSelects(document)
connection.subscribe(() => showConnection(document))
void connection.probe()
// Not at the first `astro:page-load`, which waits for the pictures.
const blurPictures = () => showPlaceholders(document, matchMedia('(prefers-reduced-motion: reduce)').matches)
blurPictures()
document.addEventListener('astro:after-swap', blurPictures)
let leaving = new AbortController()
document.addEventListener('astro:before-swap', () => {
  leaving.abort()
  leaving = new AbortController()
})
document.addEventListener('astro:page-load', () => {
  showConnection(document)
  showRegion(document)
  showCurrentYear(document, new Date().getFullYear())
  followMarket(location.search)
  void showChosenLanguage(document, { fetch: (address) => fetch(address), swapTo })
  if (document.querySelector('[data-search]'))
    void import('./search.ts').then(({ mountSearch }) => mountSearch(document, { location, fetch: (address) => fetch(address) }))
  if (document.querySelector('[data-video-slider]')) {
    const { signal } = leaving
    void import('./video-slider.ts').then(({ mountVideoSliders }) => {
      if (!signal.aborted) mountVideoSliders(document, matchMedia('(prefers-reduced-motion: reduce)'), signal)
    })
  }
})
