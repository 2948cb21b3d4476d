import type { Town, Zip } from './pack-places.ts'

/** More ZIP codes than any town of the table: of two towns abroad with one name, people mean the large one. */
const large = 500

/** Large towns outside the table, to a tenth of a degree: who types one is told how far away we are, and no namesake is taken for it. */
const positions: readonly (readonly [town: string, lat: number, lng: number])[] = [
  ['Albuquerque, NM', 35.1, -106.6],
  ['Atlanta, GA', 33.7, -84.4],
  ['Baltimore, MD', 39.3, -76.6],
  ['Birmingham, AL', 33.5, -86.8],
  ['Boston, MA', 42.4, -71.1],
  ['Charlotte, NC', 35.2, -80.8],
  ['Chicago, IL', 41.9, -87.6],
  ['Cincinnati, OH', 39.1, -84.5],
  ['Cleveland, OH', 41.5, -81.7],
  ['Colorado Springs, CO', 38.8, -104.8],
  ['Columbus, OH', 40, -83],
  ['Denver, CO', 39.7, -105],
  ['Destin, FL', 30.4, -86.5],
  ['Detroit, MI', 42.3, -83],
  ['Honolulu, HI', 21.3, -157.9],
  ['Indianapolis, IN', 39.8, -86.2],
  ['Jacksonville, FL', 30.3, -81.7],
  ['Kansas City, MO', 39.1, -94.6],
  ['Las Vegas, NV', 36.2, -115.1],
  ['Little Rock, AR', 34.7, -92.3],
  ['Los Angeles, CA', 34.1, -118.2],
  ['Louisville, KY', 38.3, -85.8],
  ['Miami, FL', 25.8, -80.2],
  ['Milwaukee, WI', 43, -87.9],
  ['Minneapolis, MN', 45, -93.3],
  ['Monterrey, NL', 25.7, -100.3],
  ['Montgomery, AL', 32.4, -86.3],
  ['Nashville, TN', 36.2, -86.8],
  ['New York, NY', 40.7, -74],
  ['Oklahoma City, OK', 35.5, -97.5],
  ['Omaha, NE', 41.3, -95.9],
  ['Orlando, FL', 28.5, -81.4],
  ['Panama City, FL', 30.2, -85.7],
  ['Pensacola, FL', 30.4, -87.2],
  ['Philadelphia, PA', 40, -75.2],
  ['Phoenix, AZ', 33.4, -112.1],
  ['Pittsburgh, PA', 40.4, -80],
  ['Portland, OR', 45.5, -122.7],
  ['Raleigh, NC', 35.8, -78.6],
  ['Sacramento, CA', 38.6, -121.5],
  ['Salt Lake City, UT', 40.8, -111.9],
  ['San Diego, CA', 32.7, -117.2],
  ['San Francisco, CA', 37.8, -122.4],
  ['San Jose, CA', 37.3, -121.9],
  ['Seattle, WA', 47.6, -122.3],
  ['St. Louis, MO', 38.6, -90.2],
  ['Tallahassee, FL', 30.4, -84.3],
  ['Tampa, FL', 28, -82.5],
  ['Tucson, AZ', 32.2, -111],
  ['Tulsa, OK', 36.2, -96],
  ['Washington, DC', 38.9, -77],
  ['Wichita, KS', 37.7, -97.3],
]

/** Large towns outside the table of positions; they lie in no county that it knows. */
export const farTowns: readonly Town[] = positions.map(([town, lat, lng]) => {
  const [name = '', state = ''] = town.split(', ')
  return { name, state, county: -1, lat, lng, zips: large }
})

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
