import type { Line, Shapes } from '@bank/map/shapes/shapes.ts'
import { type Position, simplifyLine } from '@bank/map/simplify-line.ts'
import type { Viewport } from '@bank/map/viewport/viewport.ts'

/** Below this many pixels for a unit, lines are drawn from fewer points: nobody could see the others. */
const roughBelow = 0.11
const roughTolerance = 8

/** Inks of the drawn maps (`packages/ui/src/map/map.css`). */
const ink = {
  around: '#ece4d3',
  county: '#d5cab2',
  border: '#6f7d8a',
  coast: '#4f7c8a',
  river: '#8fbac3',
  lake: '#aed0d3',
  lakeShore: '#7fa9b4',
}
const paper = { TX: '#fbf5e4', LA: '#dfe8d3', MS: '#f6e3c8' } as const
/** The sea in steps: how far each reaches from the shore in units, and its ink. Farther out is the deep. */
const depths = [
  [250, '#aed0d3'],
  [570, '#a6cacf'],
  [950, '#9fc5cb'],
  [1_470, '#98c1c8'],
  [2_120, '#92bcc5'],
  [2_950, '#8cb8c1'],
] as const
const deep = '#7fb0bb'
const sounding = '#c5dcdd'

type Paths = ReturnType<typeof pathsOf>

const rough = (line: Line): Line => {
  const points = Array.from({ length: line.length / 2 }, (_, index): Position => [line[2 * index] ?? 0, line[2 * index + 1] ?? 0])
  return simplifyLine(points, roughTolerance).flat()
}

const pathOf = (lines: readonly Line[], isClosed: boolean): Path2D => {
  const path = new Path2D()
  for (const line of lines) {
    for (let index = 0; index < line.length; index += 2)
      if (index === 0) path.moveTo(line[0] ?? 0, line[1] ?? 0)
      else path.lineTo(line[index] ?? 0, line[index + 1] ?? 0)
    if (isClosed) path.closePath()
  }
  return path
}

const pathsOf = (shapes: Shapes, as: (line: Line) => Line) => {
  const [rings, lines] = [(of: readonly Line[]) => pathOf(of.map(as), true), (of: readonly Line[]) => pathOf(of.map(as), false)]
  const { TX, LA, MS } = shapes.states
  return {
    land: rings(shapes.land),
    states: [
      [paper.TX, rings(TX)],
      [paper.LA, rings(LA)],
      [paper.MS, rings(MS)],
    ] as const,
    lakes: rings(shapes.lakes),
    borders: lines(shapes.borders),
    counties: lines(shapes.counties),
    rivers: shapes.rivers.map(lines),
    shore: pathOf(shapes.shore, true),
  }
}

type Context = CanvasRenderingContext2D

/** The sea is painted under the land that is there already, from the shore outward: each step covers what the ones before left. */
const drawSea = (context: Context, { shore }: Paths, { scale, width, height }: Viewport): void => {
  context.globalCompositeOperation = 'destination-over'
  context.lineJoin = 'round'
  // A step whose edge is farther away than the view is wide fills all of it.
  const seen = depths.filter(([reach]) => reach * scale < 2 * Math.hypot(width, height))
  for (const [reach, color] of seen) {
    context.strokeStyle = color
    context.lineWidth = 2 * reach
    context.stroke(shore)
    context.strokeStyle = sounding
    context.lineWidth = 2 * reach + 1.6 / scale
    context.stroke(shore)
  }
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = depths[seen.length]?.[1] ?? deep
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  context.globalCompositeOperation = 'source-over'
}

/** Draws land and water of shapes into views. `ratio` is how many dots a pixel of the page has. */
export const groundDrawer = (shapes: Shapes) => {
  const fine = pathsOf(shapes, (line) => line)
  const coarse = pathsOf(shapes, rough)
  return (context: Context, view: Viewport, ratio: number): void => {
    const { scale, width, height, x, y } = view
    const paths = scale < roughBelow ? coarse : fine
    const line = (path: Path2D, color: string, pixels: number): void => {
      context.strokeStyle = color
      context.lineWidth = pixels / scale
      context.stroke(path)
    }
    const fill = (path: Path2D, color: string): void => {
      context.fillStyle = color
      context.fill(path)
    }
    const closeness = Math.min(Math.max(Math.log2(scale / 0.03), 0), 4)
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, context.canvas.width, context.canvas.height)
    context.setTransform(ratio * scale, 0, 0, ratio * scale, ratio * (width / 2 - x * scale), ratio * (height / 2 - y * scale))
    const inMap = context.getTransform()
    context.lineJoin = 'bevel'
    fill(paths.land, ink.around)
    // From here to the sea, paint stays on land alone: states end at the coast, and no border crosses a bay.
    context.globalCompositeOperation = 'source-atop'
    for (const [color, path] of paths.states) fill(path, color)
    line(paths.counties, ink.county, 0.45 + closeness * 0.15)
    for (const [size, path] of paths.rivers.entries()) line(path, ink.river, Math.max(0.5, 1.7 - size * 0.6) * (0.8 + closeness * 0.2))
    fill(paths.lakes, ink.lake)
    line(paths.lakes, ink.lakeShore, 0.7)
    line(paths.borders, ink.border, 0.8 + closeness * 0.1)
    drawSea(context, paths, view)
    context.setTransform(inMap)
    line(paths.land, ink.coast, 0.6 + closeness * 0.1)
  }
}

export type DrawGround = ReturnType<typeof groundDrawer>
