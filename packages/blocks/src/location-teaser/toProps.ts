import { nonBlank, type Text } from '@bank/model/text.ts'
import { elementId } from '@bank/ui/element-id.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import { ownLink } from '@bank/ui/links/own-link.ts'
import { project } from '@bank/ui/map/state-shapes.ts'
import type { BlockContext, ToProps } from '../block.ts'
import { type LocationCard, phoneLink } from '../cards/location/location-card.ts'
import { locationTitle } from '../cards/location/location-title.ts'
import type { locationTeaser } from './schema.ts'

type Location = BlockContext['records']['locations'][number]

export type Marker = { readonly x: number; readonly y: number }

export type TeaserLocation = {
  readonly id: string
  readonly title: Text
  readonly to: LinkTarget | undefined
  readonly address: string
  readonly phone: LocationCard['phone']
}

export type LocationTeaserProps = {
  id: string
  label: Text | undefined
  headline: Text | undefined
  description: Text | undefined
  form: { action: string; field: string; example: string; submit: string }
  offices: readonly TeaserLocation[]
  action: Action | undefined
  map: { name: string; gulf: string; texas: string; louisiana: string; mississippi: string }
  branches: readonly Marker[]
  machines: readonly Marker[]
}

const isBranch = ({ locationType }: Location): boolean => locationType?.some(({ type }) => type === 'branch') ?? false

/** Places closer together than this, in map units, share one marker: they could not be told apart. */
const together = 6

const markers = (locations: readonly Location[]): readonly Marker[] => {
  const kept: Marker[] = []
  for (const { latitude, longitude } of locations) {
    if (latitude === undefined || longitude === undefined) continue
    const place = project(longitude, latitude)
    if (!kept.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < together)) kept.push(place)
  }
  return kept.sort((a, b) => a.y - b.y)
}

const toOffice = (location: Location, context: BlockContext): TeaserLocation => ({
  id: location.id,
  title: locationTitle(location),
  to: ownLink(context.link)(location.uri ?? `/locations/${location.state?.toLowerCase()}/${location.permalink}/`),
  address: [location.address1, location.city].filter(Boolean).join(', '),
  phone: phoneLink(location.phone, context),
})

/** Form, offices and map; hidden when the block has neither a headline nor any place to show. */
export const toProps: ToProps<typeof locationTeaser, LocationTeaserProps> = (record, context) => {
  const { t, link, records } = context
  const headline = nonBlank(record.headline)
  const [branches, machines] = [records.locations.filter(isBranch), records.locations.filter((location) => !isBranch(location))]
  if (!headline && records.locations.length === 0) return undefined
  return {
    id: elementId(record.id),
    label: nonBlank(record.label),
    headline,
    description: nonBlank(record.description),
    form: { action: link('/locations/')?.href ?? '', field: t('townZipOrBranch'), example: t('exampleTown'), submit: t('find') },
    offices: (record.locations ?? [])
      .slice(0, 3)
      .flatMap((id) => records.locations.find((location) => location.id === id) ?? [])
      .map((location) => toOffice(location, context)),
    action: action(context, record.link, record.linkText, record.refresh),
    map: {
      name: t('locationsMapName'),
      gulf: t('theGulf'),
      texas: t('stateTexas'),
      louisiana: t('stateLouisiana'),
      mississippi: t('stateMississippi'),
    },
    branches: markers(branches),
    machines: markers(machines),
  }
}
