import type { Line, Shapes } from './shapes.ts'

/** A line as differences: both coordinates of the first point, then the way to each next one. */
export const packLine = (line: Line): Line => line.map((value, index) => value - (line[index - 2] ?? 0))

const unpackLine = (packed: Line): Line => {
  const line = [...packed]
  for (let index = 2; index < line.length; index++) line[index] = (line[index] ?? 0) + (line[index - 2] ?? 0)
  return line
}

/** Reads shapes as they are stored: each line as differences. */
export const unpackShapes = ({ land, states, lakes, borders, counties, rivers, shore }: Shapes): Shapes => {
  const all = (lines: readonly Line[]): readonly Line[] => lines.map(unpackLine)
  return {
    land: all(land),
    states: { TX: all(states.TX), LA: all(states.LA), MS: all(states.MS) },
    lakes: all(lakes),
    borders: all(borders),
    counties: all(counties),
    rivers: rivers.map(all),
    shore: all(shore),
  }
}
