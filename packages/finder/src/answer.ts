import type { Coordinates } from '@bank/rules/geo/distance.ts'
import type { FinderData } from './finder-data.ts'
import type { Places } from './places/pack-places.ts'
import { type Found, findLocations } from './results/find-locations.ts'
import { keptChangeOf } from './results/kept-sentences.ts'
import { namesAlike } from './search/names-alike.ts'
import { searchPlaces } from './search/search-places.ts'
import type { FinderState } from './state/finder-state.ts'
import { answerStatus } from './view/answer-status.ts'
import { type ListMarkup, renderAnswer, shownOf } from './view/render-answer.ts'

/** What a state is answered with. */
export type Answer = ListMarkup & {
  /** One sentence. */
  readonly status: string
  /** What the button that prints says: the nearest five, or the first five of a list that begins nowhere. */
  readonly print: string
  /** How many locations pass the filters. */
  readonly count: number
  /** What the list and the map are made of. */
  readonly found: Found
  /** When the list may be another one, or say something else, in milliseconds since 1970. */
  readonly changes: number | undefined
  /** Something was typed that means nothing. */
  readonly isUnknown: boolean
}

export type AnswerOptions = {
  readonly now: Date
  /** The region that the visitor prefers, where distances are measured from when nothing else is known (D-LOC-2). */
  readonly region?: (Coordinates & { readonly name: string }) | undefined
  /** Whether the position of the state is the visitor's own: a link may have come from somebody else. */
  readonly isOwnPosition?: boolean
}

/** A finder that answers states, from its data and the table of positions. */
export const createFinder = (data: FinderData, places: Places) => {
  const { locations, hours } = data
  const search = searchPlaces(places, locations, data.regions)
  const index = { locations, hours, search }
  const alikeTo = namesAlike(locations, search)

  return (state: FinderState, { now, region, isOwnPosition = false }: AnswerOptions): Answer => {
    const found = findLocations(index, state, { now, region })
    const shown = found.isUnknown ? [] : shownOf(found, state)
    // What is open elsewhere may come into the list.
    const branches =
      found.filters.openNow || found.filters.openToday
        ? hours
        : new Set(shown.flatMap((one) => hours[locations[one.index]?.hours ?? -1] ?? []))
    const alike = found.isUnknown ? alikeTo(state.query) : []
    const input = { ...data, now, state, found, alike, regionName: region?.name, isOwnPosition }
    return {
      status: answerStatus(input),
      ...renderAnswer(input),
      print: data.words[found.origin ? 'finder.print' : 'finder.printFirst'],
      count: found.locations.length,
      changes: keptChangeOf([...branches], now),
      isUnknown: found.isUnknown,
      found,
    }
  }
}

export type Finder = ReturnType<typeof createFinder>
