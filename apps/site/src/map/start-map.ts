import type { FinderData } from '@bank/finder/finder-data.ts'
import type { Places } from '@bank/finder/places/pack-places.ts'
import { nameOfTown } from '@bank/finder/text/spanish-names.ts'
import { type Cluster, type MapLocation, withoutOwn } from '@bank/map/clusters/cluster-points.ts'
import { clusterer } from '@bank/map/clusters/visible-clusters.ts'
import { projectPlace } from '@bank/map/projection.ts'
import { type MapView, mapViewOf, viewportOf } from '@bank/map/viewport/map-view.ts'
import {
  clampViewport,
  fitPoints,
  isInView,
  mostScale,
  overview,
  panBy,
  resizeTo,
  toMap,
  toScreen,
  type Viewport,
  zoomAt,
} from '@bank/map/viewport/viewport.ts'
import { isCoordinates } from '@bank/rules/geo/distance.ts'
import { fill } from '@bank/rules/text/fill.ts'
import { groundDrawer } from './draw-ground.ts'
import { labelDrawer } from './draw-labels.ts'
import { fonts } from './draw-towns.ts'
import { cardOver } from './map-card.ts'
import { addStyles, fetchShapes } from './map-files.ts'
import { frameMap } from './map-frame.ts'
import { watchGestures } from './map-gestures.ts'
import { mapHint } from './map-hint.ts'
import { besidePins, markerLayer } from './map-markers.ts'
import { moveableView } from './map-motion.ts'
import { markerRoom } from './marker-room.ts'

/** A location, and the marker that it has when it stands alone. */
type Marked = MapLocation & Cluster

export type MapOptions = {
  /** Where the map goes, and the address of its shapes. */
  readonly sheet: HTMLElement
  readonly shapes: string
  readonly data: FinderData
  readonly places: Places
  /** Markup of a location's card. */
  readonly readCard: (index: number) => Promise<string>
  /** Somebody chose a location in a view of the map, or by its row, or closed its card. */
  readonly choose: (index: number | undefined, view?: MapView, isRow?: boolean) => void
  readonly showInList: (index: number) => void
  /** Scrolls the page until something is in view, and no farther. */
  readonly scrollTo: (place: Element) => void
  /** Somebody has moved the map, and let go of it. */
  readonly moved: (view: MapView) => void
  readonly signal: AbortSignal
}

/** Dots of the canvas for a pixel: more than two are not seen. */
const mostRatio = 2
/** While the map moves it is drawn this often. */
const redrawMilliseconds = 120
/** Between the point of a location and an edge of the map, in pixels, so that all of its marker is seen. */
const edgeRoom = 44
/** Locations nearer than this in the closest view cannot be told apart, in pixels. */
const tight = 40

/** Draws the map into its place. Rejects where its shapes or styles cannot be had. */
export const startMap = async ({ sheet, shapes, data, places, readCard, choose, showInList, scrollTo, moved, signal }: MapOptions) => {
  const { words, locale } = data
  const locations = data.locations.map((one) => ({ ...one, city: nameOfTown(one.city, one.state, locale) }))
  const [ground] = await Promise.all([fetchShapes(shapes).then(groundDrawer), addStyles()])
  const points = locations.map(({ lat, lng }, index): Marked | undefined => {
    const at = { lat, lng }
    return isCoordinates(at) ? { ...projectPlace(at), index, members: [index], key: `${index}+0` } : undefined
  })
  const frame = frameMap(sheet, words)
  const context = frame.canvas.getContext('2d')
  if (!context) throw new Error(shapes)
  const labels = labelDrawer(places, words, locale)
  const room = markerRoom(frame)
  const hint = mapHint(frame.hint)
  const pointsOf = (indexes: readonly number[]): readonly Marked[] => indexes.flatMap((index) => points[index] ?? [])

  let shown = pointsOf([...locations.keys()])
  let clustersIn = clusterer(shown)
  let open: number | undefined
  /** The location of the row that is looked at. */
  let lookedAt: number | undefined
  let focusAtRest: number | undefined
  let isByHand = false
  /** What the view was fitted to, until somebody moves the map. */
  let fittedTo: readonly Marked[] | undefined
  let drawn: { readonly view: Viewport; readonly at: number } | undefined

  const sizeOf = () => ({ width: frame.view.clientWidth, height: frame.view.clientHeight })
  const ratio = (): number => Math.min(devicePixelRatio, mostRatio)

  const card = cardOver(frame.card, {
    words,
    locations,
    read: readCard,
    showInList,
    choose: (index) => select(index, true),
    close: () => closeCard(),
  })

  /** The closer view in which the locations of a marker may be told apart, if there is one. */
  const closerOn = (cluster: Cluster, view: Viewport): Viewport | undefined => {
    const members = pointsOf(cluster.members)
    const closest = fitPoints(members, sizeOf(), 64, mostScale)
    const spread = Math.max(...members.map(({ x, y }) => Math.hypot(x - cluster.x, y - cluster.y))) * mostScale
    return spread >= tight && closest.scale > view.scale * 1.01 ? closest : undefined
  }

  const press = (cluster: Cluster, event: MouseEvent): void => {
    // A key that presses a button counts no clicks.
    const isByKey = event.detail === 0
    // The second of a double click means what the first did, not what has come under the finger since.
    if (event.detail > 1) return
    const [only = 0] = cluster.members
    if (cluster.members.length === 1) {
      select(only, isByKey)
      return
    }
    const closer = closerOn(cluster, moving.current())
    if (!closer) {
      closeCard()
      card.offer(cluster.members, isByKey)
      scrollTo(frame.card)
      return
    }
    if (document.activeElement === event.currentTarget) focusAtRest = only
    byHand(moving.flyTo)(closer)
  }
  const markers = markerLayer(frame.markers, { locations, words }, press)

  const tellCount = (seen: readonly Cluster[]): void => {
    const count = seen.reduce((sum, { members }) => sum + members.length, 0)
    const text = fill(words[(['map.none', 'map.one'] as const)[count] ?? 'map.many'], { count })
    if (frame.count.textContent !== text) frame.count.textContent = text
  }

  const draw = (view: Viewport, isAtRest: boolean): void => {
    // What is looked at or open has a marker of its own, and is in no group.
    const own = pointsOf([...new Set([lookedAt ?? -1, open ?? -1])])
    const others = clustersIn(view)
      .flatMap((cluster) => withoutOwn(cluster, own))
      .map((cluster) => besidePins(cluster, own, view))
    // A button that nobody sees must not get the focus.
    const seen = [...others, ...own].filter((cluster) => room.isSeen(cluster, view))
    if (isAtRest) {
      const marker = seen.find(({ members }) => members[0] === open)
      room.placeCard(marker, view)
    }
    const hadFocus = frame.markers.contains(document.activeElement)
    const taken = markers.show(
      seen,
      view,
      isAtRest && ((cluster) => !closerOn(cluster, view)),
      seen.filter((cluster) => room.isCovered(cluster, view)),
    )
    const now = performance.now()
    // A marker that has gone into a group leaves its focus to the map, unless a marker gets it once the map is at rest.
    if (focusAtRest === undefined && hadFocus && document.activeElement === document.body) frame.view.focus({ preventScroll: true })
    if (isAtRest || !drawn || now - drawn.at > redrawMilliseconds) {
      frame.canvas.style.transform = ''
      ground(context, view, ratio())
      labels(context, view, ratio(), taken)
      drawn = { view, at: now }
    } else {
      // A frame has no time for a whole drawing: the one that is there goes along.
      const { x, y } = toScreen(view, toMap(drawn.view, { x: 0, y: 0 }))
      frame.canvas.style.transform = `translate(${x}px, ${y}px) scale(${view.scale / drawn.view.scale})`
    }
    if (!isAtRest) return
    tellCount(seen)
    // Somebody may have gone on to something else by the time the map stands still.
    const isWaiting = document.activeElement === document.body || frame.markers.contains(document.activeElement)
    if (focusAtRest !== undefined && isWaiting) (markers.buttonOf(focusAtRest) ?? frame.view).focus({ preventScroll: true })
    focusAtRest = undefined
    if (isByHand) moved(mapViewOf(view))
    isByHand = false
  }
  const moving = moveableView(overview(sizeOf()), draw, signal)
  /** Marks what is looked at and what is open, each with its own marker. */
  const markOwn = (): void => {
    markers.mark(lookedAt, open)
    moving.rest()
  }

  /** Lets the page scroll to the card with its marker, whose place is the one that the map is on its way to; the page's header scrolls away. */
  const scrollWithMarker = (index: number): void => {
    for (const point of pointsOf([index])) {
      // At an edge of the world no map brings the marker to where the card usually leaves it free.
      room.placeCard(point, moving.target())
      const { above, below } = room.besideCard(point, moving.target())
      frame.card.style.scrollMargin = `calc(${above}px - var(--header)) 0 ${below}px`
    }
    scrollTo(frame.card)
  }
  const select = (index: number, isByKey: boolean, isRow?: boolean): void => {
    open = index
    fittedTo = undefined
    markOwn()
    void card.open(index, isByKey).then(() => {
      uncover(index, byHand(moving.flyTo))
      scrollWithMarker(index)
    })
    choose(index, mapViewOf(moving.target()), isRow)
  }
  /** Moves the map where the marker of the card is out of view, or card or buttons would lie over it. */
  const uncover = (index: number | undefined, fly = moving.flyTo): void => {
    moving.rest()
    if (open !== index || frame.card.hidden) return
    room.placeCard()
    const view = moving.target()
    for (const point of pointsOf([index ?? -1]))
      if (room.isTouched(point, view) || !isInView(view, point, -edgeRoom)) {
        const { x, y } = toScreen(view, point)
        fly(panBy(view, x - view.width / 2, y - Math.max(frame.card.offsetTop * 0.6, edgeRoom)))
      }
  }
  /** Brings the marker of the card into view, and out from under the card, unless somebody has moved the map. */
  const comeToOpen = (): void => uncover(fittedTo && open)
  const closeCard = (): void => {
    const closed = open
    const hadFocus = frame.card.contains(document.activeElement)
    open = undefined
    card.hide()
    markOwn()
    if (hadFocus) (markers.buttonOf(closed ?? -1) ?? frame.view).focus({ preventScroll: true })
    if (closed !== undefined) choose(undefined)
  }

  const byHand =
    <Values extends readonly unknown[]>(move: (...values: Values) => void) =>
    (...values: Values): void => {
      isByHand = true
      fittedTo = undefined
      // Locations are offered of a marker that is about to be elsewhere.
      if (open === undefined) card.hide()
      move(...values)
    }

  watchGestures(
    frame.view,
    {
      pan: byHand((right, down) => moving.set(panBy(moving.current(), right, down), true)),
      zoom: byHand((factor, at) => moving.set(zoomAt(moving.current(), factor, at), true)),
      tap: byHand((at) => moving.flyTo(clampViewport({ ...moving.target(), ...toMap(moving.current(), at) }))),
      step: byHand((right, down, factor) => moving.flyTo(zoomAt(panBy(moving.target(), right, down), factor))),
      hint: (of) => hint(words[`map.${of}`]),
      rest: moving.rest,
    },
    signal,
  )
  const zoom = byHand((factor: number) => moving.flyTo(zoomAt(moving.target(), factor)))
  frame.zoomIn.addEventListener('click', () => zoom(2))
  frame.zoomOut.addEventListener('click', () => zoom(0.5))
  frame.all.addEventListener(
    'click',
    byHand(() => moving.flyTo(fitPoints(shown, sizeOf()))),
  )
  frame.skip.addEventListener('click', (event) => {
    event.preventDefault()
    frame.after.focus()
  })
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || frame.card.hidden) return
      const focused = event.target as Node
      // After a click beside the links of a row nothing has the focus, or what the map is part of.
      if (!sheet.contains(focused) && !focused.contains(sheet)) return
      event.preventDefault()
      closeCard()
    },
    { signal },
  )

  let isFitted = false
  const resize = (): void => {
    const size = sizeOf()
    if (size.width === 0) return
    frame.canvas.width = Math.round(size.width * ratio())
    frame.canvas.height = Math.round(size.height * ratio())
    moving.set(fittedTo ? fitPoints(fittedTo, size) : isFitted ? resizeTo(moving.target(), size) : overview(size))
    comeToOpen()
  }
  const observer = new ResizeObserver(resize)
  observer.observe(frame.view)
  signal.addEventListener('abort', () => observer.disconnect())
  resize()
  // The face of waters is fetched for the map; names are drawn once more when it is there.
  void document.fonts.load(`italic 400 20px ${fonts(context).serif}`).then(moving.rest, moving.rest)

  return {
    /**
     * Shows these locations, and comes to where `near` of them are when that is said, or to the view `kept` that somebody has moved to; of nothing, the whole
     * map is shown.
     */
    show: (indexes: readonly number[], near: readonly number[] | undefined, kept?: MapView): void => {
      shown = pointsOf(indexes)
      clustersIn = clusterer(shown)
      // Its row has left the list.
      if (lookedAt !== undefined && !indexes.includes(lookedAt)) lookedAt = undefined
      markers.mark(lookedAt, open)
      if (!near) {
        moving.rest()
        return
      }
      fittedTo = kept ? undefined : pointsOf(near)
      const view = kept ? viewportOf(kept, sizeOf()) : fitPoints(pointsOf(near), sizeOf())
      isByHand = false
      // Locations that were offered belong to what was shown before.
      if (open === undefined) card.hide()
      if (isFitted) moving.flyTo(view)
      else moving.set(view)
      isFitted = true
    },
    /** The view that somebody is moving the map to, while it is on its way. */
    onItsWay: (): MapView | undefined => (isByHand ? mapViewOf(moving.target()) : undefined),
    /** Marks a location that is looked at in the list. */
    mark: (index: number | undefined): void => {
      if (index === lookedAt) return
      lookedAt = index
      markOwn()
    },
    /** Opens the card of a location, or closes it: the address says so. The map comes to its marker unless somebody has moved it since. */
    open: (index: number | undefined): void => {
      // A list that grew longer has its map fitted anew.
      if (index === open) {
        comeToOpen()
        return
      }
      open = index
      markOwn()
      const [point] = pointsOf([index ?? -1])
      if (point) void card.open(point.index, false).then(comeToOpen)
      else card.hide()
    },
    /** Opens the card of a location whose row was chosen, as its marker does. */
    choose: (index: number | undefined): void => {
      if (index !== undefined) select(index, false, true)
    },
  }
}

export type LocationMap = Awaited<ReturnType<typeof startMap>>
