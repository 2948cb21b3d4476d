import { farTowns } from './far-towns.ts'
import type { Places } from './pack-places.ts'

/**
 * Parts of large towns that people name instead of the town, with the county they lie in. The table of GeoNames has none; these were put
 * down by hand, to a quarter of a mile or so.
 */
const districts: readonly (readonly [names: string, county: string, lat: number, lng: number])[] = [
  ['French Quarter|Vieux Carré|Barrio Francés', 'LA Orleans', 29.958, -90.065],
  ['Central Business District|Warehouse District', 'LA Orleans', 29.95, -90.07],
  ['Garden District', 'LA Orleans', 29.93, -90.09],
  ['Uptown New Orleans', 'LA Orleans', 29.93, -90.11],
  ['Bywater', 'LA Orleans', 29.96, -90.04],
  ['Tremé', 'LA Orleans', 29.97, -90.07],
  ['Galleria', 'TX Harris', 29.74, -95.46],
  ['Montrose', 'TX Harris', 29.74, -95.39],
  ['Rice Village', 'TX Harris', 29.72, -95.42],
  ['Sharpstown', 'TX Harris', 29.7, -95.53],
  ['Chinatown Houston|Bellaire Chinatown', 'TX Harris', 29.7, -95.55],
  ['Texas Medical Center', 'TX Harris', 29.71, -95.4],
  ['Hobby Airport', 'TX Harris', 29.65, -95.28],
  ['DFW|DFW Airport', 'TX Tarrant', 32.9, -97.04],
  ['Uptown Dallas', 'TX Dallas', 32.8, -96.8],
  ['Bishop Arts District', 'TX Dallas', 32.75, -96.83],
  ['Fair Park', 'TX Dallas', 32.78, -96.76],
  ['Barksdale', 'LA Bossier', 32.5, -93.7],
  ['Mississippi City', 'MS Harrison', 30.38, -89.03],
  ['Mississippi Delta', 'MS Sunflower', 33.5, -90.6],
  ['Ninth Ward|9th Ward|Lower Ninth Ward', 'LA Orleans', 29.97, -90.02],
  ['Lakeview', 'LA Orleans', 30, -90.11],
  ['Gentilly', 'LA Orleans', 30.01, -90.06],
  ['Westbank', 'LA Jefferson', 29.92, -90.05],
  ['Greenspoint', 'TX Harris', 29.94, -95.41],
  ['Clear Lake', 'TX Harris', 29.58, -95.11],
  ['EaDo', 'TX Harris', 29.75, -95.35],
  ['River Oaks', 'TX Harris', 29.75, -95.43],
  ['Kashmere Gardens', 'TX Harris', 29.8, -95.32],
  ['IAH|IAH Airport', 'TX Harris', 29.98, -95.34],
  ['Lake Highlands', 'TX Dallas', 32.88, -96.72],
  ['Pleasant Grove', 'TX Dallas', 32.73, -96.68],
  ['Belhaven', 'MS Hinds', 32.32, -90.17],
]

/** The table of positions with the districts as towns of their own, and the large towns far away; a district whose county is not in the table is left out. */
export const withDistricts = (places: Places): Places => {
  const towns = districts.flatMap(([names, inCounty, lat, lng]) => {
    const [state, name] = [inCounty.slice(0, 2), inCounty.slice(3)]
    const county = places.counties.findIndex((one) => one.state === state && one.name === name)
    return county < 0 ? [] : names.split('|').map((district) => ({ name: district, state, county, lat, lng, zips: 1 }))
  })
  return { ...places, towns: [...places.towns, ...towns, ...farTowns] }
}
