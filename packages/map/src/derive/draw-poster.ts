import type { Line, Shapes } from '../shapes/shapes.ts'
import { type Position, simplifyLine } from '../simplify-line.ts'

/** Pixels; a unit is a twenty-ninth of one. */
const [width, height, scale] = [690, 740, 0.0345]
/** Half a pixel. */
const tolerance = 24
/** The sea in steps, as the map draws it: how far from the shore in units, and its ink. */
const depths = [
  [2_950, '#8cb8c1'],
  [2_120, '#92bcc5'],
  [1_470, '#98c1c8'],
  [950, '#9fc5cb'],
  [570, '#a6cacf'],
  [250, '#aed0d3'],
] as const

const isSeen = ([x, y]: Position): boolean => x > -40 && y > -40 && x < width + 40 && y < height + 40

const pathOf = (lines: readonly Line[], isClosed: boolean): string =>
  lines
    .map((line) => {
      const points = Array.from({ length: line.length / 2 }, (_, index): Position => [line[2 * index] ?? 0, line[2 * index + 1] ?? 0])
      const simple = simplifyLine(points, tolerance).map(
        ([x, y]): Position => [Math.round((x * scale + width / 2) * 10) / 10, Math.round((y * scale + height / 2) * 10) / 10],
      )
      return simple.some(isSeen) && simple.length > (isClosed ? 3 : 1)
        ? `M${simple.map(([x, y]) => `${x} ${y}`).join('L')}${isClosed ? 'z' : ''}`
        : ''
    })
    .join('')

/** The map from afar, as a picture that holds its place until it is drawn. */
export const drawPoster = ({ land, states, lakes, borders, rivers, shore }: Shapes): string => {
  const coast = pathOf(shore, true)
  const lines = (of: readonly Line[], color: string, pixels: number): string =>
    `<path d="${pathOf(of, false)}" fill="none" stroke="${color}" stroke-width="${pixels}"/>`
  const areas = (of: readonly Line[], color: string): string => `<path d="${pathOf(of, true)}" fill="${color}"/>`
  const sea = depths.map(
    ([reach, color]) =>
      `<use href="#shore" stroke="#c5dcdd" stroke-width="${(2 * reach * scale + 1.6).toFixed(1)}"/><use href="#shore" stroke="${color}" stroke-width="${(2 * reach * scale).toFixed(1)}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><path id="shore" d="${coast}" fill="none" stroke-linejoin="round"/><path id="all" d="${pathOf(land, true)}"/><clipPath id="land"><use href="#all"/></clipPath></defs><path d="M0 0h${width}v${height}H0z" fill="#7fb0bb"/>${sea.join('')}<use href="#all" fill="#ece4d3"/><g clip-path="url(#land)">${areas(states.TX, '#fbf5e4')}${areas(states.LA, '#dfe8d3')}${areas(states.MS, '#f6e3c8')}${rivers
    .slice(0, 2)
    .map((of, size) => lines(of, '#8fbac3', 1.6 - size * 0.5))
    .join(
      '',
    )}${areas(lakes, '#aed0d3')}${lines(borders, '#6f7d8a', 0.8)}</g><use href="#all" fill="none" stroke="#4f7c8a" stroke-width=".6"/></svg>`
}
