import { html, type Markup } from '@bank/rules/text/html.ts'
import type { FinderWords } from './phrases.ts'

/** Where the map comes when somebody wants it. Without scripts nothing of it is shown: the list holds the same locations. */
export const mapPlace = (words: FinderWords): Markup =>
  html`<div class="finder-map" data-map><button type="button" class="button button-line finder-map-toggle" aria-expanded="false" aria-controls="finder-map" data-map-toggle>${words['map.show']}</button><section class="finder-map-sheet" id="finder-map" aria-label="${words['map.name']}" data-map-sheet hidden></section></div>`
