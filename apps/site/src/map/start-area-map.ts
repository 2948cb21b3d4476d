import { type Label, overlaps, type Rect } from '@bank/map/labels/place-labels.ts'
import { type MapPoint, projectPlace } from '@bank/map/projection.ts'
import shapes from '@bank/map/shapes/shapes.json?url'
import { fitPoints, toScreen, type Viewport } from '@bank/map/viewport/viewport.ts'
import { isCoordinates } from '@bank/rules/geo/distance.ts'
import { groundDrawer } from './draw-ground.ts'
import { drawTowns, prepareText } from './draw-towns.ts'
import { fetchShapes } from './map-files.ts'
import { pin } from './pin.ts'

/** Pixels. */
const pinWidth = 28

type Place = { readonly point: MapPoint; readonly name: string; readonly link: HTMLAnchorElement | null }

const pointOf = (text = ''): MapPoint | undefined => {
  const [lat, lng] = text.split(',').map(Number)
  const at = { lat, lng }
  return isCoordinates(at) ? projectPlace(at) : undefined
}

/** Towns around the location, the larger ones first: `Houston,29.76,-95.37;…`. */
const townsOf = (text = ''): readonly Label[] =>
  text.split(';').flatMap((town) => {
    const [, name, at] = /^(.+?),([^,]+,[^,]+)$/.exec(town) ?? []
    const point = pointOf(at)
    return name && point ? [{ ...point, text: name }] : []
  })

/** What the list beside the map says of places that are near. */
const placesNear = (root: ParentNode): readonly Place[] =>
  [...root.querySelectorAll<HTMLElement>('[data-at]')].flatMap((row) => {
    const point = pointOf(row.dataset['at'])
    return point ? [{ point, name: row.querySelector('h3 > span')?.textContent ?? '', link: row.querySelector('a') }] : []
  })

const pinOf = ({ name, link }: Place): HTMLElement => {
  const mark = link ? Object.assign(document.createElement('a'), { href: link.href }) : document.createElement('span')
  mark.className = 'area-map-pin'
  mark.innerHTML = pin
  mark.append(Object.assign(document.createElement('span'), { textContent: name }))
  return mark
}

/** Draws the country around a location, with a pin on it and on each that is near. Rejects where the shapes cannot be had. */
export const startAreaMap = async (place: HTMLElement, signal: AbortSignal): Promise<void> => {
  const sheet = place.querySelector<HTMLElement>('.area-map-sheet')
  const point = pointOf(place.dataset['areaMap'])
  if (!sheet || !point) return
  const draw = groundDrawer(await fetchShapes(shapes))
  const here: Place = { point, name: place.dataset['name'] ?? '', link: null }
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (signal.aborted || !context) return
  canvas.setAttribute('aria-hidden', 'true')
  const towns = townsOf(place.dataset['towns'])
  const pins = [here, ...placesNear(place.parentElement ?? place)].map((one) => ({ one, mark: pinOf(one) }))
  pins[0]?.mark.classList.add('area-map-here')
  sheet.replaceChildren(canvas, ...pins.map(({ mark }) => mark))

  const show = (): void => {
    const size = { width: sheet.clientWidth, height: sheet.clientHeight }
    if (size.width === 0) return
    const ratio = Math.min(devicePixelRatio, 2)
    canvas.width = Math.round(size.width * ratio)
    canvas.height = Math.round(size.height * ratio)
    const view: Viewport = fitPoints(
      pins.map(({ one }) => one.point),
      size,
      size.width < 500 ? 56 : 90,
    )
    draw(context, view, ratio)
    const taken: Rect[] = []
    const standing: MapPoint[] = []
    for (const { one, mark } of pins) {
      const { x, y } = toScreen(view, one.point)
      // Two at the same place: nobody could hit the second, and the list holds it.
      mark.hidden = standing.some((other) => Math.hypot(other.x - x, other.y - y) < pinWidth)
      if (mark.hidden) continue
      standing.push({ x, y })
      mark.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
      mark.classList.remove('area-map-quiet', 'area-map-left')
      const width = mark.offsetWidth - pinWidth / 2
      const sides = [
        { left: x - pinWidth / 2, right: x + width, top: y - 34, bottom: y },
        { left: x - width, right: x + pinWidth / 2, top: y - 34, bottom: y },
      ]
      // A name stands where it is on the sheet and over no other; one that finds no place is not shown, but the list holds it.
      const free = sides.findIndex((side) => side.left > 0 && side.right < size.width && !taken.some((other) => overlaps(side, other)))
      mark.classList.toggle('area-map-left', free === 1)
      mark.classList.toggle('area-map-quiet', free < 0)
      taken.push(sides[free] ?? { left: x - 14, right: x + 14, top: y - 34, bottom: y })
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    prepareText(context)
    // Beside a pin the name of a town would pass for the location's; the largest one is known to everybody.
    const largest = towns.slice(0, 1).map(({ text }) => text)
    drawTowns(context, towns, view, { taken, markers: taken.map((rect) => ({ ...rect, towns: largest })), most: towns.length })
  }
  const observer = new ResizeObserver(show)
  observer.observe(sheet)
  signal.addEventListener('abort', () => observer.disconnect())
}
