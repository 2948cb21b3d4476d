import { nonBlank, type Text } from '@bank/model/text.ts'
import { elementId } from '@bank/ui/element-id.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import type { ToProps } from '../block.ts'
import type { noticesMap } from './schema.ts'

/** A part of the map that leads somewhere. */
export type NoticeRegion = {
  readonly region: 'northTexas' | 'southTexas' | 'LA' | 'MS'
  readonly to: LinkTarget
  readonly name: string
  readonly label: string
}

export type NoticesMapProps = {
  id: string
  label: Text | undefined
  headline: Text | undefined
  description: Text | undefined
  mapName: string
  gulf: string
  regions: readonly NoticeRegion[]
}

/** Where each part leads; the four addresses are fixed, and Texas as a whole leads nowhere (ROUTE-28 to ROUTE-32, D-ROUTE-5). */
const destinations = [
  ['northTexas', '/covid19-updates/northtx/', 'northTexas'],
  ['southTexas', '/covid19-updates/houston/', 'southTexas'],
  ['LA', '/covid19-updates/la/', 'stateLouisiana'],
  ['MS', '/covid19-updates/ms/', 'stateMississippi'],
] as const

/** The map stands without any words of its own, so it is never hidden. */
export const toProps: ToProps<typeof noticesMap, NoticesMapProps> = (record, { link, t }) => ({
  id: elementId(record.id),
  label: nonBlank(record.label),
  headline: nonBlank(record.headline),
  description: nonBlank(record.description),
  mapName: t('noticesMapName'),
  gulf: t('theGulf'),
  regions: destinations.flatMap(([region, href, phrase]) => {
    const to = link(href)
    return to ? [{ region, to, name: t(phrase), label: t('noticesFor', { place: t(phrase) }) }] : []
  }),
})
