import type { FinderWords } from '@bank/finder/view/phrases.ts'
import { html } from '@bank/rules/text/html.ts'

/** The parts of the map in the page. */
export type MapFrame = Readonly<
  Record<'view' | 'markers' | 'buttons' | 'card' | 'count' | 'hint' | 'zoomIn' | 'zoomOut' | 'all' | 'skip' | 'after', HTMLElement> & {
    canvas: HTMLCanvasElement
  }
>

/** Lines of the signs on buttons, on 24. */
const signs = {
  zoomIn: 'M12 5v14M5 12h14',
  zoomOut: 'M5 12h14',
  all: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
} as const

/** Puts the parts of the map into its place. The drawing says nothing to screen readers: buttons, the count and the list do. */
export const frameMap = (sheet: HTMLElement, words: FinderWords): MapFrame => {
  const button = (part: keyof typeof signs, label: string) =>
    html`<button type="button" class="map-button" data-part="${part}" aria-label="${label}" title="${label}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${signs[part]}"/></svg></button>`
  sheet.innerHTML = html`<a class="map-skip" href="#finder-map-end" data-part="skip">${words['map.skip']}</a>
<div class="map-view" role="group" tabindex="0" aria-label="${words['map.name']}" aria-describedby="finder-map-help" data-part="view"><canvas aria-hidden="true" data-part="canvas"></canvas><div class="map-markers" data-part="markers"></div></div>
<p class="visually-hidden" id="finder-map-help">${words['map.help']}</p>
<p class="map-count" role="status" data-part="count"></p>
<div class="map-buttons" data-part="buttons">${button('zoomIn', words['map.zoomIn'])}${button('zoomOut', words['map.zoomOut'])}${button('all', words['map.all'])}</div>
<p class="map-hint" aria-hidden="true" data-part="hint" hidden></p>
<div class="map-card" data-part="card" hidden></div>
<span id="finder-map-end" tabindex="-1" data-part="after"></span>`.markup
  return Object.fromEntries(
    [...sheet.querySelectorAll<HTMLElement>('[data-part]')].map((part) => [part.dataset['part'], part]),
  ) as unknown as MapFrame
}
