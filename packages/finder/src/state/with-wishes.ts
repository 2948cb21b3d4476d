import { features } from '../finder-location.ts'
import type { FinderState } from './finder-state.ts'

type Asked = Pick<FinderState, 'openNow' | 'saturday' | 'features' | 'language'>

/** Filters that were chosen together with those that a search asks for in words; a language that was chosen goes before one that was typed. */
export const withWishes = (state: Asked, wishes: Asked): Asked => ({
  openNow: state.openNow || wishes.openNow,
  saturday: state.saturday || wishes.saturday,
  features: features.filter((feature) => state.features.includes(feature) || wishes.features.includes(feature)),
  language: state.language ?? wishes.language,
})
