import { nonBlank, type Text } from '@bank/model/text.ts'
import { directionsAddress } from '@bank/rules/locations/directions.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { BlockContext } from '../../block.ts'
import {
  addressLines,
  type Location,
  type LocationCard,
  phoneLink,
  stateName,
  toLocationCard,
  typeLine,
} from '../../cards/location/location-card.ts'
import { locationTitle } from '../../cards/location/location-title.ts'
import type { ToDetailProps } from '../detail.ts'
import { type HoursTable, hoursTable } from './hours/hours.ts'
import { coordinatesOf, nearbyLocations } from './nearby.ts'
import { type ServiceList, type Spoken, serviceLists, spokenThere } from './services.ts'

/** How many other locations are offered below. */
const nearbyCount = 3

export type LocationDetailProps = {
  title: Text
  crumbs: readonly { readonly to: LinkTarget | undefined; readonly text: string }[]
  photo: PictureSource | undefined
  types: string
  address: readonly string[]
  /** A hint where to look for it. */
  hint: Text | undefined
  phone: LocationCard['phone']
  manager: string | undefined
  directions: Action | undefined
  hours: HoursTable | undefined
  notes: Text | undefined
  machineAllDay: string | undefined
  services: readonly ServiceList[]
  languages: readonly Spoken[]
  nearby: readonly (LocationCard & { readonly distance: string })[]
  all: Action | undefined
  labels: {
    readonly [name in
      | 'breadcrumb'
      | 'address'
      | 'telephone'
      | 'hours'
      | 'hoursDay'
      | 'today'
      | 'viewAllHours'
      | 'viewTodayOnly'
      | 'spokenLanguages'
      | 'nearby'
      | 'nearbyLocations'
      | 'details']: string
  }
}

const crumbs = (location: Location, title: Text, context: BlockContext): LocationDetailProps['crumbs'] => {
  const code = (location.state ?? '').trim().toLowerCase()
  const known = code === 'tx' || code === 'la' || code === 'ms'
  return [
    { to: context.link('/locations/'), text: context.t('locations') },
    ...(code ? [{ to: context.link(`/locations/#${known ? code : 'other'}`), text: stateName(location.state, context) }] : []),
    { to: undefined, text: title.text },
  ]
}

/** All that is known about one branch or ATM (LOC-02, LOC-05 to LOC-07, LOC-11 to LOC-22). */
export const toProps: ToDetailProps<'locations', LocationDetailProps> = (location, context) => {
  const { link, picture, records, settings, t } = context
  const title = locationTitle(location)
  const place = coordinatesOf(location)
  const directions = place && link(directionsAddress(place))
  const headline = nonBlank(location.headline)
  const manager = location.manager?.trim()
  return {
    title,
    crumbs: crumbs(location, title, context),
    photo: picture(location.photo || settings.locationPicture),
    types: typeLine(location, context),
    address: addressLines(location, context),
    hint: headline?.text === title.text ? undefined : headline,
    phone: phoneLink(location.phone, context),
    manager: manager ? t('manager', { name: manager }) : undefined,
    directions: directions && { to: directions, text: { text: t('getDirections') } },
    hours: hoursTable(location, t),
    notes: nonBlank(location.hoursNotes),
    machineAllDay: location.atm24hours ? t('atmAllDay') : undefined,
    services: serviceLists(location, context),
    languages: spokenThere(location, context),
    nearby: nearbyLocations(location, records.locations, nearbyCount).map(({ location: near, miles }) => ({
      ...toLocationCard(near, context),
      distance: t('milesAway', { miles }),
    })),
    all: action(context, '/locations/', { text: t('allLocations') }),
    labels: {
      breadcrumb: t('breadcrumb'),
      address: t('address'),
      telephone: t('telephone'),
      hours: t('hours'),
      hoursDay: t('hoursDay'),
      today: t('today'),
      viewAllHours: t('viewAllHours'),
      viewTodayOnly: t('viewTodayOnly'),
      spokenLanguages: t('spokenLanguages'),
      nearby: t('nearby'),
      nearbyLocations: t('nearbyLocations'),
      details: t('details'),
    },
  }
}
