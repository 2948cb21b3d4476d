import { branchHours } from '@bank/rules/hours/branch-hours.ts'
import { describe, expect, it } from 'vitest'
import { createFinder } from '../answer.ts'
import type { FinderLocation } from '../finder-location.ts'
import { emptyState, type FinderState } from '../state/finder-state.ts'
import { contentLocations, ordinaryHours, storedPlaces } from '../testing/content-locations.ts'
import { finderWords } from '../testing/finder-words.ts'
import { distanceText } from './distance-text.ts'

const places = storedPlaces()
const now = new Date('2026-11-24T10:00:00-06:00')

const finderOf = (
  language: 'en' | 'es',
  change: (location: FinderLocation) => Partial<FinderLocation> = () => ({}),
  hours = ordinaryHours,
) =>
  createFinder(
    {
      action: '',
      states: [],
      types: [],
      siteSearch: `/${language}/search/`,
      phone: { number: '800-555-0142', href: 'tel:+18005550142' },
      languages: [{ value: 'vi', label: 'Tiếng Việt', name: language === 'en' ? 'Vietnamese' : 'vietnamita' }],
      words: finderWords(language),
      locale: `${language}-US`,
      hours,
      weeks: [],
      dates: [],
      rows: [],
      directions: {},
      locations: contentLocations(language).map((location) => ({ ...location, ...change(location) })),
    },
    places,
  )

const status = (finder: ReturnType<typeof finderOf>, state: Partial<FinderState>) => finder({ ...emptyState, ...state }, { now }).status

describe('[LOC-01] [D-LOC-1] the sentence above a list', () => {
  it.each([
    ['en', { query: 'Houston' }, 'Nearest to Houston, TX: 10 of 115 locations'],
    ['es', { query: 'Houston' }, 'Más cerca de Houston, TX: 10 de 115 lugares'],
    ['es', { query: '77008' }, 'Más cerca del código postal 77008: 10 de 115 lugares'],
    ['en', { query: 'Oklahoma' }, 'We have no locations in Oklahoma.'],
    ['es', { query: 'Pensilvania' }, 'No tenemos lugares en Pensilvania.'],
    ['en', { query: 'CA' }, 'We have no locations in California.'],
    ['es', { query: 'NY' }, 'No tenemos lugares en Nueva York.'],
    ['en', { query: 'hindi' }, 'We have no locations where Hindi is spoken.'],
    ['en', { query: 'Texas' }, 'The first 10 of 48 locations in Texas'],
    ['es', { query: 'Tejas' }, 'Se muestran 10 de 48 lugares en Texas'],
    ['es', { query: 'Misisipi' }, 'Se muestran 10 de 28 lugares en Misisipi'],
    ['en', { query: 'Alabama' }, '1 location in Alabama'],
    ['en', { query: 'Oklahoma' }, 'We have no locations in Oklahoma.'],
    ['es', { query: 'Oklahoma' }, 'No tenemos lugares en Oklahoma.'],
    ['en', { query: 'Austin, TX' }, /^We are not near Austin, TX yet: our closest location is \d+ miles away\.$/],
    ['es', { query: 'Austin, TX' }, /^Todavía no estamos cerca de Austin, TX: nuestro lugar más cercano queda a \d+ millas\.$/],
    [
      'en',
      { query: 'Austin' },
      /^We are not near Austin, TX yet: our closest location is \d+ miles away\. We are near Austin County, TX\.$/,
    ],
    ['es', { query: 'Atlanta' }, /^Todavía no estamos cerca de Atlanta, GA: .+ Sí estamos cerca de Atlanta, LA\.$/],
    ['en', { query: 'Crockett' }, /^Nearest to Crockett, TX: /],
    ['en', { query: '80202' }, 'ZIP code 80202 is not among those of our area: Texas, Louisiana, Mississippi and nearby.'],
    ['es', { query: '10001' }, /^El código postal 10001 no está entre los de nuestra zona: /],
    ['es', { query: 'Nueva Orleans' }, 'Más cerca de Nueva Orleans, LA: 10 de 115 lugares'],
    ['en', { query: 'zzzzqq' }, 'We found no place called “zzzzqq”.'],
    ['en', { query: 'Denver' }, /^We are not near Denver, CO yet: our closest location is \d{3} miles away\.$/],
    ['es', { query: 'Denver, CO' }, /^Todavía no estamos cerca de Denver, CO: /],
    ['en', { query: 'Houston', saturday: true }, 'We have no locations open on Saturdays.'],
    ['en', { query: 'Houston', saturday: true, openNow: true }, 'We have no locations open now and on Saturdays.'],
    ['es', { query: 'Houston', saturday: true, openNow: true }, 'No tenemos lugares en servicio ahora y los sábados.'],
    ['en', { query: 'Galveston County' }, 'In Galveston County, TX first: 10 of 115 locations'],
    ['es', { query: 'Galveston County' }, 'Condado de Galveston, TX primero: 10 de 115 lugares'],
    ['en', { query: 'banks near me' }, 'To see what is near you, use your location, or type a town or ZIP code.'],
    ['es', { query: 'cerca de mí' }, 'Para ver lo más cercano, use su ubicación o escriba una ciudad o un código postal.'],
    [
      'en',
      { at: { lat: 51.5, lng: -0.12 } },
      /^We are not near the position in this link yet: our closest location is 4,?\d{3} miles away\.$/,
    ],
    ['en', { at: { lat: 29.76, lng: -95.37 } }, 'Nearest to the position in this link: 10 of 115 locations'],
    ['es', { at: { lat: 29.76, lng: -95.37 } }, 'Más cerca de la posición de este enlace: 10 de 115 lugares'],
  ] as const)('says in %s of %o: %s', (language, state, sentence) => {
    expect(status(finderOf(language), state)).toMatch(sentence)
  })

  const onlyTyler = ({ id }: FinderLocation): Partial<FinderLocation> =>
    id === 'tyler-rose-garden-road' ? { kinds: ['bankingCenter', 'atm'], features: ['drive-thru', 'notary'], languages: ['vi'] } : {}

  it.each([
    ['en', { query: 'Tyler', features: ['notary'] }, /^1 location with a notary, \d\.?\d* miles? from Tyler, TX$/],
    ['es', { query: 'notario en Tyler' }, /^1 lugar con notaría, a \d\.?\d* millas? de Tyler, TX$/],
    [
      'en',
      { query: 'Houston', kind: 'bankingCenter', features: ['drive-thru', 'notary'] },
      /^No banking centers with a drive-thru and a notary within 50 miles of Houston, TX: the nearest is 1\d\d miles away\.$/,
    ],
    [
      'es',
      { query: 'autobanco Houston' },
      /^No hay lugares con autoservicio a menos de 50 millas de Houston, TX: lo más cercano queda a 1\d\d millas\.$/,
    ],
    ['en', { query: 'drive-thru', language: 'vi', openNow: true }, '1 location open now with a drive-thru where Vietnamese is spoken'],
    ['es', { query: 'autobanco', language: 'vi' }, '1 lugar con autoservicio donde se habla vietnamita'],
    ['en', { query: 'ATM' }, '1 place with an ATM'],
    ['en', { query: 'ATM near me' }, '1 place with an ATM. To see what is near you, use your location, or type a town or ZIP code.'],
    ['en', { query: 'nearest ATM' }, '1 place with an ATM. To see what is near you, use your location, or type a town or ZIP code.'],
    ['en', { query: 'bank near me with drive-thru' }, /^1 location with a drive-thru\. To see what is near you, /],
    ['en', { query: 'bank open now' }, /^1 location open now\. To see what is near you, /],
    ['en', { query: 'closest to me' }, 'To see what is near you, use your location, or type a town or ZIP code.'],
    ['es', { query: 'cajero cerca de mí' }, /^1 lugar con cajero\. Para ver lo más cercano, use su ubicación o escriba /],
    ['en', { query: 'deposit atm' }, 'We have no locations with an ATM that takes deposits.'],
    ['es', { query: 'cajero 24 horas' }, 'No tenemos lugares con cajero en servicio las 24 horas.'],
    ['en', { query: '24 hour atm near me' }, 'We have no places with an ATM open 24 hours.'],
    ['es', { query: 'cajero', saturday: true }, 'No tenemos lugares con cajero en servicio los sábados.'],
    ['en', { features: ['safe-deposit'] }, 'We have no locations with safe deposit boxes.'],
  ] as const)('names in %s the filters of %o: %s', (language, state, sentence) => {
    expect(status(finderOf(language, onlyTyler), state as Partial<FinderState>)).toMatch(sentence)
  })

  const driveThrusAroundHouston = ({ city }: FinderLocation): Partial<FinderLocation> =>
    ['Houston', 'Pasadena'].includes(city) ? { kinds: ['bankingCenter'], features: ['drive-thru'] } : {}

  it.each([
    ['en', { query: 'drive thru in Houston' }, /^In Houston, TX first: \d+ of \d+ locations with a drive-thru$/],
    ['es', { query: 'autobanco en Houston' }, /^Houston, TX primero: \d+ de \d+ lugares con autoservicio$/],
    ['en', { query: 'Houston open today' }, /^In Houston, TX first: \d+ of \d+ locations open today$/],
    ['en', { query: 'atms near by' }, /To see what is near you, /],
    ['en', { query: 'Houston', features: ['drive-thru'] }, /^.+ from Houston, TX|^Nearest to Houston, TX: /],
  ] as const)('says in %s of %o whether those in town come before nearer ones: %s', (language, state, sentence) => {
    expect(status(finderOf(language, driveThrusAroundHouston), state)).toMatch(sentence)
  })

  it.each(['zzzzqq', '80202', 'Friday'])('names the telephone where %s means nothing', (query) => {
    const { isUnknown, list } = finderOf('en')({ ...emptyState, query }, { now })
    expect([isUnknown, list.includes('<a class="num" href="tel:+18005550142">800-555-0142</a>')]).toEqual([true, true])
    expect(finderOf('en')({ ...emptyState, query: 'Tyler' }, { now }).list).not.toContain('tel:+18005550142')
  })

  it('names the telephone where filters leave nothing', () => {
    const { isUnknown, list } = finderOf('en')({ ...emptyState, query: 'safe deposit Tyler' }, { now })
    expect([isUnknown, list.includes('tel:+18005550142')]).toEqual([false, true])
  })

  it.each([
    [
      'en',
      'branch open sunday houston',
      /^No banking center is open on Sundays\. Nearest to Houston, TX: 10 of 60 places with an ATM open on Sundays$/,
    ],
    [
      'es',
      'banco abierto domingo houston',
      /^Ninguna sucursal abre los domingos\. Más cerca de Houston, TX: 10 de 60 .+ en servicio los domingos$/,
    ],
    ['en', 'open sunday', /^No banking center is open on Sundays\. The first 10 of 60 places with an ATM open on Sundays$/],
    ['es', 'abierto los domingos', /^Ninguna sucursal abre los domingos\. /],
  ] as const)('says in %s to %s that all are closed on Sundays, and lists machines', (language, query, sentence) => {
    const machines = contentLocations()
      .slice(-60)
      .map(({ id }) => id)
    const change = ({ id }: FinderLocation) =>
      machines.includes(id) ? { kinds: ['atm'] as const, hours: 1 } : { kinds: ['bankingCenter'] as const }
    const finder = finderOf(language, change, [...ordinaryHours, branchHours({ atm24hours: true }, [])])
    expect(status(finder, { query })).toMatch(sentence)
  })

  it('lists what opens on other days where not even a machine is open on Sundays', () => {
    expect(status(finderOf('en'), { query: 'Sunday Houston' })).toBe(
      'No banking center is open on Sundays. Nearest to Houston, TX: 10 of 115 locations',
    )
  })

  it.each([
    ['en', 'Houston open Sunday', 'In Houston, TX first: 10 of 115 locations open on Sundays'],
    ['es', 'domingo', 'Se muestran 10 de 115 lugares en servicio los domingos'],
  ] as const)('says in %s to %s what is open on Sundays where something is', (language, query, sentence) => {
    const finder = finderOf(language, () => ({ kinds: ['bankingCenter'] }), [branchHours({ mon: 'Mon-Sun 9-5' }, [])])
    expect(status(finder, { query })).toBe(sentence)
  })

  it.each([
    ['en', 'routing & "wire"', '/en/search/?terms=routing+%26+%22wire%22">Search the whole site for “routing &amp; &quot;wire&quot;”</a>'],
    ['es', 'zzzzqq', '/es/search/?terms=zzzzqq">Buscar «zzzzqq» en todo el sitio</a>'],
  ] as const)('leads in %s to the search of the site where %s means nothing', (language, query, link) => {
    expect(finderOf(language)({ ...emptyState, query }, { now }).list).toContain(link)
    expect(finderOf(language)({ ...emptyState, query: 'Tyler' }, { now }).list).not.toContain('/search/')
  })

  it.each(['banks near me', 'ATM near me', 'cerca de mí'])('offers beside the answer to %s to use the visitor’s location', (query) => {
    expect(finderOf('en')({ ...emptyState, query }, { now }).list).toContain('data-finder-locate')
    expect(finderOf('en')({ ...emptyState, query: 'Tyler' }, { now }).list).not.toContain('data-finder-locate')
  })

  it('lists nothing where all is out of reach, and names the telephone', () => {
    const { count, list } = finderOf('en')({ ...emptyState, at: { lat: 51.5, lng: -0.12 } }, { now })
    expect([count, list.includes('data-pin'), list.includes('tel:+18005550142')]).toEqual([0, false, true])
  })

  it('says “you” of a position that is the visitor’s own alone', () => {
    const state = { ...emptyState, at: { lat: 29.76, lng: -95.37 } }
    const { status: sentence } = finderOf('en')(state, { now, isOwnPosition: true })
    expect(sentence).toBe('Nearest to you: 10 of 115 locations')
  })

  it.each([
    ['en', 'Hattisburg', 'We read “Hattisburg” as Hattiesburg, MS.'],
    ['es', 'Denver C', 'Leímos «Denver C» como Denver City, TX.'],
    ['en', 'Houston', undefined],
    ['en', 'south mississippi', 'We read “south mississippi” as South Mississippi.'],
    ['es', 'noreste de Luisiana', 'Leímos «noreste de Luisiana» como Noreste de Luisiana.'],
  ] as const)('says in %s what was read into %s: %s', (language, query, sentence) => {
    const { list } = finderOf(language)({ ...emptyState, query }, { now })
    expect(/location-finder-understood">([^<]*)</.exec(list)?.[1]).toBe(sentence)
  })

  it.each([
    ['bankingCenter', 'Se muestran 10 de 115 sucursales'],
    ['loan', 'Se muestran 10 de 115 oficinas de préstamos'],
    ['atm', 'Se muestran 10 de 115 lugares con cajero'],
  ] as const)('says in Spanish how many are shown of kind %s: %s', (kind, sentence) => {
    expect(
      status(
        finderOf('es', () => ({ kinds: [kind] })),
        { kind },
      ),
    ).toBe(sentence)
  })

  it.each([
    ['en', { query: 'Houston' }, 'Print the nearest five'],
    ['es', { query: 'Houston' }, 'Imprimir los cinco más cercanos'],
    ['en', { query: 'Mississippi' }, 'Print the first five'],
    ['es', { query: 'Misisipi' }, 'Imprimir los cinco primeros'],
    ['en', { chosen: 'katy-avenue-d' }, 'Print the first five'],
  ] as const)('offers in %s to print of %o: %s', (language, state, label) => {
    expect(finderOf(language)({ ...emptyState, ...state }, { now }).print).toBe(label)
  })

  it('has no comma between a list and where it is', () => {
    const open = finderOf('en', () => ({ kinds: ['bankingCenter'] }))
    const { status: sentence } = open({ ...emptyState, query: 'Houston', openNow: true, features: [] }, { now })
    expect(sentence).toBe('Nearest to Houston, TX: 10 of 115 locations open now')
  })

  it('offers the place without the filters that were typed when they leave nothing over', () => {
    const { count, list } = finderOf('en')({ ...emptyState, query: 'notary in Tyler' }, { now })
    expect(count).toBe(0)
    expect(list).toContain('data-finder-query="Tyler, TX">Clear the filters</a>')
  })

  it.each([
    ['en', 1, '1 mile'],
    ['en', 0.996, '1 mile'],
    ['en', 0.5, '0.5 miles'],
    ['en', 2, '2 miles'],
    ['es', 1, '1 milla'],
    ['es', 1.004, '1 milla'],
    ['es', 0, '0 millas'],
    ['es', 3.456, '3.46 millas'],
  ] as const)('[LOC-03] [LOC-04] writes in %s %d miles as %s', (language, miles, text) => {
    expect(distanceText(miles, finderWords(language), `${language}-US`)).toBe(text)
  })
})
