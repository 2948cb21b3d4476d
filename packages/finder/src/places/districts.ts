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
  ['Barksdale|Barksdale AFB', 'LA Bossier', 32.49, -93.69],
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
  ['Uptown', 'LA Orleans', 29.93, -90.11],
  ['Irish Channel', 'LA Orleans', 29.93, -90.09],
  ['Westheimer', 'TX Harris', 29.74, -95.46],
  ['Meyerland', 'TX Harris', 29.69, -95.46],
  ['Las Colinas', 'TX Dallas', 32.88, -96.95],
  // Universities, airports, bases and stadiums.
  ['Rice University', 'TX Harris', 29.72, -95.4],
  ['University of Houston|UH', 'TX Harris', 29.72, -95.34],
  ['NRG Stadium', 'TX Harris', 29.69, -95.41],
  ['NASA|Johnson Space Center', 'TX Harris', 29.56, -95.09],
  ['Intercontinental Airport|Bush Intercontinental|George Bush Airport', 'TX Harris', 29.98, -95.34],
  ['Sam Houston State|SHSU', 'TX Walker', 30.71, -95.55],
  ['SFA|Stephen F Austin State', 'TX Nacogdoches', 31.62, -94.65],
  ['Lamar University', 'TX Jefferson', 30.04, -94.08],
  ['SMU|Southern Methodist University', 'TX Dallas', 32.84, -96.78],
  ['Love Field|Love Field Airport', 'TX Dallas', 32.85, -96.85],
  ['AT&T Stadium|Cowboys Stadium', 'TX Tarrant', 32.75, -97.09],
  ['TCU', 'TX Tarrant', 32.71, -97.36],
  ['UNT|University of North Texas', 'TX Denton', 33.21, -97.15],
  ['UT Tyler', 'TX Smith', 32.32, -95.25],
  ['Tulane|Tulane University', 'LA Orleans', 29.94, -90.12],
  ['Superdome', 'LA Orleans', 29.95, -90.08],
  ['Bourbon Street|Jackson Square', 'LA Orleans', 29.96, -90.06],
  ['New Orleans Airport|Louis Armstrong Airport|MSY', 'LA Jefferson', 29.99, -90.26],
  ['LSU|Louisiana State University', 'LA East Baton Rouge', 30.41, -91.18],
  ['ULL|UL Lafayette', 'LA Lafayette', 30.21, -92.02],
  ['Louisiana Tech', 'LA Lincoln', 32.53, -92.65],
  ['McNeese', 'LA Calcasieu', 30.18, -93.22],
  ['Nicholls State', 'LA Lafourche', 29.79, -90.8],
  ['Northwestern State', 'LA Natchitoches', 31.75, -93.1],
  ['Southeastern Louisiana University', 'LA Tangipahoa', 30.52, -90.47],
  ['Fort Johnson', 'LA Vernon', 31.05, -93.2],
  ['MSU|Mississippi State|Mississippi State University', 'MS Oktibbeha', 33.46, -88.79],
  ['USM|Southern Miss', 'MS Forrest', 31.33, -89.34],
  ['Jackson State', 'MS Hinds', 32.3, -90.21],
  ['Keesler|Keesler AFB', 'MS Harrison', 30.41, -88.92],
  ['Camp Shelby', 'MS Forrest', 31.2, -89.2],
  // Parts of states with names of their own.
  ['Hill Country|Texas Hill Country', 'TX Kerr', 30.1, -98.9],
  ['Deep East Texas', 'TX Angelina', 31.34, -94.73],
  ['Brazos Valley', 'TX Brazos', 30.65, -96.35],
  ['Coastal Bend', 'TX Nueces', 27.8, -97.4],
  ['Rio Grande Valley|Valle del Río Grande', 'TX Hidalgo', 26.2, -98.2],
  ['Panhandle', 'TX Potter', 35.2, -101.8],
  ['Big Thicket', 'TX Hardin', 30.4, -94.3],
  ['Cenla', 'LA Rapides', 31.3, -92.45],
  ['Arklatex', 'LA Caddo', 32.5, -93.8],
  ['River Parishes', 'LA St. John the Baptist', 30.07, -90.5],
  ['Florida Parishes', 'LA Tangipahoa', 30.5, -90.5],
  ['Bayou Country|Bayou Region', 'LA Terrebonne', 29.6, -90.72],
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
