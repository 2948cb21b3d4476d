import type { FinderData } from '@bank/finder/finder-data.ts'
import { nameOfTown } from '@bank/finder/text/spanish-names.ts'
import type { Phrase } from '@bank/i18n/translate.ts'
import { type LocationTypeKey, locationTypes } from '@bank/rules/locations/location-types.ts'
import { linkAttributes } from '@bank/ui/links/Link.tsx'
import { ownLink } from '@bank/ui/links/own-link.ts'
import type { BlockContext } from '../block.ts'
import { stateName } from '../cards/location/location-card.ts'
import { type Place, placeAddress, placesOf } from '../details/place/place.ts'

/** As many as stand in two or three lines beside the map. */
const townsOffered = 6

/** Pages of the states with the number of their locations, and of the towns of each that have most of them (D-LOC-1). */
export const stateLinks = (context: BlockContext): FinderData['states'] => {
  const { t, link, language, records } = context
  const places = placesOf(records.locations)

  const linkTo = (place: Place) => {
    const to = ownLink(link)(placeAddress(place))
    return to && { href: to.href, ...linkAttributes(to) }
  }

  const kindsOf = new Map(
    records.locations.map(({ id, locationType }) => [id, locationTypes(locationType?.flatMap(({ type }) => type ?? []))]),
  )
  const count = ({ ids }: Place, kind: LocationTypeKey): number => ids.filter((id) => kindsOf.get(id)?.includes(kind)).length

  const counted = (number: number, one: Phrase, many: Phrase): readonly string[] =>
    number === 0 ? [] : [number === 1 ? t(one) : t(many, { count: number })]

  const townsIn = (state: string) =>
    places
      .filter((place) => place.state === state && place.town !== undefined)
      .toSorted((one, other) => other.ids.length - one.ids.length || count(other, 'bankingCenter') - count(one, 'bankingCenter'))
      .slice(0, townsOffered)
      .flatMap((place) => {
        const to = linkTo(place)
        return to ? [{ to, label: nameOfTown(place.town ?? '', state, language) }] : []
      })

  return places.flatMap((place) => {
    const to = place.town === undefined ? linkTo(place) : undefined
    if (!to) return []
    const centers = counted(count(place, 'bankingCenter'), 'oneBankingCenter', 'bankingCenters')
    const machines = counted(count(place, 'atm'), 'oneAtm', 'atms')
    return [{ to, label: stateName(place.state, context), detail: [...centers, ...machines].join(', '), towns: townsIn(place.state) }]
  })
}
