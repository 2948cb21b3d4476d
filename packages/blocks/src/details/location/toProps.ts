import { formatDayOfWeek, locales } from '@bank/i18n/format.ts'
import { isSingular } from '@bank/i18n/plural.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import { appointmentPlaces } from '@bank/rules/appointments/appointment-places.ts'
import type { Coordinates } from '@bank/rules/geo/distance.ts'
import { branchData } from '@bank/rules/hours/branch-data.ts'
import { branchHours } from '@bank/rules/hours/branch-hours.ts'
import { hasCalendar } from '@bank/rules/hours/calendar/branch-calendar.ts'
import { eventDays } from '@bank/rules/lists/event-sessions.ts'
import { calendarAddress } from '@bank/rules/locations/calendar-address.ts'
import { directionsAddress } from '@bank/rules/locations/directions.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import { ownLink } from '@bank/ui/links/own-link.ts'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { BlockContext } from '../../block.ts'
import {
  addressLines,
  type Location,
  type LocationCard,
  phoneLink,
  stateName,
  streetOf,
  toLocationCard,
  typeLine,
} from '../../cards/location/location-card.ts'
import { locationTitle } from '../../cards/location/location-title.ts'
import { soonestFirst, toEventCard } from '../../cards/record/event-card.ts'
import type { ToDetailProps } from '../detail.ts'
import { type HoursTable, hoursTable, isMachineWithDates } from './hours/hours.ts'
import { coordinatesOf, nearbyLocations } from './nearby.ts'
import { type ServiceList, type Spoken, serviceLists, spokenThere } from './services.ts'
import { type Town, townsNear } from './towns-near.ts'

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
  /** To the form for appointments, with this branch chosen. */
  appointment: Action | undefined
  hours: HoursTable | undefined
  /** What search engines are told. */
  structured: Readonly<Record<string, unknown>>
  /** The hours as a calendar. */
  calendar: { readonly to: LinkTarget; readonly text: string } | undefined
  notes: Text | undefined
  machineAllDay: string | undefined
  machineFrom: string | undefined
  services: readonly ServiceList[]
  languages: readonly Spoken[]
  /** `until` is the last day of the event, `YYYY-MM-DD`. */
  events: readonly {
    readonly id: string
    readonly title: Text
    readonly to: LinkTarget | undefined
    readonly when: readonly Text[]
    readonly until: string | undefined
  }[]
  nearby: readonly (LocationCard & { readonly distance: string; readonly at: Coordinates | undefined })[]
  /** The country around it; there is none where nobody knows where it is. */
  map:
    | {
        readonly at: Coordinates
        readonly name: string
        readonly label: string
        readonly towns: readonly Town[]
        readonly wholeMap: Action | undefined
      }
    | undefined
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
      | 'usualHours'
      | 'specialDates'
      | 'spokenLanguages'
      | 'eventsHere'
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
    ...(code
      ? [{ to: ownLink(context.link)(known ? `/locations/${code}/` : '/locations/#other'), text: stateName(location.state, context) }]
      : []),
    { to: undefined, text: title.text },
  ]
}

/**
 * The picture of a location, else that of all locations. Its plate names a place: another town would pass for where the branch is, so it is
 * left out (D-IMG-12).
 */
const photoOf = (location: Location, context: BlockContext): PictureSource | undefined => {
  const photo = context.picture(location.photo || context.settings.locationPicture)
  const isThere = photo?.place?.text === `${location.city}, ${stateName(location.state, context)}`
  return photo && !isThere ? { ...photo, hour: undefined, place: undefined } : photo
}

/** What happens at a branch, the soonest first; the browser hides days that are over. */
const eventsAt = ({ id }: Location, context: BlockContext): LocationDetailProps['events'] =>
  soonestFirst(context.records.events.filter(({ location }) => location === id)).map((event) => {
    const { title, to, date, time } = toEventCard(event, context)
    return { id: event.id, title, to, when: [date, time].flatMap((text) => text ?? []), until: eventDays(event)?.last }
  })

/** The way to ask for an appointment where one can be asked for. */
const appointmentAction = (location: Location, { settings, link, t }: BlockContext): Action | undefined => {
  const { appointmentPage, bankHolidays } = settings
  const [place] = appointmentPage ? appointmentPlaces([location], { bankHolidays }) : []
  const to = place && link(`${appointmentPage}?branch=${encodeURIComponent(place.id)}`)
  return to && { to, text: { text: t('appointment.action') } }
}

/** All that is known about one branch or ATM (LOC-02, LOC-05 to LOC-07, LOC-11 to LOC-22). */
/** The finder's map where it shows a location among those around it, itself first: by its address, for towns have several and names are alike. */
const mapAddress = ({ id, address1, city, state, zip }: Location): string =>
  `/locations/?${new URLSearchParams({ ...(address1 && zip && { q: `${address1}, ${city}, ${state} ${zip}` }), view: 'map', pin: id })}`

export const toProps: ToDetailProps<'locations', LocationDetailProps> = (location, context) => {
  const { language, link, records, settings, t } = context
  const title = locationTitle(location)
  const place = coordinatesOf(location)
  const directions = place && link(directionsAddress(place))
  const headline = nonBlank(location.headline)
  const manager = location.manager?.trim()
  const branch = branchHours(location, settings.bankHolidays ?? [])
  const { city, state, zip } = location
  const ownCalendar = calendarAddress(location, language)
  const hours = hoursTable(branch, location.atm24hours === true, language, t)
  const calendar = hours && ownCalendar !== undefined && hasCalendar(branch) ? link(ownCalendar) : undefined
  return {
    title,
    crumbs: crumbs(location, title, context),
    photo: photoOf(location, context),
    types: typeLine(location, context),
    address: addressLines(location, context),
    hint: headline?.text === title.text ? undefined : headline,
    phone: phoneLink(location.phone, context),
    manager: manager ? t('manager', { name: manager }) : undefined,
    directions: directions && { to: directions, text: { text: t('getDirections') } },
    appointment: appointmentAction(location, context),
    hours,
    calendar: calendar && { to: calendar, text: t('hoursCalendar') },
    structured: branchData(branch, {
      name: `${settings.bankName ?? ''} ${title.text}`.trim(),
      // The address that pages name as their own has no prefix in English.
      url: settings.siteUrl && `${settings.siteUrl}${context.path.replace(/^\/en\//, '/')}`,
      telephone: location.phone,
      address: { street: streetOf(location), city: city ?? '', state: state ?? '', zip: zip ?? '' },
      place: place && { latitude: place.lat, longitude: place.lng },
      driveThru: t('driveThru'),
      atm: t('locationType.atm'),
    }),
    notes: nonBlank(location.hoursNotes),
    machineAllDay:
      location.atm24hours && !branch.closure?.parts.includes('atm') && !isMachineWithDates(branch) ? t('atmAllDay') : undefined,
    machineFrom: branch.firstDay && t('fromDay', { day: formatDayOfWeek(branch.firstDay, language) }),
    services: serviceLists(location, context),
    languages: spokenThere(location, context),
    events: eventsAt(location, context),
    nearby: nearbyLocations(location, records.locations, nearbyCount).map(({ location: near, miles }) => ({
      ...toLocationCard(near, context),
      distance: t(isSingular(miles, locales[language]) ? 'oneMile' : 'milesAway', { miles }),
      at: coordinatesOf(near),
    })),
    map: place && {
      at: place,
      name: title.text,
      label: t('map.around', { place: title.text }),
      towns: townsNear(place, language),
      wholeMap: action(context, mapAddress(location), { text: t('map.whole') }),
    },
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
      usualHours: t('finder.usualHours'),
      specialDates: t('specialDates'),
      spokenLanguages: t('spokenLanguages'),
      eventsHere: t('eventsHere'),
      nearby: t('nearby'),
      nearbyLocations: t('nearbyLocations'),
      details: t('details'),
    },
  }
}
