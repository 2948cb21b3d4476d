import { type Coordinates, distanceInMiles, isCoordinates } from '@bank/rules/geo/distance.ts'
import type { Branch, BranchPart } from '@bank/rules/hours/branch.ts'
import type { LocalTime } from '@bank/rules/hours/calendar-date.ts'
import type { FinderLocation } from '../finder-location.ts'
import { farthestMiles, nearMiles } from '../search/bare-names.ts'
import type { Meaning } from '../search/meaning.ts'
import type { SearchPlaces } from '../search/search-places.ts'
import { type FinderState, isFiltering } from '../state/finder-state.ts'
import { withWishes } from '../state/with-wishes.ts'
import { type Query, readQuery } from '../text/read-query.ts'
import { clocksAt, isDoneForToday, isOpenAt, neverCloses, opensOn, opensToday } from './open-times.ts'
import { partsAsked } from './part-schedules.ts'
import { type Ranked, rank } from './rank.ts'

/** What narrows a list. */
export type Filters = Pick<FinderState, 'kind' | 'openNow' | 'saturday' | 'features' | 'language'> & {
  /** Around the clock, on Sundays, and at any time of today: asked for in words alone. */
  readonly allHours: boolean
  readonly sunday: boolean
  readonly openToday: boolean
}

/** What the finder answers to a state. */
export type Found = {
  /** What the search means, and what else it may mean. */
  readonly meaning: Meaning | undefined
  readonly others: readonly Meaning[]
  /** Something was typed that means nothing. */
  readonly isUnknown: boolean
  /** Sundays were asked for, and no lobby or drive-thru opens on one: machines are listed that do, else what is there on other days. */
  readonly isSundayInVain: boolean
  /** Where distances are measured from, and how it came about (D-LOC-2). */
  readonly origin: { readonly kind: 'position' | 'place' | 'region'; readonly at: Coordinates } | undefined
  /** The filters that were chosen, and those that were typed. */
  readonly filters: Filters
  /** Everything that passes the filters, nearest first; of a state that was searched, its own alone; nothing where all is out of reach. */
  readonly locations: readonly Ranked[]
  /** Miles to the nearest that passes where none is near. */
  readonly farAway: number | undefined
  /** Where none is near, another place of the same name that we are near to. */
  readonly nearNamesake: Meaning | undefined
}

type Index = {
  readonly locations: readonly FinderLocation[]
  /** Hours of `locations`. */
  readonly hours: readonly Branch[]
  readonly search: SearchPlaces
}

type AskHours = (branch: Branch, parts: readonly BranchPart[], time: LocalTime) => boolean

/** What is true of the hours of a location. Many have the same hours: each is asked once. */
const hoursAsked = (hours: readonly Branch[], filters: Filters, clock: (timeZone: string) => LocalTime, ask: AskHours) => {
  const known = new Map<string, boolean>()
  return (location: FinderLocation): boolean => {
    const branch = hours[location.hours]
    if (!branch) return false
    const parts = partsAsked(location.kinds, filters)
    const key = `${location.hours} ${parts}`
    const answer = known.get(key) ?? ask(branch, parts, clock(branch.timeZone))
    known.set(key, answer)
    return answer
  }
}

const asksForTimes = ({ openNow, openToday, saturday, sunday, allHours }: Filters): boolean =>
  openNow || openToday || saturday || sunday || allHours

/** Whether hours pass the filters. */
const passesHoursOf =
  (state: Filters): AskHours =>
  (branch, parts, time) =>
    (!state.openNow || isOpenAt(branch, parts, time)) &&
    (!state.openToday || opensToday(branch, parts, time)) &&
    (!state.saturday || opensOn('sat', branch, parts, time)) &&
    (!state.sunday || opensOn('sun', branch, parts, time)) &&
    (!state.allHours || neverCloses(branch, parts, time))

/** A machine never closes: nobody who asks for Saturdays or Sundays means it, unless machines are asked for. */
const isOpenAnyway = ({ kinds }: FinderLocation, { saturday, sunday, kind }: Filters): boolean =>
  (saturday || sunday) && kind !== 'atm' && kinds.length > 0 && kinds.every((one) => one === 'atm')

const passes = (location: FinderLocation, state: Filters): boolean =>
  !isOpenAnyway(location, state) &&
  (state.kind === undefined || location.kinds.includes(state.kind)) &&
  state.features.every((feature) => location.features.includes(feature)) &&
  (state.language === undefined || location.languages.includes(state.language))

/** Whether `branch` behind a place asks for branches: in `Olive Branch` and behind the name of a branch it does not. */
const isAskedForBranches = (meaning: Meaning | undefined): boolean =>
  meaning !== undefined && meaning.kind !== 'branch' && !/ branch$/i.test(meaning.name)

/** Whether `sucursal` stands before the name or street of something else than a branch, which is meant all the same. */
const namesOther = (meaning: Meaning | undefined, locations: readonly FinderLocation[]): boolean =>
  meaning?.kind === 'branch' && !meaning.members.some((index) => locations[index]?.kinds.includes('bankingCenter'))

/** The banking centers of a town: who asks for a bank there means them before the machine or office that is nearer to its middle. */
const bankingCentersOf = (meaning: Meaning | undefined, locations: readonly FinderLocation[]): readonly number[] =>
  meaning?.kind === 'town' ? meaning.members.filter((index) => locations[index]?.kinds.includes('bankingCenter')) : []

/** The filters of a state together with what its search asks for in words; a kind that was chosen goes before one that was typed. */
const filtersOf = (state: FinderState, { wishes, endsWithBranch }: Query, meaning: Meaning | undefined, isOther: boolean): Filters => ({
  kind:
    state.kind ??
    (wishes.kind === 'bankingCenter' && isOther ? undefined : wishes.kind) ??
    (endsWithBranch && isAskedForBranches(meaning) ? 'bankingCenter' : undefined),
  ...withWishes(state, wishes),
  openToday: wishes.openToday,
  allHours: wishes.allHours,
  sunday: wishes.sunday,
})

const originOf = (state: FinderState, meaning: Meaning | undefined, region: Coordinates | undefined): Found['origin'] => {
  if (state.at) return { kind: 'position', at: state.at }
  if (meaning) return meaning.at && { kind: 'place', at: meaning.at }
  return region && { kind: 'region', at: region }
}

const lobbies = ['lobby', 'driveThru'] as const

const isWithin = ({ lat, lng }: FinderLocation, at: Coordinates): boolean => {
  const to = { lat, lng }
  return isCoordinates(to) && distanceInMiles(at, to) <= nearMiles
}

/** Answers a state: the locations that pass its filters, nearest first (LOC-01, LOC-03, D-LOC-1, D-LOC-2). */
export const findLocations = (
  { locations, hours, search }: Index,
  state: FinderState,
  { now, region }: { readonly now: Date; readonly region?: Coordinates | undefined },
): Found => {
  const [meaning, ...others] = search(state.query)
  const query = readQuery(state.query)
  const isWish = query.text === '' && isFiltering(query.wishes)
  const isUnknown = state.query !== '' && meaning === undefined && !isWish
  const asked = filtersOf(state, query, meaning, namesOther(meaning, locations))
  const origin = isUnknown ? undefined : originOf(state, meaning, region)
  const clock = clocksAt(now)
  const passing = (filters: Filters): readonly Ranked[] => {
    const passesHours = asksForTimes(filters) ? hoursAsked(hours, filters, clock, passesHoursOf(filters)) : () => true
    const isDone = hoursAsked(hours, filters, clock, isDoneForToday)
    return rank(locations, origin?.at, {
      meaning,
      first: (query.isForBank || isFiltering(query.wishes)) && !filters.kind && !state.at ? bankingCentersOf(meaning, locations) : [],
      passes: (index) => {
        const location = locations[index]
        const isOutside = meaning?.kind === 'state' && location?.state !== meaning.state
        return location !== undefined && !isOutside && passes(location, filters) && passesHours(location)
      },
      // Who asks for today is helped first by what can still be reached.
      isLast: (index) => {
        const location = filters.openToday ? locations[index] : undefined
        return location !== undefined && isDone(location)
      },
    })
  }
  const isSundayInVain =
    asked.sunday && asked.kind !== 'atm' && !hours.some((branch) => opensOn('sun', branch, lobbies, clock(branch.timeZone)))
  const choices = isSundayInVain
    ? [
        { ...asked, kind: 'atm' as const },
        { ...asked, sunday: false },
      ]
    : [asked]
  const lists = choices.map((filters) => ({ filters, found: passing(filters) }))
  const { filters = asked, found = [] } = lists.find((list) => list.found.length > 0) ?? lists.at(-1) ?? {}
  // Beside what was typed as it is written, guesses are noise.
  const alike = others.filter(({ isGuess }) => meaning?.isGuess || !isGuess)
  const nearest = found.reduce((least, { miles = Number.POSITIVE_INFINITY }) => Math.min(least, miles), Number.POSITIVE_INFINITY)
  const farAway = origin && Number.isFinite(nearest) && nearest > nearMiles ? nearest : undefined
  const isOutOfReach = farAway !== undefined && farAway > farthestMiles
  const isNear = ({ at }: Meaning): boolean => at !== undefined && locations.some((location) => isWithin(location, at))
  return {
    meaning,
    others: alike,
    isUnknown,
    isSundayInVain,
    origin,
    filters,
    locations: isOutOfReach ? [] : found,
    farAway,
    nearNamesake:
      farAway !== undefined && query.state === undefined ? alike.find((one) => one.name === meaning?.name && isNear(one)) : undefined,
  }
}
