import type { FinderLocation } from '@bank/finder/finder-location.ts'
import type { FinderWords } from '@bank/finder/view/phrases.ts'
import type { Cluster } from '@bank/map/clusters/cluster-points.ts'
import { type MarkerRoom, overlaps } from '@bank/map/labels/place-labels.ts'
import type { MapPoint } from '@bank/map/projection.ts'
import { toScreen, type Viewport } from '@bank/map/viewport/viewport.ts'
import { fill } from '@bank/rules/text/fill.ts'
import { pin } from './pin.ts'

/** Radius of a cluster in pixels: larger for more. */
const radiusOf = (count: number): number => (count === 1 ? 14 : count < 10 ? 16 : count < 100 ? 19 : 23)

/** What a marker of so many locations takes up where it stands, in pixels: the tip of a pin is its place, the middle of a circle its. */
export const markerBox = (count: number, { x, y }: MapPoint): Omit<MarkerRoom, 'towns'> => {
  const radius = radiusOf(count)
  return count === 1
    ? { left: x - radius, right: x + radius, top: y - 34, bottom: y + 2 }
    : { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
}

/** Moves the marker of several locations aside, so that pins that stand for one of them each do not lie over it. */
export const besidePins = (cluster: Cluster, pins: readonly MapPoint[], view: Viewport): Cluster => {
  if (cluster.members.length === 1) return cluster
  const own = markerBox(cluster.members.length, toScreen(view, cluster))
  const over = pins.map((point) => markerBox(1, toScreen(view, point))).find((box) => overlaps(box, own))
  if (!over) return cluster
  const aside = own.left + own.right < over.left + over.right ? over.left - own.right : over.right - own.left
  return { ...cluster, x: cluster.x + aside / view.scale }
}

type Marker = { readonly button: HTMLButtonElement; cluster: Cluster; readonly towns: readonly string[] }

/** The town that most of some locations lie in. */
const placeOf = (members: readonly number[], locations: readonly FinderLocation[]): string => {
  const counted = new Map<string, number>()
  for (const member of members) {
    const city = locations[member]?.city ?? ''
    counted.set(city, (counted.get(city) ?? 0) + 1)
  }
  return [...counted].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ''
}

/** The markers of a map as buttons. One that stays keeps its button, and with it the focus. */
export const markerLayer = (
  layer: HTMLElement,
  { locations, words }: { readonly locations: readonly FinderLocation[]; readonly words: FinderWords },
  press: (cluster: Cluster, event: MouseEvent) => void,
) => {
  const markers = new Map<string, Marker>()
  const leaving: HTMLButtonElement[] = []
  let marked: number | undefined
  let chosen: number | undefined

  const create = (cluster: Cluster): Marker => {
    const button = document.createElement('button')
    const [first = 0] = cluster.members
    const count = cluster.members.length
    button.type = 'button'
    if (count === 1) {
      button.className = 'map-marker'
      button.dataset['kind'] = locations[first]?.kinds.every((kind) => kind === 'atm') ? 'machine' : 'branch'
      button.dataset['marker'] = locations[first]?.id ?? ''
      button.setAttribute('aria-label', locations[first]?.names[0] ?? '')
      button.innerHTML = pin
    } else {
      button.className = 'map-marker map-cluster'
      button.dataset['size'] = String(radiusOf(count))
      button.textContent = String(count)
    }
    const towns = [...new Set(cluster.members.map((member) => locations[member]?.city ?? ''))]
    const marker = { button, cluster, towns }
    button.addEventListener('click', (event) => press(marker.cluster, event))
    return marker
  }

  const nameCluster = ({ button, cluster: { members } }: Marker, isListed: boolean): void => {
    const phrase = words[isListed ? 'map.clusterList' : 'map.cluster']
    const name = fill(phrase, { count: members.length, place: placeOf(members, locations) })
    if (button.getAttribute('aria-label') !== name) button.setAttribute('aria-label', name)
  }

  const showState = ({ button, cluster }: Marker): void => {
    const has = (index: number | undefined): boolean => index !== undefined && cluster.members.includes(index)
    button.toggleAttribute('data-marked', has(marked))
    button.toggleAttribute('data-chosen', has(chosen))
    if (cluster.members.length === 1) button.setAttribute('aria-pressed', String(has(chosen)))
  }

  return {
    /**
     * Shows these markers in this view, and no others. Answers with the room that they take, in pixels. When the map rests, `isListed` tells which of them
     * open a list: the others come closer, and each is named by what it does. No key leads to those that are `covered`.
     */
    show: (
      clusters: readonly Cluster[],
      view: Viewport,
      isListed: false | ((cluster: Cluster) => boolean),
      covered: readonly Cluster[],
    ): readonly MarkerRoom[] => {
      const kept = new Set(clusters.map(({ key }) => key))
      for (const [key, { button }] of markers)
        if (!kept.has(key)) {
          // A finger may be on it: without its button, nobody would hear that the finger is lifted.
          button.hidden = true
          leaving.push(button)
          markers.delete(key)
        }
      if (isListed) for (const button of leaving.splice(0)) button.remove()
      return clusters.map((cluster) => {
        const marker = markers.get(cluster.key) ?? create(cluster)
        marker.cluster = cluster
        if (!markers.has(cluster.key)) {
          markers.set(cluster.key, marker)
          showState(marker)
          layer.append(marker.button)
        }
        marker.button.tabIndex = covered.includes(cluster) ? -1 : 0
        if (isListed && cluster.members.length > 1) nameCluster(marker, isListed(cluster))
        const { x, y } = toScreen(view, cluster)
        marker.button.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
        return { towns: marker.towns, ...markerBox(cluster.members.length, { x, y }) }
      })
    },
    /** Marks the location that is looked at in the list, and the one whose card is open. */
    mark: (lookedAt: number | undefined, open: number | undefined): void => {
      marked = lookedAt
      chosen = open
      for (const marker of markers.values()) showState(marker)
    },
    /** The button that stands for a location. */
    buttonOf: (index: number): HTMLButtonElement | undefined =>
      [...markers.values()].find(({ cluster }) => cluster.members.includes(index))?.button,
  }
}
