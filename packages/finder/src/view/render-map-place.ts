import { html, type Markup } from '@bank/rules/text/html.ts'
import { attributes } from '@bank/rules/text/html-attributes.ts'
import type { FinderWords } from './phrases.ts'

/**
 * Where the map comes when somebody wants it; `isOpen` where the address asks for it, so that nothing moves when it comes. Without scripts nothing of
 * it is shown: the list holds the same locations.
 */
export const mapPlace = (words: FinderWords, isOpen: boolean): Markup =>
  html`<div class="finder-map" data-map><button type="button" class="button button-line finder-map-toggle" aria-expanded="${String(isOpen)}" aria-controls="finder-map" data-map-toggle>${words[isOpen ? 'map.hide' : 'map.show']}</button><section class="finder-map-sheet" id="finder-map" aria-label="${words['map.name']}" data-map-sheet${attributes({ hidden: isOpen ? undefined : '' })}><p class="finder-map-says" role="status" data-map-says>${words['map.loading']}</p></section></div>`
