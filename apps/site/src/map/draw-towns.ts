import { type Label, type MarkerRoom, placeLabels, type Rect } from '@bank/map/labels/place-labels.ts'
import type { Viewport } from '@bank/map/viewport/viewport.ts'

type Context = CanvasRenderingContext2D

export const townInk = '#0b2440'
export const halo = 'rgb(251 245 228 / 0.86)'

/** The faces of the page, as its styles name them. */
export const fonts = ({ canvas }: Context): { readonly sans: string; readonly serif: string } => {
  const style = getComputedStyle(canvas)
  return { sans: style.getPropertyValue('--sans') || 'sans-serif', serif: style.getPropertyValue('--serif') || 'serif' }
}

const widths = new Map<string, number>()

/** Measures texts in the font that a context has now; each is measured once. */
export const widthsIn = (context: Context) => {
  const { font } = context
  return ({ text }: { readonly text: string }): number => {
    const key = `${font}${text}`
    const width = widths.get(key) ?? context.measureText(text).width
    widths.set(key, width)
    return width
  }
}

/** Sets a context up for names: what is drawn stands on the middle of its height, with a round halo. */
export const prepareText = (context: Context): void => {
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
}

/** Draws a text over a halo that parts it from what lies below. */
export const drawText = (context: Context, text: string, left: number, middle: number, color: string): void => {
  context.lineWidth = 3.2
  context.strokeStyle = halo
  context.strokeText(text, left, middle)
  context.fillStyle = color
  context.fillText(text, left, middle)
}

/** Draws towns with a dot each, the first ones first, where they find room. Answers with the room that their names take. */
export const drawTowns = (
  context: Context,
  towns: readonly Label[],
  view: Viewport,
  room: { readonly taken: readonly Rect[]; readonly markers: readonly MarkerRoom[]; readonly most: number },
): readonly Rect[] => {
  context.font = `600 13.5px ${fonts(context).sans}`
  const widthOf = widthsIn(context)
  return placeLabels(towns, view, { ...room, widthOf }).map(({ label, left, middle, at, hasDot }) => {
    if (hasDot) {
      context.beginPath()
      context.arc(at.x, at.y, 2.6, 0, 7)
      context.fillStyle = '#fff'
      context.fill()
      context.strokeStyle = townInk
      context.lineWidth = 1.3
      context.stroke()
    }
    drawText(context, label.text, left, middle, townInk)
    return { left, right: left + widthOf(label), top: middle - 9, bottom: middle + 9 }
  })
}
