import type { Coordinates } from '@bank/rules/geo/distance.ts'
import { isCoordinates } from '@bank/rules/geo/distance.ts'
import { directionsAddress } from '@bank/rules/locations/directions.ts'
import { html, type Markup } from '@bank/rules/text/html.ts'
import { attributes } from '@bank/rules/text/html-attributes.ts'
import type { FinderLocation, FinderRow, FinderWeek } from '../finder-location.ts'
import type { Ranked } from '../results/rank.ts'
import { distanceText } from './distance-text.ts'
import type { FinderWords } from './phrases.ts'

export type RowInput = {
  readonly found: Ranked
  readonly location: FinderLocation
  readonly row: FinderRow
  readonly week: FinderWeek
  /** Attributes of the link to an outside maps service, without its address. */
  readonly directions: Readonly<Record<string, string>>
  /** Whether the distance tells anything: not of a place that was searched by its own name. */
  readonly showsMiles: boolean
  /** Where directions start; the maps service asks when there is none (LOC-12, D-LOC-3). */
  readonly from: Coordinates | undefined
  /** Whether it is open now, in words; nothing where nobody knows. */
  readonly open: { readonly isOpen: boolean; readonly text: string } | undefined
  /** What opens on the days that somebody asks for. */
  readonly days: readonly string[]
  readonly isChosen: boolean
  readonly words: FinderWords
  readonly locale: string
}

/** Always there, for the page's script fills it anew as time goes by. */
export const openText = ({ open }: Pick<RowInput, 'open'>): Markup =>
  html`<div data-open-state>${open && html`<p class="${open.isOpen ? 'location-finder-open' : 'location-finder-closed'}">${open.text}</p>`}</div>`

/** Its telephone number, and the way there. */
export const rowLinks = ({
  location,
  row,
  directions,
  from,
  words,
}: Pick<RowInput, 'location' | 'row' | 'directions' | 'from' | 'words'>): Markup => {
  const to = { lat: location.lat, lng: location.lng }
  const href = isCoordinates(to) && directionsAddress(to, from)
  return html`<p class="location-finder-ways">${
    row.phone && html`<a class="num"${attributes({ href: row.phone.href })}>${row.phone.text}</a>`
  }${
    href &&
    html`<a${attributes({ href, ...directions })}>${words['finder.directions']}<span class="visually-hidden">: ${row.title}</span></a>`
  }</p>`
}

/** One location of a list (LOC-02 to LOC-14). */
export const renderRow = (input: RowInput): Markup => {
  const { found, location, row, week, showsMiles, isChosen, words, locale } = input
  const { miles } = found
  const title = html`<span${attributes({ lang: row.lang })}>${row.title}</span>`
  return html`<li class="location-finder-row"${attributes({ 'data-pin': location.id, 'data-chosen': isChosen ? '' : undefined })}><div class="location-finder-name"><h2>${
    row.to ? html`<a${attributes(row.to)}>${title}</a>` : title
  }</h2>${
    miles !== undefined && showsMiles && html`<p class="location-finder-miles num">${distanceText(miles, words, locale)}</p>`
  }</div><p class="location-finder-types">${row.types}</p><address>${row.address.map((line) => html`<span>${line}</span>`)}</address>${openText(input)}${input.days.map((line) => html`<p class="location-finder-types"${week.lines.some((each) => each.endsWith(line)) && ' data-in-week'}>${line}</p>`)}${
    week.lines.length > 0 && html`<ul class="location-finder-hours">${week.lines.map((line) => html`<li>${line}</li>`)}</ul>`
  }${rowLinks(input)}</li>`
}
