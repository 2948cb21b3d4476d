import { distanceInMiles } from '@bank/rules/geo/distance.ts'
import { describe, expect, it } from 'vitest'
import { rank } from '../results/rank.ts'
import { contentLocations, contentRegions, storedPlaces } from '../testing/content-locations.ts'
import { finderWords } from '../testing/finder-words.ts'
import { fold } from '../text/normalise.ts'
import { placeName } from '../view/place-name.ts'
import { searchPlaces } from './search-places.ts'

const search = searchPlaces(storedPlaces(), contentLocations())
const page = { words: finderWords('en'), locale: 'en-US' }

describe('[LOC-01] [D-LOC-1] a name without its state', () => {
  it.each([
    ['Crockett', 'Crockett, TX'],
    ['Memphis', 'Memphis, TN'],
    ['Austin', 'Austin, TX'],
    ['Bryan', 'Bryan, TX'],
    ['Little Rock', 'Little Rock, AR'],
    ['Atlanta', 'Atlanta, GA'],
    // Near, with two ZIP codes: visitors of this bank mean it rather than the one in Ohio.
    ['Cleveland', 'Cleveland, TX'],
    ['Monterrey', 'Monterrey, NL'],
    // What lies out of reach or in another state yields to a town of ours that is near, the nearest first.
    ['Philadelphia', 'Philadelphia, MS'],
    ['Washington', 'Washington, MS'],
    ['Florence', 'Florence, MS'],
    ['Columbia', 'Columbia, LA'],
    ['Detroit', 'Detroit, MI'],
    // A word of names, and of a branch's name.
    ['West', 'West, MS'],
    ['Center', 'Center, TX'],
    ['Medical Center', 'Medical Center ATM'],
    ['Cocodrie', 'Cocodrie, LA'],
    ['Lake Chuck', 'Lake Charles, LA'],
    ['N.O.', 'New Orleans, LA'],
    ['NO, LA', 'New Orleans, LA'],
    ['HTX', 'Houston, TX'],
    ['Columbus OH', 'Columbus, OH'],
    ['Missisippi', 'Mississippi'],
    ['missisipi', 'Mississippi'],
    ['Mississipi', 'Mississippi'],
    ['Lousiana', 'Louisiana'],
    ['texas state', 'Texas'],
    ['Dinero, TX', 'Dinero, TX'],
    ['Midland', 'Midland, TX'],
    ['Lubbock', 'Lubbock, TX'],
    ['Victoria', 'Victoria, TX'],
    ['El Paso', 'El Paso, TX'],
    ['Henderson', 'Henderson, TX'],
    // Near, with two ZIP codes, though a branch has the word in its name.
    ['Bellaire', 'Bellaire, TX'],
    ['Franklin', 'Franklin, LA'],
    ['Madison', 'Madison, MS'],
    ['Liberty', 'Liberty, MS'],
    ['Jackson', 'Jackson, MS'],
    // It has a location, and the town of the name lies in another state.
    ['Caddo', 'Caddo Parish, LA'],
    ['Vernon', 'Vernon Parish, LA'],
    // Several locations, where the towns of the name have none.
    ['jefferson', 'Jefferson Parish, LA'],
    ['Tangipahoa', 'Tangipahoa Parish, LA'],
    ['Rapides', 'Rapides Parish, LA'],
    // No town of the name is near, a county is.
    ['Lincoln', 'Lincoln County, MS'],
    ['Montrose', 'Montrose, TX'],
    ['Madison County', 'Madison County, MS'],
    ['Condado de Austin', 'Austin County, TX'],
    ['Vernon Parish', 'Vernon Parish, LA'],
  ])('%s is %s', (typed, wanted) => {
    const [meaning] = search(typed)
    expect(meaning && placeName(meaning, page)).toBe(wanted)
  })

  it.each([
    ['Crockett', 'Crockett County, TX'],
    ['Philadelphia', 'Philadelphia, PA'],
    ['Washington', 'Washington, DC'],
    ['Washington', 'Washington, LA'],
    ['Florence', 'Florence, AL'],
    ['West', 'West, TX'],
    ['Columbia', 'Columbia, MS'],
    ['Atlanta', 'Atlanta, TX'],
    ['Cleveland', 'Cleveland, OH'],
    ['Madison', 'Madison County, MS'],
    ['Vernon', 'Vernon, AL'],
  ])('of %s keeps %s as another meaning', (typed, other) => {
    expect(search(typed).map((meaning) => placeName(meaning, page))).toContain(other)
  })

  it.each([
    ['Nueva Iberia', 'New Iberia, LA'],
    ['Puerto Arturo', 'Port Arthur, TX'],
    ['Nuevo Orleans', 'New Orleans, LA'],
    ['Bahía de San Luis', 'Bay St. Louis, MS'],
    ['Ciudad de Texas', 'Texas City, TX'],
    ['Alejandría', 'Alexandria, LA'],
    ['Lago Charles', 'Lake Charles, LA'],
    ['Parroquia de San Bernardo', 'St. Bernard Parish, LA'],
    ['Parroquia de Baton Rouge Este', 'East Baton Rouge Parish, LA'],
    ['San Carlos', 'San Carlos, TX'],
    ['houston texas usa', 'Houston, TX'],
    ['Houston, EE. UU.', 'Houston, TX'],
    ['Ｈｏｕｓｔｏｎ', 'Houston, TX'],
    ['７７００８', 'ZIP code 77008'],
    ['Houston 99999', 'Houston, TX'],
  ])('%s, as some write it, is %s', (typed, wanted) => {
    const [meaning] = search(typed)
    expect(meaning && placeName(meaning, page)).toBe(wanted)
  })

  it.each([
    ['Juston', 'Houston, TX'],
    ['Juston, Tejas', 'Houston, TX'],
    ['Nueba Orlins', 'New Orleans, LA'],
    ['Estarkvil', 'Starkville, MS'],
    ['Naches', 'Natchez, MS'],
    ['nagadoches', 'Nacogdoches, TX'],
    ['Golpor misisipi', 'Gulfport, MS'],
    ['Chuga Land', 'Sugar Land, TX'],
    ['Naranja tejas', 'Orange, TX'],
    ['Misisipí', 'Mississippi'],
    ['golden triangle', 'Beaumont, TX'],
    ['Golden Triangle, MS', 'Columbus, MS'],
    ['Mississippi City', 'Mississippi City, MS'],
    ['Barksdale', 'Barksdale, LA'],
    // What is written like it, or begins like it, goes before what only sounds like it.
    ['Ruston', 'Ruston, LA'],
    ['Neches', 'Neches, TX'],
    ['Orang', 'Orange, TX'],
  ])('%s, by ear, is %s', (typed, wanted) => {
    const [meaning] = search(typed)
    expect(meaning && placeName(meaning, page)).toBe(wanted)
  })

  it.each([
    'canary',
    'careers',
    'pizza near',
    'walmart atm',
    'bank of texas',
    'pizza',
    'walmart',
    'lawyers',
    'apple pay',
    'bank of america',
    'tacos',
    'zzzz',
    'credit card',
  ])('no place sounds like %s', (typed) => expect(search(typed)).toEqual([]))

  it.each(['banker', 'banquero', 'teacher', 'maestro', 'corredor', 'carta', 'beer', 'tercer'])(
    'the common word %s is no misspelt town',
    (typed) => {
      expect(search(typed).filter(({ isGuess, name }) => isGuess && !fold(name).replaceAll(' ', '').startsWith(typed))).toEqual([])
    },
  )

  it.each(['home', 'login', 'rate', 'none', 'all', 'the', 'in', 'street', 'casa', 'hola', 'horario', 'dinero', 'banca'])(
    'the ordinary word %s is no place',
    (typed) => {
      expect(search(typed)).toEqual([])
    },
  )

  it.each([
    'Columbus GA',
    'mobile banking',
    'Mexico City',
    'Sunday',
    'domingo',
    'open Friday',
    'abierto los lunes',
    'hoy',
    'México',
    'Tokyo',
    'Atlantis',
    'ATM in Atlantis',
    '80202',
    '10001',
  ])('%s is no place', (typed) => {
    for (const find of [search, searchPlaces(storedPlaces(), contentLocations('es'))]) expect(find(typed)).toEqual([])
  })

  it('is written in Spanish on Spanish pages where it has a Spanish name', () => {
    const spanish = { words: finderWords('es'), locale: 'es-US' }
    const named = ['New Orleans', 'Bay St. Louis', 'Houston'].map((typed) => search(typed)[0])
    expect(named.map((meaning) => meaning && placeName(meaning, spanish))).toEqual([
      'Nueva Orleans, LA',
      'Bahía de San Luis, MS',
      'Houston, TX',
    ])
  })

  it('of a region is the region, unless a town with a location has the name', () => {
    const regions = ['Gulf Coast', 'North Texas', 'Houston'].map((name) => ({ name, lat: 30, lng: -90 }))
    const find = searchPlaces(storedPlaces(), contentLocations(), regions)
    const kinds = ['gulf coast', 'costa del golfo', 'norte de Texas', 'Houston'].map((typed) => find(typed)[0]?.kind)
    expect(kinds).toEqual(['region', 'region', 'region', 'town'])
  })

  it.each([
    ['the gulf coast', 'Costa del Golfo'],
    ['Mississippi Gulf Coast', 'Costa del Golfo'],
    ['gulf coast, MS', 'Costa del Golfo'],
    ['la costa de Misisipí', 'Costa del Golfo'],
    ['banco en la costa del golfo', 'Costa del Golfo'],
    ['Sureste de Tejas', 'Sureste de Texas'],
    ['bank in acadiana', 'Acadiana'],
    ['Acadiana LA', 'Acadiana'],
    ['cinturón de pinos', 'Cinturón de Pinos'],
    ['pine belt branch', 'Cinturón de Pinos'],
    ['East Texas bank', 'Este de Texas'],
    ['piney woods', 'Este de Texas'],
    // With its state it is the village, and no region lies in another state.
    ['Piney Woods, MS', 'Piney Woods, MS'],
    ['mississippi delta', 'Mississippi Delta, MS'],
    ['delta del Misisipi', 'Mississippi Delta, MS'],
    ['costa del golfo banco', 'Costa del Golfo'],
    ['bosques de pino, Texas', 'Este de Texas'],
    ['costa de Texas', 'Galveston, TX'],
    ['golden triangle bank', 'Beaumont, TX'],
    ['sur de Misisipí', 'Sur de Misisipi'],
    ['northwestern Louisiana', 'Noroeste de Luisiana'],
    ['centro de Misisipi', 'Centro de Misisipi'],
    // With the code of its state it is a town.
    ['Central, LA', 'Central, LA'],
    ['Galleria Houston', 'Galleria, TX'],
    ['Ninth Ward', 'Ninth Ward, LA'],
    ['Dalas banco', 'Dallas, TX'],
    ['Farmers Branch', 'Farmers Branch, TX'],
    ['West Bank', 'Westbank, LA'],
  ])('of a region, %s, is said on Spanish pages as %s', (typed, wanted) => {
    const [meaning] = searchPlaces(storedPlaces(), contentLocations('es'), contentRegions('es'))(typed)
    expect(meaning && placeName(meaning, { words: finderWords('es'), locale: 'es-US' })).toBe(wanted)
  })

  it('is no branch in a street of that name', () => {
    expect(search('jackson ms').map(({ kind }) => kind)).not.toContain('branch')
  })
})

describe('[LOC-01] [D-LOC-1] a street', () => {
  it.each([
    ['calle Texas', 'Shreveport', false],
    ['texas street', 'Shreveport', false],
    // There is none of that kind: the one of another kind is said to be a guess.
    ['avenida Kentucky', 'McKinney ATM', true],
    ['travis street sherman', 'Sherman', false],
    ['Calle 18, Monroe', 'Monroe', false],
    ['9th Avenue', 'Port Arthur', false],
    // Of two, that of the larger town.
    ['Travis Street', 'Downtown Houston', false],
  ])('%s is that of %s', (typed, name, isGuess) => {
    expect(search(typed)[0]).toMatchObject({ kind: 'branch', name, isGuess })
  })

  it.each(['calle Texas, MS', 'calle Travis en Tyler', 'avenida'])('%s is none of ours', (typed) => {
    expect(search(typed).filter(({ kind }) => kind === 'branch')).toEqual([])
  })
})

describe('[LOC-01] [D-LOC-1] [LOC-05] [LOC-06] a telephone number and a person', () => {
  it.each(['985-555-0134', '(985) 555 0134', '+19855550134', '1-985-555-0134', 'tel: 985.555.0134', '555-0134'])(
    '%s is that of Covington, and sure',
    (typed) => expect(search(typed)).toMatchObject([{ kind: 'branch', name: 'Covington', isGuess: false }]),
  )

  // The bank's own number stands beside machines without one.
  it.each(['985-555-9999', '98555501345', '985-555', '800-555-0142'])('%s is no number of a branch', (typed) =>
    expect(search(typed)).toEqual([]),
  )

  it('is found by both its names, never by one of them alone', () => {
    expect(search('Bettina Crowder')[0]).toMatchObject({ kind: 'branch', name: 'Tyler', isGuess: false })
    expect(search('Betina Crowder')[0]).toMatchObject({ kind: 'branch', name: 'Tyler', isGuess: true })
    expect(search('Crowder')[0]).toMatchObject({ kind: 'town' })
  })
})

describe('[LOC-01] [D-LOC-1] a landmark', () => {
  it.each([
    ['University of Houston', 'University of Houston, TX'],
    ['universidad de houston', 'University of Houston, TX'],
    ['base militar Fort Polk', 'Fort Polk, LA'],
    ['University of Southern Mississippi', 'University of Southern Mississippi, MS'],
    // A part of the state, and no university without its word.
    ['south mississippi', 'South Mississippi'],
    ['texas state', 'Texas'],
    ['fort worth', 'Fort Worth, TX'],
    ['lake charles', 'Lake Charles, LA'],
    ['Rice', 'Rice, TX'],
  ])('%s is %s', (typed, wanted) => {
    const [meaning] = search(typed)
    expect(meaning && placeName(meaning, page)).toBe(wanted)
  })

  it('is in the table once under each of its names, in a county of its state', () => {
    const { landmarks, counties } = storedPlaces()
    expect(landmarks.length).toBeGreaterThan(200)
    expect(new Set(landmarks.map(({ name, state }) => `${name}, ${state}`)).size).toBe(landmarks.length)
    const far = landmarks.filter(({ county, lat, lng }) => distanceInMiles(counties[county] ?? { lat: 0, lng: 0 }, { lat, lng }) > 45)
    expect(far.map(({ name }) => name)).toEqual([])
  })
})

describe('[LOC-01] [D-LOC-1] the beginning of a ZIP code', () => {
  it.each([
    ['77', 'ZIP codes that begin with 77'],
    ['7043', 'ZIP codes that begin with 7043'],
  ])('%s is said as what was read: %s', (typed, said) => {
    const [meaning] = search(typed)
    expect(meaning).toMatchObject({ kind: 'zip', isGuess: true })
    expect(meaning && placeName(meaning, page)).toBe(said)
    expect(meaning?.members.length).toBeGreaterThan(0)
  })

  it.each(['7', '12', '999'])('%s is none of our area', (typed) => expect(search(typed).map(({ kind }) => kind)).not.toContain('zip'))
})

describe('[LOC-01] [D-LOC-1] a ZIP code', () => {
  const firstOf = (zip: string) => {
    const [meaning] = search(zip)
    return meaning && contentLocations()[rank(contentLocations(), meaning.at, { meaning })[0]?.index ?? -1]?.city
  }

  it.each([
    // As near as Bossier City, as far as anybody can tell.
    ['71105', 'Shreveport'],
    // Well nearer than New Orleans.
    ['70124', 'Metairie'],
    ['71111', 'Bossier City'],
  ])('%s shows %s first', (zip, city) => expect(firstOf(zip)).toBe(city))
})

describe('[LOC-01] [D-LOC-1] a search', () => {
  it.each([['Columbus, GA'], ['Springfield, IL'], ['Houston, CA'], ['Jackson, WY'], ['Austin, MN']])(
    'for %s names none of ours',
    (typed) => {
      expect(search(typed).filter(({ state }) => ['TX', 'LA', 'MS', 'AL'].includes(state))).toEqual([])
    },
  )

  it.each(['near me', 'bank near me', 'here', 'nearest', 'cerca de mí', 'aquí', 'mi ubicación'])(
    'of words for here, %s, names no place',
    (typed) => {
      expect(search(typed)).toEqual([])
    },
  )

  it.each([
    ['LA', 'state', 'LA'],
    // In capitals it is the state, in small letters the beginning of a town.
    ['GA', 'state', 'GA'],
    ['ga', 'town', 'Galveston'],
    ['la', 'state', 'LA'],
    ['77002 TX', 'zip', '77002'],
    ['39520, MS', 'zip', '39520'],
    ['Denver, CO', 'town', 'Denver'],
    ['La Place', 'town', 'LaPlace'],
    ['bank holidays in Katy', 'town', 'Katy'],
    ['Denver Colorado', 'town', 'Denver'],
    ['California', 'state', 'CA'],
    ['Carolina del Norte', 'state', 'NC'],
    ['Washington', 'town', 'Washington'],
    ['New York', 'town', 'New York'],
    ['New York, New York', 'town', 'New York'],
    ['spring branch houston', 'town', 'Houston'],
    ['houston main', 'town', 'Houston'],
    ['houston oak', 'town', 'Houston'],
    ['jackson main', 'town', 'Jackson'],
    ['Pensacola', 'town', 'Pensacola'],
    ['Destin FL', 'town', 'Destin'],
    ['32501', 'zip', '32501'],
    ['32401', 'zip', '32401'],
  ])('for %s is the %s %s', (typed, kind, name) => {
    expect(search(typed)[0]).toMatchObject({ kind, name })
  })
})

it.each(['77072, houston', '77072 Houston', '77072 houston tx', 'Houston 77072'])(
  '[LOC-01] a ZIP code beside its town says where in it, on either side: %s',
  (typed) => {
    const [meaning] = search(typed)
    expect(meaning?.kind).toBe('zip')
    expect(contentLocations()[meaning?.members[0] ?? -1]?.id).toBe('houston-bellaire-boulevard')
  },
)
