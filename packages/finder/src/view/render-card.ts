import { html } from '@bank/rules/text/html.ts'
import { attributes } from '@bank/rules/text/html-attributes.ts'
import type { RowInput } from './render-row.ts'
import { openText, rowLinks } from './render-row.ts'

/** One location as the map shows it beside its marker: what it is called, whether it is open, and the ways to it. */
export const renderCard = (input: Omit<RowInput, 'found' | 'week' | 'showsMiles' | 'days' | 'isChosen'>): string => {
  const { row } = input
  const title = html`<span${attributes({ lang: row.lang })}>${row.title}</span>`
  return html`<p class="map-name">${row.to ? html`<a${attributes(row.to)}>${title}</a>` : title}</p><p class="location-finder-types">${row.types}</p>${openText(input)}<address>${row.address.map((line) => html`<span>${line}</span>`)}</address>${rowLinks(input)}`
    .markup
}
