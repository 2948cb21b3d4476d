import { nameOfTown } from '@bank/finder/text/spanish-names.ts'
import { locales } from '@bank/i18n/format.ts'
import { isSingular } from '@bank/i18n/plural.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import { ownLink } from '@bank/ui/links/own-link.ts'
import type { BlockContext } from '../../block.ts'
import { type LocationCard, stateName, toLocationCard } from '../../cards/location/location-card.ts'
import { nearbyLocations } from '../location/nearby.ts'
import { type Place, placeAddress } from './place.ts'
import { type OpenStates, type PlaceCard, placeCards } from './place-branches.ts'
import { countiesOf } from './place-counties.ts'

/** How many locations outside a town are offered below. */
const nearbyCount = 3

export type PlaceDetailProps = {
  crumbs: readonly { readonly to: LinkTarget | undefined; readonly text: string }[]
  label: string
  name: string
  count: string
  search: { readonly to: LinkTarget; readonly text: string } | undefined
  /** Its locations by town; on the page of a town without another heading. */
  towns: readonly { readonly name: string; readonly to: LinkTarget | undefined; readonly cards: readonly PlaceCard[] }[]
  isTown: boolean
  /** Its counties or parishes, each as the search that it leads to. */
  counties: readonly { readonly to: LinkTarget; readonly text: string }[]
  openStates: OpenStates
  nearby: readonly (LocationCard & { readonly distance: string })[]
  all: undefined
  labels: {
    readonly usualHours: string | undefined
    readonly breadcrumb: string
    readonly nearby: string
    readonly nearbyLocations: string
    readonly details: string
    readonly directions: string
    readonly towns: string
    readonly counties: string
  }
}

/** The page of a state or of a town: every location in it (LOC-01, D-LOC-1). */
export const toProps = (place: Place, context: BlockContext): PlaceDetailProps => {
  const { t, link, records, language } = context
  const { state, town, ids } = place
  const inState = stateName(state, context)
  const named = (one: string): string => nameOfTown(one, state, language)
  const name = town === undefined ? inState : `${named(town)}, ${inState}`
  const here = records.locations.filter(({ id }) => ids.includes(id))
  const towns = [...Map.groupBy(here, ({ city }) => city?.trim() ?? '')].toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  const others = records.locations.filter(({ id }) => !ids.includes(id))
  const [first] = here
  const finder = link('/locations/')
  const { cards, openStates } = placeCards(here, context)
  const hasCounter = openStates.branches.some(({ weeks }) => weeks.lobby ?? weeks.driveThru)
  const isParish = state === 'la'
  const searchFor = (query: string): LinkTarget | undefined =>
    finder && { ...finder, href: `${finder.href}?q=${encodeURIComponent(query)}` }
  const search = searchFor(town === undefined ? inState : `${town}, ${state.toUpperCase()}`)
  return {
    crumbs: [
      { to: finder, text: t('locations') },
      ...(town === undefined ? [] : [{ to: ownLink(link)(placeAddress({ state })), text: inState }]),
      { to: undefined, text: town === undefined ? inState : named(town) },
    ],
    label: t('locations'),
    name,
    count: t(here.length === 1 ? 'finder.one' : 'finder.many', { count: here.length }),
    search: search && { to: search, text: t('finder.searchHere') },
    towns: towns.map(([city, inTown]) => ({
      name: named(city),
      to: town === undefined && city ? ownLink(link)(placeAddress({ state, town: city })) : undefined,
      cards: inTown.flatMap(({ id }) => cards.get(id) ?? []),
    })),
    isTown: town !== undefined,
    counties: countiesOf(here).flatMap((name) => {
      const to = searchFor(`${name} ${isParish ? 'Parish' : 'County'}, ${state.toUpperCase()}`)
      return to ? [{ to, text: t(isParish ? 'finder.parish' : 'finder.county', { name }) }] : []
    }),
    openStates,
    nearby: (town !== undefined && first ? nearbyLocations(first, others, nearbyCount) : []).map(({ location, miles }) => ({
      ...toLocationCard(location, context),
      distance: t(isSingular(miles, locales[language]) ? 'oneMile' : 'milesAway', { miles }),
    })),
    all: undefined,
    labels: {
      // Machines keep working on the days on which branches are closed.
      usualHours: hasCounter ? `${t('finder.usualHours')} ${t('finder.otherHours')}` : undefined,
      breadcrumb: t('breadcrumb'),
      nearby: t('nearby'),
      nearbyLocations: t('finder.outside'),
      details: t('details'),
      directions: t('finder.directions'),
      towns: t('finder.towns'),
      counties: t(isParish ? 'finder.parishes' : 'finder.counties'),
    },
  }
}
