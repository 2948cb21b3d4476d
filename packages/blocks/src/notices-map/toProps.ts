import { nonBlank, type Text } from '@bank/model/text.ts'
import { elementId } from '@bank/ui/element-id.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import { divide } from '@bank/ui/map/state-shapes.ts'
import type { ByRegion, ToProps } from '../block.ts'
import { type OwnRegion, ownRegions } from '../own-region/own-regions.ts'
import type { noticesMap } from './schema.ts'

/** A part of the map that leads somewhere. */
export type NoticeRegion = {
  readonly region: 'northTexas' | 'southTexas' | 'LA' | 'MS'
  readonly to: LinkTarget
  readonly name: string
  readonly label: string
  /** The regions that visitors choose, whose notices these are, by their permalinks (D-REG-3). */
  readonly own: readonly string[]
}

export type NoticesMapProps = {
  id: string
  label: Text | undefined
  headline: Text | undefined
  description: Text | undefined
  mapName: string
  gulf: string
  regions: readonly NoticeRegion[]
  byRegion: ByRegion
}

/** Where each part leads; the four addresses are fixed, and Texas as a whole leads nowhere (ROUTE-28 to ROUTE-32, D-ROUTE-5). */
const destinations = [
  ['northTexas', '/covid19-updates/northtx/', 'northTexas'],
  ['southTexas', '/covid19-updates/houston/', 'southTexas'],
  ['LA', '/covid19-updates/la/', 'stateLouisiana'],
  ['MS', '/covid19-updates/ms/', 'stateMississippi'],
] as const

/** Whose notices a region has: those of its state, or of its half of Texas. */
const noticesOf = ({ state, lat }: OwnRegion): NoticeRegion['region'] | undefined => {
  if (state === 'tx') return lat >= divide.latitude ? 'northTexas' : 'southTexas'
  return state === 'la' ? 'LA' : state === 'ms' ? 'MS' : undefined
}

/** The map stands without any words of its own, so it is never hidden. */
export const toProps: ToProps<typeof noticesMap, NoticesMapProps> = (record, context) => {
  const { link, t } = context
  const own = ownRegions(context).map((region) => [noticesOf(region), region.permalink] as const)
  return {
    id: elementId(record.id),
    label: nonBlank(record.label),
    headline: nonBlank(record.headline),
    description: nonBlank(record.description),
    mapName: t('noticesMapName'),
    gulf: t('theGulf'),
    regions: destinations.flatMap(([region, href, phrase]) => {
      const to = link(href)
      const whose = own.flatMap(([notices, permalink]) => (notices === region ? permalink : []))
      return to ? [{ region, to, name: t(phrase), label: t('noticesFor', { place: t(phrase) }), own: whose }] : []
    }),
    byRegion: 'parts',
  }
}
