import { swapFunctions } from 'astro:transitions/client'
import { trackClicks } from './analytics.ts'
import { connection, watchPrimaryLinks } from './connection.ts'
import { followFrameHeights } from './frame-height.ts'
import { keepChosenLanguage, showChosenLanguage } from './language.ts'
import { clearListState } from './list-state.ts'
import { announceNavigation } from './navigation.ts'
import { followMarket, showRegion, watchRegionSelects } from './region.ts'

const swapTo = (html: string): void => {
  const next = new DOMParser().parseFromString(html, 'text/html')
  swapFunctions.swapRootAttributes(next)
  swapFunctions.swapHeadElements(next)
  swapFunctions.swapBodyElement(next.body, document.body)
}

announceNavigation(document)
clearListState(document)
keepChosenLanguage(document)
followFrameHeights(window)
trackClicks(document)
watchPrimaryLinks(document)
watchRegionSelects(document)
void connection.probe()
document.addEventListener('astro:page-load', () => {
  showRegion(document)
  followMarket(location.search)
  void showChosenLanguage(document, { fetch: (address) => fetch(address), swapTo })
  if (document.querySelector('[data-search]'))
    void import('./search.ts').then(({ mountSearch }) => mountSearch(document, { location, fetch: (address) => fetch(address) }))
})
