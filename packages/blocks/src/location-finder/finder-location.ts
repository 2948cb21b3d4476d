import type { Feature, FinderLocation, FinderRow, FinderWeek } from '@bank/finder/finder-location.ts'
import type { Branch } from '@bank/rules/hours/branch.ts'
import { type LocationTypeKey, locationTypes } from '@bank/rules/locations/location-types.ts'
import { spokenLanguages } from '@bank/rules/locations/spoken-languages.ts'
import { linkAttributes } from '@bank/ui/links/Link.tsx'
import type { BlockContext } from '../block.ts'
import { hoursInBrief } from '../cards/location/hours-in-brief.ts'
import { type Location, toLocationCard } from '../cards/location/location-card.ts'
import { locationTitle } from '../cards/location/location-title.ts'
import { coordinatesOf } from '../details/location/nearby.ts'

const namesOf = (list: readonly { readonly [name: string]: string | undefined }[] | undefined, field: string): readonly string[] =>
  (list ?? []).flatMap((row) => row[field] ?? [])

const kindsOf = ({ locationType, featuredServices, atmServices }: Location): readonly LocationTypeKey[] => {
  const kinds = locationTypes(locationType?.flatMap(({ type }) => type ?? []))
  // Who looks for a machine is helped by one in a branch as well.
  const hasMachine = namesOf(featuredServices, 'service').includes('Has ATM') || (atmServices ?? []).length > 0
  return hasMachine && !kinds.includes('atm') ? [...kinds, 'atm'] : kinds
}

const featuresOf = ({ featuredServices, services, atmServices }: Location): readonly Feature[] => {
  const offered = namesOf(services, 'service')
  const has: Readonly<Record<Feature, boolean>> = {
    'drive-thru': namesOf(featuredServices, 'service').includes('Drive-thru Services'),
    notary: offered.includes('Notary'),
    'safe-deposit': offered.includes('Safe Deposit Boxes'),
    'coin-machine': offered.includes('Coin Machines'),
    'night-deposit': offered.includes('Night Depository'),
    'check-cashing': offered.includes('Check Cashing'),
    'cashiers-checks': offered.includes('Cashiers Checks'),
    'atm-deposits': namesOf(atmServices, 'service').includes('Deposits'),
  }
  return (Object.keys(has) as Feature[]).filter((feature) => has[feature])
}

/** A telephone number of this country without its code: ten digits. */
const digitsOf = (phone: string | undefined): string | undefined => /^1?(\d{10})$/.exec((phone ?? '').replace(/\D/g, ''))?.[1]

/** The languages of a location that have a code, English left out: it is spoken everywhere (LOC-17). */
const languagesOf = ({ spokenLanguages: spoken, offersSpanish }: Location): readonly string[] =>
  spokenLanguages(namesOf(spoken, 'language'), offersSpanish ?? false).flatMap(({ lang }) => (lang && lang !== 'en' ? [lang] : []))

/** What the search needs to know of a location; `hours` is the place of its hours among all different ones. */
export const toFinderLocation = (location: Location, hours: number): FinderLocation => {
  const at = coordinatesOf(location)
  const [phone, manager] = [digitsOf(location.phone), location.manager?.trim()]
  return {
    id: location.id,
    names: [...new Set([locationTitle(location).text.trim(), location.name?.trim() ?? ''])].filter((name) => name !== ''),
    street: location.address1?.trim() ?? '',
    city: location.city?.trim() ?? '',
    state: (location.state ?? '').trim().toUpperCase(),
    zip: location.zip?.trim().slice(0, 5) ?? '',
    ...(phone && { phone }),
    ...(manager && { manager }),
    ...(at && { lat: at.lat, lng: at.lng }),
    kinds: kindsOf(location),
    features: featuresOf(location),
    languages: languagesOf(location),
    hours,
  }
}

/** A location as a list of the finder shows it. */
export const toFinderRow = (location: Location, context: BlockContext): FinderRow => {
  const { title, to, types, address, phone } = toLocationCard(location, context)
  return {
    title: title.text,
    ...(title.lang && { lang: title.lang }),
    ...(to && { to: { href: to.href, ...(to.hrefLang && { hreflang: to.hrefLang }), ...linkAttributes(to) } }),
    types,
    address,
    ...(phone && { phone: { text: phone.text, href: phone.to.href } }),
  }
}

/** Hours as the printed sheet of the finder says them; `dated` are its dates among all that differ. */
export const toFinderWeek = (branch: Branch, dated: readonly number[], context: BlockContext): FinderWeek => ({
  lines: hoursInBrief(branch, context),
  dated,
})
