import type { Places } from '@bank/finder/places/pack-places.ts'
import { nameOfTown } from '@bank/finder/text/spanish-names.ts'
import type { FinderWords } from '@bank/finder/view/phrases.ts'
import { type Label, type MarkerRoom, overlaps, placeLabels, type Rect } from '@bank/map/labels/place-labels.ts'
import { projectPlace, unitsInMile } from '@bank/map/projection.ts'
import { toScreen, type Viewport } from '@bank/map/viewport/viewport.ts'
import { fill } from '@bank/rules/text/fill.ts'
import { drawText, drawTowns, fonts, halo, prepareText, townInk, widthsIn } from './draw-towns.ts'

type Context = CanvasRenderingContext2D

const ink = { county: '#7d735d', state: '#5c5444', water: '#0b3a57' }
const ownStates = ['TX', 'LA', 'MS']
/** Names of states stand while whole states are seen, those of counties when a county is wider than its name. */
const statesUntil = 0.11
const countiesFrom = 0.16
/** Square pixels of the view for each town that is named. */
const roomOfTown = 19_000
const scaleBar = { left: 14, bottom: 16, most: 120, width: 150, height: 44 }
const roundMiles = [200, 100, 50, 20, 10, 5, 2, 1]

/** Where the name of a state may stand, the best place first: markers go before it. */
const stateLabels = (words: FinderWords) =>
  [
    {
      text: words.stateTexas,
      places: [
        [31.62, -100.4],
        [32.9, -101.2],
        [30.6, -101.6],
        [28.6, -98.6],
        [31.4, -97.6],
      ],
    },
    {
      text: words.stateLouisiana,
      places: [
        [31.2, -92.75],
        [31.75, -92.6],
        [30.75, -92.6],
        [32.4, -92.6],
        [29.4, -92.2],
      ],
    },
    {
      text: words.stateMississippi,
      places: [
        [33.35, -89.75],
        [32.9, -89.7],
        [31.8, -89.7],
        [33.9, -89.6],
        [31.3, -89.7],
      ],
    },
  ].map(({ text, places }) => ({ text: text.toUpperCase(), points: places.map(([lat = 0, lng = 0]) => projectPlace({ lat, lng })) }))

/** Larger towns first, ours before our neighbors'; a town has as many ZIP codes as it is large. */
const townLabels = ({ towns }: Places, locale: string): readonly (Label & { readonly zips: number })[] =>
  towns
    .filter(({ zips }) => zips > 0)
    .toSorted((one, other) => other.zips - one.zips || Number(ownStates.includes(other.state)) - Number(ownStates.includes(one.state)))
    .map((town) => ({ text: nameOfTown(town.name, town.state, locale), zips: town.zips, ...projectPlace(town) }))

const countyLabels = ({ counties }: Places, words: FinderWords): readonly Label[] =>
  counties
    .filter(({ state, name }) => ownStates.includes(state) && name)
    .map((county) => ({
      text: fill(words[county.state === 'LA' ? 'finder.parish' : 'finder.county'], { name: county.name }),
      isArea: true,
      ...projectPlace(county),
    }))

const spaced = (context: Context, em: string): void => {
  // Older browsers set the letters close: no harm.
  if ('letterSpacing' in context) context.letterSpacing = em
}

/** Where the scale stands: at the left of the lower edge, or farther right where a marker lies over that. */
const scaleRoom = ({ width, height }: Viewport, markers: readonly Rect[]): Rect => {
  const rooms = [0, 0.2, 0.4, 0.6].map((part): Rect => {
    const left = Math.round(part * width)
    return { left, right: left + scaleBar.width, top: height - scaleBar.height, bottom: height }
  })
  return rooms.find((room) => room.right <= width && !markers.some((marker) => overlaps(room, marker))) ?? (rooms[0] as Rect)
}

const drawScaleBar = (context: Context, view: Viewport, room: Rect, words: FinderWords): void => {
  const miles = roundMiles.find((one) => one * unitsInMile * view.scale <= scaleBar.most) ?? 1
  const [left, bottom, width] = [room.left + scaleBar.left, view.height - scaleBar.bottom, miles * unitsInMile * view.scale]
  context.beginPath()
  context.moveTo(left, bottom - 5)
  context.lineTo(left, bottom)
  context.lineTo(left + width, bottom)
  context.lineTo(left + width, bottom - 5)
  context.strokeStyle = halo
  context.lineWidth = 4
  context.stroke()
  context.strokeStyle = townInk
  context.lineWidth = 1.25
  context.stroke()
  context.font = `400 12.5px ${fonts(context).sans}`
  drawText(context, fill(words.milesAway, { miles }), left + 5, bottom - 9, townInk)
}

/** Draws the names of states, towns, counties and the Gulf, clear of markers and of one another, and the scale. */
export const labelDrawer = (places: Places, words: FinderWords, locale: string) => {
  const [states, towns, counties] = [stateLabels(words), townLabels(places, locale), countyLabels(places, words)]
  const gulf = projectPlace({ lat: 27.6, lng: -92.6 })
  return (context: Context, view: Viewport, ratio: number, markers: readonly MarkerRoom[]): void => {
    const { sans, serif } = fonts(context)
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    prepareText(context)
    const measured = (font: string) => {
      context.font = font
      return widthsIn(context)
    }
    const taken: Rect[] = [...markers]
    const reserve = (left: number, top: number, width: number, height: number): void => {
      taken.push({ left, top, right: left + width, bottom: top + height })
    }
    const scale = scaleRoom(view, markers)
    taken.push(scale)
    // The count and the buttons.
    reserve(0, 0, 200, 48)
    reserve(view.width - 64, 0, 64, 156)
    if (view.scale < statesUntil) {
      spaced(context, '0.24em')
      const widthOf = measured(`600 ${view.width < 500 ? 11 : 13}px ${sans}`)
      for (const { text, points } of states) {
        const width = widthOf({ text })
        const room = points
          .map((point) => toScreen(view, point))
          .map(({ x, y }): Rect => ({ left: x - width / 2 - 4, right: x + width / 2 + 4, top: y - 10, bottom: y + 10 }))
          .find((rect) => rect.left > 0 && rect.right < view.width && !taken.some((other) => overlaps(rect, other)))
        if (!room) continue
        taken.push(room)
        drawText(context, text, room.left + 4, (room.top + room.bottom) / 2, ink.state)
      }
      spaced(context, '0.03em')
      const at = toScreen(view, gulf)
      const water = measured(`italic 400 ${view.width < 500 ? 17 : 21}px ${serif}`)({ text: words.theGulf })
      context.fillStyle = ink.water
      context.fillText(words.theGulf, at.x - water / 2, at.y)
      spaced(context, '0px')
    }
    const most = Math.round((view.width * view.height) / roomOfTown) - 4
    taken.push(...drawTowns(context, towns, view, { taken, markers, most }))
    if (view.scale > countiesFrom) {
      spaced(context, '0.06em')
      const widthOfCounty = measured(`400 12px ${sans}`)
      for (const { label, left, middle } of placeLabels(counties, view, { taken, most: 14, widthOf: widthOfCounty }))
        drawText(context, label.text, left, middle, ink.county)
      spaced(context, '0px')
    }
    drawScaleBar(context, view, scale, words)
  }
}
