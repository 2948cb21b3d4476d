import { nonBlank, type Text } from '@bank/model/text.ts'
import { locationTypes } from '@bank/rules/locations/location-types.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import type { ByRegion, ToProps } from '../block.ts'
import { toLocationCard } from '../cards/location/location-card.ts'
import { ownRegions, regionOfLocation } from '../own-region/own-regions.ts'
import type { regionOffices } from './schema.ts'

export type Office = {
  readonly id: string
  readonly title: Text
  readonly to: LinkTarget
  readonly address: string
  readonly phone: { readonly to: LinkTarget; readonly text: string } | undefined
}

export type RegionOfficesProps = {
  headline: Text | undefined
  intro: Text | undefined
  regions: readonly { readonly permalink: string; readonly name: string; readonly offices: readonly Office[] }[]
  byRegion: ByRegion
}

/** The banking centers of every region that has one, of which the page shows the visitor's alone (D-REG-3). Hidden where no region has any. */
export const toProps: ToProps<typeof regionOffices, RegionOfficesProps> = (record, context) => {
  const own = ownRegions(context)
  const centers = context.records.locations
    .filter(({ locationType }) => locationTypes(locationType?.flatMap(({ type }) => type ?? [])).includes('bankingCenter'))
    .map((location) => ({ region: regionOfLocation(location, own), card: toLocationCard(location, context) }))
  const regions = own.flatMap(({ permalink, label }) => {
    const offices = centers
      .filter(({ region }) => region === permalink)
      .flatMap(({ card: { id, title, to, address, phone } }) => (to ? [{ id, title, to, address: address.join(', '), phone }] : []))
    return offices.length > 0 ? [{ permalink, name: label, offices }] : []
  })
  return regions.length > 0 ? { headline: nonBlank(record.headline), intro: nonBlank(record.intro), regions, byRegion: 'parts' } : undefined
}
