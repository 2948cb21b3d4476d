import type { Coordinates } from '@bank/rules/geo/distance.ts'

/** The table as it is stored: columns, numbers as differences to the row before, positions in hundredths of a degree, of landmarks in thousandths. */
export type PackedPlaces = {
  /** `TX Harris`. */
  readonly counties: readonly string[]
  readonly towns: {
    /** Separated by bars. */
    readonly name: string
    readonly county: readonly number[]
    readonly lat: readonly number[]
    readonly lng: readonly number[]
    /** How many ZIP codes the town has: larger towns have more. */
    readonly zips: readonly number[]
  }
  readonly zips: {
    readonly zip: readonly number[]
    readonly county: readonly number[]
    readonly lat: readonly number[]
    readonly lng: readonly number[]
  }
  /** Parts of towns and what people name instead of one: names of one are separated by bars, landmarks by semicolons. */
  readonly landmarks: {
    readonly name: string
    readonly county: readonly number[]
    readonly lat: readonly number[]
    readonly lng: readonly number[]
  }
  /** Large towns outside the table: `Denver, CO`, separated by semicolons, positions in tenths of a degree. */
  readonly far: { readonly name: string; readonly lat: readonly number[]; readonly lng: readonly number[] }
  /** Common words that are written almost like a name of the table, separated by spaces. */
  readonly words: string
  /** Words of names that are one in both languages, groups separated by bars, first the one that is compared; earlier releases have none. */
  readonly sameWords?: string
}

type Row = Coordinates & { readonly state: string; readonly county: string }

export type PlaceColumns = {
  readonly towns: readonly (Row & { readonly name: string; readonly zips: number })[]
  readonly zips: readonly (Row & { readonly zip: string })[]
  readonly landmarks: readonly (Row & { readonly name: string })[]
  readonly far: readonly (Coordinates & { readonly name: string })[]
  readonly words: readonly string[]
  readonly sameWords: readonly string[]
}

const differences = (values: readonly number[]): readonly number[] => values.map((value, index) => value - (values[index - 1] ?? 0))

/** Parts of a degree that positions are kept in: landmarks may stand a few blocks from one another. */
const perDegree = { far: 10, places: 100, landmarks: 1000 } as const

/** More ZIP codes than any town of the table: of two towns abroad with one name, people mean the large one. */
const large = 500

const countyOf = ({ state, county }: Row): string => `${state} ${county}`

/** Packs the table of towns and ZIP codes; both keep their order within a county, and ZIP codes theirs. */
export const packPlaces = ({ towns, zips, landmarks, far, words, sameWords }: PlaceColumns): PackedPlaces => {
  const counties = [...new Set([...zips, ...towns].map(countyOf))].sort()
  const places = new Map(counties.map((county, index) => [county, index]))
  const indexOf = (row: Row): number => places.get(countyOf(row)) ?? 0
  const inOrder = <Kind extends Row>(rows: readonly Kind[]): readonly Kind[] => rows.toSorted((one, other) => indexOf(one) - indexOf(other))
  const [sorted, named] = [inOrder(towns), inOrder(landmarks)]
  const columnsOf = (rows: readonly Row[], parts: number = perDegree.places) => ({
    county: differences(rows.map(indexOf)),
    lat: differences(rows.map(({ lat }) => Math.round(lat * parts))),
    lng: differences(rows.map(({ lng }) => Math.round(lng * parts))),
  })
  return {
    counties,
    towns: { name: sorted.map(({ name }) => name).join('|'), ...columnsOf(sorted), zips: sorted.map((town) => town.zips) },
    zips: { zip: differences(zips.map(({ zip }) => Number(zip))), ...columnsOf(zips) },
    landmarks: { name: named.map(({ name }) => name).join(';'), ...columnsOf(named, perDegree.landmarks) },
    far: {
      name: far.map(({ name }) => name).join(';'),
      lat: far.map(({ lat }) => Math.round(lat * perDegree.far)),
      lng: far.map(({ lng }) => Math.round(lng * perDegree.far)),
    },
    words: words.join(' '),
    sameWords: sameWords.join('|'),
  }
}

const sums = (values: readonly number[]): readonly number[] => {
  let sum = 0
  return values.map((value) => {
    sum += value
    return sum
  })
}

export type County = Coordinates & { readonly name: string; readonly state: string }
export type Town = Coordinates & { readonly name: string; readonly state: string; readonly county: number; readonly zips: number }
export type Zip = Coordinates & { readonly zip: string; readonly state: string; readonly county: number }

/** Towns, ZIP codes, counties and parishes of Texas, Louisiana and Mississippi and 50 miles around, as they are looked up. */
export type Places = {
  readonly counties: readonly County[]
  readonly towns: readonly Town[]
  readonly zips: readonly Zip[]
  /** Under each of their names. */
  readonly landmarks: readonly Town[]
  /** Large towns outside the table; they lie in no county that it knows. */
  readonly far: readonly Town[]
  /** Common words that are no misspelt name. */
  readonly words: ReadonlySet<string>
  /** Words of names as they are said in Spanish, or otherwise in English, with the one that they are compared by. */
  readonly sameWords: ReadonlyMap<string, string>
}

/** The middle of places. */
export const middleOf = (rows: readonly Coordinates[]): Coordinates => ({
  lat: rows.reduce((sum, { lat }) => sum + lat, 0) / (rows.length || 1),
  lng: rows.reduce((sum, { lng }) => sum + lng, 0) / (rows.length || 1),
})

/** Reads the stored table. A county is in the middle of its towns and ZIP codes. */
export const unpackPlaces = (packed: PackedPlaces): Places => {
  const states = packed.counties.map((county) => county.slice(0, 2))
  const rowsOf = ({ county, lat, lng }: Pick<PackedPlaces['zips'], 'county' | 'lat' | 'lng'>, parts: number = perDegree.places) => {
    const [lats, lngs] = [sums(lat), sums(lng)]
    return sums(county).map((at, index) => ({
      county: at,
      state: states[at] ?? '',
      lat: (lats[index] ?? 0) / parts,
      lng: (lngs[index] ?? 0) / parts,
    }))
  }
  const names = packed.towns.name.split('|')
  const towns = rowsOf(packed.towns).map((row, index): Town => ({ ...row, name: names[index] ?? '', zips: packed.towns.zips[index] ?? 0 }))
  const codes = sums(packed.zips.zip)
  const zips = rowsOf(packed.zips).map((row, index): Zip => ({ ...row, zip: String(codes[index]).padStart(5, '0') }))
  const inCounty = Map.groupBy([...towns, ...zips], ({ county }) => county)
  const counties = packed.counties.map(
    (county, index): County => ({ name: county.slice(3), state: states[index] ?? '', ...middleOf(inCounty.get(index) ?? []) }),
  )
  const landmarkNames = packed.landmarks.name.split(';')
  const landmarks = rowsOf(packed.landmarks, perDegree.landmarks).flatMap((row, index) =>
    // As if it had a post office of its own: it is no hamlet.
    (landmarkNames[index] ?? '').split('|').map((name): Town => ({ ...row, name, zips: 1 })),
  )
  const far = packed.far.name.split(';').map((town, index): Town => {
    const [name = '', state = ''] = town.split(', ')
    const [lat = 0, lng = 0] = [packed.far.lat[index], packed.far.lng[index]]
    return { name, state, county: -1, lat: lat / perDegree.far, lng: lng / perDegree.far, zips: large }
  })
  const sameWords = new Map(
    (packed.sameWords ?? '').split('|').flatMap((group) => {
      const [first = '', ...others] = group.split(' ')
      return others.map((other) => [other, first] as const)
    }),
  )
  return { counties, towns, zips, landmarks, far, words: new Set(packed.words.split(' ')), sameWords }
}
