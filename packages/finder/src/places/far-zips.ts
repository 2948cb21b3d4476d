import type { Zip } from './pack-places.ts'

/** ZIP codes of towns outside the table that visitors of the coast come from, from the first to the last, with their positions. */
const farZips: readonly (readonly [first: number, last: number, lat: number, lng: number])[] = [
  [32401, 32417, 30.2, -85.7],
  [32501, 32526, 30.4, -87.2],
  [32534, 32534, 30.5, -87.3],
  [32540, 32541, 30.4, -86.5],
]

/** Where a ZIP code of a town outside the table is. */
export const farZip = (zip: string): Zip | undefined => {
  const [, , lat, lng] = farZips.find(([first, last]) => first <= Number(zip) && Number(zip) <= last) ?? []
  return lat === undefined || lng === undefined ? undefined : { zip, state: 'FL', county: -1, lat, lng }
}
