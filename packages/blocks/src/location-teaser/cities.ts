import { project } from '@bank/ui/map/state-shapes.ts'

type City = { readonly name: string; readonly x: number; readonly y: number; readonly anchor: 'start' | 'end' | 'middle' }

const city = (
  name: string,
  longitude: number,
  latitude: number,
  anchor: City['anchor'],
  [right, down]: readonly [number, number],
): City => {
  const { x, y } = project(longitude, latitude)
  return { name, anchor, x: x + right, y: y + down }
}

/** Cities that are named on the map, with their name set clear of the coast and of one another. */
export const cities: readonly City[] = [
  city('Dallas', -96.8, 32.78, 'start', [12, 5]),
  city('Houston', -95.37, 29.76, 'end', [-13, 10]),
  city('Shreveport', -93.75, 32.52, 'start', [11, 4]),
  city('Baton Rouge', -91.15, 30.45, 'end', [-11, 2]),
  city('New Orleans', -90.07, 29.95, 'end', [72, 27]),
  city('Jackson', -90.18, 32.3, 'start', [11, 5]),
]
