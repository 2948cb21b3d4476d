import { farStateName } from '@bank/finder/places/far-states.ts'
import type { RecordOf } from '@bank/model/collection.ts'
import type { locations } from '@bank/model/collections/location.ts'
import type { Read } from '@bank/model/read.ts'
import type { Text } from '@bank/model/text.ts'
import { telephoneAddress } from '@bank/rules/links/telephone-address.ts'
import { locationAddress } from '@bank/rules/locations/location-address.ts'
import { locationTypes } from '@bank/rules/locations/location-types.ts'
import { hasOwnPage } from '@bank/rules/pages/own-page.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import { ownLink } from '@bank/ui/links/own-link.ts'
import type { BlockContext } from '../../block.ts'
import { locationTitle } from './location-title.ts'

export type Location = Read<RecordOf<typeof locations>>

export type LocationCard = {
  readonly id: string
  readonly title: Text
  readonly to: LinkTarget | undefined
  /** Street, then town, state and ZIP code: one line each. */
  readonly address: readonly string[]
  readonly phone: { readonly to: LinkTarget; readonly text: string } | undefined
  /** What kind of place it is, as one line. */
  readonly types: string
  /** Said where it is closed until further notice. */
  readonly closed: string | undefined
}

const stateNames = { TX: 'stateTexas', LA: 'stateLouisiana', MS: 'stateMississippi' } as const

/** A state by its name in the language of the page, or as it is written when it has none. */
export const stateName = (state: string | undefined, { t, language }: Pick<BlockContext, 't' | 'language'>): string => {
  const written = (state ?? '').trim()
  const code = written.toUpperCase()
  if (code === 'TX' || code === 'LA' || code === 'MS') return t(stateNames[code])
  const name = farStateName(code, language)
  return name === code ? written : name
}

const filled = (...parts: (string | undefined)[]): readonly string[] => parts.flatMap((part) => part?.trim() || [])

/** Street and suite in one line; empty when there is neither. */
export const streetOf = ({ address1, address2 }: Pick<Location, 'address1' | 'address2'>): string => filled(address1, address2).join(', ')

/** The address in lines: street, then town, state and ZIP code (LOC-07). */
export const addressLines = (location: Location, context: Pick<BlockContext, 't' | 'language'>): readonly string[] => {
  const { city, state, zip } = location
  const region = filled(stateName(state, context), zip).join(' ')
  return [streetOf(location), filled(city, region).join(', ')].filter((line) => line !== '')
}

/** A number that can be called, with its link; nothing without a number (LOC-06). */
export const phoneLink = (phone: string | undefined, { link }: Pick<BlockContext, 'link'>): LocationCard['phone'] => {
  const text = phone?.trim()
  const to = text ? link(telephoneAddress(text)) : undefined
  return text && to ? { to, text } : undefined
}

/** The kinds of a location as one line of dictionary labels (LOC-14, D-LOC-5). */
export const typeLine = ({ locationType }: Location, { t }: Pick<BlockContext, 't'>): string =>
  locationTypes(locationType?.flatMap(({ type }) => type ?? []))
    .map((kind) => t(`locationType.${kind}`))
    .join(', ')

/** What the card of a location shows, and where it leads (LOC-02, LOC-06 to LOC-10, LOC-14). */
export const toLocationCard = (location: Location, context: BlockContext): LocationCard => ({
  id: location.id,
  title: locationTitle(location),
  to: (hasOwnPage.locations(location) ? ownLink(context.link) : context.link)(locationAddress(location)),
  address: addressLines(location, context),
  phone: phoneLink(location.phone, context),
  types: typeLine(location, context),
  closed: location.closure?.since ? context.t('closedUntilNotice') : undefined,
})
