import { type Coordinates, isCoordinates } from '@bank/rules/geo/distance.ts'
import type { LocationTypeKey } from '@bank/rules/locations/location-types.ts'
import { languageCodes } from '@bank/rules/locations/spoken-languages.ts'
import { type Feature, features, kinds } from '../finder-location.ts'

/** How many locations come at once, and how many a page shows at most. */
export const rowsAtOnce = 10
export const mostRows = 200

const longestQuery = 80

/** English is spoken everywhere, and no filter. */
const languages = languageCodes.filter((code) => code !== 'en')

/** A language that somebody may ask for; nothing for any other code. */
export const knownLanguage = (code: string | null | undefined): string | undefined => languages.find((language) => language === code)

/** Where a visitor has moved the map: its middle, and how close it is, each step of `zoom` twice as close. */
export type MapView = Coordinates & { readonly zoom: number }

/** All that a visitor asked of the finder. Every state has an address, and every address means a state. */
export type FinderState = {
  /** As typed. */
  readonly query: string
  /** The visitor's position, rounded to 2 decimals: about half a mile. There is none beside a query. */
  readonly at: Coordinates | undefined
  readonly kind: LocationTypeKey | undefined
  readonly openNow: boolean
  readonly saturday: boolean
  /** In the order of `features`. */
  readonly features: readonly Feature[]
  /** Code of a language, `vi`. */
  readonly language: string | undefined
  readonly shown: number
  /**
   * What was asked for with the button of the map, or `beside`: nothing is asked for, and a screen with room for both keeps the map that it had. Phones
   * show the list then.
   */
  readonly view: 'list' | 'map' | 'beside'
  /** Id of the location that is chosen on the map. */
  readonly chosen: string | undefined
  /** Nothing while the map stands where the search has put it. */
  readonly map: MapView | undefined
}

export const emptyState: FinderState = {
  query: '',
  at: undefined,
  kind: undefined,
  openNow: false,
  saturday: false,
  features: [],
  language: undefined,
  shown: rowsAtOnce,
  view: 'list',
  chosen: undefined,
  map: undefined,
}

const roundTo = (value: number, decimals: number): number => Number(value.toFixed(decimals)) || 0

/** A position as an address holds it: nobody's doorstep. */
export const roundPosition = ({ lat, lng }: Coordinates): Coordinates => ({ lat: roundTo(lat, 2), lng: roundTo(lng, 2) })

/** What was typed, in one line, as an address holds it. */
export const cleanQuery = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestQuery)
    .trim()
    .toWellFormed()

const readPosition = (text: string | null): Coordinates | undefined => {
  const [, lat, lng] = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(text ?? '') ?? []
  const at = lat && lng ? { lat: Number(lat), lng: Number(lng) } : undefined
  return isCoordinates(at) ? roundPosition(at) : undefined
}

const mostZoom = 20

/** A view of the map as an address holds it, to a pixel: it must give the same markers and groups back. */
export const roundMapView = ({ lat, lng, zoom }: MapView): MapView => ({
  lat: roundTo(lat, 4),
  lng: roundTo(lng, 4),
  zoom: roundTo(Math.min(Math.max(zoom, 0), mostZoom), 3),
})

const readMapView = (text: string | null): MapView | undefined => {
  const [, lat, lng, zoom] = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?),(\d{1,2}(?:\.\d+)?)$/.exec(text ?? '') ?? []
  const at = { lat: Number(lat), lng: Number(lng) }
  return lat && isCoordinates(at) ? roundMapView({ ...at, zoom: Number(zoom) }) : undefined
}

const readShown = (text: string | null): number => {
  const rows = /^\d{1,4}$/.test(text ?? '') ? Number(text) : rowsAtOnce
  return Math.min(Math.max(Math.ceil(rows / rowsAtOnce) * rowsAtOnce, rowsAtOnce), mostRows)
}

const isOn = (value: string | null): boolean => value !== null && !/^(?:0|no|off|false)$/i.test(value)

const views = ['map', 'beside'] as const

/** The state that the query of an address means; what it does not know counts for nothing. */
export const readState = (search: string): FinderState => {
  const read = new URLSearchParams(search)
  const query = cleanQuery(read.get('q') ?? '')
  const chosen = read.get('pin') ?? ''
  return {
    query,
    at: query === '' ? readPosition(read.get('at')) : undefined,
    kind: kinds.find((kind) => kind === read.get('type')),
    openNow: read.get('open') === 'now',
    saturday: isOn(read.get('saturday')),
    features: features.filter((feature) => isOn(read.get(feature))),
    language: knownLanguage(read.get('language')),
    shown: readShown(read.get('rows')),
    view: views.find((view) => view === read.get('view')) ?? 'list',
    chosen: /^[\w-]{1,120}$/.test(chosen) ? chosen : undefined,
    map: readMapView(read.get('map')),
  }
}

/** Names of the parameters that are the finder's; others of the address are left alone. */
const stateParameters = ['q', 'at', 'type', 'open', 'saturday', ...features, 'language', 'rows', 'view', 'pin', 'map'] as const

/** The query of a state's address, without a question mark; what is as usual is left out. `other` keeps the parameters of others. */
export const writeState = (state: FinderState, other = ''): string => {
  const written = new URLSearchParams(other)
  for (const name of stateParameters) written.delete(name)
  const put = (name: (typeof stateParameters)[number], value: string | false | undefined): void => {
    if (value) written.set(name, value)
  }
  put('q', state.query)
  put('at', state.at && `${state.at.lat},${state.at.lng}`)
  put('type', state.kind)
  put('open', state.openNow && 'now')
  put('saturday', state.saturday && '1')
  for (const feature of state.features) put(feature, '1')
  put('language', state.language)
  put('rows', state.shown > rowsAtOnce && String(state.shown))
  put('view', state.view !== 'list' && state.view)
  put('pin', state.chosen)
  put('map', state.map && `${state.map.lat},${state.map.lng},${state.map.zoom}`)
  // A comma needs no escape.
  return written.toString().replaceAll('%2C', ',')
}

/** Whether anything is asked for that changes the list. */
export const isAsking = ({ query, at, ...state }: FinderState): boolean => query !== '' || at !== undefined || isFiltering(state)

/** Whether locations are listed: also for one that is chosen on the map, which has its row among them. */
export const isListing = (state: FinderState): boolean => isAsking(state) || state.chosen !== undefined

/** Whether locations are left out. */
export const isFiltering = (
  state: Pick<FinderState, 'kind' | 'openNow' | 'saturday' | 'features' | 'language'> & {
    readonly sunday?: boolean
    readonly openToday?: boolean
  },
): boolean =>
  state.kind !== undefined ||
  state.openNow ||
  state.openToday === true ||
  state.saturday ||
  state.sunday === true ||
  state.features.length > 0 ||
  state.language !== undefined

/** How many filters are on, as it stands behind the name of the filters; nothing where none is. */
export const filterCount = ({ kind, language, openNow, saturday, features: chosen }: FinderState): string => {
  const count = [kind, language, openNow, saturday].filter(Boolean).length + chosen.length
  return count === 0 ? '' : ` (${count})`
}
