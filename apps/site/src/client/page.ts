import { swapFunctions } from 'astro:transitions/client'
import { followFrameHeights } from './frame-height.ts'
import { keepChosenLanguage, showChosenLanguage } from './language.ts'
import { clearListState } from './list-state.ts'
import { announceNavigation } from './navigation.ts'
import { showPlaceholders } from './placeholders.ts'

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
