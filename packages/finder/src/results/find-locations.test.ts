import { distanceInMiles } from '@bank/rules/geo/distance.ts'
import { branchHours } from '@bank/rules/hours/branch-hours.ts'
import { describe, expect, it } from 'vitest'
import type { FinderLocation } from '../finder-location.ts'
import { searchPlaces } from '../search/search-places.ts'
import { emptyState, type FinderState } from '../state/finder-state.ts'
import { contentLocations, storedPlaces } from '../testing/content-locations.ts'
import { findLocations } from './find-locations.ts'

const places = storedPlaces()
const hours = [
  branchHours({ mon: 'Mon-Fri 9-5', sat: '9-noon', atm24hours: true }, [{ date: '2026-11-26' }]),
  branchHours({ mon: 'Mon-Fri dawn-dusk' }, []),
  branchHours({ atm24hours: true }, []),
  branchHours({ mon: 'Mon-Fri 9-5', dtMon: 'Mon-Fri 8-6', dtSat: '9-noon', atm24hours: true }, []),
]
const hoursOf: Readonly<Record<string, number>> = { 'tyler-rose-garden-road': 1, 'natchez-bluff-street': 3 }
const locations = contentLocations().map((location, index): FinderLocation => {
  const isMachine = / ATM$/.test(location.names[0] ?? '')
  return {
    ...location,
    kinds: isMachine ? ['atm'] : ['bankingCenter', 'atm'],
    features: index % 2 === 0 ? ['notary'] : [],
    languages: index % 3 === 0 ? ['vi'] : [],
    hours: isMachine ? 2 : (hoursOf[location.id] ?? 0),
  }
})
const search = searchPlaces(places, locations)

/** What a state finds at a moment of Texas. */
const find = (state: Partial<FinderState>, time = '2026-11-24T10:00:00-06:00', region?: { lat: number; lng: number }) =>
  findLocations({ locations, hours, search }, { ...emptyState, ...state }, { now: new Date(time), region })

const ids = (found: ReturnType<typeof find>) => found.locations.map(({ index }) => locations[index]?.id)

describe('findLocations', () => {
  it('[D-LOC-1] lists the banking center of a town before a nearer office for who asks for a bank or a service there, not for who names the town', () => {
    const offices = locations.map((one) =>
      one.id === 'dallas-pearl-street' ? { ...one, kinds: ['commercial' as const], features: [] } : one,
    )
    const firstFor = (query: string) => {
      const found = findLocations(
        { locations: offices, hours, search },
        { ...emptyState, query },
        { now: new Date('2026-11-24T16:00:00Z') },
      )
      return offices[found.locations[0]?.index ?? -1]?.id
    }
    expect(['Dallas', 'Dallas bank', 'banco en Dallas', 'open Saturday Dallas'].map(firstFor)).toEqual([
      'dallas-pearl-street',
      ...['Dallas bank', 'banco en Dallas', 'open Saturday Dallas'].map(() => 'dallas-oak-cliff-bishop-avenue'),
    ])
  })

  it('[D-LOC-1] lists branches for a place with "branch" behind it, unless that belongs to the name', () => {
    const kinds = ['Bossier City branch', 'sucursal Bossier City', 'Bossier City', 'Olive Branch', 'Bossier City ATM branch'].map(
      (query) => find({ query }).filters.kind,
    )
    expect(kinds).toEqual(['bankingCenter', 'bankingCenter', undefined, undefined, 'atm'])
  })

  it.each(['open today Houston', 'banco abierto hoy en Houston'])(
    '[D-LOC-1] lists for "%s" what opens today, before and after its hours',
    (query) => {
      const listed = (time: string) => ids(find({ query }, time))
      const [early, late] = [listed('2026-11-24T06:00:00-06:00'), listed('2026-11-24T20:00:00-06:00')]
      const holiday = listed('2026-11-26T10:00:00-06:00')
      expect(early).toContain('houston-travis-street')
      expect(late.toSorted()).toEqual(early.toSorted())
      // After its hours what is still open stands first: machines, which never close.
      expect([early[0], late.indexOf('houston-travis-street') > 30]).toEqual(['houston-travis-street', true])
      expect(holiday).not.toContain('houston-travis-street')
    },
  )

  it('[D-LOC-1] lists for "24 hour ATM" the machines that never close', () => {
    const machines = ids(find({ query: '24 hour ATM' }))
    expect(machines).toHaveLength(locations.length - 1)
    expect(machines).not.toContain('tyler-rose-garden-road')
    expect(ids(find({ query: 'ATM' }))).toContain('tyler-rose-garden-road')
  })

  it('[LOC-03] [D-LOC-2] measures from the position, else from the place, else from the region; else it measures nothing', () => {
    const jackson = { lat: 32.2988, lng: -90.1848 }
    const mandeville = { lat: 30.36, lng: -90.07 }
    expect(find({ at: mandeville }, undefined, jackson).origin).toEqual({ kind: 'position', at: mandeville })
    expect(find({ query: 'Katy' }, undefined, jackson).origin?.kind).toBe('place')
    expect(find({}, undefined, jackson).origin).toEqual({ kind: 'region', at: jackson })
    expect([find({}).origin, find({}).locations[0]?.miles]).toEqual([undefined, undefined])
  })

  it.each([
    ['Houston', 'Dallas', 225],
    ['New Orleans', 'Baton Rouge', 74],
    ['Shreveport', 'Monroe, LA', 95],
    ['Jackson, MS', 'Biloxi', 152],
    ['77550', '77002', 46],
  ])('[LOC-03] knows that %s and %s are %d miles apart, give or take 3', (one, other, miles) => {
    const [from, to] = [one, other].map((name) => search(name)[0]?.at)
    expect(Math.abs(distanceInMiles(from ?? { lat: 0, lng: 0 }, to ?? { lat: 0, lng: 0 }) - miles)).toBeLessThanOrEqual(3)
  })

  it('[D-LOC-1] finds what passes all filters', () => {
    const found = find({ query: 'Houston', kind: 'bankingCenter', features: ['notary'], language: 'vi' })
    const fitting = locations.filter(
      ({ kinds, features, languages }) => kinds.includes('bankingCenter') && features.length > 0 && languages.length > 0,
    )
    expect(ids(found).toSorted()).toEqual(fitting.map(({ id }) => id).toSorted())
  })

  it('[LOC-26] "open now" asks for the hours of that day, and never counts a day that follows the sun', () => {
    const open = (time: string) => ids(find({ query: 'Tyler', openNow: true }, time))
    expect(open('2026-11-24T10:00:00-06:00')).toContain('longview-methvin-street')
    expect(open('2026-11-24T10:00:00-06:00')).not.toContain('tyler-rose-garden-road')
    expect(open('2026-11-24T18:00:00-06:00')).not.toContain('longview-methvin-street')
    expect(open('2026-11-26T10:00:00-06:00')).not.toContain('longview-methvin-street')
    expect(open('2026-11-26T10:00:00-06:00')).toContain('kilgore-kay-street')
  })

  it('who looks for machines is told about machines that are open, also in a branch that is closed', () => {
    expect(ids(find({ query: 'Longview', openNow: true, kind: 'atm' }, '2026-11-24T22:00:00-06:00'))[0]).toBe('longview-methvin-street')
  })

  it('Saturday is what the week says', () => {
    const found = ids(find({ query: 'Tyler', saturday: true }))
    expect([found.includes('longview-methvin-street'), found.includes('tyler-rose-garden-road')]).toEqual([true, false])
    // A machine is open anyway.
    const machines = ids(find({ query: 'Tyler', saturday: true, kind: 'atm' }))
    expect([found.includes('kilgore-kay-street'), machines.includes('kilgore-kay-street')]).toEqual([false, true])
  })

  it('[D-LOC-1] who asks for a drive-thru that is open now gets none that is shut while its lobby is open', () => {
    const repairs = [{ dates: '2026-11-24', part: 'driveThru' }]
    const week = { mon: 'Mon-Fri 9-5', dtMon: 'Mon-Fri 8-6' }
    const branches = ['natchez-bluff-street', 'tyler-rose-garden-road'].map((id, index) => ({
      ...(locations.find((one) => one.id === id) as FinderLocation),
      features: ['drive-thru' as const],
      hours: index,
    }))
    const index = { locations: branches, hours: [branchHours({ ...week, hoursExceptions: repairs }, []), branchHours(week, [])], search }
    const openAt = (time: string) =>
      findLocations(index, { ...emptyState, openNow: true, features: ['drive-thru'] }, { now: new Date(time) }).locations.map(
        (one) => branches[one.index]?.id,
      )
    expect(openAt('2026-11-24T10:00:00-06:00')).toEqual(['tyler-rose-garden-road'])
    expect(openAt('2026-11-25T08:30:00-06:00').toSorted()).toEqual(['natchez-bluff-street', 'tyler-rose-garden-road'])
  })

  it('[D-LOC-1] who asks for a notary on Saturdays is told of lobbies that are open then, and of no drive-thru', () => {
    const open = (features: FinderState['features']) => ids(find({ query: 'Natchez', saturday: true, features }))
    const driveThru = 'natchez-bluff-street'
    expect(locations.find(({ id }) => id === driveThru)?.features).toEqual(['notary'])
    expect([open(['notary']).includes(driveThru), open([]).includes(driveThru)]).toEqual([false, true])
  })

  it('says when nothing is near, and when nothing was meant', () => {
    expect(find({ query: 'Austin, TX' }).farAway).toBeGreaterThan(60)
    expect(find({ query: 'Katy' }).farAway).toBeUndefined()
    // Measured to what passes the filters, where anything does.
    expect(find({ query: 'Tyler', kind: 'atm' }).farAway).toBeUndefined()
    expect(find({ query: 'Laredo', kind: 'atm' }).farAway).toBeGreaterThan(50)
    expect(find({ query: 'Tyler', language: 'mr' }).farAway).toBeUndefined()
    expect([find({ query: 'qqqqzz' }).isUnknown, find({ query: '' }).isUnknown]).toEqual([true, false])
  })

  it('[D-LOC-1] reads a kind, a service and hours that are typed as filters, beside those that are chosen', () => {
    const machines = locations.filter(({ kinds }) => kinds.includes('atm')).length
    expect([find({ query: 'ATM' }).isUnknown, find({ query: 'ATM' }).locations.length]).toEqual([false, machines])
    expect(find({ query: 'notary in Houston' }).filters.features).toEqual(['notary'])
    expect(find({ query: 'ATM Houston', kind: 'bankingCenter' }).filters.kind).toBe('bankingCenter')
    expect(ids(find({ query: 'ATM', kind: 'bankingCenter', openNow: true }, '2026-11-24T18:00:00-06:00'))).toEqual([])
    expect(find({ query: 'ATM' }, undefined, { lat: 32.3, lng: -90.18 }).origin?.kind).toBe('region')
  })

  it('[LOC-01] of a state names its own alone', () => {
    expect(new Set(find({ query: 'Luisiana' }).locations.map(({ index }) => locations[index]?.state))).toEqual(new Set(['LA']))
  })

  it('offers other places of the same name, and guesses only beside a guess', () => {
    expect(find({ query: 'Harris County' }).others).toEqual([])
    expect(find({ query: 'Houston' }).others.map(({ name, state }) => `${name}, ${state}`)).toContain('Houston, MS')
    expect(find({ query: 'Hous' }).others.length).toBeGreaterThan(0)
  })

  it('[LOC-01] of a parish names its own first, however far they lie from its middle', () => {
    const own = ids(find({ query: 'Jefferson Parish' })).slice(0, 3)
    expect(own.toSorted()).toEqual(['grand-isle-ludwig-lane', 'kenner-williams-boulevard', 'metairie-veterans-boulevard'])
  })
})
