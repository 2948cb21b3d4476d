import type { Cluster } from '@bank/map/clusters/cluster-points.ts'
import { overlaps, type Rect } from '@bank/map/labels/place-labels.ts'
import { toScreen, type Viewport } from '@bank/map/viewport/viewport.ts'
import type { MapFrame } from './map-frame.ts'
import { markerBox } from './map-markers.ts'
import { placeOfCard } from './place-card.ts'

/** Between a marker, which is drawn larger while its card is open, and what must not lie over it, in pixels. */
const clear = 12

const roomOf = (part: HTMLElement): Rect => part.getBoundingClientRect()

/** What markers take up in the window beside the parts of the map that may lie over them. */
export const markerRoom = ({ view: map, card, buttons }: Pick<MapFrame, 'view' | 'card' | 'buttons'>) => {
  /** With so many pixels more on every side. */
  const boxOf = ({ members, ...at }: Cluster, view: Viewport, by: number): Rect => {
    const { x, y } = toScreen(view, at)
    const { left, top } = roomOf(map)
    const box = markerBox(members.length, { x: x + left, y: y + top })
    return { left: box.left - by, right: box.right + by, top: box.top - by, bottom: box.bottom + by }
  }

  const isUnder = (cluster: Cluster, view: Viewport, by: number, parts = [card, buttons]): boolean =>
    parts.some((part) => overlaps(boxOf(cluster, view, by), roomOf(part)))

  return {
    isSeen: (cluster: Cluster, view: Viewport): boolean => isUnder(cluster, view, 0, [map]),
    /** Whether card or buttons lie over more than the rim of a marker. */
    isCovered: (cluster: Cluster, view: Viewport): boolean => isUnder(cluster, view, -clear),
    /** Whether card or buttons lie over a marker or next to it. */
    isTouched: (cluster: Cluster, view: Viewport): boolean => isUnder(cluster, view, clear),
    /** Puts the card where it leaves its marker free; to its usual place without one. */
    placeCard: (marker?: Cluster, view?: Viewport): void => {
      const place = (isAbove: boolean, most?: number): Rect => {
        card.toggleAttribute('data-above', isAbove)
        card.style.maxHeight = most ? `${most}px` : ''
        return roomOf(card)
      }
      const lower = place(false)
      if (marker && view) place(...placeOfCard(boxOf(marker, view, clear), lower, place(true)))
    },
    /** How far a marker stands out above and below the card, in pixels. */
    besideCard: (marker: Cluster, view: Viewport): { readonly above: number; readonly below: number } => {
      const [{ top, bottom }, own] = [boxOf(marker, view, clear), roomOf(card)]
      return { above: Math.max(0, own.top - top), below: Math.max(0, bottom - own.bottom) }
    },
  }
}
