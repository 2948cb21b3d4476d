import type { Coordinates } from '@bank/rules/geo/distance.ts'
import type { LocationTypeKey } from '@bank/rules/locations/location-types.ts'
import { type Feature, features } from '../finder-location.ts'
import { readQuery } from '../text/read-query.ts'
import {
  cleanQuery,
  emptyState,
  type FinderState,
  isAsking,
  knownLanguage,
  type MapView,
  mostRows,
  roundMapView,
  roundPosition,
  rowsAtOnce,
} from './finder-state.ts'
import { withWishes } from './with-wishes.ts'

/** What a visitor can do. */
export type FinderAction =
  | { readonly type: 'type'; readonly text: string }
  | { readonly type: 'locate'; readonly at: Coordinates }
  | { readonly type: 'kind'; readonly kind: LocationTypeKey | undefined }
  | { readonly type: 'open-now'; readonly on: boolean }
  | { readonly type: 'saturday'; readonly on: boolean }
  | { readonly type: 'feature'; readonly feature: Feature; readonly on: boolean }
  | { readonly type: 'language'; readonly language: string | undefined }
  | { readonly type: 'show-more' }
  | { readonly type: 'view'; readonly view: FinderState['view'] }
  | { readonly type: 'choose'; readonly id: string | undefined; readonly map?: MapView | undefined }
  | { readonly type: 'move-map'; readonly map: MapView | undefined }
  | { readonly type: 'clear-filters' }
  | { readonly type: 'region' }

/** Another list starts at its beginning, with nothing chosen, and the map comes to it. */
const otherList = { shown: rowsAtOnce, chosen: undefined, map: undefined } as const

/** What a search asks for in words as filters: `nearest ATM` goes on asking for ATMs when the visitor's position takes its place. */
const withTypedFilters = (state: FinderState): FinderState => {
  const { wishes } = readQuery(state.query)
  const filters = withWishes(state, wishes)
  return { ...state, ...filters, kind: state.kind ?? wishes.kind, language: knownLanguage(filters.language) }
}

const afterAction = (state: FinderState, action: FinderAction): FinderState => {
  switch (action.type) {
    case 'type':
      return { ...state, ...otherList, query: cleanQuery(action.text), at: undefined }
    case 'locate':
      return { ...withTypedFilters(state), ...otherList, query: '', at: roundPosition(action.at) }
    case 'kind':
      return { ...state, ...otherList, kind: action.kind }
    case 'open-now':
      return { ...state, ...otherList, openNow: action.on }
    case 'saturday':
      return { ...state, ...otherList, saturday: action.on }
    case 'feature':
      return {
        ...state,
        ...otherList,
        features: features.filter((feature) => (feature === action.feature ? action.on : state.features.includes(feature))),
      }
    case 'language':
      return { ...state, ...otherList, language: action.language }
    case 'show-more':
      return { ...state, shown: Math.min(state.shown + rowsAtOnce, mostRows) }
    case 'view':
      return { ...state, view: action.view }
    case 'choose':
      return { ...state, chosen: action.id, map: action.map ? roundMapView(action.map) : state.map }
    case 'move-map':
      return { ...state, map: action.map && roundMapView(action.map) }
    case 'region':
      return { ...state, ...otherList }
    case 'clear-filters':
      return { ...emptyState, query: state.query, at: state.at, view: state.view }
  }
}

/**
 * The state after an action. A place that is typed takes the visitor's position away, and the other way round (D-LOC-2). Where something is asked for,
 * a map that has room beside the list is there anyway.
 */
export const reduceState = (state: FinderState, action: FinderAction): FinderState => {
  const next = afterAction(state, action)
  return next.view === 'beside' && isAsking(next) ? { ...next, view: 'list' } : next
}
