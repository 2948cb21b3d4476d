import { partsAsked } from '@bank/finder/results/part-schedules.ts'
import { locales } from '@bank/i18n/format.ts'
import type { Branch, BranchPart } from '@bank/rules/hours/branch.ts'
import { branchHours } from '@bank/rules/hours/branch-hours.ts'
import { directionsAddress } from '@bank/rules/locations/directions.ts'
import { locationTypes } from '@bank/rules/locations/location-types.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import type { BlockContext } from '../../block.ts'
import { hoursInBrief } from '../../cards/location/hours-in-brief.ts'
import { type Location, type LocationCard, toLocationCard } from '../../cards/location/location-card.ts'
import { firstDayText, stateWords } from '../location/hours/hours.ts'
import { coordinatesOf } from '../location/nearby.ts'

/** A location on the page of a state or town. */
export type PlaceCard = LocationCard & {
  readonly hours: readonly string[]
  /** In words, until that day has come. */
  readonly firstDay: string | undefined
  readonly directions: LinkTarget | undefined
  /** Whose hours the browser tells: the place of the branch in `OpenStates`, and which of its parts. */
  readonly openState: { readonly branch: number; readonly parts: readonly BranchPart[] }
}

/** What a page hands to its script, as JSON, so that it can tell which of its locations are open. */
export type OpenStates = {
  /** Each once, for most share their hours; their dates by the place in `dated`. */
  readonly branches: readonly (Omit<Branch, 'dated'> & { readonly dated: readonly number[] })[]
  /** Dates with other hours, each once: holidays are those of all. */
  readonly dated: Branch['dated']
  readonly words: ReturnType<typeof stateWords> & Readonly<Record<'lobby' | 'driveThru' | 'finder.todayHours', string>>
  readonly locale: string
}

/** Branches with the dates that they share put down once. */
const withSharedDates = (branches: readonly Branch[]): Pick<OpenStates, 'branches' | 'dated'> => {
  const dates = new Map(branches.flatMap(({ dated }) => dated.map((date) => [JSON.stringify(date), date] as const)))
  const keys = [...dates.keys()]
  return {
    branches: branches.map((branch) => ({ ...branch, dated: branch.dated.map((date) => keys.indexOf(JSON.stringify(date))) })),
    dated: [...dates.values()],
  }
}

/** The cards of locations, and the hours of all of them (LOC-26). */
export const placeCards = (
  locations: readonly Location[],
  context: BlockContext,
): { readonly cards: ReadonlyMap<string, PlaceCard>; readonly openStates: OpenStates } => {
  const { t, link, language, settings } = context
  const branches = new Map<string, Branch>()
  const cards = locations.map((location): readonly [string, PlaceCard] => {
    const branch = branchHours(location, settings.bankHolidays ?? [])
    const key = JSON.stringify(branch)
    branches.set(key, branch)
    const at = coordinatesOf(location)
    const kinds = locationTypes(location.locationType?.flatMap(({ type }) => type ?? []))
    return [
      location.id,
      {
        ...toLocationCard(location, context),
        hours: hoursInBrief(branch, context),
        firstDay: firstDayText(branch, context),
        directions: at && link(directionsAddress(at)),
        openState: { branch: [...branches.keys()].indexOf(key), parts: partsAsked(kinds, {}) },
      },
    ]
  })
  return {
    cards: new Map(cards),
    openStates: {
      ...withSharedDates([...branches.values()]),
      words: { ...stateWords(t), lobby: t('lobby'), driveThru: t('driveThru'), 'finder.todayHours': t('finder.todayHours') },
      locale: locales[language],
    },
  }
}
